# SPDX-License-Identifier: GPL-3.0-or-later
"""As much of JSON Schema as content.schema.json uses."""

from __future__ import annotations

import re
from typing import Any

KNOWN = {
    "$ref", "$schema", "$defs", "title", "description", "type", "enum", "const", "anyOf", "allOf", "if", "then", "not", "properties",
    "additionalProperties", "propertyNames", "required", "items", "minItems", "minProperties", "maxProperties", "pattern", "minimum",
    "maximum",
}  # fmt: skip
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "number": (int, float),
    "null": (type(None),),
}


def same(one: Any, other: Any) -> bool:
    """Equal, where true is not 1."""
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


def faults(data: Any, schema: dict[str, Any], root: dict[str, Any], way: str = "") -> list[str]:
    """Everything in which the data differs from the schema."""
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    if "$ref" in schema:
        return faults(data, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, way)
    found: list[str] = []
    kind = schema.get("type")
    if kind is not None and (
        not isinstance(data, TYPES[kind]) or (kind in ("integer", "number") and isinstance(data, bool))
    ):
        return [f"{way}: expected {kind}, found {data!r}"]
    if "enum" in schema and not any(same(data, each) for each in schema["enum"]):
        found.append(f"{way}: {data!r} is none of {schema['enum']}")
    if "const" in schema and not same(data, schema["const"]):
        found.append(f"{way}: {data!r} is not {schema['const']!r}")
    if "anyOf" in schema:
        tried = [faults(data, each, root, way) for each in schema["anyOf"]]
        if all(tried):
            found += max(tried, key=lambda each: max(fault.count("/") for fault in each))
    for each in schema.get("allOf", ()):
        found += faults(data, each, root, way)
    if "if" in schema and not faults(data, schema["if"], root, way):
        found += faults(data, schema["then"], root, way)
    if "not" in schema and not faults(data, schema["not"], root, way):
        found.append(f"{way}: {data!r} should not be so")
    if isinstance(data, dict):
        found += _mapping(data, schema, root, way)
    if isinstance(data, list):
        if len(data) < schema.get("minItems", 0):
            found.append(f"{way}: too short")
        for i, each in enumerate(data):
            found += faults(each, schema.get("items", {}), root, f"{way}/{i}")
    if isinstance(data, str) and not re.search(schema.get("pattern", ""), data):
        found.append(f"{way}: {data!r} is not of the form {schema['pattern']}")
    if isinstance(data, int) and not schema.get("minimum", data) <= data <= schema.get("maximum", data):
        found.append(f"{way}: {data} is out of range")
    return found


def _mapping(data: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], way: str) -> list[str]:
    found = [f"{way}: {key} is missing" for key in schema.get("required", ()) if key not in data]
    if not schema.get("minProperties", 0) <= len(data) <= schema.get("maxProperties", len(data)):
        found.append(f"{way}: {len(data)} keys")
    rest = schema.get("additionalProperties", {})
    for key, value in data.items():
        if "propertyNames" in schema:
            found += faults(key, schema["propertyNames"], root, f"{way}/{key}")
        if key in schema.get("properties", {}):
            found += faults(value, schema["properties"][key], root, f"{way}/{key}")
        elif rest is False:
            found.append(f"{way}/{key}: no such key")
        else:
            found += faults(value, rest, root, f"{way}/{key}")
    return found
