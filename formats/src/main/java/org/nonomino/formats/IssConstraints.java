package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.WholeNumber;

/** The arguments of one constraint in an {@link IssText}. */
final class IssConstraints {
  private static final int BASE = 36;
  private static final int CELL_LENGTH = 4;
  private static final int GERMAN = 5;

  /** The name of two rules. */
  private static final String ALL_DOTS = "StrictKropki";

  /** The kinds whose arguments follow from their shape, by name. */
  private static final Map<String, ConstraintKind> KINDS =
      Stream.of(ConstraintKind.values())
          .filter(kind -> kind.names().iss().isPresent())
          .collect(Collectors.toMap(kind -> kind.names().iss().get(), kind -> kind));

  private final Place place;
  private final String words;
  private final int size;
  private final List<String> arguments;

  /**
   * @param place for messages
   * @param words the number and the name of the constraint, for messages
   * @param size n
   */
  IssConstraints(Place place, String words, int size, List<String> arguments) {
    this.place = place;
    this.words = words;
    this.size = size;
    this.arguments = arguments;
  }

  /** Returns whether a name is a rule of the whole grid. */
  static boolean isRule(String name) {
    return name.equals(ALL_DOTS) || (KINDS.containsKey(name) && KINDS.get(name).fields().isEmpty());
  }

  /**
   * Returns the constraints of a name and these arguments; empty if there is no such kind.
   *
   * @throws MalformedTextException if an argument is wrong
   * @throws org.nonomino.core.InvalidConstraintException if the arguments do not fit together
   */
  Optional<List<Constraint>> read(String name) throws MalformedTextException {
    if (KINDS.containsKey(name)) {
      return Optional.of(ofKind(KINDS.get(name)));
    }
    return switch (name) {
      case ALL_DOTS -> Optional.of(List.of(new NegativeRatio(size), new NonConsecutive(size)));
      case "X" -> Optional.of(pairs(cells -> new XvSign(cells, XvSign.X_SUM)));
      case "V" -> Optional.of(pairs(cells -> new XvSign(cells, XvSign.V_SUM)));
      case "Diagonal" -> one(new Diagonal(size, !argument(0).startsWith("-")));
      case "Whisper" ->
          WholeNumber.of(argument(0)).isPresent()
              ? one(new Whispers(cells(1), number(0)))
              : one(new Whispers(cells(0), GERMAN));
      case "Modular" -> one(new ModularLine(cells(1), number(0)));
      case "SumLine" -> one(new TenLine(cells(1), number(0)));
      case "Lockout" -> one(new LockoutLine(cells(1), number(0)));
      case "Arrow" -> one(arrow(cells(0), 1));
      case "PillArrow" -> one(arrow(cells(1), number(0)));
      case "Cage" -> one(cage());
      case "Sum" ->
          WholeNumber.of(argument(0)).isPresent()
              ? one(new RepeatCage(cells(1), number(0)))
              : Optional.empty();
      case "LittleKiller" -> one(littleKiller());
      case "Sandwich" -> {
        OutsideCell start = start(argument(1), true);
        boolean isRow = start.column() < 0;
        yield one(new Sandwich(size, isRow, isRow ? start.row() : start.column(), number(0)));
      }
      case "Quad" -> one(quadruple());
      case "SameValues" -> clones();
      case "Indexing" -> Optional.of(indexers());
      default -> Optional.empty();
    };
  }

  private List<Constraint> ofKind(ConstraintKind kind) throws MalformedTextException {
    return switch (kind.shape()) {
      case EDGE -> pairs(cells -> withCells(kind, cells));
      case OUTSIDE -> clues(kind);
      default -> List.of(kind.fields().isEmpty() ? of(kind) : withCells(kind, cells(0)));
    };
  }

  private Constraint of(ConstraintKind kind) {
    return new ConstraintValues(size).constraint(kind);
  }

  /** Returns a constraint with the usual number, if its kind has numbers. */
  private Constraint withCells(ConstraintKind kind, CellList cells) {
    ConstraintValues values = new ConstraintValues(size).with(kind.fields().get(0), cells);
    kind.numberField().ifPresent(field -> values.with(field, kind.usualNumber(size)));
    return values.constraint(kind);
  }

  private static Optional<List<Constraint>> one(Constraint constraint) {
    return Optional.of(List.of(constraint));
  }

  private String argument(int index) throws MalformedTextException {
    if (index >= arguments.size()) {
      throw IssText.problem(place, words + " has too few arguments");
    }
    return arguments.get(index);
  }

  private int number(int index) throws MalformedTextException {
    String argument = argument(index);
    return WholeNumber.of(argument)
        .orElseThrow(
            () ->
                IssText.problem(
                    place, words + ": " + ProblemWords.quote(argument) + " is not a number"));
  }

  /** Returns the cells of the arguments from an index to the end. */
  private CellList cells(int from) throws MalformedTextException {
    argument(from);
    int[] cells = new int[arguments.size() - from];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = cell(arguments.get(from + i));
    }
    return CellList.of(size, cells);
  }

  private int cell(String name) throws MalformedTextException {
    return cell(size, name)
        .orElseThrow(
            () ->
                IssText.problem(
                    place,
                    "%s: %s is not a cell of a %s grid"
                        .formatted(words, ProblemWords.quote(name), ProblemWords.bySize(size))));
  }

  /** Returns the cell of a name such as {@code R1Ca}, with row and column in base 36. */
  static OptionalInt cell(int size, String name) {
    String plain = name.toUpperCase(Locale.ROOT);
    if (plain.length() != CELL_LENGTH || plain.charAt(0) != 'R' || plain.charAt(2) != 'C') {
      return OptionalInt.empty();
    }
    int row = Character.digit(plain.charAt(1), BASE) - 1;
    int column = Character.digit(plain.charAt(CELL_LENGTH - 1), BASE) - 1;
    return row >= 0 && row < size && column >= 0 && column < size
        ? OptionalInt.of(row * size + column)
        : OptionalInt.empty();
  }

  private List<Constraint> pairs(Function<CellList, Constraint> maker)
      throws MalformedTextException {
    CellList cells = cells(0);
    List<Constraint> made = new ArrayList<>();
    for (int i = 0; i < cells.count(); i++) {
      for (int j = i + 1; j < cells.count(); j++) {
        int rows = Math.abs(cells.get(i) / size - cells.get(j) / size);
        int columns = Math.abs(cells.get(i) % size - cells.get(j) % size);
        if (rows + columns == 1) {
          made.add(maker.apply(CellList.of(size, cells.get(i), cells.get(j))));
        }
      }
    }
    if (made.isEmpty()) {
      throw IssText.problem(place, words + " has no two neighbours");
    }
    return made;
  }

  /** Returns the clues at the two ends of a row or column, either of which may be missing. */
  private List<Constraint> clues(ConstraintKind kind) throws MalformedTextException {
    List<Constraint> made = new ArrayList<>();
    for (int index = 1; index < Math.min(3, arguments.size()); index++) {
      if (!arguments.get(index).isEmpty()) {
        OutsideCell start = start(argument(0), index == 1);
        made.add(
            new ConstraintValues(size)
                .with(kind.fields().get(0), start)
                .with(kind.numberField().orElseThrow(), number(index))
                .constraint(kind));
      }
    }
    return made;
  }

  /** Returns the cell beside the grid at which a row {@code R1} or a column {@code C1} begins. */
  private OutsideCell start(String line, boolean isForward) throws MalformedTextException {
    int outside = isForward ? -1 : size;
    String plain = line.toUpperCase(Locale.ROOT);
    OptionalInt index = plain.isEmpty() ? OptionalInt.empty() : WholeNumber.of(plain.substring(1));
    if (index.orElse(0) >= 1 && index.getAsInt() <= size && "RC".indexOf(plain.charAt(0)) >= 0) {
      return plain.startsWith("R")
          ? new OutsideCell(size, index.getAsInt() - 1, outside)
          : new OutsideCell(size, outside, index.getAsInt() - 1);
    }
    throw IssText.problem(
        place, words + ": " + ProblemWords.quote(line) + " is not a row or column");
  }

  /** Returns an arrow; the digits of a pill are read from left to right and top to bottom. */
  private Constraint arrow(CellList cells, int circle) {
    int end = Math.min(circle, cells.count());
    int[] pill = cells.part(0, end).stream().sorted().toArray();
    return new Arrow(CellList.of(size, pill), cells.part(end, cells.count()));
  }

  private Constraint cage() throws MalformedTextException {
    int sum = argument(0).isEmpty() ? 0 : number(0);
    return new KillerCage(cells(1), sum == 0 ? OptionalInt.empty() : OptionalInt.of(sum));
  }

  /** The first cell is at an edge, from which the diagonal turns clockwise around the grid. */
  private Constraint littleKiller() throws MalformedTextException {
    int cell = cell(argument(1));
    int row = cell / size;
    int column = cell % size;
    int last = size - 1;
    LittleKiller.Direction direction;
    if (column == 0 && row < last) {
      direction = LittleKiller.Direction.DOWN_RIGHT;
    } else if (row == 0) {
      direction = LittleKiller.Direction.DOWN_LEFT;
    } else if (column == last) {
      direction = LittleKiller.Direction.UP_LEFT;
    } else {
      direction = LittleKiller.Direction.UP_RIGHT;
    }
    OutsideCell start = new OutsideCell(size, row - direction.rows(), column - direction.columns());
    return new LittleKiller(start, direction, number(0));
  }

  private Constraint quadruple() throws MalformedTextException {
    int cell = cell(argument(0));
    if (cell / size == size - 1 || cell % size == size - 1) {
      throw IssText.problem(place, words + " begins at the edge of the grid");
    }
    List<Integer> digits = new ArrayList<>();
    for (int index = 1; index < arguments.size(); index++) {
      digits.add(number(index));
    }
    return new Quadruple(CellList.of(size, cell, cell + 1, cell + size, cell + size + 1), digits);
  }

  /** Returns cells with the same digit; empty if there are several cells in each set. */
  private Optional<List<Constraint>> clones() throws MalformedTextException {
    CellList cells = cells(1);
    if (number(0) != cells.count()) {
      return Optional.empty();
    }
    List<Constraint> made = new ArrayList<>();
    for (int i = 1; i < cells.count(); i++) {
      made.add(new Clone(cells.part(i - 1, i), cells.part(i, i + 1)));
    }
    return Optional.of(made);
  }

  private List<Constraint> indexers() throws MalformedTextException {
    Indexer.What what = argument(0).equals("R") ? Indexer.What.ROW : Indexer.What.COLUMN;
    CellList cells = cells(1);
    List<Constraint> made = new ArrayList<>();
    for (int i = 0; i < cells.count(); i++) {
      made.add(new Indexer(what, cells.part(i, i + 1)));
    }
    return made;
  }
}
