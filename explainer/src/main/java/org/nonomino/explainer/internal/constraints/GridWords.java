package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/**
 * Reasons of rules of the whole grid that limit cells together: global entropy in squares of two
 * rows and columns, and the flatmates of the middle digit in columns.
 */
final class GridWords {
  /** The number of cells of a square of two rows and columns. */
  static final int SQUARE = 4;

  private final ConstrainedStep step;
  private final ConstraintScope scope;

  GridWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
  }

  /** Returns the sentence, with a reason if it is short. */
  Words text() {
    ConstraintKind kind = step.constraint.kind();
    Optional<Words> reason =
        kind == ConstraintKind.GLOBAL_ENTROPY
            ? byKinds()
            : kind == ConstraintKind.DUTCH_FLATMATES ? byFlatmates() : Optional.empty();
    return reason.orElseGet(() -> Words.of("By %s, %s.", step.name, step.conclusions()));
  }

  /** Says which cells of a square have a kind already, or which is the only cell for a kind. */
  private Optional<Words> byKinds() {
    int third = step.board.size() / 3;
    long lost = step.lost();
    for (int from = 0; from < step.board.size(); from += third) {
      long kind = ((1L << third) - 1) << from;
      Words name = Wording.anyRange(kind);
      List<Integer> possible = step.indices(i -> (step.domains[i] & kind) != 0);
      if (possible.size() == 1 && step.losing.equals(possible) && (lost & kind) == 0) {
        return Optional.of(
            step.so(
                Words.of(
                    "in the square at %s, only %s can be %s", step.cell(0), cell(possible), name)));
      }
      List<Integer> sure = step.indices(i -> (step.domains[i] & ~kind) == 0);
      if (sure.size() == 2 && (lost & ~kind) == 0) {
        return Optional.of(
            step.so(
                Words.of(
                    "in the square at %s, %s are both %s", step.cell(0), step.cells(sure), name)));
      }
    }
    return Optional.empty();
  }

  /** Says that the middle digit would have no flatmate, or which flatmate it needs. */
  private Optional<Words> byFlatmates() {
    int middle = (step.board.size() + 1) / 2;
    if (step.losing.size() != 1) {
      return Optional.empty();
    }
    int index = step.losing.get(0);
    if (step.lost(index) == 1L << (middle - 1)) {
      List<Words> lacking = new ArrayList<>();
      if (index > 0) {
        lacking.add(Words.of("%s above it", Notation.digit(1)));
      }
      if (index + 1 < scope.cells.length) {
        lacking.add(Words.of("%s below it", Notation.digit(step.board.size())));
      }
      return canBe(index - 1, 1) || canBe(index + 1, step.board.size())
          ? Optional.empty()
          : Optional.of(
              Words.of(
                  "%s in %s would have no %s, so %s.",
                  Notation.digit(middle),
                  cell(step.losing),
                  Words.list(lacking, "and no"),
                  step.conclusions()));
    }
    boolean isAbove = step.kept[index] == 1;
    int of = isAbove ? index + 1 : index - 1;
    boolean isFlatmate =
        (isAbove || step.kept[index] == 1L << (step.board.size() - 1))
            && of >= 0
            && of < scope.cells.length
            && step.domains[of] == 1L << (middle - 1);
    return isFlatmate
        ? Optional.of(
            step.so(
                Words.of(
                    "%s in %s has no %s %s it",
                    Notation.digit(middle),
                    step.cell(of),
                    Notation.digit(isAbove ? step.board.size() : 1),
                    isAbove ? "below" : "above")))
        : Optional.empty();
  }

  private boolean canBe(int index, int digit) {
    return index >= 0
        && index < scope.cells.length
        && (step.domains[index] >>> (digit - 1) & 1) != 0;
  }

  private Words cell(List<Integer> indices) {
    return step.cell(indices.get(0));
  }
}
