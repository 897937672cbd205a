package org.nonomino.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The shell script that starts the packaged program. It shares parts with the launcher of a
 * checkout: {@code @NAME@} in the template is replaced by the lines between {@code # begin NAME}
 * and {@code # end NAME} of that launcher.
 */
final class Launcher {
  private static final String COLLECTOR = "-XX:+UseParallelGC";
  private static final String TEMPLATE = "nonomino.sh";
  private static final Pattern SECTION =
      Pattern.compile("(?ms)^(?:#|rem) begin (\\w+)\\n(.*?)\\n(?:#|rem) end \\1$");
  private static final Pattern SETTING = Pattern.compile("(?m)^\\w+=\"(.*)\"$");
  private static final Pattern PLACE = Pattern.compile("@(\\w+)@");

  /**
   * The first version of Java that warns of internals of Guice and zstd, and has options against
   * these warnings.
   */
  private static final int WARNING_JAVA = 24;

  private Launcher() {}

  /**
   * Returns the script.
   *
   * @param sources the checkout
   * @param java the version of the runtime's Java
   * @param zstd the name of the native library for Zstandard
   * @throws IOException if a file cannot be read, or lacks a section that the template names
   */
  static String script(Path sources, int java, String zstd) throws IOException {
    Map<String, String> sections = shared(sources);
    sections.put(
        "quiet",
        java >= WARNING_JAVA
            ? "--sun-misc-unsafe-memory-access=allow --enable-native-access=" + MergedModule.NAME
            : "");
    sections.put("zstd", zstd);
    return filled(Resources.text(TEMPLATE), sections);
  }

  /**
   * Returns the script that starts the program with an installed Java.
   *
   * @param sources the checkout
   */
  static String withInstalledJava(Path sources) throws IOException {
    Map<String, String> sections = shared(sources);
    sections.put("warning", String.valueOf(WARNING_JAVA));
    return filled(Resources.text("nonomino-jvm.sh"), sections);
  }

  /**
   * Returns the batch file for an installed Java on Windows, with the line ends of Windows.
   *
   * @param sources the checkout
   */
  static String withInstalledJavaOnWindows(Path sources) throws IOException {
    Map<String, String> sections =
        sections(Files.readString(sources.resolve("nonomino.cmd")).replace("\r", ""));
    sections.put("warning", String.valueOf(WARNING_JAVA));
    String template = Resources.text("nonomino-jvm.cmd").replace("\r", "");
    return filled(template, sections).replace("\n", "\r\n");
  }

  /**
   * Returns the options that the launchers always pass to Java.
   *
   * @param sources the checkout
   */
  static List<String> options(Path sources) throws IOException {
    List<String> options = new ArrayList<>(List.of(COLLECTOR));
    Matcher words = SETTING.matcher(shared(sources).getOrDefault("settings", ""));
    while (words.find()) {
      options.addAll(List.of(words.group(1).split(" ")));
    }
    return options;
  }

  private static Map<String, String> shared(Path sources) throws IOException {
    Map<String, String> sections = new HashMap<>();
    for (String file : List.of("nonomino", "app/launcher.sh")) {
      sections.putAll(sections(Files.readString(sources.resolve(file))));
    }
    return sections;
  }

  /** Returns the marked parts of a script by name. */
  static Map<String, String> sections(String script) {
    Map<String, String> sections = new HashMap<>();
    Matcher matcher = SECTION.matcher(script);
    while (matcher.find()) {
      sections.put(matcher.group(1), matcher.group(2));
    }
    return sections;
  }

  /**
   * Fills in a template.
   *
   * @throws IOException if it names a section that does not exist
   */
  static String filled(String template, Map<String, String> sections) throws IOException {
    Matcher matcher = PLACE.matcher(template);
    StringBuilder script = new StringBuilder();
    while (matcher.find()) {
      String section = sections.get(matcher.group(1));
      if (section == null) {
        throw new IOException(
            "The launchers have no section '" + matcher.group(1) + "', which the template names.");
      }
      matcher.appendReplacement(script, Matcher.quoteReplacement(section));
    }
    return matcher.appendTail(script).toString();
  }
}
