@echo off
rem Runs Nonomino on Windows with an installed Java, 17 or newer.
setlocal disabledelayedexpansion
for %%h in ("%~dp0..") do set "home=%%~fh"
if not "%home:;=%"=="%home%" call :fail 2 "The path '%home%' contains a semicolon, which Java cannot have in a class path. Move Nonomino to another folder." & exit /b 2

set "wanted=Java"
@java@

rem This file has the version of Java, with "1." before it up to Java 8. If the version is missing, Java is used as it is.
for %%j in ("%java%") do set "release=%%~dpj..\release"
set "version=0"
if exist "%release%" for /f "usebackq tokens=1,2,3 delims==." %%v in ("%release%") do if "%%v"=="JAVA_VERSION" set "version=%%w" & set "minor=%%x"
set "version=%version:"=%"
if "%version%"=="1" set "version=%minor:"=%"
if %version% gtr 0 if %version% lss 17 call :fail 2 "'%java%' is Java %version%, which is too old. Install Java 17 or newer, or set JAVA_HOME to one." & exit /b 2

@settings@
if %version% lss @warning@ set "quiet="
set "classpath=%home%\lib\*"
set "share=-Xshare:auto"

@check@
@run@
