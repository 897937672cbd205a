package org.nonomino.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.render.PuzzlePicture;

/**
 * The room that the largest puzzle of a chapter needs.
 *
 * @param size n of the largest puzzle
 * @param cells the longer side of the largest picture, in cells: more than n if there are clues
 *     outside the grid
 * @param candidates a picture with all candidates, if those of the chapter have candidates
 */
record Extent(int size, double cells, Optional<PuzzlePicture> candidates) {
  /** Returns the extent of the largest of some pictures, at least one. */
  static Extent of(List<PuzzlePicture> pictures) {
    return new Extent(
        pictures.stream().mapToInt(PuzzlePicture::size).max().orElseThrow(),
        pictures.stream().mapToDouble(PuzzlePicture::longerSide).max().orElseThrow(),
        Optional.empty());
  }

  /** Returns the extent of exercises with as large puzzles, whose empty cells show candidates. */
  Extent withCandidates() {
    long[] all = new long[size * size];
    Arrays.fill(all, -1L >>> (Long.SIZE - size));
    PuzzlePicture empty = PuzzlePicture.of(RegionMask.boxes(1, size));
    return new Extent(size, cells, Optional.of(empty.withCandidates(all)));
  }

  /** Returns the maximum extent of puzzles that will be generated. */
  static Extent of(GeneratorSpec spec) {
    int size = spec.layout().size();
    List<Constraint> outside = new ArrayList<>();
    if (size > 1 && spec.constraints().has(ConstraintFamily.SANDWICHES)) {
      int largestSum = size * (size + 1) / 2 - size - 1;
      outside.add(new Sandwich(size, true, 0, largestSum));
      outside.add(new Sandwich(size, false, 0, largestSum));
    }
    if (size > 1 && spec.constraints().has(ConstraintFamily.LITTLE_KILLERS)) {
      // One on each side.
      outside.add(diagonal(size, -1, 0, LittleKiller.Direction.DOWN_RIGHT));
      outside.add(diagonal(size, 0, -1, LittleKiller.Direction.DOWN_RIGHT));
      outside.add(diagonal(size, size, size - 1, LittleKiller.Direction.UP_LEFT));
      outside.add(diagonal(size, size - 1, size, LittleKiller.Direction.UP_LEFT));
    }
    Rules rules = Rules.of(RegionMask.boxes(1, size), outside);
    return of(List.of(PuzzlePicture.of(new Puzzle(Grid.empty(size), rules))));
  }

  private static LittleKiller diagonal(
      int size, int row, int column, LittleKiller.Direction direction) {
    return new LittleKiller(new OutsideCell(size, row, column), direction, size);
  }

  /** Returns whether there are clues outside the grid. */
  boolean hasRoomAround() {
    return cells > size;
  }
}
