package org.nonomino.packaging;

import java.util.List;
import java.util.regex.Pattern;

/** The files that packages leave out, because the program never uses them. */
final class Unneeded {
  /** Files of jars, by path. */
  private static final Pattern RESOURCES =
      Pattern.compile(
          String.join(
              "|",
              // Files that describe a single jar, or are for tools.
              "META-INF/(MANIFEST\\.MF|INDEX\\.LIST|DEPENDENCIES|[^/]*\\.(SF|RSA|DSA|EC|kotlin_module))",
              "META-INF/(maven|proguard|native-image|versions)/.*",
              "module-info\\.class",
              "OSGI-(INF|OPT)/.*",
              // Licences are next to the program, where people find them.
              "META-INF/[^/]*(LICENSE|NOTICE)[^/]*|about\\.html",
              // The web app imports only the plain modules of lit-html.
              "META-INF/resources/_static/lit-html/[^/]+/(development|node|polyfill).*",
              "META-INF/resources/_static/.*\\.(map|ts|md)",
              // Tables for East Asian fonts; our fonts include their own.
              "org/apache/fontbox/cmap/(?!Identity-|[^/]*\\.class).*",
              // Plug-ins of TeaVM, the compiler of the web app, which does not run here.
              "META-INF/services/org\\.teavm\\..*"));

  /** Folders of java.desktop that need a screen, a printer or a loudspeaker. */
  private static final List<String> OF_THE_DESKTOP =
      List.of(
          "javax/swing/",
          "com/sun/java/swing/",
          "sun/swing/",
          "com/sun/media/sound/",
          "javax/sound/",
          "sun/print/",
          "javax/print/",
          "sun/awt/X11/");

  /**
   * The native libraries of java.desktop that are not needed for drawing into memory, on Linux. On
   * macOS, some need each other.
   */
  private static final Pattern NATIVE =
      Pattern.compile(
          "lib(awt_xawt|fontmanager|freetype|harfbuzz|javajpeg|jawt|jsound|lcms|mlib_image|prefs|splashscreen)\\.so");

  /** Other files of a runtime image, by path. */
  private static final Pattern FILES =
      Pattern.compile(
          "bin/(?!java$).*|conf/sdp/.*|conf/management/.*|lib/(classlist|jrt-fs\\.jar|jexec"
              + "|psfont.*|server/libjsig\\.so|libjsig\\.so)");

  private Unneeded() {}

  /** Returns whether a file of a jar may be left out. */
  static boolean isResource(String path) {
    return RESOURCES.matcher(path).matches();
  }

  /** Returns whether a class or resource of java.desktop may be left out. */
  static boolean isOfTheDesktop(String path) {
    return OF_THE_DESKTOP.stream().anyMatch(path::startsWith);
  }

  /** Returns whether a file of the runtime image may be left out; the path is relative to it. */
  static boolean isFile(String path) {
    return FILES.matcher(path).matches()
        || NATIVE.matcher(path.substring(path.lastIndexOf('/') + 1)).matches();
  }
}
