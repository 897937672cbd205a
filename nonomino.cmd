@echo off
rem Runs Nonomino on Windows, as the file nonomino does elsewhere. On a fresh checkout, builds it first, which needs a JDK 17
rem or newer. After changes to the sources, run: mvnw.cmd -Dquick -pl app -am package
rem The lines between "begin" and "end" are also in the launcher of the packages (docs/adr/0025).
rem Paths in a block need quotation marks, because a bracket, as in Program Files (x86), would end the block.
setlocal disabledelayedexpansion
set "home=%~dp0"
set "target=%home%app\target"
if not "%home:;=%"=="%home%" call :fail 2 "The path '%home%' contains a semicolon, which Java cannot have in a class path. Move Nonomino to another folder." & exit /b 2

set "wanted=a JDK"
rem begin java
set "java="
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if not defined java for %%j in (java.exe) do set "java=%%~$PATH:j"
if not defined java call :fail 2 "Java was not found. Install %wanted% 17 or newer, or set JAVA_HOME to one." & exit /b 2
rem end java

if not exist "%target%\nonomino-all.jar" (
  call :build "building; the first time this fetches libraries and takes a few minutes" "build" nonomino-build.log app
  if errorlevel 1 exit /b 70
  if exist "%target%\nonomino.jsa" del "%target%\nonomino.jsa"
)

rem Compiling the web app for static hosts takes minutes, so it is compiled only on request.
set "page="
if "%~1"=="site" if not "%~2"=="" if not "%~2"=="--help" if not "%~2"=="-h" set "page=%home%page-static\target\nonomino-page-static.jar"
if defined page if not exist "%page%" (
  "%java%" -Dnonomino.page.later=true -cp "%target%\nonomino-all.jar" org.nonomino.app.Main %*
  if errorlevel 1 exit /b 2
  call :build "compiling the web app for static hosts; this takes a minute or two" "build of the web app" page-build.log page-static
  if errorlevel 1 exit /b 70
)

rem begin settings
rem Java would silently ignore a missing jar.
set "missing="
if defined NONOMINO_CLASSPATH for %%e in ("%NONOMINO_CLASSPATH:;=" "%") do if not "%%~e"=="" if not exist "%%~e" set "missing=%%~e"
if defined missing call :fail 2 "NONOMINO_CLASSPATH names '%missing%', which does not exist." & exit /b 2

set "options=-XX:+UseParallelGC -XX:MaxNewSize=128m -Dguice_bytecode_gen_option=DISABLED -Dguice_custom_class_loading=OFF -Dguice_include_stack_traces=OFF"
set "quiet=--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
rem end settings
set "classpath=%target%\nonomino-all.jar"
set "archive=%target%\nonomino.jsa"
rem The archive of parsed classes makes a start faster; Java ignores one that does not fit (docs/adr/0006). Java 24 and
rem newer warns of internals of Guice and zstd; older versions do not have the options against that.
if not exist "%archive%" (
  if exist "%archive%.quiet" del "%archive%.quiet"
  "%java%" %quiet% -version >nul 2>&1
  if not errorlevel 1 echo yes> "%archive%.quiet"
)
if not exist "%archive%.quiet" set "quiet="
if not exist "%archive%" (
  "%java%" %options% "-XX:DumpLoadedClassList=%archive%.classes" -cp "%classpath%" org.nonomino.app.Main solve "%home%examples\jigsaw.txt" >nul 2>&1
  "%java%" -XX:+UseG1GC %quiet% -Xshare:dump "-XX:SharedClassListFile=%archive%.classes" "-XX:SharedArchiveFile=%archive%" -cp "%classpath%" >nul 2>&1
  if exist "%archive%.classes" del "%archive%.classes"
)
set "share=-Xshare:auto"
if exist "%archive%" set "share=-XX:SharedArchiveFile=%archive%"

rem begin check
rem Java names a class that does not exist only if it would have run it, instead of printing its version, for example.
if not defined NONOMINO_JAVA_OPTS if not defined JDK_JAVA_OPTIONS if not defined JAVA_TOOL_OPTIONS if not defined _JAVA_OPTIONS goto run
"%java%" %NONOMINO_JAVA_OPTS% nonomino.Absent 2>&1 | findstr /c:"nonomino.Absent" >nul
if not errorlevel 1 goto run
"%java%" %NONOMINO_JAVA_OPTS% nonomino.Absent 1>&2
call :fail 2 "Java does not accept NONOMINO_JAVA_OPTS, JDK_JAVA_OPTIONS, JAVA_TOOL_OPTIONS or _JAVA_OPTIONS: see above." & exit /b 2

:run
rem end check
if defined page set "classpath=%classpath%;%page%"
rem begin run
if defined NONOMINO_CLASSPATH set "classpath=%classpath%;%NONOMINO_CLASSPATH%"
rem Results are UTF-8. The code page of the console is restored at the end.
set "codepage="
for /f "tokens=2 delims=:." %%c in ('chcp') do set "codepage=%%c"
chcp 65001 >nul 2>&1
"%java%" %options% "%share%" -Xlog:disable -Xlog:all=error:stderr %quiet% %NONOMINO_JAVA_OPTS% -cp "%classpath%" org.nonomino.app.Main %*
set "status=%errorlevel%"
if defined codepage chcp %codepage% >nul 2>&1
exit /b %status%

rem Ends with a status and a message.
:fail
set "sentence=%~2"
setlocal enabledelayedexpansion
echo nonomino: !sentence! 1>&2
exit /b %1
rem end run

rem Builds a module. Parameters: the first message, the name of the build in messages, the log, and the module for Maven.
:build
echo nonomino: %~1 ... 1>&2
echo nonomino: The log of the %~2 is '%target%\%3'. 1>&2
if not exist "%target%" mkdir "%target%"
pushd "%home%"
call mvnw.cmd --quiet --batch-mode -Dquick -Dmaven.test.skip=true -pl %4 -am package > "%target%\%3" 2>&1
set "status=%errorlevel%"
popd
if "%status%"=="0" exit /b 0
type "%target%\%3" 1>&2
call :fail 70 "The %~2 failed; the output of Maven is above and in '%target%\%3'. It needs a JDK 17 or newer and, the first time, the network."
exit /b 70
