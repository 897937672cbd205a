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
import org.junit.jupiter.api.Test;
import org.nonomino.toolkit.json.Api;

/** The imports of the modules of the web app, except modules that are loaded later. */
final class PageModulesTest {
  private static final Path PAGE = Path.of("src/main/resources/org/nonomino/web/page");
  private static final Pattern IMPORT =
      Pattern.compile("^(?:import|export|\\}) .*?from '\\./([\\w-]+\\.js)';$", Pattern.MULTILINE);
  private static final Pattern PRELOAD =
      Pattern.compile("<link rel=\"modulepreload\" href=\"\\{\\{base}}/([\\w-]+\\.js)\">");

  private static List<String> found(Pattern pattern, String file) throws IOException {
    return pattern
        .matcher(Files.readString(PAGE.resolve(file)))
        .results()
        .map((MatchResult result) -> result.group(1))
        .toList();
  }

  /** Follows the imports of a module, and fails if they form a cycle. */
  private static void follow(
      String module, List<String> path, Set<String> done, List<List<String>> cycles)
      throws IOException {
    if (path.contains(module)) {
      cycles.add(path.subList(path.indexOf(module), path.size()));
    } else if (!done.contains(module)) {
      List<String> longer = new ArrayList<>(path);
      longer.add(module);
      for (String imported : found(IMPORT, module)) {
        follow(imported, longer, done, cycles);
      }
      done.add(module);
    }
  }

  @Test
  void modulesOfTheFirstViewArePreloaded() throws IOException {
    Set<String> needed = new HashSet<>();
    follow("app.js", List.of(), needed, new ArrayList<>());
    needed.remove("app.js");

    assertThat(found(PRELOAD, "index.html"))
        .contains("play.js")
        .containsExactlyElementsOf(new TreeSet<>(needed));
  }

  /** Quick requests do not wait for those that may take long, in the browser as on the server. */
  @Test
  void longRequestsAreThoseOfTheToolkit() throws IOException {
    String set =
        Pattern.compile("LONG = new Set\\(\\[(.*?)]\\)", Pattern.DOTALL)
            .matcher(Files.readString(PAGE.resolve("workers.js")))
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

  @Test
  void importsHaveNoCycles() throws IOException {
    List<List<String>> cycles = new ArrayList<>();
    Set<String> done = new HashSet<>();
    try (var files = Files.newDirectoryStream(PAGE, "*.js")) {
      for (Path file : files) {
        follow(PAGE.relativize(file).toString(), List.of(), done, cycles);
      }
    }

    assertThat(done).contains("app.js", "play.js", "set.js");
    assertThat(cycles).isEmpty();
  }
}
