package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/** Statements on the digits of cells that are marked by a circle, a square or a colour. */
final class CellMatching {
  private static final String SHADED_INDEXER = "indexer-shade";

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
    List<Integer> place = List.of();
    if (clue.has("place")) {
      place = List.of((digits.get(0) - 1) * size + digits.get(1) - 1);
      if (digits.get(0) > size || digits.get(1) > size) {
        matching.leave(statement);
        return;
      }
      digits = digits.subList(2, digits.size());
    }
    List<Mark> marks = marks(clue, usual);
    List<Form> forms =
        marked(
            statement, clue.colours(), place, matching.isTyped(kind) ? marks.subList(0, 1) : marks);
    List<Integer> cells = forms.isEmpty() && clue.colours().isEmpty() ? place : cells(forms);
    if (cells.isEmpty()) {
      matching.leaveUnlessKnown(statement, kind);
    } else {
      use(statement, forms, builder.digits(kind, cells, digits));
    }
  }

  private static List<Mark> marks(Clue clue, Mark usual) {
    if (clue.has("shade")) {
      return List.of(Mark.SHADE, Mark.SQUARE);
    }
    if (clue.has("square")) {
      // A shaded cell may be called a square of its colour.
      return clue.colours().isEmpty() ? List.of(Mark.SQUARE) : List.of(Mark.SQUARE, Mark.SHADE);
    }
    return List.of(clue.has("circle") ? Mark.CIRCLE : usual);
  }

  /**
   * Returns the free forms of the first of some marks that a statement can mean.
   *
   * @param place the only cell that it speaks of; empty if it speaks of all of them
   */
  private List<Form> marked(
      Statement statement, List<String> colours, List<Integer> place, List<Mark> marks) {
    for (Mark mark : marks) {
      // What is drawn in another way than said has at least the colour that is said.
      boolean isSaid = mark == marks.get(0);
      Predicate<Form> fits =
          form ->
              (mark == Mark.SHADE || Matching.isPlainCell(form))
                  && (place.isEmpty() || form.cells().equals(place))
                  && (isSaid || colours.contains(form.colour()));
      List<Form> forms =
          Colours.choose(shelf.free(mark, fits), colours, matching.named(statement.clue().name()));
      if (!forms.isEmpty()) {
        // Without a name, tints of several colours could be meant, or one of them.
        boolean isClear = !colours.isEmpty() || mark != Mark.SHADE || countColours(forms) == 1;
        return isClear ? forms : List.of();
      }
    }
    return List.of();
  }

  private static long countColours(List<Form> forms) {
    return forms.stream().map(Form::colour).distinct().count();
  }

  private static List<Integer> cells(List<Form> forms) {
    return forms.stream().flatMap(form -> form.cells().stream()).distinct().toList();
  }

  private void use(Statement statement, List<Form> forms, Optional<List<Constraint>> made) {
    if (made.isEmpty()) {
      matching.leave(statement);
    } else {
      matching.use(statement, forms, made.get());
    }
  }

  /** Cells above or below all their neighbours, often with small arrows to these. */
  void extremes(Statement statement, ConstraintKind kind) {
    List<String> colours = statement.clue().colours();
    List<Form> arrows =
        shelf.free(Mark.ARROW, form -> form.circle().isEmpty() && form.cells().size() <= 2);
    List<Integer> starts = arrows.stream().map(arrow -> arrow.cells().get(0)).toList();
    List<Form> forms =
        marked(statement, colours, List.of(), List.of(Mark.SHADE, Mark.CIRCLE, Mark.SQUARE));
    if (colours.isEmpty()) {
      forms = forms.stream().filter(form -> starts.containsAll(form.cells())).toList();
    }
    List<Integer> cells = cells(forms);
    if (cells.isEmpty()) {
      matching.leaveUnlessKnown(statement, kind);
      return;
    }
    List<Form> used = new ArrayList<>(forms);
    arrows.stream().filter(arrow -> cells.contains(arrow.cells().get(0))).forEach(used::add);
    boolean doTouch =
        cells.stream()
            .anyMatch(
                cell ->
                    cells.contains(cell + size)
                        || (cell % size < size - 1 && cells.contains(cell + 1)));
    use(
        statement,
        used,
        doTouch ? Optional.empty() : builder.digits(kind, cells, statement.clue().numbers()));
  }

  /** Greater-than signs on the border of a fortress say the same once more. */
  void fortress(Statement statement, boolean isLow) {
    List<String> colours = statement.clue().colours();
    List<Form> free =
        marked(
            statement,
            colours.isEmpty() ? colours : colours.subList(0, 1),
            List.of(),
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
      used.addAll(
          shelf.free(
              Mark.EDGE_SIGN,
              form ->
                  EdgeMatching.isInequality(form)
                      && builder
                          .of(ConstraintKind.GREATER_THAN, form, statement.clue())
                          .filter(made::containsAll)
                          .isPresent()));
      matching.use(statement, used, made);
    }
  }

  /** Each cage is a fortress. */
  void fortressCages(Statement statement) {
    List<Constraint> made = new ArrayList<>();
    shelf.every(Mark.CAGE).forEach(cage -> made.addAll(builder.fortress(List.of(cage), false)));
    use(statement, List.of(), made.isEmpty() ? Optional.empty() : Optional.of(made));
  }

  /**
   * The digits of columns say where in their rows the number of the column is: in whole columns,
   * mostly 1, 5 and 9, or in shaded cells.
   */
  void indexers(Statement statement) {
    Clue clue = statement.clue();
    boolean isShaded = matching.states(SHADED_INDEXER);
    Set<Integer> columns = new TreeSet<>(clue.numbers());
    if (clue.has("159")) {
      columns.addAll(List.of(1, 5, 9));
    }
    boolean areAll =
        clue.name().equals("indexer-all")
            || (columns.isEmpty() && clue.name().equals(SHADED_INDEXER));
    if (areAll) {
      IntStream.rangeClosed(1, size).forEach(columns::add);
    }
    Predicate<Form> fits =
        form -> form.cells().stream().allMatch(cell -> columns.contains(cell % size + 1));
    List<Form> forms = shelf.free(Mark.SHADE, fits);
    if (isShaded) {
      // "The same is true in column 5" means shaded cells, too.
      List<String> colours =
          matching.stated(SHADED_INDEXER).flatMap(s -> s.clue().colours().stream()).toList();
      forms = Colours.choose(forms, colours, Set.of());
    }
    Set<Integer> cells = new TreeSet<>(cells(forms));
    if (!isShaded) {
      IntStream.range(0, size * size)
          .filter(cell -> columns.contains(cell % size + 1))
          .forEach(cells::add);
    }
    boolean areMissing =
        columns.stream()
            .anyMatch(
                column ->
                    column < 1
                        || column > size
                        || (!areAll && cells.stream().noneMatch(c -> c % size + 1 == column)));
    if (columns.isEmpty() || areMissing || cells.isEmpty()) {
      matching.leaveUnlessKnown(statement, ConstraintKind.COLUMN_INDEXER);
    } else {
      use(
          statement,
          forms,
          builder.digits(ConstraintKind.COLUMN_INDEXER, List.copyOf(cells), clue.numbers()));
    }
  }

  /** Shapes of one colour have the same digits in the same places. */
  void clones(Statement statement) {
    List<Form> shapes =
        Colours.choose(shelf.free(Mark.SHADE, form -> true), statement.clue().colours(), Set.of());
    if (shapes.isEmpty()) {
      matching.leaveUnlessKnown(statement, ConstraintKind.CLONE);
      return;
    }
    List<Constraint> made = new ArrayList<>();
    Set<Form> copied = new HashSet<>();
    for (Form shape : shapes) {
      for (Form other : shapes) {
        boolean isCopy =
            shapes.indexOf(other) > shapes.indexOf(shape)
                && shape.colour().equals(other.colour())
                && offsets(shape).equals(offsets(other));
        if (isCopy && !areAlike(shape, other)) {
          matching.leave(statement);
        } else if (isCopy && copied.add(other)) {
          copied.add(shape);
          made.add(builder.clone(shape, other));
        }
      }
    }
    use(
        statement,
        shapes,
        made.isEmpty() || copied.size() < shapes.size() ? Optional.empty() : Optional.of(made));
  }

  /** Returns whether two shapes of a colour have the same shade. */
  private static boolean areAlike(Form shape, Form other) {
    return shape.otherColours().equals(other.otherColours()) && shape.isDark() == other.isDark();
  }

  /** Returns where the cells of a shape are, seen from its first one. */
  private List<List<Integer>> offsets(Form shape) {
    int first = shape.cells().get(0);
    return shape.cells().stream()
        .map(cell -> List.of(cell / size - first / size, cell % size - first % size))
        .toList();
  }
}
