package org.nonomino.core;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The conditions for solutions of a puzzle, apart from its givens. Each house of the layout holds
 * each digit once, and the {@link #conditions()} hold. Immutable and thread-safe. Equal rules have
 * the same solutions, so rules are the key for all prepared and cached data of puzzles.
 *
 * <p>Many puzzles share a {@link #layout()}, so large tables are worth their cost at that level.
 */
public final class Rules {
  private final RegionMask mask;
  private final List<Constraint> constraints;
  private final Symbols symbols;

  /** The cells whose marks are unknown, mostly none; never changed. */
  private final BitSet hidden;

  private final Layout layout;
  private final Conditions conditions;

  /** The constraints for {@link #has}, collected on first use. */
  private volatile Optional<Set<Constraint>> known = Optional.empty();

  /** Creates the plain rules of a mask whose regions cover the grid, or of one without regions. */
  private Rules(RegionMask mask) {
    this.mask = mask;
    this.constraints = List.of();
    this.symbols = Symbols.usual(mask.size());
    this.hidden = new BitSet();
    this.layout = new Layout(mask, List.of());
    this.conditions = Conditions.none(mask.size());
  }

  /** Creates the rules, with the primitives of all constraints. */
  private Rules(
      RegionMask mask, List<? extends Constraint> constraints, Symbols symbols, BitSet hidden) {
    this.mask = mask;
    this.constraints = List.copyOf(constraints);
    this.symbols = symbols;
    this.hidden = hidden;
    Primitives primitives = new Primitives(symbols);
    for (Constraint constraint : constraintsWithRegions()) {
      constraint.requireFit(symbols);
      constraint.lower(this, primitives);
    }
    this.layout =
        primitives.houses().isEmpty() && mask.partialRegions().isEmpty()
            ? Layout.of(mask)
            : new Layout(mask, primitives.houses());
    this.conditions = primitives.conditions(layout);
  }

  /** Returns the plain rules of a mask, so that rows, columns and regions hold each digit once. */
  public static Rules of(RegionMask mask) {
    return mask instanceof AbstractRegionMask known ? known.rules() : create(mask);
  }

  /** Creates the plain rules of a mask. */
  static Rules create(RegionMask mask) {
    return mask.partialRegions().isEmpty()
        ? new Rules(mask)
        : new Rules(mask, List.of(), Symbols.usual(mask.size()), new BitSet());
  }

  /**
   * Returns the rules of a mask with constraints.
   *
   * @param constraints for grids of the same size
   * @throws InvalidConstraintException if a constraint is for another size, or if it does not fit
   *     the values 1..n
   */
  public static Rules of(RegionMask mask, List<? extends Constraint> constraints) {
    return of(mask, constraints, Symbols.usual(mask.size()));
  }

  /**
   * Returns the rules of a mask with constraints, for digits with other symbols or values.
   *
   * @param constraints for grids of the same size
   * @param symbols of the same size
   * @throws InvalidConstraintException if a constraint is for another size, or if it does not fit
   *     the values of the digits
   */
  public static Rules of(RegionMask mask, List<? extends Constraint> constraints, Symbols symbols) {
    if (symbols.size() != mask.size()) {
      throw new IllegalArgumentException(
          symbols.size() + " symbols for a mask of size " + mask.size());
    }
    for (Constraint constraint : constraints) {
      if (constraint.size() != mask.size()) {
        throw new InvalidConstraintException(
            "it is for grids of size %d, but this one has size %d"
                .formatted(constraint.size(), mask.size()));
      }
    }
    return constraints.isEmpty() && symbols.areUsual()
        ? of(mask)
        : new Rules(mask, constraints, symbols, new BitSet());
  }

  /** Returns rules with some more constraints, after these. */
  public Rules with(Constraint... more) {
    List<Constraint> all = new ArrayList<>(constraints);
    all.addAll(List.of(more));
    return withConstraints(all);
  }

  /** Returns rules with the same mask and symbols, but other constraints. */
  public Rules withConstraints(List<? extends Constraint> others) {
    return of(mask, others, symbols);
  }

  /**
   * Returns the same rules for digits with other symbols.
   *
   * @throws InvalidConstraintException if a constraint does not fit the values of the digits
   */
  public Rules withSymbols(Symbols others) {
    return others.equals(symbols) ? this : of(mask, constraints, others);
  }

  /**
   * Checks that further constraints have the regions that they need.
   *
   * @throws InvalidConstraintException if one needs regions that cover the grid, and there are none
   */
  public void requireRegionsFor(List<Constraint> more) {
    for (Constraint constraint : more) {
      if (constraint.kind().needsRegions() && !mask.isTiled()) {
        throw new InvalidConstraintException(
            "%s need regions of %d cells that cover the grid"
                .formatted(constraint.kind().plural(), size()));
      }
    }
  }

  /**
   * Returns the rules that a player knows who sees only some cells: rows, columns, regions, and
   * what can be {@linkplain Constraint#seenIn seen} of the constraints. Each solution of these
   * rules is also a solution of the returned ones, but usually not the other way round.
   *
   * @param lit the cells that can be seen
   */
  public Rules seenIn(BitSet lit) {
    BitSet dark = new BitSet(size() * size());
    dark.set(0, size() * size());
    dark.andNot(lit);
    if (dark.isEmpty()) {
      return this;
    }
    List<Constraint> seen = new ArrayList<>();
    for (Constraint constraint : constraints) {
      seen.addAll(constraint.seenIn(lit, this));
    }
    return new Rules(mask, seen, symbols, dark);
  }

  /** Returns whether a cell may have marks that are not among the constraints. */
  public boolean isHidden(int cell) {
    return hidden.get(cell);
  }

  /** Returns whether these are all rules of a puzzle, instead of those that a player can see. */
  public boolean areWhole() {
    return hidden.isEmpty();
  }

  /** Returns n. */
  public int size() {
    return mask.size();
  }

  /** Returns the mask, the region of each cell. */
  public RegionMask mask() {
    return mask;
  }

  /**
   * Returns the symbols of the digits, with the values that constraints use. Equality ignores the
   * symbols; the conditions of constraints contain what the values mean for them.
   */
  public Symbols symbols() {
    return symbols;
  }

  /** Returns the values of the digits of some cells in a full grid, in the order of the cells. */
  public IntStream values(CellList cells, Grid full) {
    return cells.digits(full).map(symbols::value);
  }

  /** Returns the constraints as the puzzle has them, in its order; equality ignores them. */
  public List<Constraint> constraints() {
    return constraints;
  }

  /**
   * Returns the regions of a partial mask, and then the constraints: everything that the rules
   * contain in addition to rows, columns and regions that tile the grid.
   */
  public List<Constraint> constraintsWithRegions() {
    if (mask.partialRegions().isEmpty()) {
      return constraints;
    }
    List<Constraint> all = new ArrayList<>(mask.partialRegions());
    all.addAll(constraints);
    return List.copyOf(all);
  }

  /** Returns whether a constraint is one of {@link #constraints()}. */
  public boolean has(Constraint constraint) {
    Optional<Set<Constraint>> seen = known;
    if (seen.isEmpty()) {
      seen = Optional.of(new HashSet<>(constraints));
      known = seen;
    }
    return seen.get().contains(constraint);
  }

  /** Returns the conditions of the constraints, without extra houses. */
  public Conditions conditions() {
    return conditions;
  }

  /**
   * Returns the conditions of one constraint alone, without houses and without the conclusions from
   * other constraints. Expensive, because it lowers the constraint again.
   */
  public Conditions conditionsOf(Constraint constraint) {
    return lowered(constraint).ownConditions();
  }

  /**
   * Returns the first constraint that an extra house comes from, which may be a region of a partial
   * mask; empty for other houses.
   */
  public Optional<Constraint> originOf(House house) {
    if (house.kind() != HouseKind.EXTRA) {
      return Optional.empty();
    }
    CellList cells = CellList.of(size(), house.cells()).ascending();
    return constraintsWithRegions().stream()
        .filter(each -> housesOf(each).contains(cells))
        .findFirst();
  }

  /**
   * Returns the sets of n cells that one constraint makes houses, each ascending. Expensive,
   * because it lowers the constraint again.
   */
  public List<CellList> housesOf(Constraint constraint) {
    return lowered(constraint).houses();
  }

  private Primitives lowered(Constraint constraint) {
    Primitives primitives = new Primitives(symbols);
    constraint.lower(this, primitives);
    return primitives;
  }

  /** Returns the layout, with the houses and their peers. */
  public Layout layout() {
    return layout;
  }

  /**
   * Returns whether rows, columns and regions are the only rules.
   *
   * <p>Check this before using a proof that holds only then, such as a proof that permutes cells or
   * digits, exchanges digits in a solution to get a second solution, or uses tables of the 3×3
   * boxes.
   */
  public boolean arePlain() {
    return areWhole() && !layout.hasExtraHouses() && conditions.isEmpty();
  }

  /**
   * Returns whether a solution stays a solution if its digits are permuted, in all cells alike. So
   * it is if only equal and different digits matter.
   */
  public boolean allowDigitPermutations() {
    if (conditions.restrictsDigits()
        || !conditions.linears().isEmpty()
        || !conditions.automata().isEmpty()) {
      return false;
    }
    DigitTable different = DigitTable.different(size());
    DigitTable equal = DigitTable.of(size(), (first, second) -> first == second);
    return conditions.relations().stream()
        .map(Relation::table)
        .allMatch(table -> table.equals(different) || table.equals(equal));
  }

  /**
   * Returns whether a digit appears twice in a house or the digits break a condition; faster than
   * {@link #findConflict}. The result for a grid without conflict is cached for equal rules.
   *
   * @throws IllegalArgumentException if the grid is of another size
   */
  public boolean hasConflict(Grid grid) {
    if (grid.size() != size()) {
      throw new IllegalArgumentException(
          "a grid of size " + grid.size() + " on a layout of size " + size());
    }
    if (grid instanceof ArrayGrid known && known.isKnownConsistentWith(this)) {
      return false;
    }
    if (repeats(grid)) {
      return true;
    }
    if (grid instanceof ArrayGrid found) {
      found.keepConsistentWith(this);
    }
    return false;
  }

  /**
   * Returns a digit that appears twice in a house. If there are several, returns the one whose
   * second cell comes first, preferring rows, then columns, then regions, then extra houses. {@link
   * #brokenBy} finds every broken rule. The result for a grid without conflict is cached for equal
   * rules.
   *
   * @throws IllegalArgumentException if the grid is of another size
   */
  public Optional<Conflict> findConflict(Grid grid) {
    if (!hasConflict(grid)) {
      return Optional.empty();
    }
    OptionalInt second = secondOfConflict(grid);
    return second.isPresent() ? Optional.of(conflictAt(grid, second.getAsInt())) : Optional.empty();
  }

  /**
   * Returns all rows, columns and regions, and then all constraints, that the digits of a grid
   * break, whatever goes in its empty cells. A rule broken in several ways is there several times.
   *
   * @throws IllegalArgumentException if the grid is of another size
   */
  public List<BrokenRule> brokenBy(Grid grid) {
    boolean hasConflict = hasConflict(grid);
    return hasConflict || !constraintsWithRegions().isEmpty()
        ? new BrokenRules(this, grid).find()
        : List.of();
  }

  /**
   * Returns whether the grid is full, holds each digit once in each house and keeps all conditions.
   */
  public boolean isSolvedBy(Grid grid) {
    return grid.isFull() && !hasConflict(grid);
  }

  /**
   * Returns whether {@link #secondOfConflict} would find a cell, or a condition is broken. Many
   * times as fast, because it does not branch on the unpredictable empty cells.
   */
  private boolean repeats(Grid grid) {
    RegionMask mask = mask();
    int size = mask.size();
    long[] columns = new long[size];
    long[] regions = new long[size];
    long repeated = 0;
    int cell = 0;
    // Row by row rather than cell by cell, because two divisions per cell would take more time than
    // everything else.
    for (int row = 0; row < size; row++) {
      long inRow = 0;
      for (int column = 0; column < size; column++, cell++) {
        // Bit 0 would stand for an empty cell.
        long bit = (1L << grid.digit(cell)) & ~1L;
        int region = mask.region(cell);
        long inColumn = columns[column];
        long inRegion = regions[region];
        repeated |= (inRow | inColumn | inRegion) & bit;
        inRow |= bit;
        columns[column] = inColumn | bit;
        regions[region] = inRegion | bit;
      }
    }
    return repeated != 0
        || (layout.hasExtraHouses() && repeatsInExtraHouse(grid))
        || !conditions.areKeptBy(grid);
  }

  private boolean repeatsInExtraHouse(Grid grid) {
    long repeated = 0;
    for (int house = layout.first(HouseKind.EXTRA); house < layout.houseCount(); house++) {
      long inHouse = 0;
      for (int position = 0; position < size(); position++) {
        long bit = (1L << grid.digit(layout.cell(house, position))) & ~1L;
        repeated |= inHouse & bit;
        inHouse |= bit;
      }
    }
    return repeated != 0;
  }

  /** Returns the first cell whose digit appears earlier in one of its houses, if there is one. */
  private OptionalInt secondOfConflict(Grid grid) {
    long[] inHouse = new long[layout.houseCount()];
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      // Bit 0 would stand for an empty cell.
      long bit = (1L << grid.digit(cell)) & ~1L;
      for (int house : layout.housesOf(cell)) {
        if ((inHouse[house] & bit) != 0) {
          return OptionalInt.of(cell);
        }
        inHouse[house] |= bit;
      }
    }
    return OptionalInt.empty();
  }

  private Conflict conflictAt(Grid grid, int cell) {
    int digit = grid.digit(cell);
    for (int number : layout.housesOf(cell)) {
      House house = layout.houses().get(number);
      for (int position = 0; house.cell(position) != cell; position++) {
        if (grid.digit(house.cell(position)) == digit) {
          return new Conflict(house, digit, house.cell(position), cell);
        }
      }
    }
    throw new AssertionError("no conflict at " + CellNames.name(size(), cell));
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Rules rules
            && layout.equals(rules.layout)
            && conditions.equals(rules.conditions));
  }

  @Override
  public int hashCode() {
    return layout.hashCode() ^ conditions.hashCode();
  }

  /** Returns the string of the layout. */
  @Override
  public String toString() {
    return layout.toString();
  }
}
