package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.Leftovers;
import org.nonomino.core.Rules;

/**
 * The tables of a layout for the techniques, in arrays. If rules have conditions, cells that cannot
 * have equal digits are also peers. Immutable; thread-safe.
 */
public final class BoardTables {
  /** The kinds of lines. */
  public static final List<HouseKind> LINES = List.of(HouseKind.ROW, HouseKind.COLUMN);

  final Layout layout;
  public final int size;

  /** The cells of each house by position, ascending. */
  public final int[][] cellsOf;

  /** The houses of each cell: its row, its column, its region, and its extra houses. */
  public final int[][] housesOf;

  /** The position of each cell in each of its houses. */
  final int[][] positionsOf;

  /** The cells that cannot have the same digit as a cell, ascending. */
  public final int[][] peersOf;

  /** The peers of each cell as a set of cells. */
  public final long[][] peerSets;

  /** Whether regions tile the grid. Otherwise, each region has the cells of a row or a column. */
  private final boolean hasRegions;

  /** Whether the regions are boxes, in which some steps are easier to see. */
  public final boolean hasBoxes;

  /**
   * The positions in the first house of the cells that also lie in the second, indexed by two
   * houses; all positions if the two houses are the same.
   */
  public final long[][] overlaps;

  /**
   * The houses in the order in which people, and Sudoku Explainer, examine them: boxes, columns,
   * rows, then regions of other shapes, and finally extra houses.
   */
  public final int[] searchOrder;

  private static final List<HouseKind> KINDS = List.of(HouseKind.values());

  /** The crossings of each two kinds of houses, see {@link #crossings(HouseKind, HouseKind)}. */
  private final Crossing[][][] crossings = new Crossing[KINDS.size()][KINDS.size()][];

  private volatile Optional<List<Leftovers.Pair>> leftovers = Optional.empty();

  /** The tables of the layout, if these are of rules with conditions. */
  private final Optional<BoardTables> ofHouses;

  private final DerivedHouses derived;
  private final Optional<CellRelations> relations;
  private final List<ConstraintScope> scopes;
  private volatile Optional<JointScopes> jointScopes = Optional.empty();
  private volatile Optional<List<HouseSum>> houseSums = Optional.empty();
  private volatile Optional<List<HouseSum.Union>> unions = Optional.empty();

  /**
   * The houses in groups. All searches for singles examine the houses of one group before the next.
   * If regions are not boxes, rows and columns are the first group.
   */
  public final int[][] singlesOrder;

  /** The number of words of a set of cells: bit c mod 64 of word c / 64 for cell c. */
  public final int words;

  /**
   * Creates the tables of a layout and of the houses that follow from its extra houses. These are
   * extra houses of the tables.
   */
  public BoardTables(Layout source) {
    derived = DerivedHouses.of(source);
    layout = derived.layout();
    ofHouses = Optional.empty();
    relations = Optional.empty();
    scopes = List.of();
    size = layout.size();
    int cells = layout.cellCount();
    words = (cells + Long.SIZE - 1) / Long.SIZE;
    hasRegions = layout.mask().isTiled();
    hasBoxes = hasRegions && BoxRegions.equalTo(layout.mask()).isPresent();
    int houses = layout.houseCount();
    int firstColumn = layout.first(HouseKind.COLUMN);
    int firstRegion = layout.first(HouseKind.REGION);
    int firstExtra = layout.first(HouseKind.EXTRA);
    searchOrder = new int[hasRegions ? houses : houses - size];
    int ordered = 0;
    if (hasBoxes) {
      ordered = append(firstRegion, firstExtra, searchOrder, ordered);
    }
    ordered = append(firstColumn, firstRegion, searchOrder, ordered);
    ordered = append(0, firstColumn, searchOrder, ordered);
    if (hasRegions && !hasBoxes) {
      ordered = append(firstRegion, firstExtra, searchOrder, ordered);
    }
    append(firstExtra, houses, searchOrder, ordered);
    singlesOrder =
        hasBoxes
            ? new int[][] {searchOrder}
            : new int[][] {
              Arrays.copyOf(searchOrder, firstRegion),
              Arrays.copyOfRange(searchOrder, firstRegion, searchOrder.length)
            };
    cellsOf = new int[houses][size];
    housesOf = new int[cells][];
    positionsOf = new int[cells][];
    peersOf = new int[cells][];
    peerSets = new long[cells][words];
    for (int cell = 0; cell < cells; cell++) {
      housesOf[cell] = layout.housesOf(cell);
      positionsOf[cell] = new int[housesOf[cell].length];
      peersOf[cell] = layout.peers(cell);
      for (int peer : peersOf[cell]) {
        peerSets[cell][peer / Long.SIZE] |= 1L << peer;
      }
    }
    int[] housesBefore = new int[cells];
    for (int house = 0; house < houses; house++) {
      for (int position = 0; position < size; position++) {
        int cell = layout.cell(house, position);
        cellsOf[house][position] = cell;
        positionsOf[cell][housesBefore[cell]++] = position;
      }
    }
    overlaps = new long[houses][houses];
    for (int cell = 0; cell < cells; cell++) {
      for (int i = 0; i < housesOf[cell].length; i++) {
        for (int other : housesOf[cell]) {
          overlaps[housesOf[cell][i]][other] |= 1L << positionsOf[cell][i];
        }
      }
    }
    for (HouseKind first : KINDS) {
      for (HouseKind second : KINDS) {
        boolean areLines = LINES.contains(first) && LINES.contains(second);
        crossings[KINDS.indexOf(first)][KINDS.indexOf(second)] =
            areLines || (!hasRegions && (first == HouseKind.REGION || second == HouseKind.REGION))
                ? new Crossing[0]
                : findCrossings(first, second);
      }
    }
  }

  /**
   * Creates the tables of rules with conditions, from those of their layout.
   *
   * @param ofLayout the tables of the layout of the rules
   */
  private BoardTables(BoardTables ofLayout, Rules rules) {
    layout = ofLayout.layout;
    derived = ofLayout.derived;
    size = ofLayout.size;
    cellsOf = ofLayout.cellsOf;
    housesOf = ofLayout.housesOf;
    positionsOf = ofLayout.positionsOf;
    hasRegions = ofLayout.hasRegions;
    hasBoxes = ofLayout.hasBoxes;
    overlaps = ofLayout.overlaps;
    searchOrder = ofLayout.searchOrder;
    singlesOrder = ofLayout.singlesOrder;
    words = ofLayout.words;
    System.arraycopy(ofLayout.crossings, 0, crossings, 0, crossings.length);
    ofHouses = Optional.of(ofLayout);
    List<CellRelations.Own> own = CellRelations.Own.of(rules);
    relations = Optional.of(new CellRelations(rules, layout, own));
    peersOf = relations.get().peers();
    peerSets = new long[peersOf.length][words];
    for (int cell = 0; cell < peersOf.length; cell++) {
      for (int peer : peersOf[cell]) {
        peerSets[cell][peer / Long.SIZE] |= 1L << peer;
      }
    }
    scopes = ConstraintScope.of(own, rules.layout());
  }

  /**
   * Returns the tables for some rules.
   *
   * @param ofLayout the tables of their layout, returned unchanged if there are no conditions
   */
  public static BoardTables of(Rules rules, BoardTables ofLayout) {
    return rules.conditions().isEmpty() ? ofLayout : new BoardTables(ofLayout, rules);
  }

  /** Returns the tables for some rules. */
  public static BoardTables of(Rules rules) {
    return of(rules, new BoardTables(rules.layout()));
  }

  /** Returns the scopes of the constraints, empty if houses are the only conditions. */
  public List<ConstraintScope> scopes() {
    return scopes;
  }

  /** Returns the constraints that are examined together, if there are conditions beyond houses. */
  public Optional<JointScopes> jointScopes() {
    Optional<JointScopes> seen = jointScopes;
    if (seen.isEmpty() && relations.isPresent()) {
      seen = Optional.of(new JointScopes(this, relations.get()));
      jointScopes = seen;
    }
    return seen;
  }

  /** Returns the sums of cells that follow from houses and their cages, the easiest first. */
  public List<HouseSum> houseSums() {
    Optional<List<HouseSum>> seen = houseSums;
    if (seen.isEmpty()) {
      seen = Optional.of(HouseSum.of(this));
      houseSums = seen;
    }
    return seen.get();
  }

  /** Returns the sets of houses whose sum is examined, computed once per layout. */
  List<HouseSum.Union> unions() {
    if (ofHouses.isPresent()) {
      return ofHouses.get().unions();
    }
    Optional<List<HouseSum.Union>> seen = unions;
    if (seen.isEmpty()) {
      seen = Optional.of(HouseSum.unions(this));
      unions = seen;
    }
    return seen.get();
  }

  /**
   * Returns the pairs of digits that constraints exclude in two cells; empty if there are no
   * conditions in addition to houses.
   */
  public Optional<CellRelations> relations() {
    return relations;
  }

  private static int append(int from, int to, int[] numbers, int count) {
    int end = count;
    for (int number = from; number < to; number++) {
      numbers[end++] = number;
    }
    return end;
  }

  /**
   * Returns the pairs of houses of two kinds that share several cells, in the order of the first
   * house. Lines share at most one cell.
   */
  public Crossing[] crossings(HouseKind firstKind, HouseKind secondKind) {
    return crossings[KINDS.indexOf(firstKind)][KINDS.indexOf(secondKind)];
  }

  private Crossing[] findCrossings(HouseKind firstKind, HouseKind secondKind) {
    List<Crossing> found = new ArrayList<>();
    for (int first = layout.first(firstKind); first < layout.end(firstKind); first++) {
      for (int second = layout.first(secondKind); second < layout.end(secondKind); second++) {
        long shared = overlaps[first][second];
        if (first != second && (shared & (shared - 1)) != 0) {
          found.add(new Crossing(first, second, shared, overlaps[second][first]));
        }
      }
    }
    return found.toArray(new Crossing[0]);
  }

  /** Returns whether two houses have at least some number of cells in common, and not all cells. */
  public boolean haveCommonCells(int least) {
    for (int first = 0; first < overlaps.length; first++) {
      for (int second = 0; second < first; second++) {
        int common = Long.bitCount(overlaps[first][second]);
        if (common >= least && common < size) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the pairs for the law of leftovers, the easiest first, computed on the first call.
   * These are the pairs that leave up to two thirds of n cells over. (With up to n cells there are
   * eight times as many on 9×9, and only one more of 644 rated puzzles is solved without chains.)
   */
  public List<Leftovers.Pair> leftovers() {
    if (ofHouses.isPresent()) {
      return ofHouses.get().leftovers();
    }
    Optional<List<Leftovers.Pair>> seen = leftovers;
    if (seen.isPresent()) {
      return seen.get();
    }
    synchronized (this) {
      if (leftovers.isEmpty()) {
        leftovers =
            Optional.of(
                Leftovers.of(layout, size * 2 / 3).pairs().stream()
                    .sorted(Comparator.comparing(LeftoverRating::of))
                    .toList());
      }
      return leftovers.get();
    }
  }

  /**
   * Returns whether a line and a region share several cells, but not all, so that a digit can be
   * locked.
   */
  public boolean canLock() {
    for (HouseKind kind : LINES) {
      for (Crossing crossing : crossings(kind, HouseKind.REGION)) {
        if (Long.bitCount(crossing.inFirst()) < size) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the boxes, if there are boxes, of at least three rows and three columns each. */
  public Optional<BoxRegions> largeBoxes() {
    return BoxRegions.equalTo(layout.mask())
        .filter(boxes -> boxes.boxRows() > 2 && boxes.boxColumns() > 2);
  }

  public boolean isRegion(int house) {
    return layout.kind(house) == HouseKind.REGION;
  }

  /** Returns whether a house is an extra house without two cells in a line, as diagonals are. */
  public boolean isDiagonal(int house) {
    if (layout.kind(house) != HouseKind.EXTRA) {
      return false;
    }
    for (int line = 0; line < layout.end(HouseKind.COLUMN); line++) {
      if (Long.bitCount(overlaps[house][line]) > 1) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a house contains a cell. */
  public boolean isIn(int cell, int house) {
    for (int own : housesOf[cell]) {
      if (own == house) {
        return true;
      }
    }
    return false;
  }

  /** Returns the position of a cell in one of its houses. */
  public int position(int cell, int house) {
    int i = 0;
    while (housesOf[cell][i] != house) {
      i++;
    }
    return positionsOf[cell][i];
  }

  public boolean arePeers(int first, int second) {
    return (peerSets[first][second / Long.SIZE] & (1L << second)) != 0;
  }

  /**
   * Returns the lines in which the explainer derived a house, {@code rows 2–4}; empty for the
   * houses of the rules.
   */
  public Optional<String> derivedIn(House house) {
    return derived.lines(house);
  }

  /** Returns a house, or for a {@linkplain #isRepeated repeated} one its row or column. */
  public House house(int house) {
    return layout.houses().get(isRepeated(house) ? line(house) : house);
  }

  /** Returns the row or column with the cells of a repeated house. */
  private int line(int house) {
    int number = house - layout.first(HouseKind.REGION);
    boolean areRows = layout.region(size - 1) == 0;
    return areRows ? number : layout.first(HouseKind.COLUMN) + number;
  }

  /**
   * Returns whether a house is a region in a grid without regions. It has the cells of a row or
   * column, so steps do not name it.
   */
  public boolean isRepeated(int house) {
    return !hasRegions && isRegion(house);
  }

  /**
   * Two houses that share several cells.
   *
   * @param first the first house
   * @param second the second house
   * @param inFirst the positions of the shared cells in the first house
   * @param inSecond their positions in the second
   */
  public record Crossing(int first, int second, long inFirst, long inSecond) {}
}
