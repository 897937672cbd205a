package org.nonomino.canon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Tests canonical drawings of layouts. */
final class CanonicalLayoutTest {
  @Test
  void drawingsOfALayoutAreOne() {
    SplittableRandom random = new SplittableRandom(1);
    for (String file :
        List.of("layouts/valid_sigh", "layouts/impossible_layouts_6", "jigsawN/jig16")) {
      if (Corpus.files().contains(file)) {
        for (CorpusPuzzle known : Corpus.read(file)) {
          RegionMask mask = known.puzzle().mask();
          RegionMask other = Disguises.any(mask.size(), random).apply(mask);
          CanonicalLayout layout = CanonicalLayout.of(mask);

          assertThat(CanonicalLayout.of(other).mask()).as("%s", mask).isEqualTo(layout.mask());
          assertThat(layout.map().apply(mask)).isEqualTo(layout.mask());
          assertThat(CanonicalLayout.of(layout.mask()).mask()).isEqualTo(layout.mask());
        }
      }
    }
  }

  /**
   * There are as many drawings as orbits of the 280 ways to cut 3×3 into three regions, if trades
   * are allowed.
   */
  @Test
  void threeByThreeHasAsManyDrawingsAsLayouts() {
    List<RegionMask> masks = new ArrayList<>();
    cut(new int[9], 0, new int[3], 0, masks);
    Set<RegionMask> drawings = new HashSet<>();
    masks.forEach(mask -> drawings.add(CanonicalLayout.of(mask).mask()));

    assertThat(masks).hasSize(280);
    assertThat(drawings).hasSize(orbits(masks));
  }

  private static void cut(int[] labels, int cell, int[] counts, int used, List<RegionMask> masks) {
    if (cell == labels.length) {
      masks.add(RegionMask.jigsaw(3, labels));
      return;
    }
    for (int label = 0; label <= Math.min(used, 2); label++) {
      if (counts[label] < 3) {
        labels[cell] = label;
        counts[label]++;
        cut(labels, cell + 1, counts, Math.max(used, label + 1), masks);
        counts[label]--;
      }
    }
  }

  /**
   * Counts orbits by the least text of a mask over all orders of its rows and columns and all
   * permutations of its three kinds of houses that can be drawn.
   */
  private static int orbits(List<RegionMask> masks) {
    Set<String> min = new HashSet<>();
    List<int[]> orders = Disguises.permutations(3);
    for (RegionMask mask : masks) {
      String text = "9";
      for (int[] kinds : orders) {
        int[] drawn = new int[9];
        Arrays.fill(drawn, -1);
        for (int cell = 0; cell < 9; cell++) {
          int[] houses = {cell / 3, cell % 3, mask.region(cell)};
          drawn[houses[kinds[0]] * 3 + houses[kinds[1]]] = houses[kinds[2]];
        }
        if (Arrays.stream(drawn).allMatch(label -> label >= 0)) {
          for (int[] rows : orders) {
            for (int[] columns : orders) {
              int[] moved = new int[9];
              for (int cell = 0; cell < 9; cell++) {
                moved[cell] = drawn[rows[cell / 3] * 3 + columns[cell % 3]];
              }
              String next = RegionSymbols.text(RegionMask.jigsaw(3, moved));
              text = next.compareTo(text) < 0 ? next : text;
            }
          }
        }
      }
      min.add(text);
    }
    return min.size();
  }
}
