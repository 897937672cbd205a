package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleText;

/**
 * Tests input of all formats with changed white space, case and header lines. Each puzzle is read
 * unchanged or refused, but never misread as a different one. After a refusal, which a person sees,
 * the reader may begin in the middle of the next puzzle.
 */
final class DisguisedTextsTest {
  /** The size of the random sample; some formats support only classic puzzles. */
  private static final int DRAWN = 20;

  private static final int MAX_PUZZLES = 3;

  private static final List<PuzzleFormat> FORMATS =
      Stream.concat(ExchangeFormats.ALL.stream(), PuzzleFormats.ALL.stream()).toList();

  /** A change after which a person can still read the input. */
  @SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
  private enum Disguise {
    BYTE_ORDER_MARK(text -> "\uFEFF" + text),
    WINDOWS_LINE_ENDS(text -> text.replace("\n", "\r\n")),
    OLD_LINE_ENDS(text -> text.replace('\n', '\r')),
    NO_LAST_LINE_END(String::stripTrailing),
    BLANK_LINES_AROUND(text -> "\n \n" + text + "\n\t\n"),
    BLANK_LINES_BETWEEN(text -> text.replace("\n", "\n\n")),
    TRAILING_BLANKS(text -> text.replace("\n", " \t \n")),
    INDENTED(text -> text.replaceAll("(?m)^(?=.)", "  ")),
    TABBED(text -> text.replace(' ', '\t')),
    WIDE(text -> text.replace(" ", "   ")),
    NO_BREAK(text -> text.replace(' ', '\u00A0')),
    NARROW(text -> text.replace(" ", "")),
    LOWER_CASE(text -> text.toLowerCase(Locale.ROOT)),
    UPPER_CASE(text -> text.toUpperCase(Locale.ROOT)),
    COMMENT(text -> "# Comment: 1 2 3 4\n" + text),
    HEADING(text -> "Puzzle\n" + text),
    NUMBERED(text -> "Puzzle 1\n" + text),
    TITLED(text -> "A title: by somebody\n\n" + text),
    DATED(text -> "2024-05-06\n" + text),
    UNDERLINED(text -> "Sudoku\n======\n" + text),
    SECTION(text -> "[Puzzle]\n" + text),
    HEADER_OF_A_TABLE(text -> "puzzle,solution\n" + text),
    QUOTED(text -> text.replaceAll("(?m)^(?=.)", "> ")),
    FENCED(text -> "```\n" + text + "```\n"),
    ZEROS(text -> text.replace('.', '0')),
    BULLETED(text -> text.replaceAll("(?m)^(?=.)", "- ")),
    HYPHENS(text -> text.replace('.', '-')),
    SIGNED(text -> text + "\n-- \nsomebody\n");

    private final UnaryOperator<String> change;

    Disguise(UnaryOperator<String> change) {
      this.change = change;
    }
  }

  @Test
  void noPuzzleIsTakenForAnotherOne() {
    check(1, 4);
  }

  @Test
  @Tag("long")
  void noneOfManyPuzzlesIsTakenForAnotherOne() {
    check(5, 60);
  }

  private static void check(long firstSeed, long lastSeed) {
    int read = 0;
    for (long seed = firstSeed; seed <= lastSeed; seed++) {
      for (PuzzleFormat format : FORMATS) {
        List<PuzzleEntry> written = written(format, seed);
        String text = FormatTexts.write(format, written);
        Random random = new Random(seed);
        for (Disguise first : Disguise.values()) {
          Disguise second = Disguise.values()[random.nextInt(Disguise.values().length)];
          String once = first.change.apply(text);
          String what = "%s of seed %d, %s".formatted(format.name(), seed, first);
          read += readAs(written, once, what);
          read += readAs(written, second.change.apply(once), what + ", " + second);
        }
      }
    }
    // Some puzzles must be accepted.
    assertThat(read)
        .isGreaterThan(
            (int) (lastSeed - firstSeed + 1) * FORMATS.size() * Disguise.values().length / 2);
  }

  /**
   * Returns one to three puzzles that a format can store; the list is empty if the seed has no such
   * puzzles.
   */
  private static List<PuzzleEntry> written(PuzzleFormat format, long seed) {
    RandomEntries entries = new RandomEntries(seed);
    return Stream.generate(entries::next)
        .limit(DRAWN)
        .filter(entry -> format.refusal(entry).isEmpty())
        .limit(1 + seed % MAX_PUZZLES)
        .toList();
  }

  /** Returns 1 if the input is read correctly, 0 if part of it is refused. */
  private static int readAs(List<PuzzleEntry> written, String text, String what) {
    List<Puzzle> puzzles = written.stream().map(PuzzleEntry::puzzle).toList();
    int read = 1;
    for (PuzzleText record : FormatTexts.cut(FORMATS, text)) {
      try {
        Puzzle puzzle = record.parse().puzzle();
        if (read > 0 && !puzzles.contains(puzzle)) {
          throw new AssertionError("%s: %s is read from%n%s".formatted(what, puzzle, text));
        }
      } catch (MalformedTextException e) {
        read = 0;
      } catch (RuntimeException e) {
        throw new AssertionError("%s:%n%s".formatted(what, text), e);
      }
    }
    return read;
  }
}
