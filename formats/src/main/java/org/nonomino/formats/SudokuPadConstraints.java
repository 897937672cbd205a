package org.nonomino.formats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.formats.json.ConstraintList;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The parts of a SudokuPad object that have a meaning as constraints: cages, extra regions, given
 * candidates, and the names of rules for the whole grid. SudokuPad itself checks solutions with the
 * same meaning. All other parts are drawings.
 */
final class SudokuPadConstraints {
  static final String CAGES = "cages";
  static final String GLOBAL = "global";

  /** The styles of cages that are extra regions. */
  static final String EXTRA_REGION = "extraregion";

  static final String WINDOW = "windoku";

  /** The type of cages that are disjoint groups, and the name of their rule. */
  static final String DISJOINT = "disjoint";

  /** The rules that apply everywhere, without those that cages express. */
  private static final Map<String, ConstraintKind> GLOBALS =
      Stream.of(ConstraintKind.values())
          .filter(kind -> kind != ConstraintKind.DISJOINT_GROUPS)
          .filter(kind -> kind.names().sudokuPad().isPresent())
          .collect(Collectors.toMap(SudokuPadConstraints::global, kind -> kind));

  /** Styles of cages that represent row, column and box indexers. */
  private static final Set<String> OTHER_STYLES =
      Set.of("fprowindexer", "fpcolumnindexer", "fpboxindexer", "box", "selectioncage");

  private final CellObjects cells;
  private final RegionMask mask;
  private final ConstraintList found;
  private final List<CellList> groups = new ArrayList<>();
  private final List<String> unread = new ArrayList<>();
  private int unreadCages;

  private SudokuPadConstraints(CellObjects cells, RegionMask mask) {
    this.cells = cells;
    this.mask = mask;
    this.found = new ConstraintList(cells.size());
  }

  /**
   * The constraints of an object.
   *
   * @param constraints those that are read
   * @param unreadCages the number of cages without a known meaning
   * @param unread the names of other rules that are not known
   */
  record Found(List<Constraint> constraints, int unreadCages, List<String> unread) {}

  /** Returns the name of a rule that applies everywhere. */
  static String global(ConstraintKind kind) {
    return kind.names().sudokuPad().orElseThrow();
  }

  /**
   * Returns the constraints of an object.
   *
   * @param metadata the metadata of the object, by name
   * @param mask the regions; a cage around a house adds no constraint
   * @throws MalformedTextException if a constraint is not well formed
   */
  static Found read(
      JsonObject object, Map<String, JsonValue> metadata, CellObjects cells, RegionMask mask)
      throws MalformedTextException {
    SudokuPadConstraints constraints = new SudokuPadConstraints(cells, mask);
    constraints.readGlobals(object, metadata);
    List<JsonValue> cages = object.list(CAGES);
    for (int i = 0; i < cages.size(); i++) {
      constraints.readCage("cage " + (i + 1), cages.get(i));
    }
    constraints.addGroups(object.place());
    for (int cell = 0; cell < cells.count(); cell++) {
      constraints.readCandidates(cell);
    }
    return new Found(constraints.found.constraints(), constraints.unreadCages, constraints.unread);
  }

  private void readGlobals(JsonObject object, Map<String, JsonValue> metadata)
      throws MalformedTextException {
    Set<String> names = new HashSet<>();
    for (JsonValue item : object.list(GLOBAL)) {
      String name = item instanceof JsonScalar scalar ? scalar.text() : item.words();
      if (names.add(name)) {
        readGlobal(name, item);
      }
    }
    for (ConstraintKind kind : List.of(ConstraintKind.ANTI_KNIGHT, ConstraintKind.ANTI_KING)) {
      JsonValue flag = metadata.get(global(kind));
      if (flag != null && !flag.isNothing() && names.add(global(kind))) {
        readGlobal(global(kind), flag);
      }
    }
  }

  private void readGlobal(String name, JsonValue item) throws MalformedTextException {
    if (GLOBALS.containsKey(name)) {
      found.add(new ConstraintValues(cells.size()).constraint(GLOBALS.get(name)), item.place());
    } else if (!name.equals(DISJOINT)) {
      unread.add(name);
    }
  }

  private void readCage(String words, JsonValue item) throws MalformedTextException {
    if (!(item instanceof JsonObject cage)) {
      unreadCages += item.isNothing() ? 0 : 1;
      return;
    }
    Optional<JsonValue> pairs = cage.field("cells").filter(value -> !value.isNothing());
    // A cage without cells is metadata, and a hidden one may be only the cells without a region.
    boolean isHidden = cage.field("hidden").filter(value -> !value.isNothing()).isPresent();
    if (pairs.isEmpty() || (isHidden && mayRepeat(cage) && !hasText(cage))) {
      return;
    }
    Optional<CellList> known = cells(pairs.get());
    if (known.isEmpty() || known.get().count() > cells.size()) {
      unreadCages++;
      return;
    }
    try {
      Optional<Constraint> constraint = constraint(cage, known.get());
      if (constraint.isPresent()) {
        found.add(constraint.get(), cage.place());
      }
    } catch (InvalidConstraintException e) {
      throw new MalformedTextException(
          cage.place(),
          "%s at %s: %s"
              .formatted(words, known.get().name(0), Objects.requireNonNull(e.getMessage())),
          "Correct this cage, or remove it.");
    }
  }

  /** Returns the meaning of a cage; empty if it adds nothing or is unknown. */
  private Optional<Constraint> constraint(JsonObject cage, CellList inside) {
    String style = word(cage, "style");
    String type = word(cage, "type");
    OptionalInt value = cage.field("value").map(CellObjects::number).orElse(OptionalInt.empty());
    boolean isRegion = style.equals(EXTRA_REGION) || style.equals(WINDOW);
    if (mayRepeat(cage)
        || isOnlyDrawn(cage)
        || OTHER_STYLES.contains(style)
        || (hasText(cage) && value.isEmpty())) {
      unreadCages++;
      return Optional.empty();
    }
    if (type.equals(DISJOINT)) {
      groups.add(new ExtraRegion(inside).cells());
      return Optional.empty();
    }
    if (isRegion) {
      return Optional.of(new ExtraRegion(inside));
    }
    if (!hasText(cage)) {
      value = cage.field("sum").map(CellObjects::number).orElse(OptionalInt.empty());
    }
    OptionalInt sum = value.orElse(0) == 0 ? OptionalInt.empty() : value;
    return sum.isEmpty() && isHouse(inside)
        ? Optional.empty()
        : Optional.of(new KillerCage(inside, sum));
  }

  /** Adds the cages that are disjoint groups, as one constraint if there are all. */
  private void addGroups(Place place) throws MalformedTextException {
    Set<CellList> all =
        new HashSet<>(
            DisjointGroups.groups(mask).stream().map(SudokuPadConstraints::ascending).toList());
    if (groups.size() == all.size()
        && all.equals(
            groups.stream().map(SudokuPadConstraints::ascending).collect(Collectors.toSet()))) {
      found.add(new DisjointGroups(cells.size()), place);
    } else {
      for (CellList group : groups) {
        found.add(new ExtraRegion(group), place);
      }
    }
  }

  private static CellList ascending(CellList inside) {
    return CellList.of(inside.size(), inside.stream().sorted().toArray());
  }

  private static boolean hasText(JsonObject cage) {
    return cage.field("value").filter(value -> !value.isNothing()).isPresent();
  }

  /** Returns whether the cage says that its digits may repeat. */
  private static boolean mayRepeat(JsonObject cage) {
    return cage.field("unique").filter(JsonValue::isNothing).isPresent();
  }

  /** Returns whether this is a coloured cage, a purely decorative element of f-puzzles. */
  private static boolean isOnlyDrawn(JsonObject cage) {
    return cage.field("unique").isEmpty()
        && (cage.field("outlineC").isPresent() || cage.field("fontC").isPresent());
  }

  private static String word(JsonObject cage, String name) {
    return cage.fields().get(name) instanceof JsonScalar scalar
        ? FPuzzlesKeys.key(scalar.text())
        : "";
  }

  private Optional<CellList> cells(JsonValue pairs) {
    if (!(pairs instanceof JsonArray array)) {
      return Optional.empty();
    }
    List<Integer> inside = new ArrayList<>();
    for (JsonValue pair : array.items()) {
      OptionalInt cell = SudokuPadReader.cell(pair, cells.size());
      if (cell.isEmpty()) {
        return Optional.empty();
      }
      inside.add(cell.getAsInt());
    }
    return Optional.of(
        CellList.of(cells.size(), inside.stream().mapToInt(Integer::intValue).toArray()));
  }

  /**
   * Returns whether cells form a house, because some programs put a cage without a sum around each
   * row, column and region.
   */
  private boolean isHouse(CellList inside) {
    int size = cells.size();
    return inside.count() == size
        && (haveOne(inside, cell -> cell / size)
            || haveOne(inside, cell -> cell % size)
            || haveOne(inside, mask::region));
  }

  private static boolean haveOne(CellList inside, IntUnaryOperator houseOf) {
    int house = houseOf.applyAsInt(inside.get(0));
    return inside.stream().allMatch(cell -> houseOf.applyAsInt(cell) == house);
  }

  /** The author's marks in the centre of a cell are its candidates, unless there is a digit. */
  private void readCandidates(int cell) throws MalformedTextException {
    Optional<JsonValue> marks = cells.get(cell).field(SudokuPadReader.CENTRE_MARKS);
    Optional<JsonValue> digit = cells.get(cell).field(SudokuPadReader.VALUE);
    if (marks.isEmpty() || digit.filter(value -> !value.isNothing()).isPresent()) {
      return;
    }
    long digits = 0;
    for (JsonValue mark : marks.get().items("the centre marks of " + cells.name(cell))) {
      digits |= 1L << cells.digit(mark, 1, "a centre mark of " + cells.name(cell));
    }
    if (digits != 0) {
      found.add(new Candidates(CellList.of(cells.size(), cell), digits), marks.get().place());
    }
  }
}
