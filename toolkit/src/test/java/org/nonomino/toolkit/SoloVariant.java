package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Turns game IDs of Simon Tatham's Solo, with X, cages and jigsaw regions, into f-puzzles JSON. */
final class SoloVariant {
  /*
   * PARAMETERS:CELLS[,REGIONS][,CAGES,SUMS]. The parameters begin with 3x3 or 9j; x is for both
   * diagonals, k for cages. CELLS and SUMS are numbers, each in its cell, and letters for runs of
   * blanks (a = 1 … z = 26); an underscore separates two numbers. The sum of a cage is in one of
   * its cells. REGIONS and CAGES cover the places between neighbours, first those side by side, row
   * by row, then those one above the other, column by column: a letter is a run of places without a
   * border (a = 1 … y = 25) with a border after it, an underscore only a border, and z 25 places
   * without a border after them.
   */
  private static final Pattern ID =
      Pattern.compile(
          "(?<size>\\d)(?:x\\d(?<boxes>)|j)(?<rules>[xk]*)[a-z\\d]*:(?<fields>[\\w,]+)");

  private static final Pattern NUMBER_OR_RUN = Pattern.compile("\\d+|[a-z]");
  private static final int LONGEST_RUN = 25;

  private final int size;

  private SoloVariant(int size) {
    this.size = size;
  }

  /** Returns the JSON of an ID such as {@code 9jxk:…}. */
  static String toFPuzzles(String id) {
    Matcher parts = ID.matcher(id);
    if (!parts.matches()) {
      throw new IllegalArgumentException("not a game ID of Solo: " + id);
    }
    List<String> fields = new ArrayList<>(List.of(parts.group("fields").split(",")));
    boolean hasBoxes = parts.group("boxes") != null;
    int number = Integer.parseInt(parts.group("size"));
    SoloVariant variant = new SoloVariant(hasBoxes ? number * number : number);
    int[] givens = variant.numbers(fields.remove(0));
    List<String> members = new ArrayList<>(List.of("\"size\":" + variant.size));
    members.add("\"grid\":" + variant.grid(givens, hasBoxes ? "" : fields.remove(0)));
    if (parts.group("rules").contains("x")) {
      members.add("\"diagonal+\":true,\"diagonal-\":true");
    }
    if (parts.group("rules").contains("k")) {
      members.add("\"killercage\":" + variant.cages(fields.remove(0), fields.remove(0)));
    }
    if (!fields.isEmpty()) {
      throw new IllegalArgumentException("there is more than expected: " + id);
    }
    return "{" + String.join(",", members) + "}";
  }

  private int[] numbers(String text) {
    int[] numbers = new int[size * size];
    int cell = 0;
    Matcher parts = NUMBER_OR_RUN.matcher(text);
    while (parts.find()) {
      char first = parts.group().charAt(0);
      if (first >= 'a') {
        cell += first - 'a' + 1;
      } else {
        numbers[cell++] = Integer.parseInt(parts.group());
      }
    }
    if (cell != numbers.length) {
      throw new IllegalArgumentException(text + " covers " + cell + " cells");
    }
    return numbers;
  }

  private String grid(int[] givens, String borders) {
    int[] areas = borders.isEmpty() ? new int[0] : areas(borders);
    int[] firsts = Arrays.stream(areas).distinct().sorted().toArray();
    return IntStream.range(0, size)
        .mapToObj(
            row ->
                IntStream.range(row * size, (row + 1) * size)
                    .mapToObj(
                        cell -> {
                          List<String> members = new ArrayList<>();
                          if (areas.length > 0) {
                            members.add("\"region\":" + Arrays.binarySearch(firsts, areas[cell]));
                          }
                          if (givens[cell] > 0) {
                            members.add("\"value\":%d,\"given\":true".formatted(givens[cell]));
                          }
                          return "{" + String.join(",", members) + "}";
                        })
                    .collect(Collectors.joining(",", "[", "]")))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String cages(String borders, String sums) {
    int[] areas = areas(borders);
    int[] sumOf = numbers(sums);
    Map<Integer, List<Integer>> cages = new TreeMap<>();
    for (int cell = 0; cell < areas.length; cell++) {
      cages.computeIfAbsent(areas[cell], first -> new ArrayList<>()).add(cell);
    }
    return cages.values().stream()
        .map(
            cells ->
                "{\"cells\":[%s],\"value\":\"%d\"}"
                    .formatted(
                        cells.stream()
                            .map(cell -> "\"R%dC%d\"".formatted(cell / size + 1, cell % size + 1))
                            .collect(Collectors.joining(",")),
                        cells.stream().mapToInt(cell -> sumOf[cell]).sum()))
        .collect(Collectors.joining(",", "[", "]"));
  }

  /** Returns the first cell of the area of each cell. */
  private int[] areas(String borders) {
    int[] areas = IntStream.range(0, size * size).toArray();
    int place = 0;
    for (int at = 0; at < borders.length(); at++) {
      char symbol = borders.charAt(at);
      int run = symbol == '_' ? 0 : Math.min(symbol - 'a' + 1, LONGEST_RUN);
      for (int i = 0; i < run; i++) {
        join(place++, areas);
      }
      if (symbol != 'z') {
        place++;
      }
    }
    return areas;
  }

  private void join(int place, int[] areas) {
    int half = size * (size - 1);
    int line = place % half / (size - 1);
    int position = place % (size - 1);
    int cell = place < half ? line * size + position : position * size + line;
    int first = areas[cell];
    int second = areas[place < half ? cell + 1 : cell + size];
    for (int i = 0; i < areas.length; i++) {
      if (areas[i] == first || areas[i] == second) {
        areas[i] = Math.min(first, second);
      }
    }
  }
}
