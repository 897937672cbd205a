package org.nonomino.generator.internal.reducing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.clues.BatchRemoval;
import org.nonomino.generator.internal.placing.Placed;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/**
 * Removes givens and groups of constraints of one filling as long as one solution is left. Used by
 * one thread.
 */
public final class ElementReducer {
  /** The minimum number of elements that a shake puts back, and the maximum of additional ones. */
  private static final int PUT_BACK = 4;

  /** One in this many groups is added before solutions show which ones are needed. */
  private static final int GROUPS_PER_FIRST = 5;

  private final RuleSetTest test;
  private final ClueDemand demand;
  private final ReduceOrder order;
  private final CellPattern kept;
  private final Elements elements;
  private int minClues;
  private final SeededRandom random;

  /** The elements that no puzzle has, because the number of givens rules them out. */
  private final boolean[] ruledOut;

  private Elements.Choice now;

  /**
   * @param start the givens at first
   * @param kept the givens that always stay
   * @param symmetry the symmetry of the givens
   * @param demand the requirement on the number of givens; without a number they are removed as far
   *     as possible, except that a pleasant number stays if only constraints should be removed
   */
  public ElementReducer(
      RuleSetTest test,
      CellPattern start,
      CellPattern kept,
      Symmetry symmetry,
      List<Placed> groups,
      ClueDemand demand,
      ReduceOrder order,
      SeededRandom random) {
    this.test = test;
    this.demand = demand;
    this.order = order;
    this.kept = kept;
    this.random = random;
    this.elements = Elements.of(start, kept, symmetry, groups, test.mask());
    this.minClues = minClues(start.size());
    this.ruledOut = new boolean[elements.count()];
    this.now = elements.all();
  }

  private int minClues(int size) {
    boolean isPleasant = order == ReduceOrder.CONSTRAINTS && !demand.minimal() && !demand.few();
    return Math.max(
        kept.count(), demand.exactly().orElse(isPleasant ? ClueDemand.pleasantCount(size) : 0));
  }

  /**
   * Leaves out all elements, and then adds as few as possible until one solution is left: the
   * requested givens, some groups, and groups that each exclude another solution. With hundreds of
   * small groups, such as signs, this takes far fewer proofs than removing most of them. {@link
   * #reduce} can follow.
   *
   * @param usual the number of givens, unless a number is requested
   */
  public void build(int usual) {
    int clues = demand.minimal() || demand.few() ? minClues : demand.exactly().orElse(usual);
    int[] orbits = random.permutation(elements.orbitCount());
    int[] groups = groupsInRandomOrder();
    for (int element = 0; element < elements.count(); element++) {
      elements.remove(element, now);
    }
    for (int orbit : orbits) {
      if (!ruledOut[orbit] && now.clueCount() + elements.cellCount(orbit) <= clues) {
        elements.add(orbit, now);
      }
    }
    minClues = now.clueCount();
    for (int i = 0; i < groups.length / GROUPS_PER_FIRST; i++) {
      elements.add(groups[i], now);
    }
    while (!test.isStopped() && !test.accepts(now.clues, now.groups)) {
      OptionalInt next = excluding(test.other(), groups, orbits);
      if (next.isEmpty()) {
        return;
      }
      elements.add(next.getAsInt(), now);
    }
  }

  /** Returns an element to add: one that excludes a solution, if there is one. */
  private OptionalInt excluding(Optional<Grid> solution, int[] groups, int[] orbits) {
    for (int group : groups) {
      if (!elements.isIn(group, now)
          && (solution.isEmpty() || test.isBroken(elements.group(group), solution.get()))) {
        return OptionalInt.of(group);
      }
    }
    for (int orbit : orbits) {
      if (!elements.isIn(orbit, now)
          && !ruledOut[orbit]
          && (solution.isEmpty() || test.differs(elements.cell(orbit), solution.get()))) {
        return OptionalInt.of(orbit);
      }
    }
    return OptionalInt.empty();
  }

  /** Removes elements; the result is {@link #puzzle}, if {@link #isReached}. */
  public void reduce() {
    ruleOutAvoided();
    decideCentre();
    takeOut(orbitsInRandomOrder(), now);
    if (order != ReduceOrder.GIVENS) {
      takeOut(groupsInRandomOrder(), now);
    }
  }

  /**
   * Rules out the givens that look out of place, if the others can leave one solution and are
   * enough for the requested number.
   */
  private void ruleOutAvoided() {
    Elements.Choice sparing = now.copy();
    boolean[] isAvoided = new boolean[elements.count()];
    for (int orbit = 0; orbit < elements.orbitCount(); orbit++) {
      isAvoided[orbit] = ruledOut[orbit] || elements.isAvoided(orbit);
      if (isAvoided[orbit]) {
        elements.remove(orbit, sparing);
      }
    }
    boolean areAny = sparing.clueCount() < now.clueCount();
    if (areAny && sparing.clueCount() >= minClues && test.accepts(sparing.clues, sparing.groups)) {
      System.arraycopy(isAvoided, 0, ruledOut, 0, isAvoided.length);
      now = sparing;
    }
  }

  /**
   * Decides whether the only orbit with an odd number of cells is in, if the exact number of givens
   * requires it.
   */
  private void decideCentre() {
    OptionalInt odd = OptionalInt.empty();
    for (int element = 0; element < elements.orbitCount(); element++) {
      if (elements.cellCount(element) % 2 == 1) {
        if (odd.isPresent()) {
          return;
        }
        odd = OptionalInt.of(element);
      }
    }
    if (odd.isEmpty() || demand.exactly().isEmpty()) {
      return;
    }
    ruledOut[odd.getAsInt()] = true;
    if ((now.clueCount() - minClues) % 2 != 0) {
      elements.remove(odd.getAsInt(), now);
    }
  }

  /** Returns whether the requested number of givens and minimality are reached. */
  public boolean isReached() {
    boolean hasNumber =
        demand.exactly().isEmpty() || now.clueCount() == demand.exactly().getAsInt();
    return hasNumber && !test.isStopped() && (!demand.minimal() || isMinimal(now));
  }

  /** Returns the number of givens. */
  public int clueCount() {
    return now.clueCount();
  }

  /** Returns the puzzle with the remaining givens and groups. */
  public Puzzle puzzle() {
    return puzzle(now);
  }

  private Puzzle puzzle(Elements.Choice choice) {
    return new Puzzle(test.givens(choice.clues), test.rules(choice.groups));
  }

  /**
   * Returns a puzzle that meets a demand, with other givens or groups; empty if none was found.
   * Unless a number of givens is requested, each given was needed when it was tried: without it,
   * there were several solutions, or the demand was not met.
   *
   * @param first the judgement of {@link #puzzle}
   */
  public Optional<Puzzle> reach(Judgement first, Function<Puzzle, Judgement> judge) {
    return new LevelSearch<Elements.Choice>(
            new ChoiceChanges(), choice -> judge.apply(puzzle(choice)))
        .search(now, first)
        .map(choice -> demand.exactly().isPresent() ? choice : thinned(choice, judge))
        .filter(choice -> !demand.minimal() || isMinimal(choice))
        .map(this::puzzle);
  }

  /**
   * Removes givens one by one as long as the demand is met. A search for a level ends at the first
   * puzzle of the level, which may be nearly solved.
   */
  private Elements.Choice thinned(Elements.Choice from, Function<Puzzle, Judgement> judge) {
    Elements.Choice choice = from.copy();
    for (int orbit : orbitsInRandomOrder()) {
      if (!test.isStopped()
          && canTake(orbit, choice, minClues)
          && takes(orbit, choice)
          && judge.apply(puzzle(choice)).kind() != Judgement.Kind.MET) {
        elements.add(orbit, choice);
      }
    }
    return choice;
  }

  /**
   * Returns the orbits in the order in which they are removed: at random, but first those on lines
   * and marks, so that few of their givens stay, and last those that spread givens over all
   * regions.
   */
  private int[] orbitsInRandomOrder() {
    int[] shuffled = random.permutation(elements.orbitCount());
    Elements.Choice spread = elements.none();
    boolean[] isSpread = new boolean[shuffled.length];
    for (int i = shuffled.length - 1; i >= 0; i--) {
      int orbit = shuffled[i];
      if (!elements.isMarked(orbit) && !elements.isCrowded(orbit, spread)) {
        elements.add(orbit, spread);
        isSpread[orbit] = true;
      }
    }
    return sorted(shuffled, orbit -> elements.isMarked(orbit) ? 0 : isSpread[orbit] ? 2 : 1);
  }

  /**
   * Returns all elements in the order in which they are put back: at random, but givens on lines
   * and marks last.
   */
  private int[] returningInOrder() {
    return sorted(
        random.permutation(elements.count()),
        element -> element < elements.orbitCount() && elements.isMarked(element) ? 1 : 0);
  }

  /** Returns numbers by rank, those of one rank in the order in which they are. */
  private static int[] sorted(int[] numbers, IntUnaryOperator rank) {
    return Arrays.stream(numbers)
        .boxed()
        .sorted(Comparator.comparingInt(rank::applyAsInt))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int[] groupsInRandomOrder() {
    int[] groups = random.permutation(elements.count() - elements.orbitCount());
    for (int i = 0; i < groups.length; i++) {
      groups[i] += elements.orbitCount();
    }
    return groups;
  }

  /** Returns the elements that may be removed, in a random order with givens first. */
  private int[] removableInOrder() {
    int[] givens = orbitsInRandomOrder();
    if (order == ReduceOrder.GIVENS) {
      return givens;
    }
    int[] all = Arrays.copyOf(givens, elements.count());
    System.arraycopy(
        groupsInRandomOrder(), 0, all, givens.length, elements.count() - givens.length);
    return all;
  }

  private boolean canTake(int element, Elements.Choice choice, int min) {
    return elements.isIn(element, choice)
        && !ruledOut[element]
        && (elements.cellCount(element) == 0
            || choice.clueCount() - elements.cellCount(element) >= min);
  }

  /** Removes an element if one solution is left; returns whether it is removed. */
  private boolean takes(int element, Elements.Choice choice) {
    elements.remove(element, choice);
    if (test.accepts(choice.clues, choice.groups)) {
      return true;
    }
    elements.add(element, choice);
    return false;
  }

  private void takeOut(int[] candidates, Elements.Choice choice) {
    BatchRemoval.remove(
        candidates,
        new BatchRemoval.Parts() {
          @Override
          public boolean mayGoOn() {
            return !test.isStopped();
          }

          @Override
          public boolean canRemove(int element) {
            return canTake(element, choice, minClues);
          }

          @Override
          public void remove(int element) {
            elements.remove(element, choice);
          }

          @Override
          public void add(int element) {
            elements.add(element, choice);
          }

          @Override
          public boolean isUnique() {
            return test.accepts(choice.clues, choice.groups);
          }
        },
        new int[candidates.length]);
  }

  /** Returns whether each given outside the kept ones is needed, one by one. */
  private boolean isMinimal(Elements.Choice choice) {
    long[] clues = choice.clues.clone();
    for (int cell = 0; cell < kept.size() * kept.size(); cell++) {
      if (CellBits.contains(clues, cell)) {
        CellBits.remove(clues, cell);
        if (test.accepts(clues, choice.groups)) {
          return false;
        }
        CellBits.add(clues, cell);
      }
    }
    return true;
  }

  /** Changes of givens and groups. With an exact number of givens only groups change. */
  private final class ChoiceChanges implements Changes<Elements.Choice> {
    /** Returns whether an element may be put back or removed to change the level. */
    private boolean mayVary(int element) {
      boolean isGiven = element < elements.orbitCount();
      return !ruledOut[element]
          && (isGiven ? demand.exactly().isEmpty() : order != ReduceOrder.GIVENS);
    }

    private boolean mayReturn(int element, Elements.Choice choice) {
      return mayVary(element) && !elements.isIn(element, choice);
    }

    private boolean isCrowded(int element, Elements.Choice choice) {
      return element < elements.orbitCount() && elements.isCrowded(element, choice);
    }

    @Override
    public List<Elements.Choice> easier(Elements.Choice from) {
      List<Elements.Choice> chain = new ArrayList<>();
      if (demand.minimal()) {
        return chain;
      }
      Elements.Choice choice = from.copy();
      int[] order = returningInOrder();
      for (boolean mayCrowd : new boolean[] {false, true}) {
        for (int element : order) {
          if (mayReturn(element, choice) && (mayCrowd || !isCrowded(element, choice))) {
            elements.add(element, choice);
            chain.add(choice.copy());
          }
        }
      }
      return chain;
    }

    @Override
    public List<Elements.Choice> harder(Elements.Choice from) {
      List<Elements.Choice> chain = new ArrayList<>();
      Elements.Choice choice = from.copy();
      for (int element : removableInOrder()) {
        if (removes(element, choice)) {
          chain.add(choice.copy());
        }
      }
      return chain;
    }

    private boolean removes(int element, Elements.Choice choice) {
      return mayVary(element) && canTake(element, choice, kept.count()) && takes(element, choice);
    }

    @Override
    public Iterator<Elements.Choice> steps(Elements.Choice from) {
      return new Steps(from);
    }

    @Override
    public Iterator<Elements.Choice> stepsBack(Elements.Choice from) {
      List<Elements.Choice> back = new ArrayList<>();
      for (int element : returningInOrder()) {
        if (!demand.minimal() && mayReturn(element, from) && !isCrowded(element, from)) {
          Elements.Choice choice = from.copy();
          elements.add(element, choice);
          back.add(choice);
        }
      }
      return back.iterator();
    }

    @Override
    public Elements.Choice shaken(Elements.Choice from) {
      Elements.Choice choice = from.copy();
      int left = PUT_BACK + random.nextInt(PUT_BACK + 1);
      for (int element : returningInOrder()) {
        if (left > 0 && mayReturn(element, choice)) {
          elements.add(element, choice);
          left--;
        }
      }
      for (int element : removableInOrder()) {
        removes(element, choice);
      }
      return choice;
    }

    @Override
    public boolean isStopped() {
      return test.isStopped();
    }

    /** The choices with one element less. */
    private final class Steps implements Iterator<Elements.Choice> {
      private final Elements.Choice from;
      private final int[] candidates = removableInOrder();
      private int at;
      private Optional<Elements.Choice> next = Optional.empty();

      Steps(Elements.Choice from) {
        this.from = from;
      }

      @Override
      public boolean hasNext() {
        while (next.isEmpty() && at < candidates.length) {
          Elements.Choice choice = from.copy();
          if (removes(candidates[at++], choice)) {
            next = Optional.of(choice);
          }
        }
        return next.isPresent();
      }

      @Override
      public Elements.Choice next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        Elements.Choice found = next.get();
        next = Optional.empty();
        return found;
      }
    }
  }
}
