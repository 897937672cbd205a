package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;

/** Random puzzles of a size without conflicts, with all parts that some format can store. */
final class AnnotatedPuzzles {
  private static final List<String> TEXTS =
      List.of(
          "easy",
          "two words",
          "a, \"b\"; c\td",
          "# 1",
          "Grüße, 数独 😀",
          "two\nlines",
          "{\"size\": 9}",
          "back\\slash ]}",
          "no\u00A0break");

  /** Drawings and colours that f-puzzles can hold. */
  static final Drawings DRAWINGS =
      new Drawings(
          List.of(
              new Drawings.Item(
                  new Drawing.Shape(
                      false,
                      new Point(0.5, 0.5),
                      1,
                      1,
                      0,
                      Colour.NONE,
                      0.03125,
                      new Colour(255, 0, 0, 255),
                      "",
                      0,
                      Colour.BLACK,
                      Layer.BELOW)),
              new Drawings.Item(
                  new Drawing.Shape(
                      false,
                      new Point(0.5, 1),
                      0,
                      0,
                      -45,
                      Colour.NONE,
                      0.03125,
                      Colour.NONE,
                      "← é",
                      0.225,
                      Colour.BLACK,
                      Layer.ABOVE),
                  Set.of(ConstraintKind.XV)),
              new Drawings.Item(
                  new Drawing.Line(
                      List.of(new Point(0.5, 0.5), new Point(1.5, 1.5)),
                      new Colour(171, 205, 239, 128),
                      0.125,
                      Layer.BELOW),
                  Set.of(ConstraintKind.RENBAN, ConstraintKind.PALINDROME)),
              new Drawings.Item(
                  new Drawing.Cage(
                      List.of(new Point(0, 0), new Point(0, 1)),
                      "7",
                      true,
                      false,
                      "",
                      Colour.BLACK))));

  private AnnotatedPuzzles() {}

  /**
   * Returns puzzles on boxes, on scattered regions and on rows, some of them with the given parts.
   */
  static List<PuzzleEntry> ofSize(int size, Set<EntryPart> parts, long seed) {
    Random random = new Random(seed);
    List<RegionMask> masks = new ArrayList<>();
    masks.add(RegionMask.boxes(size, 1));
    masks.add(scattered(size, random));
    masks.add(scattered(size, random));
    RegionMask.standardBoxes(size).ifPresent(masks::add);
    List<PuzzleEntry> entries = new ArrayList<>();
    for (RegionMask mask : masks) {
      Puzzle puzzle = puzzle(mask, random);
      entries.add(PuzzleEntry.of(puzzle));
      entries.add(annotated(puzzle, parts, random));
    }
    return entries;
  }

  private static RegionMask scattered(int size, Random random) {
    List<Integer> regions = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      regions.add(cell / size);
    }
    Collections.shuffle(regions, random);
    return RegionMask.jigsaw(size, regions.stream().mapToInt(Integer::intValue).toArray());
  }

  private static Puzzle puzzle(RegionMask mask, Random random) {
    int size = mask.size();
    Grid grid = Grid.empty(size);
    for (int cell = 0; cell < size * size; cell += 1 + random.nextInt(4)) {
      Grid next = grid.with(cell, 1 + random.nextInt(size));
      grid = Rules.of(mask).findConflict(next).isEmpty() ? next : grid;
    }
    return new Puzzle(grid, mask);
  }

  private static PuzzleEntry annotated(Puzzle puzzle, Set<EntryPart> parts, Random random) {
    Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);
    for (EntryPart part : parts) {
      if (part.isText() && part != EntryPart.LEFT) {
        metadata.put(part, TEXTS.get(random.nextInt(TEXTS.size())));
      }
    }
    Optional<Grid> solution =
        parts.contains(EntryPart.SOLUTION)
            ? Optional.of(filled(Grid.empty(puzzle.size()), 1, random))
            : Optional.empty();
    Progress progress =
        new Progress(
            parts.contains(EntryPart.ENTERED)
                ? filled(puzzle.givens(), 0.3, random)
                : puzzle.givens(),
            marks(puzzle.size(), parts.contains(EntryPart.CENTRE_MARKS), random),
            marks(puzzle.size(), parts.contains(EntryPart.CORNER_MARKS), random));
    return new PuzzleEntry(puzzle, metadata, solution, progress)
        .withDrawings(parts.contains(EntryPart.DRAWINGS) ? DRAWINGS : Drawings.NONE);
  }

  private static Grid filled(Grid grid, double share, Random random) {
    int[] digits = grid.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] == 0 && random.nextDouble() < share) {
        digits[cell] = 1 + random.nextInt(grid.size());
      }
    }
    return Grid.of(grid.size(), digits);
  }

  private static long[] marks(int size, boolean any, Random random) {
    long[] marks = new long[size * size];
    for (int cell = 0; any && cell < marks.length; cell++) {
      marks[cell] = random.nextInt(4) == 0 ? random.nextLong() & ((1L << size) - 1) : 0;
    }
    return marks;
  }
}
