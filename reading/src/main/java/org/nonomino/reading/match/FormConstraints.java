package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;
import org.nonomino.text.WholeNumber;

/** Creates constraints of a kind from a form. */
final class FormConstraints {
  private final Document document;
  private final int size;

  FormConstraints(Document document) {
    this.document = document;
    this.size = document.rows();
  }

  /** Returns the constraints; empty if the form makes no sense as one of this kind. */
  Optional<List<Constraint>> of(ConstraintKind kind, Form form, Clue clue) {
    return fitting(() -> make(kind, form, clue));
  }

  /** Returns made constraints; empty if they make no sense on the grid. */
  Optional<List<Constraint>> fitting(Supplier<Optional<List<Constraint>>> maker) {
    try {
      Optional<List<Constraint>> made = maker.get();
      made.ifPresent(list -> list.forEach(each -> each.requireFit(Symbols.usual(size))));
      return made;
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  Optional<Constraint> sign(Form form, int sum) {
    try {
      return Optional.of(new XvSign(cells(form.cells()), sum));
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  private Optional<List<Constraint>> make(ConstraintKind kind, Form form, Clue clue) {
    Function<List<Integer>, Constraint> ofCells = cells -> simple(kind, form, clue, cells);
    return switch (kind) {
      case WHISPERS, PARITY_LINE, THERMOMETER, SLOW_THERMOMETER -> strokes(form, ofCells);
      case RENBAN, NABNER -> set(form, ofCells);
      case PALINDROME, TEN_LINE, BETWEEN_LINE, DOUBLE_ARROW, LOCKOUT_LINE, ZIPPER_LINE ->
          path(form, ofCells);
      case REGION_SUM_LINE -> regionSum(form);
      case EQUAL_SUM_LINE -> unordered(form, ofCells);
      case ENTROPIC_LINE, MODULAR_LINE -> turns(form, ofCells);
      case ARROW -> arrow(form, clue);
      case WHITE_DOT, BLACK_DOT, EXTRA_REGION -> one(ofCells.apply(form.cells()));
      case GREATER_THAN -> greaterThan(form);
      case KILLER_CAGE -> killerCage(form, clue);
      case REPEAT_CAGE -> repeatCage(form);
      case QUADRUPLE -> quadruple(form);
      case DIAGONAL -> diagonal(form);
      case LITTLE_KILLER, SANDWICH, X_SUM, SKYSCRAPER, NUMBERED_ROOM -> outside(kind, form);
      default -> Optional.empty();
    };
  }

  /** Creates a constraint that has only cells and perhaps a number. */
  private Constraint simple(ConstraintKind kind, Form form, Clue clue, List<Integer> cells) {
    ConstraintValues values = new ConstraintValues(size).with(kind.fields().get(0), cells(cells));
    kind.numberField().ifPresent(field -> values.with(field, number(kind, form, clue)));
    return values.constraint(kind);
  }

  /** Returns the number in a form, or else that of a clue, or the usual one. */
  private int number(ConstraintKind kind, Form form, Clue clue) {
    int usual = kind.usualNumber(size);
    boolean isDot = form.mark() == Mark.EDGE_DOT;
    int stated =
        (isDot || kind == ConstraintKind.WHISPERS) && !clue.numbers().isEmpty()
            ? clue.numbers().get(0)
            : usual;
    return isDot ? WholeNumber.of(form.text()).orElse(stated) : stated;
  }

  CellList cells(List<Integer> cells) {
    return CellList.of(size, cells.stream().mapToInt(Integer::intValue).toArray());
  }

  private static Optional<List<Constraint>> one(Constraint constraint) {
    return Optional.of(List.of(constraint));
  }

  /** Creates one constraint a stroke, for kinds that only compare successive cells. */
  private Optional<List<Constraint>> strokes(Form form, Function<List<Integer>, Constraint> kind) {
    List<Constraint> made = new ArrayList<>();
    for (List<Integer> stroke : form.strokes()) {
      made.add(kind.apply(stroke));
    }
    return Optional.of(made);
  }

  /**
   * Creates a constraint from a line with two ends. A ring could begin anywhere, so it has none.
   */
  private Optional<List<Constraint>> path(Form form, Function<List<Integer>, Constraint> kind) {
    return form.isClosed() ? Optional.empty() : unordered(form, kind);
  }

  private static boolean crossesItself(Form form) {
    List<Integer> path = form.strokes().get(0);
    return new HashSet<>(path).size() < path.size() - (form.isClosed() ? 1 : 0);
  }

  /** Creates a constraint from a line without branches that visits each cell once. */
  private Optional<List<Constraint>> unordered(
      Form form, Function<List<Integer>, Constraint> kind) {
    return form.strokes().size() == 1 && !crossesItself(form)
        ? one(kind.apply(form.cells()))
        : Optional.empty();
  }

  /** Creates constraints that bind each three successive cells, of a ring also where it closes. */
  private Optional<List<Constraint>> turns(Form form, Function<List<Integer>, Constraint> kind) {
    List<Integer> ring = form.cells();
    int count = ring.size();
    if (!form.isClosed() || count < 4 || crossesItself(form)) {
      return path(form, kind);
    }
    List<Integer> closing =
        List.of(ring.get(count - 2), ring.get(count - 1), ring.get(0), ring.get(1));
    return Optional.of(List.of(kind.apply(ring), kind.apply(closing)));
  }

  /** Creates a constraint from a line whose order means nothing. */
  private Optional<List<Constraint>> set(Form form, Function<List<Integer>, Constraint> kind) {
    Optional<List<Constraint>> simple = unordered(form, kind);
    if (simple.isPresent()) {
      return simple;
    }
    List<Integer> path = LineShapes.path(form, size);
    return path.isEmpty() ? Optional.empty() : one(kind.apply(path));
  }

  /**
   * The pieces of a line with branches or without an end have no order. As no digit repeats in a
   * region, they are cages with equal sums.
   */
  private Optional<List<Constraint>> regionSum(Form form) {
    if (form.strokes().size() == 1 && !form.isClosed() && !crossesItself(form)) {
      return one(new RegionSumLine(cells(form.cells())));
    }
    List<CellList> pieces = pieces(form).stream().map(this::cells).toList();
    return one(new EqualCages(pieces));
  }

  /** Returns the cells of a line that hang together in one region each. */
  private List<List<Integer>> pieces(Form form) {
    List<List<Integer>> pieces = new ArrayList<>();
    for (List<Integer> stroke : form.strokes()) {
      int count = stroke.size();
      for (int i = 0; i < count; i++) {
        join(pieces, stroke.get(i), i == 0 ? stroke.get(i) : stroke.get(i - 1));
      }
    }
    return pieces;
  }

  /** Adds a cell to the pieces, joined with the cell before it if both are in one region. */
  private void join(List<List<Integer>> pieces, int cell, int before) {
    List<Integer> joined = new ArrayList<>(List.of(cell));
    boolean isSameRegion = document.regions().get(cell).equals(document.regions().get(before));
    for (List<Integer> piece : List.copyOf(pieces)) {
      if (piece.contains(cell) || (isSameRegion && piece.contains(before))) {
        pieces.remove(piece);
        piece.stream().filter(other -> !joined.contains(other)).forEach(joined::add);
      }
    }
    pieces.add(joined);
  }

  /** The digits of a rising arrow increase from its tip. */
  private Optional<List<Constraint>> arrow(Form form, Clue clue) {
    Constraint arrow = new Arrow(cells(form.circle()), cells(form.cells()));
    if (!clue.name().equals("rising-arrow") || form.cells().size() < 2) {
      return one(arrow);
    }
    List<Integer> rising = new ArrayList<>(form.cells());
    Collections.reverse(rising);
    return Optional.of(List.of(arrow, new Thermometer(cells(rising))));
  }

  private Optional<List<Constraint>> killerCage(Form form, Clue clue) {
    OptionalInt drawn = WholeNumber.of(form.text());
    if (form.cells().size() > size && clue.name().equals("cage-sum")) {
      // More cells than digits, so some digit repeats.
      return drawn.isEmpty() ? Optional.empty() : repeatCage(form);
    }
    // A fixed sum that contradicts a drawn one has been left.
    OptionalInt sum = clue.has("fixed") ? OptionalInt.of(clue.numbers().get(0)) : drawn;
    return one(new KillerCage(cells(form.cells()), sum));
  }

  private Optional<List<Constraint>> repeatCage(Form form) {
    OptionalInt sum = WholeNumber.of(form.text());
    return sum.isPresent()
        ? one(new RepeatCage(cells(form.cells()), sum.getAsInt()))
        : Optional.of(List.of());
  }

  private Optional<List<Constraint>> greaterThan(Form form) {
    List<Integer> cells = form.cells();
    boolean isFirst = form.text().equals(">") || form.text().equalsIgnoreCase("v");
    return one(new GreaterThan(cells(isFirst ? cells : List.of(cells.get(1), cells.get(0)))));
  }

  private Optional<List<Constraint>> quadruple(Form form) {
    List<Integer> digits = new ArrayList<>();
    for (char c : form.text().toCharArray()) {
      if (Character.isWhitespace(c)) {
        continue;
      }
      if (c < '1' || c > '9') {
        return Optional.empty();
      }
      digits.add(c - '0');
    }
    digits.sort(null);
    return one(new Quadruple(cells(form.cells()), digits));
  }

  private Optional<List<Constraint>> diagonal(Form form) {
    List<Integer> cells = form.cells();
    boolean isRising = !new HashSet<>(cells).contains(0);
    return one(new Diagonal(size, isRising));
  }

  /**
   * Returns a constraint for each of some cells.
   *
   * @param digits the candidates of each, if that is the kind
   */
  Optional<List<Constraint>> digits(
      ConstraintKind kind, Collection<Integer> cells, List<Integer> digits) {
    try {
      List<Constraint> made = new ArrayList<>();
      for (int cell : cells) {
        ConstraintValues values =
            new ConstraintValues(size).with(kind.fields().get(0), CellList.of(size, cell));
        if (kind == ConstraintKind.CANDIDATES) {
          values.with(kind.fields().get(1), digits);
        }
        made.add(values.constraint(kind));
      }
      // Larger numbers are no digits.
      return !digits.isEmpty() && Collections.max(digits) > size
          ? Optional.empty()
          : Optional.of(made);
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  Constraint clone(Form shape, Form copy) {
    return new Clone(cells(shape.cells()), cells(copy.cells()));
  }

  /** Returns constraints that make cells greater, or less, than their neighbours elsewhere. */
  List<Constraint> fortress(List<Form> forms, boolean isLow) {
    Set<Integer> inside = new TreeSet<>();
    forms.forEach(form -> inside.addAll(form.cells()));
    List<Constraint> made = new ArrayList<>();
    for (int cell : inside) {
      for (int other : new int[] {cell - size, cell - 1, cell + 1, cell + size}) {
        boolean isInGrid = other >= 0 && other < size * size;
        boolean touches = isInGrid && (other / size == cell / size || other % size == cell % size);
        if (touches && !inside.contains(other)) {
          made.add(
              new GreaterThan(
                  isLow ? CellList.of(size, other, cell) : CellList.of(size, cell, other)));
        }
      }
    }
    return made;
  }

  /** Returns cages that keep digits from repeating on lines. */
  Optional<List<Constraint>> distinct(Form form) {
    try {
      return one(new KillerCage(cells(form.cells()), OptionalInt.empty()));
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  /** Returns a constraint of all circles, each in one cell or at the tail of an arrow. */
  Optional<Constraint> circles(List<Form> forms, ConstraintKind kind) {
    Set<Integer> circles = new TreeSet<>();
    forms.forEach(form -> circles.addAll(form.mark() == Mark.ARROW ? form.circle() : form.cells()));
    try {
      return Optional.of(
          new ConstraintValues(size)
              .with(kind.fields().get(0), cells(List.copyOf(circles)))
              .constraint(kind));
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  Optional<Constraint> equalCages(List<Form> forms) {
    try {
      EqualCages made = new EqualCages(forms.stream().map(form -> cells(form.cells())).toList());
      made.requireFit(Symbols.usual(size));
      return Optional.of(made);
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  /** Returns whether a clue outside the grid sees a diagonal. */
  boolean isDiagonal(Form form) {
    List<Integer> cells = form.cells();
    if (cells.isEmpty()) {
      return false;
    }
    return cells.size() < size
        || (cells.size() > 1
            && cells.get(0) / size != cells.get(1) / size
            && cells.get(0) % size != cells.get(1) % size);
  }

  private Optional<List<Constraint>> outside(ConstraintKind kind, Form form) {
    OptionalInt number = WholeNumber.of(form.text());
    if (number.isEmpty() || form.cells().size() < 2) {
      return Optional.empty();
    }
    int value = number.getAsInt();
    int first = form.cells().get(0);
    int second = form.cells().get(1);
    int rows = second / size - first / size;
    int columns = second % size - first % size;
    OutsideCell start = new OutsideCell(size, first / size - rows, first % size - columns);
    return switch (kind) {
      case LITTLE_KILLER -> littleKiller(start, rows, columns, value);
      case SANDWICH ->
          one(new Sandwich(size, rows == 0, rows == 0 ? first / size : first % size, value));
      case X_SUM -> one(new XSum(start, value));
      case SKYSCRAPER -> one(new Skyscraper(start, value));
      case NUMBERED_ROOM -> one(new NumberedRoom(start, value));
      default -> Optional.empty();
    };
  }

  private static Optional<List<Constraint>> littleKiller(
      OutsideCell start, int rows, int columns, int sum) {
    for (LittleKiller.Direction direction : LittleKiller.Direction.values()) {
      if (direction.rows() == rows && direction.columns() == columns) {
        return one(new LittleKiller(start, direction, sum));
      }
    }
    return Optional.empty();
  }
}
