package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

/**
 * Tests that a puzzle written in one format, read, and written in a second one keeps all parts that
 * both formats can store. The format of each input is detected.
 */
final class FormatPairsTest {
  private static final List<PuzzleFormat> FORMATS =
      Stream.concat(ExchangeFormats.ALL.stream(), PuzzleFormats.ALL.stream()).toList();

  @Test
  void whatBothFormatsHoldComesBack() {
    check(1, 15);
  }

  @Test
  @Tag("long")
  void whatBothFormatsHoldComesBackOfManyPuzzles() {
    check(16, 300);
  }

  private static void check(long firstSeed, long lastSeed) {
    long pairs = 0;
    for (long seed = firstSeed; seed <= lastSeed; seed++) {
      PuzzleEntry entry = new RandomEntries(seed).next();
      for (PuzzleFormat first : FORMATS) {
        if (first.refusal(entry).isPresent()) {
          continue;
        }
        PuzzleEntry once = converted(entry, first, seed);
        requireKept(entry, once, kept(entry, first), first.name() + " of seed " + seed);
        for (PuzzleFormat second : FORMATS) {
          if (second.refusal(once).isEmpty()) {
            Set<EntryPart> kept = kept(entry, first);
            kept.retainAll(kept(once, second));
            requireKept(
                entry,
                converted(once, second, seed),
                kept,
                "%s, then %s of seed %d".formatted(first.name(), second.name(), seed));
            pairs++;
          }
        }
      }
    }
    assertThat(pairs).isGreaterThan((lastSeed - firstSeed + 1) * FORMATS.size());
  }

  private static PuzzleEntry converted(PuzzleEntry entry, PuzzleFormat format, long seed) {
    String text = FormatTexts.write(format, List.of(entry));
    try {
      List<PuzzleEntry> found = FormatTexts.found(text);
      assertThat(found).hasSize(1);
      return found.get(0);
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError("%s of seed %d:%n%s".formatted(format.name(), seed, text), e);
    }
  }

  private static Set<EntryPart> kept(PuzzleEntry entry, PuzzleFormat format) {
    Set<EntryPart> kept = EnumSet.noneOf(EntryPart.class);
    kept.addAll(format.holds());
    kept.removeAll(format.losses(entry));
    return kept;
  }

  private static void requireKept(
      PuzzleEntry written, PuzzleEntry read, Set<EntryPart> kept, String what) {
    assertThat(read.puzzle()).as(what).isEqualTo(written.puzzle());
    for (EntryPart part : kept) {
      assertThat(part(read, part)).as("%s of %s", part, what).isEqualTo(part(written, part));
    }
  }

  private static Object part(PuzzleEntry entry, EntryPart part) {
    return switch (part) {
      case SOLUTION -> entry.solution();
      case ENTERED -> entry.progress().grid();
      case DRAWINGS -> entry.drawings();
      case CENTRE_MARKS -> entry.progress().centreMarks();
      case CORNER_MARKS -> entry.progress().cornerMarks();
      default -> entry.text(part);
    };
  }
}
