package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * A region sum line: its pieces in the regions have equal sums. A piece ends where the line leaves
 * the region; a line that comes back begins another piece.
 *
 * @param cells at least two cells, each touching the one before it
 */
public record RegionSumLine(CellList cells) implements Constraint {
  /** Throws an {@link InvalidConstraintException} if the cells are no line. */
  public RegionSumLine {
    cells.requireCount(2, Integer.MAX_VALUE).requireLine();
  }

  /** Returns the pieces of the line, in its order. */
  private List<CellList> pieces(RegionMask mask) {
    List<CellList> pieces = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= cells.count(); i++) {
      if (i == cells.count() || mask.region(cells.get(i)) != mask.region(cells.get(from))) {
        pieces.add(cells.part(from, i));
        from = i;
      }
    }
    return pieces;
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.REGION_SUM_LINE;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return EqualSums.hold(pieces(of.mask()), full, of);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    EqualSums.lower(pieces(of.mask()), into);
  }

  /** Successive pieces that are visible have equal sums. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    if (cells.isIn(lit)) {
      return List.of(this);
    }
    List<Constraint> seen = new ArrayList<>();
    List<CellList> together = new ArrayList<>();
    for (CellList piece : pieces(of.mask())) {
      if (piece.isIn(lit)) {
        together.add(piece);
      } else {
        addLine(together, seen);
        together.clear();
      }
    }
    addLine(together, seen);
    return seen;
  }

  private static void addLine(List<CellList> pieces, List<Constraint> lines) {
    if (pieces.size() > 1) {
      lines.add(new RegionSumLine(pieces.stream().reduce(CellList::followedBy).orElseThrow()));
    }
  }
}
