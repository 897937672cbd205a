package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Pieces;

/** The parts of constraints that can be seen if only some cells are lit. */
final class SeenParts {
  private SeenParts() {}

  /**
   * Returns constraints for the visible parts of a line. A line that leads out of a lit cell also
   * shows the next cell.
   *
   * @param least the number of cells that a part must have
   * @param constraint creates the constraint of a part
   */
  static List<Constraint> ofLine(
      CellList line, BitSet lit, int least, Function<CellList, Constraint> constraint) {
    List<Constraint> parts = new ArrayList<>();
    int from = 0;
    while (from < line.count()) {
      int to = endOfRun(line, lit, from);
      if (to > from) {
        CellList part = line.part(Math.max(0, from - 1), Math.min(line.count(), to + 1));
        if (part.count() >= least) {
          parts.add(constraint.apply(part));
        }
      }
      from = to + 1;
    }
    return parts;
  }

  /**
   * Returns the constraint for the visible part of a line that has a direction. Only its first cell
   * shows the direction.
   *
   * @param constraint creates the constraint of a part of at least two cells
   */
  static List<Constraint> ofStart(
      CellList line, BitSet lit, Function<CellList, Constraint> constraint) {
    int end = endOfRun(line, lit, 0);
    return end == 0
        ? List.of()
        : List.of(constraint.apply(line.part(0, Math.min(line.count(), end + 1))));
  }

  /** Returns the index of the first cell from an index on that is not lit. */
  private static int endOfRun(CellList line, BitSet lit, int from) {
    int to = from;
    while (to < line.count() && lit.get(line.get(to))) {
      to++;
    }
    return to;
  }

  /**
   * Returns constraints for the visible pieces of a set of cells. Without the cells between two
   * pieces, it is unknown whether they belong together.
   *
   * @param constraint creates the constraint of a piece of at least two cells
   */
  static List<Constraint> ofCage(
      CellList cells, BitSet lit, Function<CellList, Constraint> constraint) {
    BitSet seen = new BitSet();
    cells.stream().filter(lit::get).forEach(seen::set);
    return Pieces.of(cells.size(), seen).stream()
        .filter(piece -> piece.cardinality() > 1)
        .map(piece -> constraint.apply(CellList.of(cells.size(), piece.stream().toArray())))
        .toList();
  }
}
