@echo off
rem Runs Nonomino. On a fresh checkout builds it first: that needs a JDK 17 or newer.
setlocal
set "home=%~dp0"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo nonomino: there is no Java here. Install a JDK 17 or newer, or set JAVA_HOME to one. 1>&2
  exit /b 2
)
if not exist "%home%app\target\nonomino.built" (
  echo nonomino: building; the first time this fetches libraries and takes a minute or two ... 1>&2
  pushd "%home%"
  if not exist app\target mkdir app\target
  call mvnw.cmd --quiet --batch-mode -Dquick -Dmaven.test.skip=true -pl app -am package > app\target\nonomino-build.log 2>&1
  if errorlevel 1 (
    type app\target\nonomino-build.log 1>&2
    echo nonomino: the build failed; what Maven said is above. 1>&2
    popd
    exit /b 70
  )
  popd
)
chcp 65001 >nul 2>&1
"%java%" -XX:+UseParallelGC %NONOMINO_JAVA_OPTS% -cp "%home%app\target\nonomino.jar;%home%app\target\lib\*;%NONOMINO_CLASSPATH%" org.nonomino.app.Main %*
exit /b %errorlevel%
