package org.nonomino.bulk.rate;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.EntryPart;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Difficulty;

/**
 * The puzzles, in a format in which they are exchanged, with what they are rated as their level.
 */
final class ExchangeRatings implements RatingWriter {
  private final PuzzleFormat format;

  /**
   * @throws UsageException if the format has no place for a level
   */
  ExchangeRatings(PuzzleFormat format) throws UsageException {
    if (!format.holds().contains(EntryPart.LEVEL)) {
      throw new UsageException(
          "--format="
              + format.name()
              + " has no field for a rating. Choose text, line, csv or json, or use 'nonomino convert'.");
    }
    this.format = format;
  }

  @Override
  public String header() {
    return format.header();
  }

  @Override
  public String footer() {
    return format.footer();
  }

  @Override
  public Optional<String> refusal(RatedPuzzle puzzle) {
    return format.refusal(puzzle.entry());
  }

  @Override
  public String rated(RatedPuzzle puzzle) {
    return format.write(
        puzzle.rated().foundLevel().isPresent()
            ? puzzle.entry().withText(EntryPart.LEVEL, Difficulty.words(puzzle.rated()))
            : puzzle.entry());
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "";
  }
}
