package org.nonomino.bulk;

import java.util.Optional;
import java.util.function.Function;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormat;

/**
 * A format in which puzzles are exchanged. A malformed puzzle has no record.
 *
 * @param <A> the answer for a puzzle
 */
public class ExchangeFormat<A> implements RecordFormat<A> {
  private final PuzzleFormat format;
  private final Function<A, PuzzleEntry> entry;

  /**
   * @param entry returns the puzzle with its answer
   */
  public ExchangeFormat(PuzzleFormat format, Function<A, PuzzleEntry> entry) {
    this.format = format;
    this.entry = entry;
  }

  @Override
  public final String header() {
    return format.header();
  }

  @Override
  public final String footer() {
    return format.footer();
  }

  @Override
  public final Optional<String> refusal(PuzzleEntry puzzle) {
    return format.refusal(puzzle);
  }

  @Override
  public String record(A answer) {
    return format.write(entry.apply(answer));
  }
}
