package org.nonomino.generator.internal.reducing;

import java.util.BitSet;
import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.generator.internal.placing.Placed;

/**
 * The cells in which givens look out of place beside the constraints of a puzzle. Immutable.
 *
 * <p>Marked cells have a line, a dot, a cage or a sign, of which a given would tell a part. Of
 * these, ends of lines, cells of cages, and odd and even cells are avoided altogether: a given on a
 * bulb or in a circle makes half of the line needless.
 */
final class GivenPlaces {
  private final BitSet marked = new BitSet();
  private final BitSet avoided = new BitSet();

  private GivenPlaces() {}

  /** Returns the cells that the removable groups mark. */
  static GivenPlaces of(List<Placed> groups) {
    GivenPlaces places = new GivenPlaces();
    for (Placed group : groups) {
      if (group.isRemovable()) {
        group.constraints().forEach(places::add);
      }
    }
    return places;
  }

  private void add(Constraint constraint) {
    ConstraintKind kind = constraint.kind();
    int[] cells = constraint.cells().toArray();
    if (kind.shape() == ConstraintShape.LINE) {
      addAll(marked, cells);
      avoided.set(cells[0]);
      avoided.set(cells[cells.length - 1]);
      return;
    }
    switch (kind) {
      case WHITE_DOT, BLACK_DOT, XV -> addAll(marked, cells);
      case ODD, EVEN, KILLER_CAGE -> {
        addAll(marked, cells);
        addAll(avoided, cells);
      }
      default -> {}
    }
  }

  private static void addAll(BitSet set, int[] cells) {
    for (int cell : cells) {
      set.set(cell);
    }
  }

  /** Returns whether a given would tell a part of a constraint. */
  boolean isMarked(int cell) {
    return marked.get(cell);
  }

  /** Returns whether a cell should be empty. */
  boolean isAvoided(int cell) {
    return avoided.get(cell);
  }
}
