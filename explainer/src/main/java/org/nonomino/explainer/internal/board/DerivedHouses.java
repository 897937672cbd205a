package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;

/**
 * The extra houses of a layout, and the houses that follow from them. Any m + 1 rows hold each
 * digit m + 1 times. If m extra houses without common cells lie in these rows, they hold each digit
 * m times. So the other n cells of the rows hold each digit once. The same applies to columns. For
 * example, rows 2 to 4 of a puzzle with windows consist of two windows and the nine cells in
 * columns 1, 5 and 9.
 *
 * <p>Immutable; thread-safe.
 */
final class DerivedHouses {
  /*
   * Derived houses are used in further derivations. For example, columns 1, 5 and 9 consist of the
   * houses derived in rows 2 to 4 and in rows 6 to 8, and of the nine cells where rows 1, 5 and 9
   * cross these columns. The number of lines is limited because people do not see more; the limit
   * is high enough for all windows.
   */
  private static final int FEW_LINES = 3;

  private final Layout layout;

  /** The lines of each derived house, in words, by its number. */
  private final Map<Integer, String> linesOf;

  private DerivedHouses(Layout layout, Map<Integer, String> linesOf) {
    this.layout = layout;
    this.linesOf = linesOf;
  }

  /** Returns the houses of a layout and the houses that follow from its extra houses. */
  static DerivedHouses of(Layout layout) {
    return layout.hasExtraHouses() ? new Search(layout).run() : new DerivedHouses(layout, Map.of());
  }

  /** Returns the layout with the derived houses among its extra houses. */
  Layout layout() {
    return layout;
  }

  /**
   * Returns the lines in which a house was derived: {@code rows 2–4}; empty for other houses, also
   * for houses of the layout without derived houses, which numbers its houses differently.
   */
  Optional<String> lines(House house) {
    return Optional.ofNullable(linesOf.get(house.number()))
        .filter(lines -> Arrays.equals(layout.houses().get(house.number()).cells(), house.cells()));
  }

  private static final class Search {
    private final Layout layout;
    private final int size;
    private final int maxLines;

    /** The extra houses, the derived ones at the end. */
    private final List<BitSet> extras = new ArrayList<>();

    private final List<String> names = new ArrayList<>();
    private final int ownCount;

    Search(Layout layout) {
      this.layout = layout;
      size = layout.size();
      maxLines = Math.max(FEW_LINES, (int) Math.ceil(Math.sqrt(size)));
      for (int i = layout.first(HouseKind.EXTRA); i < layout.houseCount(); i++) {
        extras.add(cells(layout.houses().get(i)));
      }
      ownCount = extras.size();
    }

    DerivedHouses run() {
      int before;
      do {
        before = extras.size();
        for (HouseKind lines : BoardTables.LINES) {
          combine(lines, before, 0, 0, new BitSet(), new BitSet());
        }
      } while (extras.size() > before);
      return extras.size() == ownCount ? new DerivedHouses(layout, Map.of()) : named(extended());
    }

    /**
     * Tries to add each extra house from a given one to some that share no cell.
     *
     * @param lines the kind of the lines that contain the houses
     * @param end the index after the last extra house that may be added
     * @param used the cells of the houses so far
     * @param spanned the lines with cells of these houses
     */
    private void combine(
        HouseKind lines, int end, int from, int count, BitSet used, BitSet spanned) {
      for (int next = from; next < end; next++) {
        if (!extras.get(next).intersects(used)) {
          BitSet all = copy(used);
          all.or(extras.get(next));
          BitSet touched = copy(spanned);
          extras.get(next).stream().forEach(cell -> touched.set(layout.house(lines, cell).index()));
          if (touched.cardinality() <= maxLines) {
            if (touched.cardinality() == count + 2) {
              addRest(lines, touched, all);
            }
            combine(lines, end, next + 1, count + 1, all, touched);
          }
        }
      }
    }

    private void addRest(HouseKind lines, BitSet touched, BitSet used) {
      BitSet rest = new BitSet();
      touched.stream()
          .forEach(line -> rest.or(cells(layout.houses().get(layout.first(lines) + line))));
      rest.andNot(used);
      boolean isKnown =
          extras.contains(rest)
              || layout.houses().stream().anyMatch(house -> cells(house).equals(rest));
      if (!isKnown) {
        extras.add(rest);
        names.add(name(lines, touched));
      }
    }

    /** Names lines: {@code rows 2–4}, {@code columns 1, 5 and 9}. */
    private static String name(HouseKind lines, BitSet touched) {
      String kind = lines == HouseKind.ROW ? "rows " : "columns ";
      int first = touched.nextSetBit(0) + 1;
      int last = touched.length();
      int count = touched.cardinality();
      if (last - first == count - 1 && count > 2) {
        return kind + first + "–" + last;
      }
      List<String> numbers = touched.stream().mapToObj(line -> String.valueOf(line + 1)).toList();
      return kind
          + String.join(", ", numbers.subList(0, count - 1))
          + " and "
          + numbers.get(count - 1);
    }

    private Layout extended() {
      List<ExtraRegion> houses = new ArrayList<>();
      for (BitSet extra : extras) {
        houses.add(new ExtraRegion(CellList.of(size, extra.stream().toArray())));
      }
      return Rules.of(layout.mask(), houses).layout();
    }

    private DerivedHouses named(Layout all) {
      Map<Integer, String> lines = new TreeMap<>();
      for (House house : all.houses()) {
        int found = extras.indexOf(cells(house));
        if (found >= ownCount) {
          lines.put(house.number(), names.get(found - ownCount));
        }
      }
      return new DerivedHouses(all, lines);
    }

    private static BitSet copy(BitSet set) {
      BitSet copy = new BitSet();
      copy.or(set);
      return copy;
    }

    private static BitSet cells(House house) {
      BitSet cells = new BitSet();
      IntStream.of(house.cells()).forEach(cells::set);
      return cells;
    }
  }
}
