package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Places of a digit connected by houses with two places for it get two colours alternately, so
 * either all places of the first colour are true, or all of the second.
 *
 * <ul>
 *   <li>Trap: a cell that sees both colours loses the digit.
 *   <li>Wrap: two places of one colour that see each other are both false, so all of this colour
 *       are false.
 * </ul>
 *
 * <p>Example: 5 has two places in row 1, r1c1 and r1c8, in column 8, r1c8 and r6c8, and in box 1,
 * r1c1 and r3c2. So r1c1 and r6c8 are 5, or r1c8 and r3c2 are. r6c2 sees r6c8 and r3c2, and is not
 * 5 either way. Source: <a href="https://www.sudopedia.org/wiki/Simple_Coloring">Sudopedia, Simple
 * Coloring</a>, and its names <i>color trap</i> and <i>color wrap</i>. It applies to any regions.
 */
public final class SimpleColouring implements Technique {
  private static final Rating RATING = new Rating(45);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.SIMPLE_COLOURING);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
      CellSet places = CellSet.places(board, digit);
      for (Colouring colouring : Colouring.allOf(board, digit)) {
        if (!steps.isDone()) {
          addSteps(board, places, digit, colouring, steps);
        }
      }
    }
  }

  private void addSteps(
      BoardState board, CellSet places, int digit, Colouring colouring, StepCollector steps) {
    for (int colour = 0; colour < 2; colour++) {
      CellSet ofColour = colouring.cells(colour, digit);
      if (isWrapped(board, ofColour)) {
        add(colouring.startingWith(colour), digit, ofColour, steps);
      }
    }
    CellSet lost = places.copy();
    lost.removeAll(colouring.all(digit));
    lost.retainAll(Colouring.seen(board, colouring.cells(0, digit)));
    lost.retainAll(Colouring.seen(board, colouring.cells(1, digit)));
    add(colouring, digit, lost, steps);
  }

  private void add(Colouring colouring, int digit, CellSet lost, StepCollector steps) {
    if (!lost.isEmpty()) {
      List<Candidate> candidates = new ArrayList<>();
      colouring.cells(0, digit).addTo(candidates, digit);
      colouring.cells(1, digit).addTo(candidates, digit);
      steps.add(
          new FoundStep(
              this,
              StepKind.SIMPLE_COLOURING,
              RATING,
              lost.eliminations(digit),
              new Evidence(List.of(), candidates, colouring.links)));
    }
  }

  /** Returns whether two cells of a set see each other. */
  private static boolean isWrapped(BoardState board, CellSet cells) {
    return Colouring.seen(board, cells).intersects(cells);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return LinkPremises.of(step.evidence(), board, /* hasCases= */ false);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    int digit = step.deductions().get(0).digit();
    Colouring colouring =
        Colouring.from(board, step.evidence().candidates().get(0), /* linksCells= */ false);
    CellSet first = colouring.cells(0, digit);
    CellSet second = colouring.cells(1, digit);
    int count = colouring.all(digit).count();
    Words symbol = Notation.digit(digit);
    Words either = Colouring.either(board, first.cells(), second.cells(), symbol).capitalized();
    Words pattern =
        Words.of(
            "%s %s / %s",
            symbol, Notation.cells(board, first.cells()), Notation.cells(board, second.cells()));
    Words known =
        Words.of(
            "%s has two places in several houses; if one is not %s, the other is. That links %s places: %s %s %s, or %s %s.",
            symbol,
            symbol,
            Wording.number(count),
            Wording.cells(board, first.cells()),
            Colouring.areAll(first.count()),
            symbol,
            Wording.cells(board, second.cells()),
            Colouring.are(second.count()));
    if (first.contains(step.deductions().get(0).cell())) {
      List<Integer> pair = wrapped(board, first);
      return StepText.of(
          pattern,
          Words.of(
              "%s; %s and %s see each other, so the first are not.",
              either, Wording.cell(board, pair.get(0)), Wording.cell(board, pair.get(1))),
          Words.of(
              "%s But %s see each other, so they cannot both be %s: %s.",
              known, Wording.cells(board, pair), symbol, Wording.eliminations(board, step)));
    }
    return StepText.of(
        pattern,
        Words.of(
            "%s, so cells that see %s cannot be %s (%s).",
            either, count == 2 ? "both" : "one of each", symbol, Wording.losing(board, step)),
        Words.of(
            "%s A cell that sees one of the first and one of the second cannot be %s either way: %s.",
            known, symbol, Wording.eliminations(board, step)));
  }

  /** Returns the first two cells of a colour that see each other. */
  private static List<Integer> wrapped(BoardState board, CellSet cells) {
    for (int cell : cells.cells()) {
      CellSet seen = cells.copy();
      seen.retainPeers(board.tables, cell);
      if (!seen.isEmpty()) {
        return Arrays.asList(cell, seen.next(0));
      }
    }
    throw new IllegalArgumentException("no two see each other: " + cells);
  }
}
