package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/**
 * Statements on neighbours, boxes and lines that are constraints of a usual kind at many places.
 */
final class GridMatching {
  private static final int NOWHERE = -1;

  /** Magic squares have the digits 1 to 9. */
  private static final int MAGIC_SIZE = 9;

  private static final int MAGIC_SUM = 15;
  private static final int BOX = 3;

  /** The lines of a magic square, by the positions of its cells. */
  private static final int[][] MAGIC_LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  private final Document document;
  private final Matching matching;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final int size;

  GridMatching(Document document, Matching matching, Shelf shelf, FormConstraints builder) {
    this.document = document;
    this.matching = matching;
    this.shelf = shelf;
    this.builder = builder;
    this.size = document.rows();
  }

  /** Neighbours that differ by a number or more are whispers along rows, columns or diagonals. */
  void neighbours(Statement statement) {
    Clue clue = statement.clue();
    int difference = clue.numbers().get(0);
    int[] groups = new int[size * size];
    if (clue.has(CageMatching.CAGE)) {
      Arrays.fill(groups, NOWHERE);
      List<Form> cages = shelf.every(Mark.CAGE);
      cages.forEach(cage -> cage.cells().forEach(cell -> groups[cell] = cages.indexOf(cage)));
    }
    List<Constraint> made = new ArrayList<>();
    try {
      if (clue.has("orthogonal")) {
        addRuns(groups, 0, 1, difference, made);
        addRuns(groups, 1, 0, difference, made);
      }
      if (clue.has("falling")) {
        addRuns(groups, 1, 1, difference, made);
      }
      if (clue.has("rising")) {
        addRuns(groups, 1, -1, difference, made);
      }
      made.forEach(each -> each.requireFit(Symbols.usual(size)));
    } catch (InvalidConstraintException e) {
      made.clear();
    }
    use(statement, clue.has(CageMatching.CAGE) ? plainCages() : List.of(), made);
  }

  /** Returns the cages that have no other meaning. */
  private List<Form> plainCages() {
    return matching.states("cage-sum") || matching.states("no-repeats", CageMatching.CAGE)
        ? List.of()
        : shelf.free(Mark.CAGE, form -> form.text().isEmpty());
  }

  /** Adds whispers along each run of cells of one group in one direction. */
  private void addRuns(int[] groups, int down, int right, int difference, List<Constraint> made) {
    for (int start = 0; start < groups.length; start++) {
      int group = groups[start];
      int before = neighbour(start, -down, -right);
      if (group == NOWHERE || (before != NOWHERE && groups[before] == group)) {
        continue;
      }
      List<Integer> run = new ArrayList<>();
      for (int cell = start;
          cell != NOWHERE && groups[cell] == group;
          cell = neighbour(cell, down, right)) {
        run.add(cell);
      }
      if (run.size() > 1) {
        made.add(new Whispers(cells(run), difference));
      }
    }
  }

  private int neighbour(int cell, int down, int right) {
    int row = cell / size + down;
    int column = cell % size + right;
    boolean isInside = row >= 0 && row < size && column >= 0 && column < size;
    return isInside ? row * size + column : NOWHERE;
  }

  /** A marked cell with the sum of its neighbours is the circle of an arrow around it. */
  void neighbourSums(Statement statement) {
    List<Form> forms = marked(statement);
    List<Constraint> made = new ArrayList<>();
    for (int cell : cellsOf(forms)) {
      List<Integer> around =
          List.of(
              neighbour(cell, -1, 0),
              neighbour(cell, 0, 1),
              neighbour(cell, 1, 0),
              neighbour(cell, 0, -1));
      // The path begins behind the border of the grid, if it has one there.
      int first = (around.indexOf(NOWHERE) + 1) % around.size();
      List<Integer> shaft =
          IntStream.range(0, around.size())
              .mapToObj(i -> around.get((first + i) % around.size()))
              .filter(other -> other != NOWHERE)
              .toList();
      made.add(new Arrow(CellList.of(size, cell), cells(shaft)));
    }
    use(statement, forms, made);
  }

  /** A friendly digit is the number of its row, column or box. */
  void friendly(Statement statement) {
    List<Form> forms = marked(statement);
    List<Constraint> made = new ArrayList<>();
    for (int cell : cellsOf(forms)) {
      int row = cell / size;
      int column = cell % size;
      int box = row / BOX * BOX + column / BOX;
      if (size != MAGIC_SIZE || document.regions().get(cell) != box) {
        matching.leave(statement);
        return;
      }
      builder
          .digits(ConstraintKind.CANDIDATES, List.of(cell), List.of(row + 1, column + 1, box + 1))
          .ifPresent(made::addAll);
    }
    use(statement, forms, made);
  }

  /** All lines of a magic square have the same sum, which is 15. */
  void magicSquares(Statement statement) {
    Clue clue = statement.clue();
    List<Form> forms = clue.has("shade") ? marked(statement) : List.of();
    List<List<Integer>> boxes = new ArrayList<>();
    forms.forEach(form -> boxes.add(form.cells().stream().sorted().toList()));
    clue.numbers().forEach(number -> boxes.add(box(number)));
    if (clue.has("middle")) {
      boxes.add(box(MAGIC_SIZE / 2 + 1));
    }
    List<Constraint> made = new ArrayList<>();
    for (List<Integer> box : boxes) {
      if (size != MAGIC_SIZE || !isBox(box)) {
        matching.leave(statement);
        return;
      }
      for (int[] line : MAGIC_LINES) {
        made.add(new RepeatCage(cells(Arrays.stream(line).mapToObj(box::get).toList()), MAGIC_SUM));
      }
    }
    use(statement, forms, made);
  }

  /** Returns the cells of a box by its number from 1; no cells if there is none. */
  private List<Integer> box(int number) {
    int first = (number - 1) / BOX * BOX * size + (number - 1) % BOX * BOX;
    return number < 1 || number > MAGIC_SIZE
        ? List.of()
        : IntStream.range(0, MAGIC_SIZE).mapToObj(i -> first + i / BOX * size + i % BOX).toList();
  }

  /** Returns whether cells are a square region. */
  private boolean isBox(List<Integer> cells) {
    return cells.size() == MAGIC_SIZE
        && IntStream.rangeClosed(1, MAGIC_SIZE).anyMatch(number -> box(number).equals(cells))
        && cells.stream()
            .map(document.regions()::get)
            .allMatch(region -> region.equals(document.regions().get(cells.get(0))));
  }

  /** The digits of lines are all odd, or all even. */
  void lines(Statement statement, ConstraintKind kind) {
    List<Form> forms = choose(statement, shelf.free(Mark.LINE));
    if (statement.isOfOne() && forms.size() > 1) {
      matching.leave(statement);
    } else {
      use(statement, forms, builder.digits(kind, cellsOf(forms), List.of()).orElse(List.of()));
    }
  }

  private List<Form> marked(Statement statement) {
    Clue clue = statement.clue();
    for (Mark mark : List.of(Mark.CIRCLE, Mark.SQUARE, Mark.SHADE, Mark.CAGE)) {
      boolean isMeant =
          clue.has(mark.name().toLowerCase(Locale.ROOT))
              || (mark == Mark.SHADE && clue.has("square"));
      List<Form> forms =
          isMeant ? choose(statement, shelf.free(mark, form -> form.text().isEmpty())) : List.of();
      if (!forms.isEmpty()) {
        return forms;
      }
    }
    return List.of();
  }

  private List<Form> choose(Statement statement, List<Form> forms) {
    Clue clue = statement.clue();
    return Colours.choose(forms, clue.colours(), matching.named(clue.name()));
  }

  private static List<Integer> cellsOf(List<Form> forms) {
    Set<Integer> cells = new LinkedHashSet<>();
    forms.forEach(form -> cells.addAll(form.cells()));
    return List.copyOf(cells);
  }

  private CellList cells(List<Integer> cells) {
    return CellList.of(size, cells.stream().mapToInt(Integer::intValue).toArray());
  }

  private void use(Statement statement, List<Form> forms, List<Constraint> made) {
    if (made.isEmpty()) {
      matching.leave(statement);
    } else {
      matching.use(statement, forms, made);
    }
  }
}
