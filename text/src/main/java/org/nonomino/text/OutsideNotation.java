package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.GridLine;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Sandwich;

/** The places of clues outside the grid: {@code row 4}, {@code down-right from above r1c3}. */
final class OutsideNotation {
  private static final Pattern LINE = Pattern.compile("(row|r|column|col|c) ?([0-9]{1,2})");

  private static final Pattern END_OF_LINE =
      Pattern.compile(
          "(?<side>above|below|left of|right of) (?<line>row|column|col) (?<number>[0-9]{1,2})");

  private OutsideNotation() {}

  /**
   * Returns the row or column after the colon of a clause: {@code row 4}.
   *
   * @throws MalformedTextException if there is no such line
   */
  static GridLine line(ConstraintClause clause) throws MalformedTextException {
    List<String> words = clause.restWords();
    Matcher matcher = LINE.matcher(String.join(" ", words));
    OptionalInt index =
        matcher.matches() ? index(matcher.group(2), clause.size()) : OptionalInt.empty();
    if (index.isEmpty()) {
      throw clause.wrongRest(
          ProblemWords.quote(String.join(" ", words)) + " is not a row or column",
          "Write 'row 4' or 'column 4', from 1 to %d.".formatted(clause.size()));
    }
    return new GridLine(matcher.group(1).startsWith("r"), index.getAsInt());
  }

  private static OptionalInt index(String word, int size) {
    int number = Integer.parseInt(word);
    return number >= 1 && number <= size ? OptionalInt.of(number - 1) : OptionalInt.empty();
  }

  /**
   * Returns the place after the colon of a clause at the end of a row or column: {@code left of row
   * 4}, {@code above column 3} or {@code above r1c3}.
   *
   * @throws MalformedTextException if there is no such place
   */
  static OutsideCell endOfLine(ConstraintClause clause) throws MalformedTextException {
    List<String> words = clause.restWords();
    int size = clause.size();
    Matcher matcher = END_OF_LINE.matcher(String.join(" ", words));
    if (matcher.matches()) {
      boolean isRow = matcher.group("line").startsWith("r");
      OptionalInt index = index(matcher.group("number"), size);
      String side = matcher.group("side");
      boolean isOfRow = side.startsWith("left") || side.startsWith("right");
      if (index.isPresent() && isRow == isOfRow) {
        int outside = side.equals("above") || side.startsWith("left") ? -1 : size;
        return isRow
            ? new OutsideCell(size, index.getAsInt(), outside)
            : new OutsideCell(size, outside, index.getAsInt());
      }
    }
    Optional<OutsideCell> place = outside(words, size);
    if (place.isEmpty()) {
      throw clause.wrongRest(
          ProblemWords.quote(String.join(" ", words)) + " is not the end of a row or column",
          "Write 'left of row 4', 'right of row 4', 'above column 3' or 'below column 3', from 1 to %d."
              .formatted(size));
    }
    return place.get();
  }

  /** Returns a place at the end of a row or column: {@code left of row 4}. */
  static String endOfLine(OutsideCell place) {
    int size = place.size();
    return place.row() < 0 || place.row() == size
        ? (place.row() < 0 ? "above" : "below") + " column " + (place.column() + 1)
        : (place.column() < 0 ? "left" : "right") + " of row " + (place.row() + 1);
  }

  static List<Constraint> sandwich(ConstraintClause clause) throws MalformedTextException {
    int sum = clause.requireNumber("sum");
    GridLine line = line(clause);
    return List.of(new Sandwich(clause.size(), line.isRow(), line.index(), sum));
  }

  static List<Constraint> littleKiller(ConstraintClause clause) throws MalformedTextException {
    int sum = clause.requireNumber("sum");
    List<String> words = clause.restWords();
    int from = words.indexOf("from");
    Optional<LittleKiller.Direction> direction =
        from < 0 ? Optional.empty() : direction(words.subList(0, from));
    if (direction.isEmpty()) {
      throw clause.wrongRest(
          "there is no direction like 'down-right' before the word 'from'",
          "Write 'little killer %d: down-right from above r1c3'.".formatted(sum));
    }
    List<String> place = words.subList(from + 1, words.size());
    Optional<OutsideCell> start = outside(place, clause.size());
    if (start.isEmpty()) {
      throw clause.wrongRest(
          ProblemWords.quote(String.join(" ", place)) + " is not a place next to the grid",
          "Write 'above r1c3', 'left of r3c1', 'above left of r1c1' and so on.");
    }
    return List.of(new LittleKiller(start.get(), direction.get(), sum));
  }

  private static Optional<LittleKiller.Direction> direction(List<String> words) {
    return Stream.of(LittleKiller.Direction.values())
        .filter(direction -> direction.words().equals(String.join("-", words)))
        .findFirst();
  }

  /** Returns the cell outside the grid that {@code above left of r1c1} and the like name. */
  private static Optional<OutsideCell> outside(List<String> words, int size) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    OptionalInt cell = CellNames.cell(size, words.get(words.size() - 1));
    if (cell.isEmpty()) {
      return Optional.empty();
    }
    int row = cell.getAsInt() / size;
    int column = cell.getAsInt() % size;
    for (String word : words.subList(0, words.size() - 1)) {
      switch (word) {
        case "above" -> row--;
        case "below" -> row++;
        case "left" -> column--;
        case "right" -> column++;
        case "of" -> {}
        default -> {
          return Optional.empty();
        }
      }
    }
    boolean isNext = isNext(row, size) || isNext(column, size);
    boolean isNear = row >= -1 && row <= size && column >= -1 && column <= size;
    return isNext && isNear ? Optional.of(new OutsideCell(size, row, column)) : Optional.empty();
  }

  private static boolean isNext(int index, int size) {
    return index == -1 || index == size;
  }

  /** Returns the direction and the start of a clue: {@code down-right from above r1c3}. */
  static String words(LittleKiller clue) {
    OutsideCell start = clue.start();
    int size = start.size();
    String rows = start.row() < 0 ? "above" : start.row() == size ? "below" : "";
    String columns = start.column() < 0 ? "left" : start.column() == size ? "right" : "";
    int row = Math.min(Math.max(start.row(), 0), size - 1);
    int column = Math.min(Math.max(start.column(), 0), size - 1);
    return clue.direction().words()
        + " from "
        + (rows + " " + columns).strip()
        + (columns.isEmpty() ? " " : " of ")
        + CellNames.name(size, row * size + column);
  }
}
