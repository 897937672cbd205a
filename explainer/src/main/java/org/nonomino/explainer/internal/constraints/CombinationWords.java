package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.XSum;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;

/**
 * Says why the combinations of a constraint exclude candidates. The reason is the first that is
 * true, from those of the kind of constraint to those of any kind: the combinations themselves if
 * they are few, bounds of sums, or what a digit would need in another cell.
 */
final class CombinationWords {
  /** The number of combinations that the full explanation lists. */
  private static final int MOST_SETS_IN_FULL = 12;

  /** The number of candidates of which the full explanation speaks one by one. */
  private static final int MOST_SINGLY = 8;

  /** The number of different sets of lost digits after which each cell has a clause. */
  private static final int MOST_LOSSES = 2;

  private final ConstrainedStep step;
  private final SumWords sums;
  private final LineWords lines;
  private final OutsideWords outside;
  private final NeedWords needs;
  private final ArithmeticWords arithmetic;

  CombinationWords(FoundStep found, BoardState board) {
    step = new ConstrainedStep(found, board);
    sums = new SumWords(step);
    lines = new LineWords(step);
    outside = new OutsideWords(step);
    needs = new NeedWords(step);
    arithmetic = new ArithmeticWords(step);
  }

  StepText text() {
    List<Integer> empty = step.empty.stream().map(i -> step.scope.cells[i]).toList();
    Words pattern = Words.of("%s in %s", step.name, Notation.set(step.board, empty));
    Words sentence =
        special()
            .or(sums::byOthers)
            .or(sums::byCombinations)
            .or(sums::byRepeats)
            .or(sums::byTwoCells)
            .or(needs::byDifference)
            .or(needs::byNeed)
            .or(needs::byTooFew)
            .or(sums::byEqualSums)
            .or(needs::bySharedDigits)
            .or(needs::byNeeds)
            .or(needs::byFillings)
            .or(arithmetic::byOrder)
            .or(sums::byManyCombinations)
            .orElseGet(this::general);
    return new StepText(pattern, sentence, full(sentence));
  }

  private Words general() {
    if (step.losing.size() == 1 && !step.isPlacement()) {
      int index = step.losing.get(0);
      Words no =
          ConstraintWords.hasCombinations(step.constraint)
              ? Words.of("No combination of %s has", step.name)
              : Words.of("%s no", ConstraintWords.leaves(step.constraint, step.name)).capitalized();
      return Words.of("%s %s in %s.", no, Wording.anyRange(step.lost(index)), step.cell(index));
    }
    Deduction first = step.step.deductions().get(0);
    return step.isPlacement()
        ? Words.of(
            "Only %s in %s leaves digits that fit %s.",
            Notation.digit(first.digit()), Wording.cell(step.board, first.cell()), step.name)
        : Wording.lossCount(step.step) > MOST_LOSSES
            ? Words.of("Some digits do not fit %s: %s.", step.name, step.conclusions())
            : Words.of(
                "No digits fit %s with %s.", step.name, Wording.anyLost(step.board, step.step));
  }

  /** Returns the reason of a kind of constraint, if it has its own. */
  private Optional<Words> special() {
    return switch (step.constraint.kind()) {
      case KILLER_CAGE -> sums.byCombinations();
      case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE -> arithmetic.byDigits();
      case THERMOMETER, SLOW_THERMOMETER -> lines.byRise();
      case ARROW -> sums.byShaft();
      case RENBAN -> lines.byRange().or(lines::byRanges);
      case WHISPERS -> lines.byNeighbours((Whispers) step.constraint);
      case BETWEEN_LINE -> lines.byEnds();
      case SANDWICH -> outside.byCrusts((Sandwich) step.constraint);
      case X_SUM -> outside.byXSum((XSum) step.constraint);
      case SKYSCRAPER -> outside.byView((Skyscraper) step.constraint);
      case NUMBERED_ROOM -> outside.byRoom((NumberedRoom) step.constraint);
      case QUADRUPLE -> Optional.of(step.so(needsOf((Quadruple) step.constraint)));
      default ->
          step.constraint.appliesEverywhere()
              ? Optional.of(new GridWords(step).text())
              : Optional.empty();
    };
  }

  /** States the digits that a quadruple needs, and that the placed digit has only one place. */
  private Words needsOf(Quadruple quadruple) {
    List<Integer> missing = ConstraintWords.missing(quadruple, step.board);
    int digit = step.step.deductions().get(0).digit();
    long places =
        IntStream.of(step.scope.cells).filter(cell -> step.board.isCandidate(cell, digit)).count();
    return step.isPlacement() && places == 1 && missing.contains(digit)
        ? Words.of("%s needs %s and has no other place for it", step.name, Notation.digit(digit))
        : Words.of("%s needs %s", step.name, Wording.digits(missing));
  }

  /** Returns the paragraphs: the cells, the combinations, what each candidate would need. */
  private List<Words> full(Words sentence) {
    List<Words> paragraphs = new ArrayList<>();
    paragraphs.add(
        Words.of(
            "%s has these digits left: %s.",
            step.name.capitalized(),
            Wording.withDigits(step.board, IntStream.of(step.scope.cells).boxed().toList())));
    Optional<List<int[]>> sets = sums.combinations(MOST_SETS_IN_FULL);
    if (sets.isPresent()) {
      List<Words> listed =
          sets.get().stream().map(digits -> DigitSums.words(digits, " + ")).toList();
      paragraphs.add(
          Words.of(
              "Its empty cells must add up to %s. With these digits that is only %s.",
              step.restOfValues(), Words.list(listed, "or")));
    }
    int count = 0;
    for (int index : step.losing) {
      for (long rest = step.lost(index); rest != 0 && count < MOST_SINGLY; rest &= rest - 1) {
        needs.why(index, ScopeSums.lowest(rest)).ifPresent(paragraphs::add);
        count++;
      }
    }
    paragraphs.add(sentence);
    return paragraphs;
  }
}
