package org.nonomino.formats;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.formats.json.ConstraintList;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The parts of a SudokuPad object that name a constraint: extra regions, disjoint groups, given
 * candidates, and rules for the whole grid. SudokuPad itself checks solutions with the same
 * meaning. All other parts are drawings.
 */
final class SudokuPadConstraints {
  static final String CAGES = "cages";
  static final String GLOBAL = "global";

  /** The styles of cages that are extra regions. */
  static final String EXTRA_REGION = "extraregion";

  static final String WINDOW = "windoku";

  private static final String STYLE = "style";
  private static final String TYPE = "type";

  /** The type of cages that are disjoint groups, and the name of their rule. */
  static final String DISJOINT = "disjoint";

  /** The rules that apply everywhere, without those that cages express. */
  private static final Map<String, ConstraintKind> GLOBALS =
      Stream.of(ConstraintKind.values())
          .filter(kind -> kind != ConstraintKind.DISJOINT_GROUPS)
          .filter(kind -> kind.names().sudokuPad().isPresent())
          .collect(Collectors.toMap(SudokuPadConstraints::global, kind -> kind));

  private final CellObjects cells;
  private final RegionMask mask;
  private final ConstraintList found;
  private final List<CellList> groups = new ArrayList<>();
  private final List<String> unread = new ArrayList<>();

  private SudokuPadConstraints(CellObjects cells, RegionMask mask) {
    this.cells = cells;
    this.mask = mask;
    this.found = new ConstraintList(Symbols.usual(cells.size()));
  }

  /**
   * The constraints of an object.
   *
   * @param constraints those that are read
   * @param unread the names of rules that are not known
   */
  record Found(List<Constraint> constraints, List<String> unread) {}

  /** Returns the name of a rule that applies everywhere. */
  static String global(ConstraintKind kind) {
    return kind.names().sudokuPad().orElseThrow();
  }

  /**
   * Returns the constraints of an object.
   *
   * @param metadata the metadata of the object, by name
   * @param mask the regions
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
    return new Found(constraints.found.constraints(), constraints.unread);
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
    if (!(item instanceof JsonObject cage) || !isTyped(cage)) {
      return;
    }
    Optional<CellList> inside = cells(cage.field("cells").orElse(cage));
    if (inside.isEmpty()) {
      unread.add("a cage with cells outside the grid");
      return;
    }
    try {
      ExtraRegion region = new ExtraRegion(inside.get());
      if (word(cage, TYPE).equals(DISJOINT)) {
        groups.add(region.cells());
      } else {
        found.add(region, cage.place());
      }
    } catch (InvalidConstraintException e) {
      throw new MalformedTextException(
          cage.place(),
          "%s at %s: %s"
              .formatted(words, inside.get().name(0), Objects.requireNonNull(e.getMessage())),
          "Correct this cage, or remove it.");
    }
  }

  /** Returns whether a cage names the constraint that it is. */
  static boolean isTyped(JsonObject cage) {
    String style = word(cage, STYLE);
    return cage.field("cells").filter(value -> !value.isNothing()).isPresent()
        && (style.equals(EXTRA_REGION)
            || style.equals(WINDOW)
            || word(cage, TYPE).equals(DISJOINT));
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

  /** The author's marks in the centre of a cell are its candidates, unless there is a digit. */
  private void readCandidates(int cell) throws MalformedTextException {
    Optional<JsonValue> marks = cells.get(cell).field(SudokuPadReader.CENTRE_MARKS);
    Optional<JsonValue> digit = cells.get(cell).field(SudokuPadReader.VALUE);
    if (marks.isEmpty() || digit.filter(value -> !value.isNothing()).isPresent()) {
      return;
    }
    long digits = 0;
    for (JsonValue mark : marks.get().items("the centre marks of " + cells.name(cell))) {
      digits |= 1L << cells.digit(mark, 1, "a centre mark", cell);
    }
    if (digits != 0) {
      found.add(new Candidates(CellList.of(cells.size(), cell), digits), marks.get().place());
    }
  }
}
