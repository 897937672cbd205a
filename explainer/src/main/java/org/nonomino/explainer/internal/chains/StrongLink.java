package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ChainNode;

/**
 * Two nodes of which at least one is true, because a house has no other places for their digit.
 * Immutable.
 *
 * @param house 0..3n−1
 * @param first the first node
 * @param second the second node
 */
public record StrongLink(int house, ChainNode first, ChainNode second) {
  boolean hasGroup() {
    return first.isGroup() || second.isGroup();
  }

  /** Returns the same link in the other direction. */
  public StrongLink turned() {
    return new StrongLink(house, /* first= */ second, /* second= */ first);
  }

  /**
   * Returns the links of a digit: the houses with two places for it, rows first, and on request
   * those in which all places lie in two groups, or in a group and one more cell. A group consists
   * of the cells that a house shares with a house of another kind.
   */
  public static List<StrongLink> of(BoardState board, int digit, boolean withGroups) {
    List<StrongLink> links = new ArrayList<>();
    Map<CellSet, ChainNode> nodes = new HashMap<>();
    for (int house = 0; house < board.tables.cellsOf.length; house++) {
      long places = board.tables.isRepeated(house) ? 0 : board.places(house, digit);
      int count = Long.bitCount(places);
      if (count == 2) {
        links.add(link(board, house, digit, places & -places, nodes));
      } else if (count > 2 && withGroups) {
        addGrouped(board, house, digit, links, nodes);
      }
    }
    return links;
  }

  private static void addGrouped(
      BoardState board,
      int house,
      int digit,
      List<StrongLink> links,
      Map<CellSet, ChainNode> nodes) {
    BoardTables tables = board.tables;
    long places = board.places(house, digit);
    List<Long> seen = new ArrayList<>();
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int cell = board.cellAt(house, Long.numberOfTrailingZeros(rest));
      for (int other : tables.housesOf[cell]) {
        long group = places & tables.overlaps[house][other];
        long left = places & ~group;
        boolean isNew = left != 0 && !seen.contains(group) && !seen.contains(left);
        if (isNew && other != house && isNode(board, house, left)) {
          seen.add(group);
          links.add(link(board, house, digit, group, nodes));
        }
      }
    }
  }

  /** Returns whether positions of a house are one cell, or all lie in one other house. */
  private static boolean isNode(BoardState board, int house, long positions) {
    int cell = board.cellAt(house, Long.numberOfTrailingZeros(positions));
    for (int other : board.tables.housesOf[cell]) {
      if (other != house
          && !board.tables.isRepeated(other)
          && (positions & ~board.tables.overlaps[house][other]) == 0) {
        return true;
      }
    }
    return false;
  }

  private static StrongLink link(
      BoardState board, int house, int digit, long first, Map<CellSet, ChainNode> nodes) {
    return new StrongLink(
        house,
        node(board, house, digit, first, nodes),
        node(board, house, digit, board.places(house, digit) & ~first, nodes));
  }

  private static ChainNode node(
      BoardState board, int house, int digit, long positions, Map<CellSet, ChainNode> nodes) {
    CellSet cells = CellSet.none(board.tables);
    for (long rest = positions; rest != 0; rest &= rest - 1) {
      cells.add(board.cellAt(house, Long.numberOfTrailingZeros(rest)));
    }
    return nodes.computeIfAbsent(cells, key -> ChainNode.of(board, digit, key));
  }
}
