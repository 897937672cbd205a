package org.nonomino.bulk.canon;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.canon.CanonicalLayout;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.CanonicalForms;
import org.nonomino.toolkit.ConstraintSupport;

/**
 * Finds the canonical form of each puzzle or layout. The form is the answer.
 *
 * @param <A> the form
 * @param looks returns a function for one thread that finds forms
 * @param sameness which forms are the same, if each is written only once
 */
public record CanonWork<A>(
    RecordFormat<A> format,
    ConstraintSupport constraintSupport,
    Supplier<BiFunction<PuzzleText, PuzzleEntry, Done<A>>> looks,
    Optional<Fingerprinting<A>> sameness)
    implements BulkWork<A> {
  private static final String LINES_AS_REGIONS =
      "the regions are the rows or the columns, so they add no rule, and swapping rows and columns"
          + " also counts as an automorphism.";

  static CanonWork<CanonicalForms.Entry> ofPuzzles(
      RecordFormat<CanonicalForms.Entry> format, boolean distinct) {
    return new CanonWork<>(
        format,
        ConstraintSupport.CANON,
        () -> {
          CanonicalForms forms = new CanonicalForms();
          return (text, entry) -> done(forms.entry(entry), format);
        },
        Optional.<Fingerprinting<CanonicalForms.Entry>>of(
                (form, salt) -> Fingerprints.of(form.form().puzzle(), salt))
            .filter(any -> distinct));
  }

  static CanonWork<CanonicalLayout> ofLayouts(
      RecordFormat<CanonicalLayout> format, boolean distinct) {
    return new CanonWork<>(
        format,
        ConstraintSupport.noneIn("canon --layout"),
        () ->
            (text, entry) -> {
              RegionMask mask = entry.puzzle().mask();
              Done<CanonicalLayout> done = done(CanonicalLayout.of(mask), format);
              return format.columns().isPresent() && areRegionsLines(mask)
                  ? done.saying(text.place(), LINES_AS_REGIONS)
                  : done;
            },
        Optional.<Fingerprinting<CanonicalLayout>>of(
                (form, salt) -> Fingerprints.of(PuzzleEntry.of(form.mask()).puzzle(), salt))
            .filter(any -> distinct));
  }

  private static <A> Done<A> done(A form, RecordFormat<A> format) {
    return Done.of(form, format.record(form), ExitCode.SOLVED);
  }

  /** Returns whether each region is a row, or each is a column. */
  private static boolean areRegionsLines(RegionMask mask) {
    int size = mask.size();
    return mask.equals(RegionMask.boxes(1, size)) || mask.equals(RegionMask.boxes(size, 1));
  }

  @Override
  public Optional<RecordFormat<A>> records() {
    return Optional.of(format);
  }

  @Override
  public String summary(Counts counts) {
    return BulkWork.leftOut(counts);
  }

  @Override
  public BatchWorker<InputItem, Done<A>> newWorker() {
    return oneByOne(looks.get());
  }

  /** Returns no record for a puzzle that has no canonical form, because it is not malformed. */
  @Override
  public String malformed(MalformedTextException problem) {
    return Done.isOfCommand(problem) ? "" : format.malformed(problem);
  }
}
