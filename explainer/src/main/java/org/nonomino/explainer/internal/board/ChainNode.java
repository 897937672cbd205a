package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.explainer.terms.Candidate;

/**
 * A node of an alternating chain: the statement that a digit is in one of some cells. It is a
 * candidate, or a <i>group</i>: several candidates of one digit in the crossing of a line and a
 * region. Must not be modified.
 *
 * @param digit 1..n
 * @param cells at least one
 * @param seers the cells that see all of these, and so cannot have the digit if the node is true
 */
public record ChainNode(int digit, CellSet cells, CellSet seers) {
  public static ChainNode of(BoardState board, int digit, CellSet cells) {
    return new ChainNode(digit, cells, cells.seers(board.tables));
  }

  public static ChainNode of(BoardState board, Candidate candidate) {
    CellSet cell = CellSet.none(board.tables);
    cell.add(candidate.cell());
    return of(board, candidate.digit(), cell);
  }

  public boolean isGroup() {
    return cells.next(firstCell() + 1) >= 0;
  }

  public int firstCell() {
    return cells.next(0);
  }

  /** Returns whether both are candidates of one cell. */
  public boolean isInCellOf(ChainNode other) {
    return digit != other.digit && cells.equals(other.cells) && !isGroup();
  }

  /** Returns whether at most one of two different nodes is true. */
  public boolean excludes(ChainNode other, BoardTables tables) {
    if (digit == other.digit) {
      return seers.containsAll(other.cells);
    }
    return isInCellOf(other)
        || (tables.relations().isPresent() && areApart(other, tables.relations().get()));
  }

  private boolean areApart(ChainNode other, CellRelations relations) {
    for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
      for (int its = other.cells.next(0); its >= 0; its = other.cells.next(its + 1)) {
        if (cell == its || !relations.exclude(cell, digit, its, other.digit)) {
          return false;
        }
      }
    }
    return true;
  }

  public List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    cells.addTo(candidates, digit);
    return candidates;
  }
}
