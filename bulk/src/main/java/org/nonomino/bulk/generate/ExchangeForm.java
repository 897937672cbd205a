package org.nonomino.bulk.generate;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.terms.Generated;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.Losses;

/** A format in which puzzles are exchanged, with all parts that it can hold. For one run. */
final class ExchangeForm implements GeneratedForm<ExchangeForm.Written> {
  private final PuzzleFormat format;
  private final BiFunction<Generated.Made, Optional<Rated>, PuzzleEntry> entries;
  private final Consumer<String> remarks;
  private final Losses losses;
  private final boolean usesRating;

  /** Whether a solution that the format cannot hold is reported. */
  private final boolean withSolution;

  /**
   * @param record the text with its line ends
   * @param lost the parts that the format cannot hold
   */
  record Written(String record, Set<EntryPart> lost) {}

  private ExchangeForm(
      PuzzleFormat format,
      BiFunction<Generated.Made, Optional<Rated>, PuzzleEntry> entries,
      Consumer<String> remarks,
      boolean usesRating,
      boolean withSolution) {
    this.format = format;
    this.entries = entries;
    this.remarks = remarks;
    this.losses = new Losses(format);
    this.usesRating = usesRating;
    this.withSolution = withSolution;
  }

  /**
   * Returns a format for puzzles.
   *
   * @param withSolution whether the solution is requested, so that its loss is reported
   * @param remarks accepts a sentence on the solutions that the format cannot hold
   */
  static ExchangeForm ofPuzzles(
      PuzzleFormat format, boolean withSolution, Consumer<String> remarks) {
    return new ExchangeForm(
        format,
        (made, rated) -> GeneratedFormats.entry(made),
        remarks,
        format.holds().contains(EntryPart.LEVEL),
        withSolution);
  }

  /**
   * Returns a format for positions.
   *
   * @param entries the position of a puzzle
   * @param remarks accepts a sentence on the parts that the format cannot hold
   */
  static ExchangeForm ofPositions(
      PuzzleFormat format,
      BiFunction<Generated.Made, Optional<Rated>, PuzzleEntry> entries,
      Consumer<String> remarks) {
    return new ExchangeForm(format, entries, remarks, true, false);
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
  public boolean usesRating() {
    return usesRating;
  }

  @Override
  public Optional<String> refusal(Generated.Made made) {
    return format.refusal(GeneratedFormats.entry(made));
  }

  @Override
  public Written of(Generated.Made made, Optional<Rated> rated) {
    PuzzleEntry entry = entries.apply(made, rated);
    Set<EntryPart> lost = format.losses(entry);
    if (!withSolution) {
      lost.remove(EntryPart.SOLUTION);
    }
    String level = rated.map(Difficulty::words).orElse("");
    return new Written(format.write(entry.withText(EntryPart.LEVEL, level)), lost);
  }

  @Override
  public String take(Written written) {
    losses.add(written.lost);
    return written.record;
  }

  @Override
  public void end() {
    losses.sentence().ifPresent(remarks);
  }
}
