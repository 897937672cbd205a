package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A {@link Rectangle} in which a candidate b of a cell would lead to two digits a and b that
 * alternate in all four cells, and so to a second solution. So that cell is not b. Each other cell
 * follows from a neighbour, because it has only the candidates a and b, or because no other place
 * is left for its digit in a house of the two.
 *
 * <p>With two opposite cells that have more candidates than a and b it is a <i>Unique Rectangle
 * type 6</i>, with three or four a <i>Hidden Rectangle</i>; one or two neighbours are types 1 to 5,
 * see {@link UniqueLoops}.
 *
 * <p>Example: r1c1 is 4 or 7; r1c5, r3c1 and r3c5 also have others, but the 7s of row 3 and of
 * column 5 can only be in them. If r3c5 were 4, then r3c1 and r1c5 would be 7 and r1c1 4. So r3c5
 * is not 4. Sources: <a href="https://www.sudopedia.org/wiki/Hidden_Rectangle">Sudopedia, Hidden
 * Rectangle</a>, <a href="https://hodoku.sourceforge.net/en/tech_ur.php">HoDoKu, Uniqueness</a>;
 * ratings are specific to Nonomino. As the cells are empty, none is a given, and the proof in
 * {@link UniqueLoops} applies. It needs a puzzle with one solution, and any regions.
 */
public final class HiddenRectangles implements Technique {
  private final boolean isType6;

  private HiddenRectangles(boolean isType6) {
    this.isType6 = isType6;
  }

  /** Returns the technique for two opposite cells with more candidates. */
  public static HiddenRectangles type6() {
    return new HiddenRectangles(true);
  }

  /** Returns the technique for three or four cells with more candidates. */
  public static HiddenRectangles hidden() {
    return new HiddenRectangles(false);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(isType6 ? StepKind.UNIQUE_RECTANGLE : StepKind.HIDDEN_RECTANGLE);
  }

  @Override
  public boolean isSoundOn(BoardState board) {
    return board.rules.arePlain();
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Rectangle.visitAll(board, steps, rectangle -> findIn(board, rectangle, steps));
  }

  private void findIn(BoardState board, Rectangle rectangle, StepCollector steps) {
    int[] cells = rectangle.cells;
    for (int corner = 0; corner < 2; corner++) {
      long own = board.candidates(cells[corner]) & board.candidates(cells[corner + 2]);
      long others =
          board.candidates(cells[corner + 1])
              & board.candidates(cells[(corner + 3) % Rectangle.CORNERS]);
      for (long b = own; b != 0; b &= b - 1) {
        for (long a = others & ~Long.lowestOneBit(b); a != 0; a &= a - 1) {
          tryPair(
              board,
              cells,
              corner,
              Long.numberOfTrailingZeros(a) + 1,
              Long.numberOfTrailingZeros(b) + 1,
              steps);
        }
      }
    }
  }

  /** Checks whether a cell of a corner, or the opposite cell, cannot be b. */
  private void tryPair(
      BoardState board, int[] cells, int corner, int a, int b, StepCollector steps) {
    long pair = 1L << (a - 1) | 1L << (b - 1);
    int extraCount = 0;
    for (int cell : cells) {
      extraCount += board.candidates(cell) == pair ? 0 : 1;
    }
    boolean areOpposite =
        board.candidates(cells[corner + 1]) == pair
            && board.candidates(cells[(corner + 3) % Rectangle.CORNERS]) == pair;
    if (isType6 ? extraCount != 2 || !areOpposite : extraCount < 3) {
      return;
    }
    List<Deduction> eliminations = new ArrayList<>();
    List<Link> links = new ArrayList<>();
    for (int start = corner; start < Rectangle.CORNERS; start += 2) {
      List<Link> found = new ForcedCorners(board, cells, a, b).from(start);
      if (!found.isEmpty()) {
        eliminations.add(new Deduction.Elimination(cells[start], b));
        links.addAll(found);
      }
    }
    if (!eliminations.isEmpty() && !steps.isDone()) {
      steps.add(step(board, cells, pair, eliminations, links));
    }
  }

  private FoundStep step(
      BoardState board, int[] cells, long pair, List<Deduction> eliminations, List<Link> links) {
    List<Candidate> candidates = new ArrayList<>();
    for (int cell : cells) {
      Candidates.addAll(candidates, cell, board.candidates(cell) & pair);
    }
    List<House> houses = new ArrayList<>();
    for (Link link : links) {
      if (board.candidates(link.to().cell()) != pair) {
        houses.add(board.tables.house(houseWithoutOther(board, link)));
      }
    }
    return new FoundStep(
        this,
        isType6 ? StepKind.UNIQUE_RECTANGLE : StepKind.HIDDEN_RECTANGLE,
        isType6 ? Variant.TYPE_6 : Variant.PLAIN,
        new Rating(isType6 ? 46 : 48),
        eliminations,
        new Evidence(houses, candidates, links));
  }

  /** Returns the house of two cells in which the digit of the second has no other place. */
  private static int houseWithoutOther(BoardState board, Link link) {
    int digit = link.to().digit();
    for (int house : board.tables.housesOf[link.to().cell()]) {
      if (holdsAll(board, house, link.from().cell(), link.to().cell(), digit)) {
        return house;
      }
    }
    throw new IllegalArgumentException("no reason for " + link);
  }

  /** Returns whether a house has two cells and no other place for a digit. */
  private static boolean holdsAll(BoardState board, int house, int first, int second, int digit) {
    BoardTables tables = board.tables;
    if (!tables.isIn(first, house) || !tables.isIn(second, house)) {
      return false;
    }
    long both = 1L << tables.position(first, house) | 1L << tables.position(second, house);
    return (board.places(house, digit) & ~both) == 0;
  }

  /** The implications in the other corners of one corner. */
  private static final class ForcedCorners {
    private final BoardState board;
    private final int[] cells;
    private final int a;
    private final int b;

    ForcedCorners(BoardState board, int[] cells, int a, int b) {
      this.board = board;
      this.cells = cells;
      this.a = a;
      this.b = b;
    }

    /**
     * Assumes that a corner is b and its neighbours are a.
     *
     * @return the implications of the three other corners; empty if they do not follow
     */
    List<Link> from(int start) {
      List<Link> links = new ArrayList<>();
      boolean[] isKnown = new boolean[Rectangle.CORNERS];
      isKnown[start] = true;
      boolean hasNews = true;
      while (hasNews) {
        hasNews = false;
        for (int corner = 0; corner < Rectangle.CORNERS; corner++) {
          for (int side = 1; side < Rectangle.CORNERS && !isKnown[corner]; side += 2) {
            int neighbour = (corner + side) % Rectangle.CORNERS;
            int digit = (corner - start) % 2 == 0 ? b : a;
            if (isKnown[neighbour] && isForced(cells[corner], digit, cells[neighbour])) {
              links.add(
                  new Link(
                      new Candidate(cells[neighbour], a + b - digit),
                      true,
                      new Candidate(cells[corner], digit),
                      true));
              isKnown[corner] = true;
              hasNews = true;
            }
          }
        }
      }
      return links.size() == Rectangle.CORNERS - 1 ? links : List.of();
    }

    /** Returns whether a cell must have its digit if a neighbour has the other digit. */
    private boolean isForced(int cell, int digit, int neighbour) {
      if (board.candidates(cell) == (1L << (a - 1) | 1L << (b - 1))) {
        return true;
      }
      for (int house : board.tables.housesOf[cell]) {
        if (holdsAll(board, house, neighbour, cell, digit)) {
          return true;
        }
      }
      return false;
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> cells = Candidates.cells(step.evidence().candidates());
    int b = step.deductions().get(0).digit();
    long pair = 0;
    for (Candidate candidate : step.evidence().candidates()) {
      pair |= 1L << (candidate.digit() - 1);
    }
    Words aName = Wording.digits(pair & ~(1L << (b - 1)));
    Words bName = Notation.digit(b);
    List<Integer> losing = step.deductions().stream().map(Deduction::cell).toList();
    int corner = cells.indexOf(losing.get(0)) % 2;
    List<Integer> own = List.of(cells.get(corner), cells.get(corner + 2));
    List<Integer> others = List.of(cells.get(1 - corner), cells.get(3 - corner));
    Words sentence =
        losing.size() == 1
            ? Words.of(
                "If %s were %s, %s would be %s and %s %s, and the two digits could be swapped, so %s is not %s.",
                Wording.cells(board, losing),
                bName,
                Wording.cells(board, others),
                aName,
                Wording.cell(board, own.get(own.indexOf(losing.get(0)) == 0 ? 1 : 0)),
                bName,
                Wording.cells(board, losing),
                bName)
            : Words.of(
                "If %s were %s, so would the other be, with %s in %s, and the two digits could be swapped, so neither is %s.",
                Wording.anyOf(board, losing), bName, aName, Wording.cells(board, others), bName);
    return new StepText(
        Words.of("%s in %s", Notation.digits(pair), Notation.cells(board, cells)),
        sentence,
        full(step, board, cells, pair));
  }

  private static List<Words> full(
      FoundStep step, BoardState board, List<Integer> cells, long pair) {
    List<Words> paragraphs = new ArrayList<>();
    paragraphs.add(
        Words.of(
            "%s lie in two rows, two columns and two %s. If %s alternated in them, these could be swapped there, and the puzzle would have a second solution; but it has only one.",
            Wording.cells(board, cells),
            board.tables.hasBoxes ? "boxes" : "regions",
            Wording.digits(pair)));
    List<Link> links = step.evidence().links();
    for (int i = 0; i < links.size(); i++) {
      Link link = links.get(i);
      if (i % (Rectangle.CORNERS - 1) == 0) {
        Deduction supposed = step.deductions().get(i / (Rectangle.CORNERS - 1));
        paragraphs.add(
            Words.of(
                "Suppose that %s is %s.",
                Wording.cell(board, supposed.cell()), Notation.digit(supposed.digit())));
      }
      paragraphs.add(
          Words.of(
                  "Then %s is %s (%s).",
                  Wording.cell(board, link.to().cell()),
                  Notation.digit(link.to().digit()),
                  board.candidates(link.to().cell()) == pair
                      ? "no other digit is left for it"
                      : Words.of(
                          "no other place is left for %s in %s",
                          Notation.digit(link.to().digit()),
                          Wording.house(board, board.tables.house(houseWithoutOther(board, link)))))
              .asPart(Notation.letters(i + 1), 1));
    }
    paragraphs.add(
        Words.of(
            "So the two digits would alternate, which is impossible: %s.",
            Wording.eliminations(board, step)));
    return paragraphs;
  }
}
