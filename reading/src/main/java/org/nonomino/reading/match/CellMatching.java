package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/** Statements on the digits of cells that are marked by a circle, a square or a colour. */
final class CellMatching {
  private static final String SHADED_INDEXER = "indexer-shade";

  /** A statement speaks of all cells with a mark. */
  private static final int ANYWHERE = -1;

  private final Matching matching;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final int size;

  CellMatching(Matching matching, Shelf shelf, FormConstraints builder, int size) {
    this.matching = matching;
    this.shelf = shelf;
    this.builder = builder;
    this.size = size;
  }

  /**
   * Restricts the digits of marked cells.
   *
   * @param usual how such cells are drawn if the statement does not say it
   */
  void digits(Statement statement, ConstraintKind kind, Mark usual) {
    Clue clue = statement.clue();
    List<Integer> digits = clue.numbers();
    int place = ANYWHERE;
    if (clue.has("place")) {
      int row = digits.get(0);
      int column = digits.get(1);
      if (Math.min(row, column) < 1 || Math.max(row, column) > size) {
        matching.leave(statement);
        return;
      }
      place = (row - 1) * size + column - 1;
      digits = digits.subList(2, digits.size());
    }
    List<Mark> marks = marks(clue, usual);
    List<Form> forms =
        marked(
            statement, clue.colours(), place, matching.isTyped(kind) ? marks.subList(0, 1) : marks);
    Set<Integer> cells = cells(forms);
    if (place >= 0 && clue.colours().isEmpty()) {
      cells.add(place);
    }
    use(statement, kind, forms, cells, digits);
  }

  private static List<Mark> marks(Clue clue, Mark usual) {
    if (clue.has("shade")) {
      return List.of(Mark.SHADE, Mark.SQUARE);
    }
    if (clue.has("square")) {
      // A shaded cell may be called a square of its colour.
      return List.of(Mark.SQUARE, Mark.SHADE);
    }
    return List.of(clue.has("circle") ? Mark.CIRCLE : usual);
  }

  /**
   * Returns the free forms of the first of some marks that a statement can mean.
   *
   * @param place the only cell that it speaks of
   */
  private List<Form> marked(
      Statement statement, List<String> colours, int place, List<Mark> marks) {
    for (Mark mark : marks) {
      List<Form> fitting = new ArrayList<>();
      for (Form form : shelf.free(mark)) {
        boolean isThere = place == ANYWHERE || form.cells().equals(List.of(place));
        // A form with a different mark must have the colour that the sentence names.
        boolean isSaid = mark == marks.get(0) || colours.contains(form.colour());
        if (isThere && isSaid && (mark == Mark.SHADE || Matching.isPlainCell(form))) {
          fitting.add(form);
        }
      }
      List<Form> forms = Colours.choose(fitting, colours, matching.named(statement.clue().name()));
      if (!forms.isEmpty()) {
        // A sentence that names no colour could mean only one of several tints.
        boolean isClear = !colours.isEmpty() || mark != Mark.SHADE || areOneColour(forms);
        return isClear ? forms : List.of();
      }
    }
    return List.of();
  }

  private static boolean areOneColour(List<Form> forms) {
    for (Form form : forms) {
      if (!form.colour().equals(forms.get(0).colour())) {
        return false;
      }
    }
    return true;
  }

  private static Set<Integer> cells(List<Form> forms) {
    Set<Integer> cells = new TreeSet<>();
    forms.forEach(form -> cells.addAll(form.cells()));
    return cells;
  }

  /** Creates a constraint for each of these cells. */
  private void use(
      Statement statement,
      ConstraintKind kind,
      List<Form> forms,
      Set<Integer> cells,
      List<Integer> digits) {
    Optional<List<Constraint>> made = builder.digits(kind, cells, digits);
    if (cells.isEmpty()) {
      matching.leaveUnlessKnown(statement, kind);
    } else if (made.isEmpty()) {
      matching.leave(statement);
    } else {
      matching.use(statement, forms, made.get());
    }
  }

  /** Cells above or below all their neighbours, often with small arrows to these. */
  void extremes(Statement statement, ConstraintKind kind) {
    List<String> colours = statement.clue().colours();
    List<Form> forms =
        marked(statement, colours, ANYWHERE, List.of(Mark.SHADE, Mark.CIRCLE, Mark.SQUARE));
    Set<Integer> cells = cells(forms);
    List<Form> used = new ArrayList<>(forms);
    Set<Integer> pointing = new HashSet<>();
    for (Form arrow : shelf.free(Mark.ARROW)) {
      int start = arrow.cells().get(0);
      if (arrow.circle().isEmpty() && arrow.cells().size() <= 2 && cells.contains(start)) {
        used.add(arrow);
        pointing.add(start);
      }
    }
    for (int cell : cells) {
      boolean doTouch =
          cells.contains(cell + size) || (cell % size < size - 1 && cells.contains(cell + 1));
      if (doTouch || (colours.isEmpty() && !pointing.contains(cell))) {
        matching.leave(statement);
        return;
      }
    }
    use(statement, kind, used, cells, List.of());
  }

  /** Greater-than signs on the border of a fortress say the same once more. */
  void fortress(Statement statement, boolean isLow) {
    List<String> colours = statement.clue().colours();
    List<Form> free =
        marked(
            statement,
            colours.isEmpty() ? colours : colours.subList(0, 1),
            ANYWHERE,
            List.of(Mark.SHADE));
    boolean isOther =
        colours.size() > 1
            && (statement.clue().has("other")
                || !colours.get(1).equals("white")
                || free.size() < shelf.every(Mark.SHADE).size());
    if (isOther) {
      matching.leave(statement);
    } else if (free.isEmpty()) {
      matching.leaveUnlessKnown(statement, isLow ? ConstraintKind.MINIMUM : ConstraintKind.MAXIMUM);
    } else {
      List<Constraint> made = builder.fortress(free, isLow);
      List<Form> used = new ArrayList<>(free);
      for (Form sign : shelf.free(Mark.EDGE_SIGN)) {
        Optional<List<Constraint>> said =
            builder.of(ConstraintKind.GREATER_THAN, sign, statement.clue());
        if (EdgeMatching.isInequality(sign) && said.isPresent() && made.containsAll(said.get())) {
          used.add(sign);
        }
      }
      matching.use(statement, used, made);
    }
  }

  /** Each cage is a fortress. */
  void fortressCages(Statement statement) {
    List<Constraint> made = new ArrayList<>();
    shelf.every(Mark.CAGE).forEach(cage -> made.addAll(builder.fortress(List.of(cage), false)));
    if (made.isEmpty()) {
      matching.leave(statement);
    } else {
      matching.use(statement, List.of(), made);
    }
  }

  /**
   * The digits of columns say where in their rows the number of the column is: in whole columns,
   * mostly 1, 5 and 9, or in shaded cells.
   */
  void indexers(Statement statement) {
    Clue clue = statement.clue();
    Set<Integer> columns = new TreeSet<>(clue.numbers());
    if (clue.has("159")) {
      columns.addAll(List.of(1, 5, 9));
    }
    // "The same is true in column 5" means shaded cells, too.
    List<Statement> shaded = matching.stated(SHADED_INDEXER);
    boolean areAll = columns.isEmpty() && !clue.name().equals("indexer");
    List<Form> forms = new ArrayList<>();
    for (Form form : shelf.free(Mark.SHADE)) {
      boolean fits = true;
      for (int cell : form.cells()) {
        fits &= areAll || columns.contains(cell % size + 1);
      }
      if (fits) {
        forms.add(form);
      }
    }
    Set<Integer> cells = new TreeSet<>();
    if (shaded.isEmpty()) {
      for (int cell = 0; cell < size * size; cell++) {
        if (areAll || columns.contains(cell % size + 1)) {
          cells.add(cell);
        }
      }
    } else {
      forms = Colours.choose(forms, shaded.get(0).clue().colours(), Set.of());
      cells = cells(forms);
    }
    Set<Integer> found = new HashSet<>();
    cells.forEach(cell -> found.add(cell % size + 1));
    if (!found.containsAll(columns)) {
      cells.clear();
    }
    use(statement, ConstraintKind.COLUMN_INDEXER, forms, cells, List.of());
  }

  /** Shapes of one colour have the same digits in the same places. */
  void clones(Statement statement) {
    List<Form> shapes =
        Colours.choose(shelf.free(Mark.SHADE), statement.clue().colours(), Set.of());
    List<Constraint> made = new ArrayList<>();
    Set<Form> copied = new HashSet<>();
    boolean isClear = true;
    for (int i = 0; i < shapes.size(); i++) {
      Form shape = shapes.get(i);
      for (Form copy : shapes.subList(i + 1, shapes.size())) {
        if (shape.colour().equals(copy.colour()) && offsets(shape).equals(offsets(copy))) {
          isClear &= areAlike(shape, copy);
          if (copied.add(copy)) {
            copied.add(shape);
            made.add(builder.clone(shape, copy));
          }
        }
      }
    }
    if (shapes.isEmpty()) {
      matching.leaveUnlessKnown(statement, ConstraintKind.CLONE);
    } else if (isClear && copied.size() == shapes.size()) {
      matching.use(statement, shapes, made);
    } else {
      matching.leave(statement);
    }
  }

  /** Returns whether two shapes of a colour have the same shade. */
  private static boolean areAlike(Form shape, Form other) {
    return shape.otherColours().equals(other.otherColours()) && shape.isDark() == other.isDark();
  }

  /** Returns where the cells of a shape are, seen from its first one. */
  private List<Integer> offsets(Form shape) {
    int first = shape.cells().get(0);
    List<Integer> offsets = new ArrayList<>();
    for (int cell : shape.cells()) {
      offsets.add(cell / size - first / size);
      offsets.add(cell % size - first % size);
    }
    return offsets;
  }
}
