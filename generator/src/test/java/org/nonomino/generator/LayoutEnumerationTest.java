package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Layout;
import org.nonomino.core.Pieces;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.enumeration.LayoutTables;
import org.nonomino.generator.internal.enumeration.LayoutTree;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/** All layouts of a size, one after the other. */
final class LayoutEnumerationTest {
  /** The largest size with listed regions; regions of larger sizes are searched. */
  private static final int MAX_LISTED_SIZE = 10;

  private static final long SEED = 20261123;

  /** The order of the lists of cells of all regions. */
  private static final Comparator<RegionMask> ORDER =
      (one, other) -> Arrays.compare(cellsByRegion(one), cellsByRegion(other));

  private static int[] cellsByRegion(RegionMask mask) {
    return IntStream.range(0, mask.size() * mask.size())
        .boxed()
        .sorted(Comparator.comparing(mask::region).thenComparing(cell -> cell))
        .mapToInt(cell -> cell)
        .toArray();
  }

  private static List<RegionMask> masks(LayoutEnumeration layouts) {
    List<RegionMask> masks = new ArrayList<>();
    layouts.masks().forEachRemaining(masks::add);
    return masks;
  }

  private static List<RegionMask> first(LayoutEnumeration layouts, int number) {
    List<RegionMask> masks = new ArrayList<>();
    Iterator<RegionMask> all = layouts.masks();
    while (masks.size() < number) {
      masks.add(all.next());
    }
    return masks;
  }

  /** The images by turning and mirroring, the layout itself among them. */
  private static Set<RegionMask> images(RegionMask mask) {
    Set<RegionMask> images = new TreeSet<>(ORDER);
    RegionMask turned = mask;
    for (int turn = 0; turn < 4; turn++) {
      turned = moved(turned, Symmetry.ROTATE90);
      images.add(turned);
      images.add(moved(turned, Symmetry.VERTICAL));
    }
    return images;
  }

  private static RegionMask moved(RegionMask mask, Symmetry symmetry) {
    int[] labels = new int[mask.size() * mask.size()];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[symmetry.image(mask.size(), cell)] = mask.region(cell);
    }
    return RegionMask.jigsaw(mask.size(), labels);
  }

  /** OEIS A172477. */
  @ParameterizedTest
  @CsvSource({"1,1", "2,2", "3,10", "4,117", "5,4006", "6,451206"})
  void countsAllLayouts(int size, long number) {
    assertThat(LayoutEnumeration.of(size).count()).isEqualTo(number);
    assertThat(LayoutEnumeration.number(size)).hasValue(number);
  }

  @Test
  void knowsTheNumbersUpToNine() {
    assertThat(LayoutEnumeration.number(9)).hasValue(706_152_947_468_301L);
    assertThat(LayoutEnumeration.number(10)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void givesEachLayoutOnceInItsOrder(int size) {
    List<RegionMask> expected = new ArrayList<>(AllLayouts.of(size));
    expected.sort(ORDER);

    assertThat(masks(LayoutEnumeration.of(size))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void givesOneDrawingOfEachClass(int size) {
    List<RegionMask> expected =
        AllLayouts.of(size).stream()
            .filter(mask -> images(mask).iterator().next().equals(mask))
            .sorted(ORDER)
            .toList();

    LayoutEnumeration distinct = LayoutEnumeration.of(size).distinct();

    assertThat(masks(distinct)).isEqualTo(expected);
    assertThat(distinct.count()).isEqualTo(expected.size());
  }

  /** Sets have several words for 9×9 and larger, and regions are searched for 11×11 and larger. */
  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void beginsWithConnectedLayoutsOfAnySize(int size) {
    for (LayoutEnumeration layouts :
        List.of(LayoutEnumeration.of(size), LayoutEnumeration.of(size).distinct())) {
      List<RegionMask> masks = first(layouts, size > MAX_LISTED_SIZE ? 30 : 300);

      assertThat(masks.get(0)).isEqualTo(RegionMask.boxes(1, size));
      for (int k = 0; k < masks.size(); k++) {
        RegionMask mask = masks.get(k);
        assertThat(k == 0 || ORDER.compare(masks.get(k - 1), mask) < 0).as("%s", mask).isTrue();
        for (int region = 0; region < size; region++) {
          assertThat(Layout.of(mask).pieceCount(region)).as("%s", mask).isEqualTo(1);
        }
      }
    }
  }

  /** Random layouts are in the middle of the order, where regions have all kinds of shapes. */
  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 11, 12, 13})
  void findsEachEndOfLayouts(int size) {
    LayoutTables tables = LayoutTables.of(size);
    LayoutGenerator generator = new LayoutGenerator(new LayoutSpec(size, Symmetry.NONE, 0.7));
    SeededRandom random = SeededRandom.of(SEED, size);
    for (int run = 0; run < 10; run++) {
      RegionMask wanted = generator.next(random);
      List<long[]> regions = regions(wanted);
      List<List<long[]>> found = new ArrayList<>();

      LayoutTree tree =
          new LayoutTree(tables, false, regions.subList(0, size - 2).toArray(long[][]::new), size);
      while (tree.next()) {
        found.add(Arrays.stream(tree.regions()).map(long[]::clone).toList());
      }

      assertThat(found)
          .allSatisfy(
              layout ->
                  assertThat(layout)
                      .allSatisfy(
                          region ->
                              assertThat(Pieces.count(size, BitSet.valueOf(region))).isEqualTo(1)));
      assertThat(found.stream().map(LayoutEnumerationTest::text))
          .contains(text(regions))
          .doesNotHaveDuplicates();
    }
  }

  private static List<long[]> regions(RegionMask mask) {
    return IntStream.range(0, mask.size())
        .mapToObj(
            region -> {
              long[] set = new long[CellBits.words(mask.size() * mask.size())];
              IntStream.range(0, mask.size() * mask.size())
                  .filter(cell -> mask.region(cell) == region)
                  .forEach(cell -> CellBits.add(set, cell));
              return set;
            })
        .toList();
  }

  private static String text(List<long[]> regions) {
    return regions.stream().map(Arrays::toString).collect(Collectors.joining());
  }

  @ParameterizedTest
  @CsvSource({"1,0", "1,1", "2,1", "4,0", "4,1", "4,2", "4,3", "4,4", "5,1", "5,2", "5,4"})
  void partsAreTheWhole(int size, int regions) {
    for (LayoutEnumeration whole :
        List.of(LayoutEnumeration.of(size), LayoutEnumeration.of(size).distinct())) {
      List<RegionMask> joined = new ArrayList<>();
      long count = 0;
      for (LayoutEnumeration part : parts(whole, regions)) {
        List<RegionMask> masks = masks(part);
        assertThat(
                masks.stream()
                    .map(mask -> Arrays.copyOf(cellsByRegion(mask), regions * size))
                    .map(Arrays::toString)
                    .distinct())
            .hasSizeLessThanOrEqualTo(1);
        assertThat(parts(part, size).stream().flatMap(each -> masks(each).stream()))
            .isEqualTo(masks);
        joined.addAll(masks);
        count += part.count();
      }

      assertThat(joined).isEqualTo(masks(whole));
      assertThat(count).isEqualTo(joined.size());
    }
  }

  private static List<LayoutEnumeration> parts(LayoutEnumeration layouts, int regions) {
    List<LayoutEnumeration> parts = new ArrayList<>();
    layouts.parts(regions).forEachRemaining(parts::add);
    return parts;
  }

  @Test
  void refusesWhatThereIsNot() {
    assertThatIllegalArgumentException().isThrownBy(() -> LayoutEnumeration.of(0));
    assertThatIllegalArgumentException().isThrownBy(() -> LayoutEnumeration.of(17));
    LayoutEnumeration part = LayoutEnumeration.of(4).parts(2).next();
    assertThatIllegalArgumentException().isThrownBy(() -> part.parts(1));
    assertThatIllegalArgumentException().isThrownBy(() -> part.parts(5));
    Iterator<RegionMask> one = LayoutEnumeration.of(1).masks();
    one.next();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(one::next);
  }
}
