package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;

/** Says how the last empty cell of a constraint gets its digit. */
final class LastCellWords {
  private final BoardState board;
  private final boolean isKnownSum;
  private final Words name;
  private final Constraint constraint;
  private final int cell;
  private final Words digit;

  /** The cells with the digits that the step rests on. */
  private final List<Integer> others;

  /** The digit that the others would allow but that is gone, as bit d − 1; 0 if there is none. */
  private final long gone;

  LastCellWords(FoundStep found, BoardState board) {
    this.board = board;
    constraint = found.evidence().constraints().get(0);
    name = ConstraintWords.name(constraint);
    isKnownSum = LastCells.scope(found, board).filter(ConstrainedStep::isKnownSum).isPresent();
    Deduction placement = found.deductions().get(0);
    cell = placement.cell();
    digit = Notation.digit(placement.digit());
    others = found.evidence().cells().stream().filter(each -> each != cell).toList();
    gone = LastCells.left(found, board) & ~(1L << (placement.digit() - 1));
  }

  StepText text() {
    List<Integer> all = new ArrayList<>(others);
    all.add(cell);
    Words digits = Words.of("%s has %s.", name.capitalized(), Wording.withDigits(board, all));
    Words sentence = sentence();
    return new StepText(name, sentence, List.of(digits, sentence));
  }

  private Words sentence() {
    if (isKnownSum && constraint.kind().shape() != ConstraintShape.EDGE) {
      return others.size() == 1
          ? result(Words.of("%s with %s placed", noun(), digits(others)))
          : Words.of("%s: %s left for %s.", noun(), digit, Wording.cell(board, cell));
    }
    return switch (constraint.kind()) {
      case WHITE_DOT, BLACK_DOT, XV -> result(Words.of("%s beside %s", noun(), digits(others)));
      case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE ->
          result(Words.of("%s with %s placed", noun(), digits(others)));
      case GREATER_THAN ->
          itself(
              Words.of(
                  cell == constraint.cells().get(0) ? "is greater than %s" : "is less than %s",
                  digits(others)));
      case PALINDROME -> itself(Words.of("mirrors %s", Wording.cells(board, others)));
      case CLONE -> itself(Words.of("is a clone of %s", Wording.cells(board, others)));
      case THERMOMETER, SLOW_THERMOMETER -> result(onThermometer());
      case WHISPERS -> result(Words.of("Whispers line beside %s", digits(neighbours())));
      case RENBAN -> result(Words.of("Renban line with %s", digits(others)));
      case QUADRUPLE -> Words.of("Quadruple: %s left for %s.", digit, Wording.cell(board, cell));
      case ARROW -> onArrow((Arrow) constraint);
      default -> others.size() == 1 ? related() : last();
    };
  }

  private Words noun() {
    return ConstraintWords.noun(constraint).capitalized();
  }

  /** Ends a sentence whose reason leaves the digit to the cell. */
  private Words result(Words reason) {
    return Words.of("%s%s: %s is %s.", reason, alsoGone(), Wording.cell(board, cell), digit);
  }

  /** Ends a sentence about the cell itself. */
  private Words itself(Words relation) {
    return Words.of("%s %s%s: %s.", Wording.cell(board, cell), relation, alsoGone(), digit);
  }

  private Words alsoGone() {
    return gone == 0 ? Words.NONE : Words.of(", and %s is gone", Wording.digits(gone));
  }

  private Words last() {
    return Words.of(
        "%s is the last empty cell of %s%s, so it is %s.",
        Wording.cell(board, cell), name, alsoGone(), digit);
  }

  private Words related() {
    return Words.of(
        "%s is %s%s, so %s, %s is %s.",
        Wording.cell(board, others.get(0)),
        digits(others),
        alsoGone(),
        ConstraintWords.relation(constraint, cell),
        Wording.cell(board, cell),
        digit);
  }

  private Words digits(List<Integer> cells) {
    return Wording.digits(cells.stream().map(board::digit).toList());
  }

  private Words digitOf(int other) {
    return Notation.digit(board.digit(other));
  }

  private Words onThermometer() {
    CellList line = constraint.cells();
    boolean isBefore = true;
    int low = 0;
    int high = 0;
    for (int each : line.toArray()) {
      if (each == cell) {
        isBefore = false;
      } else if (others.contains(each)) {
        low = isBefore ? board.digit(each) : low;
        high = isBefore || high > 0 ? high : board.digit(each);
      }
    }
    List<Words> bounds = new ArrayList<>();
    if (low > 0) {
      bounds.add(Words.of("above %s", Notation.digit(low)));
    }
    if (high > 0) {
      bounds.add(Words.of("below %s", Notation.digit(high)));
    }
    return Words.of("On the thermometer, %s", Words.list(bounds, "and"));
  }

  private List<Integer> neighbours() {
    CellList line = constraint.cells();
    Set<Integer> neighbours = new LinkedHashSet<>();
    for (int at = 1; at < line.count(); at++) {
      if (line.get(at) == cell) {
        neighbours.add(line.get(at - 1));
      } else if (line.get(at - 1) == cell) {
        neighbours.add(line.get(at));
      }
    }
    neighbours.retainAll(others);
    return List.copyOf(neighbours);
  }

  private Words onArrow(Arrow arrow) {
    if (arrow.circle().count() > 1) {
      return last();
    }
    int circle = arrow.circle().get(0);
    if (cell == circle) {
      return Words.of(
          "Arrow with %s: the circle %s is %s.",
          Words.join("+", arrow.shaft().stream().mapToObj(this::digitOf).toList()),
          Wording.cell(board, cell),
          digit);
    }
    return Words.of(
        "Arrow with %s in the circle: %s left for %s.",
        digitOf(circle), digit, Wording.cell(board, cell));
  }
}
