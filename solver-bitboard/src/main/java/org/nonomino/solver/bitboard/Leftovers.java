package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;

/**
 * The leftovers of a layout: k lines side by side hold every digit as often as k regions do. So
 * what only the lines have and what only the regions have hold the same digits, each as often.
 *
 * <p>Players know it as the law of leftovers (B. Gillespie, 2006).
 */
final class Leftovers {
  /*
   * For some lines, the regions that leave the fewest cells over are those that share the most cells with them, for each region's
   * share counts on its own. So the regions are sorted by what they lack, and the choices of k of them are gone through from the
   * best on, as long as they do not lack too much together. More than n/2 lines would say the same as the others.
   *
   * Lines that are not side by side would find next to nothing more: on 9×9 jigsaws one pair in fifty.
   */
  private static final int MOST_CHOICES = 32;

  private final Layout layout;
  private final int most;
  private final List<Pair> found = new ArrayList<>();

  /** The choices of regions for the present lines. */
  private int choices;

  private Leftovers(Layout layout, int most) {
    this.layout = layout;
    this.most = most;
  }

  /**
   * Two sets of cells that hold each digit equally often.
   *
   * @param ofLines the cells that only the lines have
   * @param ofRegions the cells that only the regions have, as many
   */
  record Pair(List<Integer> ofLines, List<Integer> ofRegions) {}

  /**
   * Returns the pairs, those with fewer cells first.
   *
   * @param most the number of cells in a set, at most
   */
  static List<Pair> of(Layout layout, int most) {
    Leftovers leftovers = new Leftovers(layout, most);
    for (HouseKind direction : List.of(HouseKind.ROW, HouseKind.COLUMN)) {
      for (int first = 0; first < layout.size(); first++) {
        leftovers.findFrom(direction, first);
      }
    }
    leftovers.found.sort(Comparator.comparingInt(pair -> pair.ofLines().size()));
    return leftovers.found;
  }

  private void findFrom(HouseKind direction, int first) {
    int size = layout.size();
    int[] lack = new int[size];
    Arrays.fill(lack, size);
    for (int count = 1; count <= size / 2 && first + count <= size; count++) {
      for (int i = 0; i < size; i++) {
        lack[layout.region(cell(direction, first + count - 1, i))]--;
      }
      Integer[] order = new Integer[size];
      Arrays.setAll(order, region -> region);
      Arrays.sort(order, Comparator.comparingInt(region -> lack[region]));
      choices = 0;
      choose(direction, first, count, order, lack, 0, 0L, 0);
    }
  }

  private int cell(HouseKind direction, int line, int i) {
    return direction == HouseKind.ROW ? line * layout.size() + i : i * layout.size() + line;
  }

  /** Chooses the regions that are still missing from those that lack the same or more. */
  private void choose(
      HouseKind direction,
      int first,
      int count,
      Integer[] order,
      int[] lack,
      int from,
      long chosen,
      int lacking) {
    int more = count - Long.bitCount(chosen);
    if (more == 0) {
      choices++;
      if (lacking > 0) {
        add(direction, first, count, chosen);
      }
      return;
    }
    for (int i = from; i + more <= order.length && choices < MOST_CHOICES; i++) {
      int region = order[i];
      if (lacking + more * lack[region] > most) {
        return;
      }
      choose(
          direction,
          first,
          count,
          order,
          lack,
          i + 1,
          chosen | (1L << region),
          lacking + lack[region]);
    }
  }

  private void add(HouseKind direction, int first, int count, long regions) {
    List<Integer> ofLines = new ArrayList<>();
    List<Integer> ofRegions = new ArrayList<>();
    for (int line = 0; line < layout.size(); line++) {
      for (int i = 0; i < layout.size(); i++) {
        int cell = cell(direction, line, i);
        boolean isInLines = first <= line && line < first + count;
        boolean isInRegions = ((regions >>> layout.region(cell)) & 1) != 0;
        if (isInLines && !isInRegions) {
          ofLines.add(cell);
        } else if (isInRegions && !isInLines) {
          ofRegions.add(cell);
        }
      }
    }
    found.add(new Pair(ofLines, ofRegions));
  }
}
