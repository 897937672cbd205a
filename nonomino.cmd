@echo off
rem Runs Nonomino. On a fresh checkout builds it first: that needs a JDK 17 or newer.
setlocal
set "home=%~dp0"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo nonomino: Java was not found. Install a JDK 17 or newer, or set JAVA_HOME to one. 1>&2
  exit /b 2
)
if not exist "%home%app\target\nonomino.built" (
  echo nonomino: building; the first time this fetches libraries and takes a minute or two ... 1>&2
  pushd "%home%"
  if not exist app\target mkdir app\target
  call mvnw.cmd --quiet --batch-mode -Dquick -Dmaven.test.skip=true -pl app -am package > app\target\nonomino-build.log 2>&1
  if errorlevel 1 (
    type app\target\nonomino-build.log 1>&2
    echo nonomino: the build failed; the output of Maven is above. 1>&2
    popd
    exit /b 70
  )
  popd
  if exist "%home%app\target\nonomino.jsa" del "%home%app\target\nonomino.jsa"
)
chcp 65001 >nul 2>&1
setlocal enabledelayedexpansion
set "classpath=%home%app\target\nonomino.jar"
for %%f in ("%home%app\target\lib\*.jar") do set "classpath=!classpath!;%%~ff"
set "options=-XX:+UseParallelGC -XX:MaxNewSize=128m -Dguice_bytecode_gen_option=DISABLED -Dguice_custom_class_loading=OFF -Dguice_include_stack_traces=OFF"
set "archive=%home%app\target\nonomino.jsa"
rem The archive of parsed classes makes a start faster; Java ignores one that does not fit (docs/adr/0006).
if not exist "%archive%" (
  "%java%" %options% "-XX:DumpLoadedClassList=%archive%.classes" -cp "%classpath%" org.nonomino.app.Main solve "%home%examples\jigsaw.txt" >nul 2>&1
  "%java%" -XX:+UseG1GC -Xshare:dump "-XX:SharedClassListFile=%archive%.classes" "-XX:SharedArchiveFile=%archive%" -cp "%classpath%" >nul 2>&1
)
set "share=-Xshare:auto"
if exist "%archive%" set "share=-XX:SharedArchiveFile=%archive%"
if defined NONOMINO_CLASSPATH set "classpath=%classpath%;%NONOMINO_CLASSPATH%"
setlocal disabledelayedexpansion
"%java%" %options% "%share%" -Xlog:disable -Xlog:all=error:stderr %NONOMINO_JAVA_OPTS% -cp "%classpath%" org.nonomino.app.Main %*
exit /b %errorlevel%
