package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The pages of other sites that the tests of embedded puzzles use, and the examples of the guide.
 */
final class Embedding {
  /** The fragment of a link with a 4×4 puzzle. */
  static final String LINK = "#play?p=1......2.3....4.";

  /** The events that the page received from a puzzle, as text: their names and fields. */
  static final String HEARD =
      "JSON.stringify(heard.map(({name, seconds, checked}) =>"
          + " [name, Number.isInteger(seconds) && seconds >= 0 && seconds < 600, checked]))";

  /** {@link #HEARD} if the puzzle was solved. */
  static final String SOLVED = "[[\"started\",true,null],[\"solved\",true,true]]";

  /** A script for the only frame, or that of the only element. */
  static final String FRAME =
      "(document.querySelector('nonomino-puzzle')?.shadowRoot ?? document).querySelector('iframe')";

  /**
   * A script for the width of a frame and its contents, and whether its height is that of its
   * contents.
   */
  static final String SIZES =
      "[innerWidth, document.documentElement.scrollWidth, innerHeight === Math.ceil("
          + "document.getElementById('app').getBoundingClientRect().height)]";

  /** A script after which the tab has no progress of the frame any more. */
  static final String FORGET =
      "(() => { try { sessionStorage.clear(); } catch { /* blocked */ }"
          + " Storage.prototype.setItem = () => {}; return true; })()";

  private static final String HOST = "https://puzzles.example.org/";
  private static final Path GUIDE = Path.of("..", "docs", "site", "content", "guides", "embed.md");

  private static final Pattern EXAMPLE =
      Pattern.compile("^```html\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  private Embedding() {}

  /** Returns an element with a puzzle, and the script that defines it. */
  static String element(PageHost host, String link, String attributes) {
    return "<script src='"
        + host.address()
        + "nonomino-puzzle.js' async></script><nonomino-puzzle src='"
        + link
        + "' "
        + attributes
        + "><a href='#other'>Play it elsewhere</a></nonomino-puzzle>";
  }

  /** Returns the examples of the guide, with a host instead of that of the guide. */
  static List<String> examples(PageHost host) {
    try {
      String guide = Files.readString(GUIDE, StandardCharsets.UTF_8);
      List<String> examples =
          EXAMPLE.matcher(guide).results().map((MatchResult found) -> found.group(1)).toList();
      assertThat(examples).hasSizeGreaterThan(3).allMatch(example -> example.contains(HOST));
      return examples.stream().map(example -> example.replace(HOST, host.address())).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
