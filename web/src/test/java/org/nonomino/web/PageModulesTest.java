package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.toolkit.json.Api;

/** The imports of the modules of the web app. ESLint checks which folder may import which. */
final class PageModulesTest {
  private static final Path PAGE = Path.of("src/main/resources/org/nonomino/web/page");

  /** The folder of the library, which the build copies from its own jar. */
  private static final String LIBRARY = "lib/";

  private static final Pattern IMPORT =
      Pattern.compile("^(?:import|export|\\}) .*?from '([./\\w-]+\\.js)';$", Pattern.MULTILINE);

  /** An import of a module that is loaded later. */
  private static final Pattern LATER = Pattern.compile("import\\('([./\\w-]+\\.js)'\\)");

  /** Comments name types of modules that are not loaded. */
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  private static final Pattern PRELOAD =
      Pattern.compile("<link rel=\"modulepreload\" href=\"\\{\\{base}}/((?!lib/)[\\w/-]+\\.js)\">");

  private static List<String> found(Pattern pattern, String file) throws IOException {
    String text = COMMENT.matcher(Files.readString(PAGE.resolve(file))).replaceAll("");
    return pattern.matcher(text).results().map((MatchResult result) -> result.group(1)).toList();
  }

  /** Returns the modules of the web app that a module imports, by their paths with slashes. */
  private static List<String> imports(String module, List<Pattern> patterns) throws IOException {
    List<String> imports = new ArrayList<>();
    for (Pattern pattern : patterns) {
      for (String address : found(pattern, module)) {
        String name = path(PAGE.resolve(module).resolveSibling(address).normalize());
        if (!name.startsWith(LIBRARY)) {
          imports.add(name);
        }
      }
    }
    return imports;
  }

  private static String path(Path file) {
    return PAGE.relativize(file).toString().replace('\\', '/');
  }

  /** Follows the imports of a module, and fails if they form a cycle. */
  private static void follow(
      String module,
      List<Pattern> patterns,
      List<String> path,
      Set<String> done,
      List<List<String>> cycles)
      throws IOException {
    if (path.contains(module)) {
      cycles.add(path.subList(path.indexOf(module), path.size()));
    } else if (!done.contains(module)) {
      List<String> longer = new ArrayList<>(path);
      longer.add(module);
      for (String imported : imports(module, patterns)) {
        follow(imported, patterns, longer, done, cycles);
      }
      done.add(module);
    }
  }

  @ParameterizedTest
  @CsvSource({"app.js, index.html, play/view.js", "embed.js, embed.html, embed/view.js"})
  void modulesOfTheFirstViewArePreloaded(String first, String document, String view)
      throws IOException {
    Set<String> needed = new HashSet<>();
    follow(first, List.of(IMPORT), List.of(), needed, new ArrayList<>());
    needed.remove(first);

    assertThat(found(PRELOAD, document))
        .contains(view)
        .containsExactlyElementsOf(new TreeSet<>(needed));
  }

  /** Quick requests do not wait for those that may take long, in the browser as on the server. */
  @Test
  void longRequestsAreThoseOfTheToolkit() throws IOException {
    String set =
        Pattern.compile("LONG = new Set\\(\\[(.*?)]\\)", Pattern.DOTALL)
            .matcher(Files.readString(PAGE.resolve("api/workers.js")))
            .results()
            .findFirst()
            .orElseThrow()
            .group(1);
    assertThat(Pattern.compile("'([^']+)'").matcher(set).results().map(found -> found.group(1)))
        // The web app sends no batches.
        .containsExactlyInAnyOrderElementsOf(
            Api.LONG.stream().filter(name -> !name.equals(Api.BATCH)).toList())
        .allMatch(name -> TestServer.api().post(name).isPresent());
  }

  /** A puzzle in another page has no ways to the other views, so it does not load them either. */
  @Test
  void anEmbeddedPuzzleLoadsNoOtherView() throws IOException {
    Set<String> loaded = new HashSet<>();
    follow("embed.js", List.of(IMPORT, LATER), List.of(), loaded, new ArrayList<>());

    assertThat(loaded)
        .contains("play/table.js", "play/clock.js")
        .noneMatch(module -> module.matches("(?:library|set|generate|watch|share)/.*"))
        .doesNotContain("play/view.js", "shell/header.js", "shell/routes.js", "shell/hand.js");
  }

  /** Other pages load it, so it is as small as they were promised. */
  @Test
  void theElementIsSmall() throws IOException {
    assertThat(Page.load().element()).hasSizeBetween(1, 3_072);
  }

  @Test
  void importsHaveNoCycles() throws IOException {
    List<List<String>> cycles = new ArrayList<>();
    Set<String> done = new HashSet<>();
    try (Stream<Path> files = Files.walk(PAGE)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".js")).toList()) {
        follow(path(file), List.of(IMPORT, LATER), List.of(), done, cycles);
      }
    }

    assertThat(done).contains("app.js", "play/view.js", "set/view.js", "storage/library-file.js");
    assertThat(cycles).isEmpty();
  }
}
