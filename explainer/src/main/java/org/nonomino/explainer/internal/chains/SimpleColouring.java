package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.Evidence;
import org.nonomino.explainer.Link;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/**
 * Places of a digit that are connected by houses with two places for it get two colours
 * alternately, so either all places of the first colour are true, or all of the second.
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
      CellSet coloured = CellSet.none(board.tables);
      for (StrongLink link : StrongLink.of(board, digit, false)) {
        if (!coloured.contains(link.first().firstCell()) && !steps.isDone()) {
          Colouring colouring = Colouring.from(board, digit, link.first().firstCell());
          coloured.addAll(colouring.all());
          addSteps(board, places, colouring, steps);
        }
      }
    }
  }

  private void addSteps(
      BoardState board, CellSet places, Colouring colouring, StepCollector steps) {
    for (int colour = 0; colour < 2; colour++) {
      CellSet ofColour = colouring.cells[colour];
      if (isWrapped(board, ofColour)) {
        add(colouring.startingWith(colour), ofColour, steps);
      }
    }
    CellSet lost = places.copy();
    lost.removeAll(colouring.all());
    for (CellSet ofColour : colouring.cells) {
      lost.retainAll(seen(board, ofColour));
    }
    add(colouring, lost, steps);
  }

  private void add(Colouring colouring, CellSet lost, StepCollector steps) {
    if (!lost.isEmpty()) {
      List<Candidate> candidates = new ArrayList<>();
      for (CellSet ofColour : colouring.cells) {
        ofColour.addTo(candidates, colouring.digit);
      }
      steps.add(
          new FoundStep(
              this,
              StepKind.SIMPLE_COLOURING,
              RATING,
              lost.eliminations(colouring.digit),
              new Evidence(List.of(), candidates, colouring.links)));
    }
  }

  /** Returns whether two cells of a set see each other. */
  private static boolean isWrapped(BoardState board, CellSet cells) {
    return seen(board, cells).intersects(cells);
  }

  /** Returns the cells that see at least one cell of a set. */
  private static CellSet seen(BoardState board, CellSet cells) {
    CellSet seen = CellSet.none(board.tables);
    for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
      seen.addPeers(board.tables, cell);
    }
    return seen;
  }

  /** All places connected to a first one, in two colours; the first place has the first colour. */
  private static final class Colouring {
    private final int digit;
    private final CellSet[] cells;

    /**
     * The links from each place to the next of the other colour: if the first is false, the second
     * is true.
     */
    private final List<Link> links;

    private Colouring(int digit, CellSet[] cells, List<Link> links) {
      this.digit = digit;
      this.cells = cells;
      this.links = links;
    }

    static Colouring from(BoardState board, int digit, int start) {
      CellSet[] cells = {CellSet.none(board.tables), CellSet.none(board.tables)};
      Set<Link> links = new LinkedHashSet<>();
      List<Integer> queue = new ArrayList<>(List.of(start));
      cells[0].add(start);
      for (int next = 0; next < queue.size(); next++) {
        int cell = queue.get(next);
        int colour = cells[0].contains(cell) ? 0 : 1;
        for (int house : board.tables.housesOf[cell]) {
          if (Long.bitCount(board.places(house, digit)) == 2) {
            CellSet others = CellSet.places(board, house, digit);
            others.remove(cell);
            int other = others.next(0);
            if (!cells[0].contains(other) && !cells[1].contains(other)) {
              cells[1 - colour].add(other);
              queue.add(other);
              links.add(
                  new Link(new Candidate(cell, digit), false, new Candidate(other, digit), true));
            }
          }
        }
      }
      return new Colouring(digit, cells, List.copyOf(links));
    }

    CellSet all() {
      CellSet all = cells[0].copy();
      all.addAll(cells[1]);
      return all;
    }

    /** Returns this colouring with the given colour first. */
    Colouring startingWith(int colour) {
      return colour == 0 ? this : new Colouring(digit, new CellSet[] {cells[1], cells[0]}, links);
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    int digit = step.deductions().get(0).digit();
    int start = step.evidence().candidates().get(0).cell();
    Colouring colouring = Colouring.from(board, digit, start);
    Words symbol = Notation.digit(digit);
    Words first = Wording.cells(board, colouring.cells[0].cells());
    Words second = Wording.cells(board, colouring.cells[1].cells());
    Words pattern =
        Words.of(
            "%s %s / %s",
            symbol,
            Notation.cells(board, colouring.cells[0].cells()),
            Notation.cells(board, colouring.cells[1].cells()));
    Words known =
        Words.of(
            "%s has two places in several houses; if one is not %s, the other is. That links %s places, which are %s all at %s, or all at %s.",
            symbol, symbol, colouring.all().count(), symbol, first, second);
    if (colouring.cells[0].contains(step.deductions().get(0).cell())) {
      List<Integer> pair = wrapped(board, colouring.cells[0]);
      return StepText.of(
          pattern,
          Words.of(
              "Either all of %s are %s or all of %s are; %s and %s see each other, so the first are not.",
              Wording.brief(board, colouring.cells[0].cells()),
              symbol,
              Wording.brief(board, colouring.cells[1].cells()),
              Wording.cell(board, pair.get(0)),
              Wording.cell(board, pair.get(1))),
          Words.of(
              "%s But %s see each other, so they cannot both be %s: %s.",
              known, Wording.cells(board, pair), symbol, Wording.eliminations(board, step)));
    }
    return StepText.of(
        pattern,
        Words.of(
            "Either all of %s are %s or all of %s are, so cells that see one of each cannot be %s (%s).",
            Wording.brief(board, colouring.cells[0].cells()),
            symbol,
            Wording.brief(board, colouring.cells[1].cells()),
            symbol,
            Wording.losing(board, step)),
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
