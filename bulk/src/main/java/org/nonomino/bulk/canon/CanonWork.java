package org.nonomino.bulk.canon;

import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.canon.CanonicalLayout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.CanonicalForms;
import org.nonomino.toolkit.ConstraintSupport;

/**
 * Finds the canonical form of each puzzle or layout. The form is the answer.
 *
 * @param withMap whether the transformation is also written
 * @param distinct whether each form is written only once
 * @param ofLayouts whether the items are layouts
 */
public record CanonWork(CanonFormat format, boolean withMap, boolean distinct, boolean ofLayouts)
    implements BulkWork<Puzzle> {
  private static final String LINES_AS_REGIONS =
      "the regions are the rows or the columns, so they add no rule, and swapping rows and columns"
          + " also counts as an automorphism.";

  @Override
  public String header() {
    return ofLayouts ? format.layoutHeader(withMap) : format.puzzleHeader(withMap);
  }

  @Override
  public Optional<Fingerprinting<Puzzle>> sameness() {
    return distinct ? Optional.of(Fingerprints::of) : Optional.empty();
  }

  @Override
  public String summary(Counts counts) {
    return BulkWork.leftOut(counts);
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ofLayouts ? ConstraintSupport.noneIn("canon --layout") : ConstraintSupport.CANON;
  }

  @Override
  public BatchWorker<InputItem, Done<Puzzle>> newWorker() {
    if (ofLayouts) {
      return oneByOne(this::layout);
    }
    CanonicalForms forms = new CanonicalForms();
    return oneByOne((text, entry) -> puzzle(entry, forms));
  }

  private Done<Puzzle> layout(PuzzleText text, PuzzleEntry entry) {
    Done<Puzzle> done = layout(entry);
    return format == CanonFormat.csv && areRegionsLines(entry.puzzle().mask())
        ? done.saying(text.place(), LINES_AS_REGIONS)
        : done;
  }

  /** Returns whether each region is a row, or each is a column. */
  private static boolean areRegionsLines(RegionMask mask) {
    int size = mask.size();
    return mask.equals(RegionMask.boxes(1, size)) || mask.equals(RegionMask.boxes(size, 1));
  }

  private Done<Puzzle> layout(PuzzleEntry entry) {
    CanonicalLayout canonical = CanonicalLayout.of(entry.puzzle().mask());
    return Done.of(
        PuzzleEntry.of(canonical.mask()).puzzle(),
        format.layout(canonical, withMap),
        ExitCode.SOLVED);
  }

  private Done<Puzzle> puzzle(PuzzleEntry entry, CanonicalForms forms) {
    CanonicalForms.Entry canonical = forms.entry(entry);
    return Done.of(canonical.form().puzzle(), format.puzzle(canonical, withMap), ExitCode.SOLVED);
  }

  /** Returns no record for a puzzle that has no canonical form, because it is not malformed. */
  @Override
  public String malformed(MalformedTextException problem) {
    return Done.isOfCommand(problem) ? "" : format.malformed();
  }
}
