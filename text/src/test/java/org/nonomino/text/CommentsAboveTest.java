package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class CommentsAboveTest {
  @Test
  void eachLineKnowsTheCommentsAboveIt() throws IOException {
    LineReader lines =
        new LineReader("text", new StringReader("\n# a \n\n#b\none\ntwo\n\n#c\n\nthree\n#d\n"));

    TextLine third = lines.peek(4).orElseThrow();
    assertThat(third.text()).isEqualTo("three");
    assertThat(lines.commentsAbove(third)).containsExactly("#c");
    assertThat(lines.commentsAbove(lines.peekSignificant().orElseThrow()))
        .containsExactly("# a", "#b");
    TextLine first = lines.next().orElseThrow();
    assertThat(lines.commentsAbove(first)).containsExactly("# a", "#b");
    TextLine second = lines.next().orElseThrow();
    assertThat(second.text()).isEqualTo("two");
    assertThat(lines.commentsAbove(second)).isEmpty();
    assertThat(lines.commentsAbove(first)).isEmpty();
    assertThat(lines.commentsAbove(third)).containsExactly("#c");
  }

  @Test
  void noMoreThanAFewAreKept() throws IOException {
    LineReader lines = new LineReader("text", new StringReader("#\n".repeat(1000) + "one\n#two"));

    Optional<TextLine> line = lines.next();

    assertThat(lines.commentsAbove(line.orElseThrow())).hasSize(64);
    assertThat(lines.next()).isEmpty();
  }
}
