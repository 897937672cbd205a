package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.sat.SatSolver;

/** Named layouts. */
final class LayoutCatalogTest {
  private static final LayoutCatalog CATALOG = LayoutCatalog.load();

  static List<LayoutCatalog.Entry> entries() {
    return CATALOG.entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void isConnectedAndSymmetricAndHasAFilling(LayoutCatalog.Entry entry) {
    RegionMask mask = entry.mask();
    for (int region = 0; region < mask.size(); region++) {
      assertThat(Layout.of(mask).pieceCount(region)).isEqualTo(1);
    }
    assertThat(entry.name()).matches("[a-z]+-" + mask.size());
    assertThat(entry.symmetry()).isNotEqualTo(Symmetry.NONE);
    assertThat(entry.symmetry().keepsBorders(mask)).isTrue();
    Puzzle empty = new Puzzle(Grid.empty(mask.size()), mask);
    Verdict verdict = new SatSolver().solve(empty, SearchLimits.NONE);
    assertThat(verdict).isInstanceOf(Verdict.Multiple.class);
    assertThat(empty.isSolvedBy(((Verdict.Multiple) verdict).first())).isTrue();
  }

  @Test
  void hasNoLayoutTwiceHoweverItLies() {
    Set<RegionMask> seen = new HashSet<>();
    for (LayoutCatalog.Entry entry : entries()) {
      RegionMask mask = entry.mask();
      assertThat(seen).as(entry.name()).doesNotContain(mask);
      for (int quarter = 0; quarter < 4; quarter++) {
        mask = moved(mask, Symmetry.ROTATE90);
        seen.add(mask);
        seen.add(moved(mask, Symmetry.VERTICAL));
      }
    }
  }

  private static RegionMask moved(RegionMask mask, Symmetry symmetry) {
    int[] labels = new int[mask.size() * mask.size()];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[symmetry.image(mask.size(), cell)] = mask.region(cell);
    }
    return RegionMask.jigsaw(mask.size(), labels);
  }

  @Test
  void hasFourOrMoreOfEachSizeInOrder() {
    assertThat(entries().stream().map(LayoutCatalog.Entry::name)).doesNotHaveDuplicates();
    assertThat(entries().stream().map(entry -> entry.mask().size())).isSorted();
    assertThat(
            entries().stream()
                .collect(
                    Collectors.groupingBy(entry -> entry.mask().size(), Collectors.counting())))
        .containsOnlyKeys(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
        .allSatisfy((size, count) -> assertThat(count).isGreaterThanOrEqualTo(size == 9 ? 24 : 5));
  }

  /** No group of complete rows or columns consists of boxes, of any shape. */
  @ParameterizedTest
  @MethodSource("entries")
  void hasNoBandOrStackOfBoxes(LayoutCatalog.Entry entry) {
    RegionMask mask = entry.mask();
    RegionMask turned = moved(mask, Symmetry.DIAGONAL);
    for (int rows = 2; rows < mask.size(); rows++) {
      int columns = mask.size() / rows;
      if (columns < 2 || rows * columns != mask.size()) {
        continue;
      }
      for (int first = 0; first < mask.size(); first += rows) {
        assertThat(isBandOfBoxes(mask, first, rows, columns)).isFalse();
        assertThat(isBandOfBoxes(turned, first, rows, columns)).isFalse();
      }
    }
  }

  private static boolean isBandOfBoxes(RegionMask mask, int first, int rows, int columns) {
    for (int row = first; row < first + rows; row++) {
      for (int column = 0; column < mask.size(); column++) {
        int corner = first * mask.size() + column / columns * columns;
        if (mask.region(row * mask.size() + column) != mask.region(corner)) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void findsANameWithItsSizeOrBesideIt() {
    RegionMask pinwheel = CATALOG.find("pinwheel-9").orElseThrow();

    assertThat(pinwheel.size()).isEqualTo(9);
    assertThat(CATALOG.find("pinwheel", 9)).contains(pinwheel);
    assertThat(CATALOG.find("pinwheel-9", 9)).contains(pinwheel);
    assertThat(CATALOG.find("pinwheel-9", 8)).isEmpty();
    assertThat(CATALOG.find("pinwheel")).isEmpty();
    assertThat(CATALOG.find("pinwheel", 7)).isEmpty();
    assertThat(CATALOG.sizesOf("pinwheel")).contains("pinwheel-5", "pinwheel-9");
    assertThat(CATALOG.sizesOf("pin")).isEmpty();
  }

  @Test
  void findsBoxesOfASize() {
    assertThat(CATALOG.find("boxes-6")).contains(RegionMask.boxes(2, 3));
    assertThat(CATALOG.find("boxes", 9)).contains(RegionMask.boxes(3, 3));
    assertThat(CATALOG.find("boxes")).isEmpty();
    for (String name : List.of("boxes-7", "boxes-0", "boxes-37", "boxes-99", "boxes-", "boxes-x")) {
      assertThat(CATALOG.find(name)).as(name).isEmpty();
    }
    assertThat(CATALOG.find("boxes", -1)).isEmpty();
  }

  @Test
  void knowsWhatMayHaveBeenMeant() {
    assertThat(CATALOG.similarTo("pinwhel-9")).contains("pinwheel-9");
    assertThat(CATALOG.similarTo("Pinweel")).contains("pinwheel-9", "pinwheel-5");
    assertThat(CATALOG.similarTo("somewhere")).isEmpty();
  }
}
