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
   * Returns constraints for the visible parts of a line.
   *
   * @param least the number of cells that a part must have, at least 2
   * @param constraint creates the constraint of a part
   */
  static List<Constraint> ofLine(
      CellList line, BitSet lit, int least, Function<CellList, Constraint> constraint) {
    return parts(line, lit).stream().filter(part -> part.count() >= least).map(constraint).toList();
  }

  /**
   * Returns constraints for the visible parts of a line with a direction. Only its first and its
   * last cell show which way it goes.
   *
   * @param constraint creates the constraint of a part of at least two cells
   */
  static List<Constraint> ofDirectedLine(
      CellList line, BitSet lit, Function<CellList, Constraint> constraint) {
    int first = line.get(0);
    int last = line.last();
    return parts(line, lit).stream()
        .filter(
            part ->
                (part.get(0) == first && lit.get(first)) || (part.last() == last && lit.get(last)))
        .map(constraint)
        .toList();
  }

  /**
   * Returns the visible parts of a line with at least two cells. A line that leads out of a lit
   * cell also shows the next cell, so two successive cells are visible if either is lit.
   */
  private static List<CellList> parts(CellList line, BitSet lit) {
    List<CellList> parts = new ArrayList<>();
    int from = 0;
    for (int to = 1; to <= line.count(); to++) {
      boolean isSeen = to < line.count() && (lit.get(line.get(to - 1)) || lit.get(line.get(to)));
      if (!isSeen) {
        if (to - from > 1) {
          parts.add(line.part(from, to));
        }
        from = to;
      }
    }
    return parts;
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
