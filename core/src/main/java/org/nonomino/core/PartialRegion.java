package org.nonomino.core;

import java.util.BitSet;
import java.util.List;

/**
 * A region of a partial mask, which holds no digit twice. Rules take it from their mask, so it is
 * never added to them. For a search it is an extra region; for people it is a region.
 *
 * @param index the number of the region in its mask, from 0
 * @param cells 2 to n distinct cells, ascending
 */
public record PartialRegion(int index, CellList cells) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.EXTRA_REGION;
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return cells.hasDistinctDigits(full);
  }

  @Override
  public void lower(Rules of, Primitives into) {
    into.allDifferent(cells);
  }

  /** A player knows all regions, as fog does not hide borders of regions. */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    return List.of(this);
  }

  /** Returns the name for people, counted from 1: {@code region 3}. */
  public String name() {
    return "region " + (index + 1);
  }
}
