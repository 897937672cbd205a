package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

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

  /** Drawings and colours as f-puzzles writes them. */
  static final String DRAWINGS =
      "{\"text\":[{\"cells\":[\"R1C1\"],\"value\":\"← é\",\"size\":0.45,\"angle\":-45}],"
          + "\"highlight\":{\"on\":true,\"off\":false,\"nothing\":null},"
          + "\"cells\":{\"r1c1\":{\"c\":\"#ff0000\",\"highlight\":3}}}";

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
      if (part.isText()) {
        metadata.put(
            part, part == EntryPart.DRAWINGS ? DRAWINGS : TEXTS.get(random.nextInt(TEXTS.size())));
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
    return new PuzzleEntry(puzzle, metadata, solution, progress);
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
