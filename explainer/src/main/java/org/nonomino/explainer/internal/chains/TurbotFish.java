package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Two strong links of a digit. An end of the first and an end of the second cannot both be true. So
 * one of the two remaining ends is true, and cells that see both of these lose the digit.
 *
 * <ul>
 *   <li>Skyscraper: the links are in two rows, and the ends that exclude each other in one column;
 *       or the other way round.
 *   <li>Two-String Kite: the links are in a row and a column, and these ends in one region.
 *   <li>Empty Rectangle: the first link is a region whose places for the digit lie in one row and
 *       one column, two groups (the cells of the region outside both are the empty rectangle); the
 *       second is between two cells of a line across one of them, and a cell that loses the digit
 *       is where the line of its far end crosses the other.
 *   <li>Turbot Fish: all others between four cells, such as a row and a region.
 * </ul>
 *
 * <p>Example, a skyscraper: 5 has two places in row 2, r2c3 and r2c8, and two in row 7, r7c3 and
 * r7c9. At least one of r2c3 and r7c3 is not 5, so r2c8 or r7c9 is 5, and r3c9 is not. Sources: <a
 * href="https://www.sudopedia.org/wiki/Turbot_Fish">Sudopedia, Turbot Fish</a> and <a
 * href="https://www.sudopedia.org/wiki/Empty_Rectangle">Empty Rectangle</a>; the manual of HoDoKu
 * (B. Hobiger) for the names. The technique uses only houses and peers, so it applies to any
 * regions.
 */
public final class TurbotFish implements Technique {
  private final StepKind kind;
  private final Rating rating;

  /**
   * @param kind the kind of one of these forms
   */
  public TurbotFish(StepKind kind) {
    this.kind = kind;
    this.rating = kind.lowestRating();
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
      // Each link in both directions; with a group, the empty rectangle is the first of two.
      List<StrongLink> rectangles = new ArrayList<>();
      List<StrongLink> ends = new ArrayList<>();
      for (StrongLink link : StrongLink.of(board, digit, kind == StepKind.EMPTY_RECTANGLE)) {
        if (!link.hasGroup()) {
          ends.add(link);
          ends.add(link.turned());
        } else if (isEmptyRectangle(board, link)) {
          rectangles.add(link);
          rectangles.add(link.turned());
        }
      }
      boolean isGrouped = kind == StepKind.EMPTY_RECTANGLE;
      List<StrongLink> starts = isGrouped ? rectangles : ends;
      CellSet places = CellSet.places(board, digit);
      for (int i = 0; i < starts.size() && !steps.isDone(); i++) {
        // The first of two links between four cells has the lower index, in either direction.
        for (int j = isGrouped ? 0 : i - i % 2 + 2; j < ends.size(); j++) {
          tryLinks(board, starts.get(i), ends.get(j), places, steps);
        }
      }
    }
  }

  /**
   * Returns whether the places of a region lie in one row and one column, and not all of them in
   * one line, where they would be locked.
   */
  private static boolean isEmptyRectangle(BoardState board, StrongLink link) {
    return board.tables.isRegion(link.house())
        && (isCross(board, HouseKind.ROW, HouseKind.COLUMN, link)
            || isCross(board, HouseKind.COLUMN, HouseKind.ROW, link));
  }

  private static boolean isCross(
      BoardState board, HouseKind first, HouseKind second, StrongLink link) {
    return isInOne(board, first, link.first())
        && isInOne(board, second, link.second())
        && !(isInOne(board, first, link.second()) && sharesLine(board, first, link))
        && !(isInOne(board, second, link.first()) && sharesLine(board, second, link));
  }

  /** Returns whether the first cells of both nodes lie in one line of a kind. */
  private static boolean sharesLine(BoardState board, HouseKind kind, StrongLink link) {
    return board.layout().house(kind, link.first().firstCell()).contains(link.second().firstCell());
  }

  /**
   * Returns whether an empty rectangle has the form that players call so: the link outside is a
   * line that crosses one line of the cross, and an eliminated cell is where the line of its far
   * end crosses the other line of the cross.
   */
  private static boolean isTurned(
      BoardState board, StrongLink rectangle, StrongLink link, CellSet lost) {
    return isTurned(board, HouseKind.ROW, HouseKind.COLUMN, rectangle, link, lost)
        || isTurned(board, HouseKind.COLUMN, HouseKind.ROW, rectangle, link, lost);
  }

  private static boolean isTurned(
      BoardState board,
      HouseKind along,
      HouseKind across,
      StrongLink rectangle,
      StrongLink link,
      CellSet lost) {
    Layout layout = board.layout();
    if (layout.kind(link.house()) != across
        || !isInOne(board, along, rectangle.second())
        || !isInOne(board, across, rectangle.first())
        || !layout
            .house(along, rectangle.second().firstCell())
            .contains(link.first().firstCell())) {
      return false;
    }
    House far = layout.house(along, link.second().firstCell());
    House other = layout.house(across, rectangle.first().firstCell());
    for (int cell : lost.cells()) {
      if (far.contains(cell) && other.contains(cell)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the cells of a node lie in one house of a kind. */
  private static boolean isInOne(BoardState board, HouseKind kind, ChainNode node) {
    House house = board.layout().house(kind, node.firstCell());
    for (int cell : node.cells().cells()) {
      if (!house.contains(cell)) {
        return false;
      }
    }
    return true;
  }

  private void tryLinks(
      BoardState board, StrongLink first, StrongLink second, CellSet places, StepCollector steps) {
    if (first.second().excludes(second.first(), board.tables)
        && areApart(first, second)
        && kind == kind(board, first, second)) {
      CellSet lost = places.copy();
      lost.retainAll(first.first().seers());
      lost.retainAll(second.second().seers());
      boolean isKind = kind != StepKind.EMPTY_RECTANGLE || isTurned(board, first, second, lost);
      if (!lost.isEmpty() && isKind) {
        steps.add(step(board, first, second, lost));
      }
    }
  }

  /** Returns whether no cell is in two of the four nodes; the inner nodes exclude each other. */
  private static boolean areApart(StrongLink first, StrongLink second) {
    return !first.first().cells().intersects(second.first().cells())
        && !first.first().cells().intersects(second.second().cells())
        && !first.second().cells().intersects(second.second().cells());
  }

  private FoundStep step(BoardState board, StrongLink first, StrongLink second, CellSet lost) {
    AlternatingChain chain =
        new AlternatingChain(
            List.of(first.first(), first.second(), second.first(), second.second()), false);
    Evidence evidence = chain.evidence();
    List<Deduction> eliminations = lost.eliminations(first.first().digit());
    return new FoundStep(
        this,
        kind,
        rating,
        eliminations,
        new Evidence(
            List.of(board.tables.house(first.house()), board.tables.house(second.house())),
            evidence.candidates(),
            evidence.links()));
  }

  /**
   * Returns the kind of two strong links joined by the second node of the first link and the first
   * node of the second.
   */
  public static StepKind kind(BoardState board, StrongLink first, StrongLink second) {
    if (first.hasGroup() || second.hasGroup()) {
      return StepKind.EMPTY_RECTANGLE;
    }
    Layout layout = board.layout();
    HouseKind firstKind = layout.kind(first.house());
    HouseKind secondKind = layout.kind(second.house());
    if (!BoardTables.LINES.contains(firstKind) || !BoardTables.LINES.contains(secondKind)) {
      return StepKind.TURBOT_FISH;
    }
    int from = first.second().firstCell();
    int to = second.first().firstCell();
    boolean isJoinedAcross =
        firstKind == HouseKind.ROW
            ? layout.column(from) == layout.column(to)
            : layout.row(from) == layout.row(to);
    if (firstKind == secondKind && isJoinedAcross) {
      return StepKind.SKYSCRAPER;
    }
    return firstKind != secondKind && layout.region(from) == layout.region(to)
        ? StepKind.TWO_STRING_KITE
        : StepKind.TURBOT_FISH;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Premises premises = new Premises(board);
    for (House house : step.evidence().houses()) {
      premises.house(house, step.deductions().get(0).digit());
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    AlternatingChain chain = AlternatingChain.of(board, step.evidence());
    return new StepText(
        chain.notation(board), sentence(step, board, chain), chain.paragraphs(board, step));
  }

  private Words sentence(FoundStep step, BoardState board, AlternatingChain chain) {
    List<Words> nodes = new ArrayList<>();
    for (ChainNode node : chain.nodes()) {
      nodes.add(Wording.anyOf(board, node.cells().cells()));
    }
    Words digit = Notation.digit(chain.first().digit());
    return kind == StepKind.EMPTY_RECTANGLE
        ? Words.of(
            "In %s, %s is in %s, or else %s cannot be %s and %s is; so %s.",
            Wording.house(board, step.evidence().houses().get(0)),
            digit,
            nodes.get(0),
            nodes.get(2),
            digit,
            nodes.get(3),
            Wording.eliminations(board, step))
        : Words.of(
            "%s have only two places each for %s; %s and %s cannot both be %s, so %s or %s is, and %s it.",
            Wording.houses(board, step.evidence().houses()).capitalized(),
            digit,
            nodes.get(1),
            nodes.get(2),
            digit,
            nodes.get(0),
            nodes.get(3),
            Wording.lose(board, step));
  }
}
