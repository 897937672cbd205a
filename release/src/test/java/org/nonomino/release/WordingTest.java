package org.nonomino.release;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Refuses the expressions that {@code docs/glossary.md} lists under "Refused by the build", in
 * code, documents and the web app. {@code wording-exceptions.txt} lists the places that are right.
 */
final class WordingTest {
  private static final Path ROOT =
      Path.of(System.getProperty("nonomino.basedir"), "..").normalize();
  private static final Path GLOSSARY = ROOT.resolve("docs/glossary.md");
  private static final String HEADING = "## Refused by the build";

  /** The cells of a row are an example, better words, and a regular expression. */
  private static final Pattern ROW =
      Pattern.compile("\\| (?<example>[^|]+) \\| (?<better>[^|]+) \\| `(?<regex>.+)` \\|");

  private static final Pattern CHECKED = Pattern.compile(".*\\.(java|md|js|json|html|ya?ml)");

  /** The folders with results of builds and with downloaded modules. */
  private static final Set<String> UNCHECKED_FOLDERS =
      Set.of("target", "node_modules", ".git", ".m2", ".idea", ".vscode");

  /** The rules themselves, texts by others, and generated files whose sources are checked. */
  private static final Set<Path> UNCHECKED =
      Stream.of(
              "docs/glossary.md",
              "docs/performance-log.md",
              "docs/techniques",
              "docs/site/data",
              "THIRD-PARTY.md")
          .map(ROOT::resolve)
          .collect(Collectors.toUnmodifiableSet());

  /** An expression that is refused. */
  record Rule(String example, Pattern regex) {
    @Override
    public String toString() {
      return example;
    }
  }

  /** A line of a file that is right although it matches a rule. */
  private record Exemption(String path, String words) {
    boolean covers(String where, String line) {
      return where.equals(path) && line.contains(words);
    }
  }

  static List<Rule> rules() throws IOException {
    List<Rule> rules = new ArrayList<>();
    boolean isInside = false;
    for (String line : Files.readAllLines(GLOSSARY)) {
      isInside = line.startsWith("## ") ? line.equals(HEADING) : isInside;
      Matcher row = ROW.matcher(line);
      if (isInside && row.matches()) {
        rules.add(
            new Rule(
                row.group("example"), Pattern.compile(row.group("regex").replace("\\|", "|"))));
      }
    }
    return rules;
  }

  @Test
  void theGlossaryHasRules() throws IOException {
    assertThat(rules()).hasSizeGreaterThanOrEqualTo(12);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void eachExampleIsRefused(Rule rule) {
    assertThat(rule.example()).containsPattern(rule.regex());
  }

  @Test
  void nothingIsRefused() throws IOException {
    List<Rule> rules = rules();
    List<Exemption> exemptions = exemptions();
    Set<Exemption> used = new HashSet<>();
    List<String> refused = new ArrayList<>();
    for (Path file : files()) {
      String where = ROOT.relativize(file).toString().replace('\\', '/');
      List<String> lines = Files.readAllLines(file);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        for (Rule rule : rules) {
          if (rule.regex().matcher(line).find()) {
            List<Exemption> covering =
                exemptions.stream().filter(each -> each.covers(where, line)).toList();
            used.addAll(covering);
            if (covering.isEmpty()) {
              refused.add(where + ":" + (i + 1) + ": '" + rule + "': " + line.strip());
            }
          }
        }
      }
    }
    assertThat(refused).as("expressions that docs/glossary.md refuses").isEmpty();
    assertThat(exemptions).as("exceptions that no file needs any more").allMatch(used::contains);
  }

  /** Returns the exceptions: path, words of the line, and reason, with tabs between them. */
  private static List<Exemption> exemptions() throws IOException {
    try (InputStream in =
        requireNonNull(WordingTest.class.getResourceAsStream("wording-exceptions.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .peek(fields -> assertThat(fields).as("path, words, reason").hasSize(3))
          .map(fields -> new Exemption(fields[0], fields[1]))
          .toList();
    }
  }

  private static List<Path> files() {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          ROOT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              return UNCHECKED.contains(folder)
                      || UNCHECKED_FOLDERS.contains(String.valueOf(folder.getFileName()))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              String name = file.getFileName().toString();
              if (CHECKED.matcher(name).matches()
                  && !name.endsWith("-lock.json")
                  && !UNCHECKED.contains(file)) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }
}
