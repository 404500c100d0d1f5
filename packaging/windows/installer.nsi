; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows: for this user alone, without asking for an administrator. Called by packaging/build.py with
; VERSION, PAYLOAD (the packed folder), OUTPUT (the file to write) and SIZE (in KB).
; Silent: setup.exe /S [/D=FOLDER]; uninstall.exe /S [/SAVES=remove]; both end with 3 and change nothing while the program runs

Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "RDI Desktop"
!define ID "rdi-desktop"
!define TYPE "RDIDesktop.Game"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "A table for The Red Dragon Inn, made by fans"
VIAddVersionKey "LegalCopyright" "The RDI Desktop contributors, GPL-3.0-or-later"

!define MUI_WELCOMEPAGE_TEXT "A table for The Red Dragon Inn, made by fans. Unofficial, and not for sale: The Red Dragon Inn is a game by SlugFest Games, who have not made, checked or approved this program."
!define MUI_FINISHPAGE_RUN "$INSTDIR\rdi-desktop.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A program that runs holds its files: what is removed or written then is half of one version and half of another. Windows lets nobody
; write into a program that runs, and that is how it is noticed, before anything is touched. Silently, it ends with 3.
!macro EndIfRunning FILE
  ${DoWhile} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${NAME} is running. Leave it (games are saved as they go), then try again." /SD IDCANCEL IDCANCEL`
      SetErrorLevel 3
      Quit
    ${EndIf}
  ${Loop}
!macroend

Section "-Program"
  !insertmacro EndIfRunning "rdi-desktop.exe"
  !insertmacro EndIfRunning "rdi-desktop-console.exe"
  SetOutPath "$INSTDIR"
  ; An older version may have files that this one has not. Only what an installer has put there is removed.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
  ${EndIf}
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
  CreateDirectory "$SMPROGRAMS"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\rdi-desktop.exe"
  ; Saved games and characters open with a double-click
  WriteRegStr HKCU "Software\Classes\.rdigame" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "Game of ${NAME}"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\rdi-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\rdi-desktop.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.rdichar" "" "${TYPE}.Character"
  WriteRegStr HKCU "Software\Classes\${TYPE}.Character" "" "Character of ${NAME}"
  WriteRegStr HKCU "Software\Classes\${TYPE}.Character\DefaultIcon" "" "$INSTDIR\rdi-desktop.exe,0"
  WriteRegStr HKCU "Software\Classes\${TYPE}.Character\shell\open\command" "" '"$INSTDIR\rdi-desktop.exe" "%1"'
  ; What "Installed apps" shows
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The RDI Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\rdi-desktop.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "un.Program" UNPROGRAM
  SectionIn RO
  !insertmacro EndIfRunning "rdi-desktop.exe"
  !insertmacro EndIfRunning "rdi-desktop-console.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\rdi-desktop.exe"
  Delete "$INSTDIR\rdi-desktop-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; what somebody else has put there stays
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.rdigame" ""
  ${If} $0 == "${TYPE}"
    DeleteRegKey HKCU "Software\Classes\.rdigame"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.rdichar" ""
  ${If} $0 == "${TYPE}.Character"
    DeleteRegKey HKCU "Software\Classes\.rdichar"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${TYPE}.Character"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Saved games, characters of one's own and settings stay unless somebody wants them gone.
Section /o "un.Saved games and settings" UNSAVES
  RMDir /r "$LOCALAPPDATA\${ID}"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${UNPROGRAM} "The program itself."
  !insertmacro MUI_DESCRIPTION_TEXT ${UNSAVES} "Every saved game, home-made character and setting. They cannot be brought back."
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

Function un.onInit
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/SAVES=" $2
  ${If} $2 == "remove"
    SectionSetFlags ${UNSAVES} 1
  ${EndIf}
FunctionEnd
