package org.nonomino.explainer.internal.fish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * All places of a digit in k houses, the bases, lie in k other houses, the covers, except for some
 * places, the fins. Either a fin is true, or the fish is, and then each cover has its digit in a
 * base. So a cell of a cover that is in no base and sees all fins loses the digit. X-wing,
 * swordfish and jellyfish for k = 2, 3 and 4.
 *
 * <ul>
 *   <li>Finned: rows and columns, as in {@link Fish}, with fins.
 *   <li>Sashimi: such a fish with a base that has only one place left apart from the fins.
 *   <li>Franken: rows and regions against columns and regions, or columns and regions against rows
 *       and regions, with or without fins. On irregular regions people see this as "double lines":
 *       two regions whose places for a digit lie in two rows.
 *   <li>Mutant: any other houses.
 * </ul>
 *
 * <p>A place in two bases could serve both, so it also counts as a fin (an <i>endo-fin</i>).
 * Eliminations from a base where two covers cross (<i>cannibalism</i>) are not used.
 *
 * <p>Example: in rows 2 and 5, 9 is confined to columns 5 and 8, except for r2c4. If r2c4 is not 9,
 * that is an X-Wing; if it is, r1c5 sees it. So r1c5 is not 9 either way. Source: <a
 * href="https://www.sudopedia.org/wiki/Finned_Fish">Sudopedia, Finned Fish</a>, <a
 * href="https://www.sudopedia.org/wiki/Franken_Fish">Franken Fish</a>; the manual of HoDoKu (B.
 * Hobiger) for endo-fins. The technique counts digits in houses, so it applies to any regions.
 */
public final class FinnedFish implements Technique {
  /*
   * The search begins with a cell that would lose the digit, and assumes that the cell has it. Then
   * the places that it sees are gone, including all fins. The remaining places of k bases must be
   * disjoint, and lie in k - 1 covers, too few for the k digits of the bases. The last
   * cover is a house of the cell. If the digit can be placed in all houses at once together with
   * the cell, there is no such fish. That is the case for most cells, and quickly found.
   *
   * Bases are chosen in ascending order. As long as a place of theirs is not covered, one of its
   * houses must be a cover, so there are at most three choices.
   */

  /** The kinds of houses for bases and for covers. */
  private enum Shape {
    BASIC,
    FRANKEN,
    MUTANT;

    /** Returns the sets of kinds for bases, each with the set for covers. */
    private List<List<Set<HouseKind>>> kinds() {
      Set<HouseKind> rows = EnumSet.of(HouseKind.ROW);
      Set<HouseKind> columns = EnumSet.of(HouseKind.COLUMN);
      Set<HouseKind> rowsAndRegions = EnumSet.of(HouseKind.ROW, HouseKind.REGION);
      Set<HouseKind> columnsAndRegions = EnumSet.of(HouseKind.COLUMN, HouseKind.REGION);
      Set<HouseKind> all = EnumSet.allOf(HouseKind.class);
      return switch (this) {
        case BASIC -> List.of(List.of(rows, columns), List.of(columns, rows));
        case FRANKEN ->
            List.of(
                List.of(rowsAndRegions, columnsAndRegions),
                List.of(columnsAndRegions, rowsAndRegions));
        case MUTANT -> List.of(List.of(all, all));
      };
    }

    static Shape of(Set<HouseKind> bases, Set<HouseKind> covers) {
      for (Shape shape : values()) {
        for (List<Set<HouseKind>> kinds : shape.kinds()) {
          if (kinds.get(0).containsAll(bases) && kinds.get(1).containsAll(covers)) {
            return shape;
          }
        }
      }
      throw new IllegalArgumentException("bases " + bases + ", covers " + covers);
    }
  }

  private final Shape shape;
  private final boolean isSashimi;
  private final StepKind kind;
  private final int size;

  private FinnedFish(Shape shape, boolean isSashimi, StepKind kind) {
    this.shape = shape;
    this.isSashimi = isSashimi;
    this.kind = kind;
    this.size = kind.size();
  }

  /** Returns the technique for a kind of finned, sashimi, Franken or mutant fish. */
  public static FinnedFish of(StepKind kind) {
    return switch (kind) {
      case FINNED_X_WING, FINNED_SWORDFISH, FINNED_JELLYFISH ->
          new FinnedFish(Shape.BASIC, false, kind);
      case SASHIMI_X_WING, SASHIMI_SWORDFISH, SASHIMI_JELLYFISH ->
          new FinnedFish(Shape.BASIC, true, kind);
      case FRANKEN_X_WING, FRANKEN_SWORDFISH, FRANKEN_JELLYFISH ->
          new FinnedFish(Shape.FRANKEN, false, kind);
      case MUTANT_X_WING, MUTANT_SWORDFISH, MUTANT_JELLYFISH ->
          new FinnedFish(Shape.MUTANT, false, kind);
      default -> throw new IllegalArgumentException("no fish with fins: " + kind);
    };
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
      Search search = new Search(board, digit, steps);
      for (List<Set<HouseKind>> kinds : shape.kinds()) {
        search.among(kinds.get(0), kinds.get(1));
      }
    }
  }

  private record Found(List<Integer> bases, List<Integer> covers, CellSet fins, CellSet lost) {
    /** Returns the fish in some houses, even if it has no conclusions. */
    static Found in(BoardState board, int digit, List<Integer> bases, List<Integer> covers) {
      CellSet inBases = CellSet.none(board.tables);
      CellSet fins = CellSet.none(board.tables);
      for (int base : bases) {
        CellSet places = CellSet.places(board, base, digit);
        CellSet twice = places.copy();
        twice.retainAll(inBases);
        fins.addAll(twice);
        inBases.addAll(places);
      }
      CellSet inCovers = CellSet.none(board.tables);
      for (int cover : covers) {
        inCovers.addAll(CellSet.places(board, cover, digit));
      }
      CellSet outside = inBases.copy();
      outside.removeAll(inCovers);
      fins.addAll(outside);
      CellSet lost = inCovers;
      lost.removeAll(inBases);
      if (!fins.isEmpty()) {
        lost.retainAll(fins.seers(board.tables));
      }
      return new Found(bases, covers, fins, lost);
    }
  }

  /** The search for one digit. Sets of its places have bit p mod 64 of word p / 64 for place p. */
  private final class Search {
    private final BoardState board;
    private final BoardTables tables;
    private final int digit;
    private final StepCollector steps;
    private final int[] places;
    private final int words;

    /**
     * The places of each house, {@code words} words each; and the remaining places if the cell is
     * true.
     */
    private final long[] placesIn;

    private final long[] left;

    private final DigitPlacements placements;

    /** The possible bases if the cell is true: the houses whose places the covers can contain. */
    private final int[] possibleBases;

    private int possibleCount;

    // The bases and covers so far; and, for each number of these, the remaining places of all
    // bases, `words` words each.
    private final int[] bases = new int[size];
    private final int[] covers = new int[size];
    private final long[] inBases;
    private final long[] inCovers;
    private int baseCount;
    private int coverCount;

    private final Set<List<List<Integer>>> known = new HashSet<>();

    /** Whether each house is of a kind for bases, or for covers. */
    private final boolean[] isBaseKind;

    private final boolean[] isCoverKind;
    private int cell;

    Search(BoardState board, int digit, StepCollector steps) {
      this.board = board;
      this.tables = board.tables;
      this.digit = digit;
      this.steps = steps;
      places = CellSet.places(board, digit).cells().stream().mapToInt(Integer::intValue).toArray();
      words = (places.length + Long.SIZE - 1) / Long.SIZE;
      placesIn = new long[tables.cellsOf.length * words];
      left = new long[placesIn.length];
      possibleBases = new int[tables.cellsOf.length];
      isBaseKind = new boolean[tables.cellsOf.length];
      isCoverKind = new boolean[tables.cellsOf.length];
      inBases = new long[(size + 1) * words];
      inCovers = new long[(size + 1) * words];
      for (int place = 0; place < places.length; place++) {
        for (int house : tables.housesOf[places[place]]) {
          placesIn[house * words + place / Long.SIZE] |= 1L << place;
        }
      }
      placements = new DigitPlacements(tables, places, placesIn);
    }

    void among(Set<HouseKind> baseKinds, Set<HouseKind> coverKinds) {
      for (int house = 0; house < isBaseKind.length; house++) {
        HouseKind houseKind = board.layout().kind(house);
        isBaseKind[house] = !tables.isRepeated(house) && baseKinds.contains(houseKind);
        isCoverKind[house] = !tables.isRepeated(house) && coverKinds.contains(houseKind);
      }
      for (int place = 0; place < places.length && !steps.isDone(); place++) {
        if (!placements.has(place)) {
          suppose(places[place]);
          if (possibleCount >= size) {
            addBase(0);
          }
        }
      }
    }

    /** Removes the places that a true cell sees, and finds the possible bases. */
    private void suppose(int trueCell) {
      cell = trueCell;
      for (int word = 0; word < words; word++) {
        long seen = 0;
        for (int house : tables.housesOf[cell]) {
          seen |= placesIn[house * words + word];
        }
        for (int i = word; i < left.length; i += words) {
          left[i] = placesIn[i] & ~seen;
        }
      }
      possibleCount = 0;
      for (int house = 0; house < tables.cellsOf.length; house++) {
        if (isBaseKind[house] && canBeBase(house)) {
          bases[0] = house;
          baseCount = 1;
          System.arraycopy(left, house * words, inBases, words, words);
          if (canBeCovered()) {
            possibleBases[possibleCount++] = house;
          }
          baseCount = 0;
        }
      }
    }

    /**
     * Returns whether the covers still to be chosen can contain the remaining places of the bases.
     */
    private boolean canBeCovered() {
      int open = firstOpen();
      if (open < 0) {
        return true;
      }
      if (coverCount == size - 1) {
        return false;
      }
      boolean isCovered = false;
      for (int house : tables.housesOf[places[open]]) {
        if (!isCovered && canBeCover(house)) {
          push(house);
          isCovered = canBeCovered();
          coverCount--;
        }
      }
      return isCovered;
    }

    /** Adds a base from a possible one onwards, and all combinations with it. */
    private void addBase(int from) {
      int max = possibleCount - (size - baseCount - 1);
      for (int i = from; i < max && !steps.isDone(); i++) {
        int house = possibleBases[i];
        if (canBeBase(house)) {
          bases[baseCount++] = house;
          for (int word = 0; word < words; word++) {
            inBases[baseCount * words + word] =
                inBases[(baseCount - 1) * words + word] | left[house * words + word];
          }
          cover(i + 1);
          baseCount--;
        }
      }
    }

    /**
     * Returns whether a house has places left, none of them in another base, and is not a cover. If
     * all covers have been chosen, all of its places must be covered.
     */
    private boolean canBeBase(int house) {
      long any = 0;
      long outside = 0;
      for (int word = 0; word < words; word++) {
        long rest = left[house * words + word];
        any |= rest;
        outside |= rest & ~inCovers[coverCount * words + word];
        if ((rest & inBases[baseCount * words + word]) != 0) {
          return false;
        }
      }
      return any != 0
          && (outside == 0 || coverCount < size - 1)
          && !contains(covers, coverCount, house);
    }

    private boolean canBeCover(int house) {
      return isCoverKind[house] && !contains(bases, baseCount, house);
    }

    private static boolean contains(int[] houses, int count, int house) {
      for (int i = 0; i < count; i++) {
        if (houses[i] == house) {
          return true;
        }
      }
      return false;
    }

    /**
     * Adds covers until they contain the remaining places of the bases, and continues from there.
     *
     * @param from the index of the first possible base that may be next
     */
    private void cover(int from) {
      int open = firstOpen();
      if (open >= 0) {
        if (coverCount < size - 1) {
          for (int house : tables.housesOf[places[open]]) {
            if (canBeCover(house)) {
              push(house);
              cover(from);
              coverCount--;
            }
          }
        }
      } else if (baseCount < size) {
        // Equally many bases in fewer covers would be a smaller fish.
        if (baseCount <= coverCount) {
          addBase(from);
        }
      } else if (coverCount == size - 1 && !hasSmallerFish()) {
        complete();
      }
    }

    private void push(int house) {
      covers[coverCount++] = house;
      for (int word = 0; word < words; word++) {
        inCovers[coverCount * words + word] =
            inCovers[(coverCount - 1) * words + word] | left[house * words + word];
      }
    }

    /** Returns the first place of the bases outside the covers; −1 if there is none. */
    private int firstOpen() {
      for (int word = 0; word < words; word++) {
        long open = inBases[baseCount * words + word] & ~inCovers[coverCount * words + word];
        if (open != 0) {
          return word * Long.SIZE + Long.numberOfTrailingZeros(open);
        }
      }
      return -1;
    }

    /**
     * Returns whether some of the bases lie in fewer covers, so that the others are unnecessary.
     */
    private boolean hasSmallerFish() {
      for (int chosen = 1; chosen < (1 << size) - 1; chosen++) {
        int needed = 0;
        for (int i = 0; i < coverCount; i++) {
          needed += isNeeded(covers[i], chosen) ? 1 : 0;
        }
        if (needed < Integer.bitCount(chosen)) {
          return true;
        }
      }
      return false;
    }

    private boolean isNeeded(int cover, int chosenBases) {
      for (int rest = chosenBases; rest != 0; rest &= rest - 1) {
        int base = bases[Integer.numberOfTrailingZeros(rest)];
        for (int word = 0; word < words; word++) {
          if ((left[base * words + word] & left[cover * words + word]) != 0) {
            return true;
          }
        }
      }
      return false;
    }

    /** Chooses the last cover so that there are few fins, and creates the step. */
    private void complete() {
      List<Integer> chosen = sorted(Arrays.copyOf(bases, size));
      Optional<Found> best = Optional.empty();
      for (int house : tables.housesOf[cell]) {
        if (isCoverKind[house]) {
          int[] all = Arrays.copyOf(covers, size);
          all[size - 1] = house;
          Found found = Found.in(board, digit, chosen, sorted(all));
          boolean isBetter = best.isEmpty() || found.fins.count() < best.get().fins.count();
          if (isBetter && isRight(found)) {
            best = Optional.of(found);
          }
        }
      }
      best.filter(found -> known.add(List.of(found.bases, found.covers)))
          .ifPresent(found -> steps.add(step(board, digit, found)));
    }

    private static List<Integer> sorted(int[] houses) {
      return Arrays.stream(houses).sorted().boxed().toList();
    }

    /** Returns whether a fish has the required houses and fins. */
    private boolean isRight(Found found) {
      if (shape != Shape.of(kinds(found.bases), kinds(found.covers))) {
        return false;
      }
      if (shape != Shape.BASIC) {
        return true;
      }
      boolean hasThinBase = false;
      for (int base : found.bases) {
        CellSet body = CellSet.places(board, base, digit);
        body.removeAll(found.fins);
        hasThinBase |= body.count() < 2;
      }
      return !found.fins.isEmpty() && hasThinBase == isSashimi;
    }

    private Set<HouseKind> kinds(List<Integer> houses) {
      Set<HouseKind> kinds = EnumSet.noneOf(HouseKind.class);
      houses.forEach(house -> kinds.add(tables.house(house).kind()));
      return kinds;
    }
  }

  private FoundStep step(BoardState board, int digit, Found found) {
    List<House> houses = new ArrayList<>();
    found.bases.forEach(base -> houses.add(board.tables.house(base)));
    found.covers.forEach(cover -> houses.add(board.tables.house(cover)));
    CellSet inBases = CellSet.none(board.tables);
    found.bases.forEach(base -> inBases.addAll(CellSet.places(board, base, digit)));
    List<Candidate> candidates = new ArrayList<>();
    inBases.addTo(candidates, digit);
    boolean isNamedFinned = shape != Shape.BASIC && !found.fins.isEmpty();
    int tenths = kind.lowestRating().tenths() + (isNamedFinned ? 1 : 0);
    return new FoundStep(
        this,
        kind,
        isNamedFinned ? Variant.FINNED : Variant.PLAIN,
        new Rating(tenths),
        found.lost.eliminations(digit),
        Evidence.of(houses, candidates));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Premises premises = new Premises(board);
    for (House base : step.evidence().houses().subList(0, size)) {
      premises.house(base, step.deductions().get(0).digit());
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<House> houses = step.evidence().houses();
    List<House> bases = houses.subList(0, size);
    List<House> covers = houses.subList(size, 2 * size);
    int digit = step.deductions().get(0).digit();
    Found found = Found.in(board, digit, numbers(bases), numbers(covers));
    Words symbol = Notation.digit(digit);
    List<Integer> fins = found.fins.cells();
    Words pattern =
        Words.of(
            "%s %s %s%s",
            symbol,
            Notation.houses(board, bases),
            Notation.houses(board, covers),
            fins.isEmpty() ? "" : Words.of(" fin %s", Notation.cells(board, fins)));
    Words baseNames = Wording.houses(board, bases);
    Words coverNames = Wording.houses(board, covers);
    if (fins.isEmpty()) {
      return StepText.of(
          pattern,
          Words.of(
              "In %s, %s is confined to %s, so %s it.",
              baseNames, symbol, coverNames, Wording.lose(board, step)),
          Words.of(
              "In %s, %s can only go in %s. These %s houses need one %s each, and no place is in two of them. No two places can share one of %s. So each of these has its %s there, and no other cell of it can be %s: %s.",
              baseNames,
              symbol,
              Wording.anyOf(board, step.evidence().cells()),
              Wording.number(size),
              symbol,
              coverNames,
              symbol,
              symbol,
              Wording.eliminations(board, step)));
    }
    return StepText.of(
        pattern,
        Words.of(
            "In %s, %s is confined to %s except for the %s, so cells there that see %s cannot be %s (%s).",
            baseNames,
            symbol,
            coverNames,
            named(board, fins),
            Wording.both(fins.size()),
            symbol,
            Wording.losing(board, step)),
        Words.of(
            "%s: %s.",
            proof(board, step, bases, covers, fins, endo(board, digit, found)),
            Wording.eliminations(board, step)));
  }

  /**
   * Returns the proof that the cells of the covers that see the fins lose the digit.
   *
   * @param endo what is said of fins in two bases
   */
  static Words proof(
      BoardState board,
      FoundStep step,
      List<House> bases,
      List<House> covers,
      List<Integer> fins,
      Words endo) {
    Words symbol = Notation.digit(step.deductions().get(0).digit());
    Words coverNames = Wording.houses(board, covers);
    return Words.of(
        "In %s, %s can only go in %s. Without the %s%s, all these places are in %s. Those houses would then have their %s there and nowhere else. If a fin is %s, the cells that see it are not. So cells of %s that see %s cannot be %s either way",
        Wording.houses(board, bases),
        symbol,
        Wording.anyOf(board, step.evidence().cells()),
        named(board, fins),
        endo,
        coverNames,
        symbol,
        symbol,
        coverNames,
        fins.size() == 1 ? "the fin" : "every fin",
        symbol);
  }

  /** Names fins: {@code fin r4c7}, {@code fins r8c9 and r9c79}. */
  static Words named(BoardState board, List<Integer> fins) {
    return Words.of("%s %s", fins.size() == 1 ? "fin" : "fins", Wording.brief(board, fins));
  }

  /** Returns the words for the fins that are in two bases. */
  private static Words endo(BoardState board, int digit, Found found) {
    CellSet inCovers = CellSet.none(board.tables);
    found.covers.forEach(cover -> inCovers.addAll(CellSet.places(board, cover, digit)));
    inCovers.retainAll(found.fins);
    return inCovers.isEmpty()
        ? Words.NONE
        : Words.of(" (%s could serve two of them at once)", Wording.cells(board, inCovers.cells()));
  }

  /** Returns the fins of a fish, ascending. */
  static List<Integer> fins(BoardState board, int digit, List<House> bases, List<House> covers) {
    return Found.in(board, digit, numbers(bases), numbers(covers)).fins.cells();
  }

  private static List<Integer> numbers(List<House> houses) {
    return houses.stream().map(House::number).toList();
  }
}
