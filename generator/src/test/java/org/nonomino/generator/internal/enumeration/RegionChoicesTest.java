package org.nonomino.generator.internal.enumeration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutGenerator;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/** Both ways to find the regions of free cells, and the pieces of the remaining cells. */
final class RegionChoicesTest {
  private static final long SEED = 20261123;

  /** Compares the regions with all subsets, tested one by one. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void bothWaysFindEachRegionOfAnyFreeCells(int size) {
    GridCells cells = new GridCells(size);
    SeededRandom random = SeededRandom.of(SEED, size);
    ListedRegions.Tries tries = new ListedRegions.Tries(cells);
    for (int run = 0; run < 20; run++) {
      BitSet free = new BitSet();
      while (free.isEmpty()) {
        IntStream.range(0, size * size).filter(cell -> random.nextInt(4) > 0).forEach(free::set);
      }
      List<BitSet> expected = new ArrayList<>();
      BitSet start = new BitSet();
      start.set(free.nextSetBit(0));
      addRegions(size, free, start, expected);

      assertThat(regions(new SearchedRegions(cells), free)).isEqualTo(expected);
      assertThat(regions(new ListedRegions(cells, tries), free)).isEqualTo(expected);
    }
  }

  private static List<BitSet> regions(RegionChoices choices, BitSet free) {
    List<BitSet> found = new ArrayList<>();
    long[] region = new long[1];
    choices.begin(free.toLongArray(), free.nextSetBit(0));
    while (choices.next(region)) {
      found.add(BitSet.valueOf(region));
    }
    assertThat(choices.next(region)).isFalse();
    return found;
  }

  private static void addRegions(int size, BitSet free, BitSet begun, List<BitSet> found) {
    if (begun.cardinality() == size) {
      if (isConnected(size, begun)) {
        found.add(begun);
      }
      return;
    }
    for (int next = free.nextSetBit(begun.length()); next >= 0; next = free.nextSetBit(next + 1)) {
      BitSet more = (BitSet) begun.clone();
      more.set(next);
      addRegions(size, free, more, found);
    }
  }

  private static boolean isConnected(int size, BitSet cells) {
    return pieces(size, cells).size() == 1;
  }

  private static List<BitSet> pieces(int size, BitSet cells) {
    BitSet rest = (BitSet) cells.clone();
    List<BitSet> pieces = new ArrayList<>();
    while (!rest.isEmpty()) {
      BitSet piece = new BitSet();
      spread(size, rest, rest.nextSetBit(0), piece);
      pieces.add(piece);
    }
    return pieces;
  }

  private static void spread(int size, BitSet rest, int cell, BitSet piece) {
    rest.clear(cell);
    piece.set(cell);
    for (int other = 0; other < size * size; other++) {
      int steps = Math.abs(other / size - cell / size) + Math.abs(other % size - cell % size);
      if (steps == 1 && rest.get(other)) {
        spread(size, rest, other, piece);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7, 8, 9, 11, 12, 16})
  void knowsPiecesOfAWrongSize(int size) {
    GridCells cells = new GridCells(size);
    SeededRandom random = SeededRandom.of(SEED, size);
    int fitting = 0;
    for (int run = 0; run < 400; run++) {
      // Some regions of a layout; in every second run one cell is added or removed.
      RegionMask mask = RegionMask.boxes(1, size);
      if (size >= LayoutSpec.MIN_SIZE) {
        mask = new LayoutGenerator(new LayoutSpec(size, Symmetry.NONE, 0.5)).next(random);
      }
      BitSet set = new BitSet();
      Set<Integer> chosen =
          IntStream.range(0, size)
              .filter(region -> random.nextInt(3) > 0)
              .boxed()
              .collect(Collectors.toSet());
      for (int cell = 0; cell < size * size; cell++) {
        set.set(cell, chosen.contains(mask.region(cell)));
      }
      if (run % 2 == 0) {
        set.flip(random.nextInt(size * size));
        set.flip(random.nextInt(size * size));
      }
      if (set.isEmpty()) {
        set.set(0, size);
      }
      boolean expected =
          pieces(size, set).stream().allMatch(piece -> piece.cardinality() % size == 0);
      fitting += expected ? 1 : 0;

      assertThat(cells.canBeRegions(Arrays.copyOf(set.toLongArray(), cells.words())))
          .as("%s", set)
          .isEqualTo(expected);
    }
    assertThat(fitting).isBetween(200, 400);
  }
}
