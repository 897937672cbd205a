package org.nonomino.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Rows with bars between the boxes, in which the cells of a box are at equal distances and empty
 * cells are spaces: {@code | 9 3 | 7 | 4 1 |}. Spaces at the end of a line may be missing.
 */
final class BoxedSpaces {
  private static final String BARS = "|│┃║";
  private static final String BLANK = ".";

  /** The maximum number of columns from one cell to the next. */
  private static final int MAX_STEP = 4;

  private BoxedSpaces() {}

  /** The columns of the cells in a box: the first one, and the number from each to the next. */
  private record Step(int first, int next) {}

  /** Returns the cells of rows if n cells fit between the bars of all rows. */
  static Optional<List<Token>> cells(List<GridRow> rows, int size) {
    int[] bars =
        rows.stream()
            .map(row -> bars(row.line().text()))
            .max((first, second) -> Integer.compare(first.length, second.length))
            .orElse(new int[0]);
    if (bars.length == 0 || !rows.stream().allMatch(row -> fits(row.line().text(), bars))) {
      return Optional.empty();
    }
    List<int[]> boxes = boxes(rows, bars);
    if (boxes.size() < 2 || size % boxes.size() != 0) {
      return Optional.empty();
    }
    int width = boxes.stream().mapToInt(box -> box[1] - box[0]).max().orElseThrow();
    boolean areEven = boxes.stream().allMatch(box -> box[1] - box[0] == width);
    Set<Integer> used = new TreeSet<>();
    for (GridRow row : rows) {
      for (Token cell : row.characters()) {
        boxes.stream()
            .filter(box -> box[0] <= cell.start() && cell.start() < box[1])
            .forEach(box -> used.add(cell.start() - box[0]));
      }
    }
    Optional<Step> step = step(used, size / boxes.size(), width);
    return areEven && step.isPresent()
        ? Optional.of(cells(rows, boxes, step.get(), size / boxes.size()))
        : Optional.empty();
  }

  private static int[] bars(String text) {
    int[] bars = new int[text.length()];
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      if (BARS.indexOf(text.charAt(i)) >= 0) {
        bars[count++] = i;
      }
    }
    return Arrays.copyOf(bars, count);
  }

  /** Returns whether a line has bars at given indices as far as it goes, and nowhere else. */
  private static boolean fits(String text, int[] bars) {
    int[] own = bars(text);
    return text.chars().noneMatch(c -> c == '\t')
        && own.length <= bars.length
        && Arrays.equals(own, Arrays.copyOf(bars, own.length))
        && (own.length == bars.length || text.stripTrailing().length() <= bars[own.length]);
  }

  /**
   * Returns the ranges of columns between bars, and before the first and behind the last. All are
   * as wide as the range between two bars, even if the line does not go so far.
   */
  private static List<int[]> boxes(List<GridRow> rows, int[] bars) {
    List<int[]> boxes = new ArrayList<>();
    int indent =
        rows.stream()
            .mapToInt(row -> row.line().text().length() - row.line().text().stripLeading().length())
            .min()
            .orElse(0);
    int end =
        rows.stream().mapToInt(row -> row.line().text().stripTrailing().length()).max().orElse(0);
    int between = bars.length > 1 ? bars[1] - bars[0] - 1 : bars[0];
    if (bars[0] > indent) {
      boxes.add(new int[] {bars[0] - between, bars[0]});
    }
    for (int i = 1; i < bars.length; i++) {
      boxes.add(new int[] {bars[i - 1] + 1, bars[i]});
    }
    int last = bars[bars.length - 1];
    if (end > last + 1) {
      boxes.add(new int[] {last + 1, last + 1 + between});
    }
    return boxes;
  }

  /** Returns the only way in which the used columns of a box are those of its cells. */
  private static Optional<Step> step(Set<Integer> used, int count, int width) {
    List<Step> fitting = new ArrayList<>();
    for (int next = 1; next <= MAX_STEP; next++) {
      for (int first = 0; first + (count - 1) * next < width; first++) {
        int begin = first;
        int step = next;
        boolean isCentred = Math.abs(2 * first + (count - 1) * next + 1 - width) <= 1;
        boolean isTight = width < (count + 1) * next;
        if (isCentred
            && isTight
            && used.stream()
                .allMatch(
                    at -> at >= begin && (at - begin) % step == 0 && at - begin < count * step)) {
          fitting.add(new Step(first, next));
        }
      }
    }
    return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  private static List<Token> cells(List<GridRow> rows, List<int[]> boxes, Step step, int count) {
    List<Token> cells = new ArrayList<>();
    for (GridRow row : rows) {
      String text = row.line().text();
      for (int[] box : boxes) {
        for (int i = 0; i < count; i++) {
          int at = box[0] + step.first + i * step.next;
          boolean isEmpty = at < 0 || at >= text.length() || text.charAt(at) == ' ';
          cells.add(
              isEmpty
                  ? new Token(row.line(), Math.max(0, Math.min(at, text.length())), BLANK)
                  : new Token(row.line(), at, text.substring(at, at + 1)));
        }
      }
    }
    return cells;
  }
}
