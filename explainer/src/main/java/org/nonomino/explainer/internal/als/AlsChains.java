package org.nonomino.explainer.internal.als;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Almost locked sets, each linked to the next by a restricted common. If the first set lacks z, it
 * holds all its other digits. So the second set lacks the digit that only one of the two can hold,
 * and holds all others, and so on. If each link is a different digit from the previous one, the
 * last set holds z. So one of the end sets holds z, and no cell that sees all their places for z
 * has it.
 *
 * <p><i>ALS-XZ</i> has two sets, <i>ALS-XY-Wing</i> three, <i>ALS Chain</i> more. In an ALS-XZ with
 * two restricted commons x and y, each set lacks a different one of these. So x and y are in one
 * set each, all other digits are certain in their set, and cells that see all places of such a
 * digit lose it.
 *
 * <p>Example: r1c1 and r1c2 have 1, 2 and 3; r5c1 has 1 and 3. Only one of the two sets can hold 1,
 * so one of them holds 3 and r5c2 is not 3. Sources: <a
 * href="https://hodoku.sourceforge.net/en/tech_als.php">HoDoKu, Almost Locked Sets</a>, <a
 * href="https://www.sudopedia.org/wiki/ALS-XZ">Sudopedia, ALS-XZ</a>; ratings and costs are
 * specific to Nonomino. See {@link AlmostLockedSets} for why it applies to any regions.
 */
public final class AlsChains implements Technique {
  /*
   * The search. For a digit z and a cell t that may have it, suppose that t is z. All sets whose
   * places for z it sees lack z. From these, breadth first, the search derives sets that lack
   * another digit. A set of the first ones that lacks a second digit is a contradiction, and the
   * path to it is the shortest chain for t. Each state, a set and a digit that it lacks, is visited
   * once, so the number of steps for a target is at most the number of pairs of sets.
   */
  private static final int MAX_SETS = 6;
  private static final int XZ_TENTHS = 60;
  private static final int XY_WING_TENTHS = 63;
  private static final int CHAIN_TENTHS = 66;

  private final StepKind kind;
  private final int minSets;
  private final int maxSets;

  private AlsChains(StepKind kind, int minSets, int maxSets) {
    this.kind = kind;
    this.minSets = minSets;
    this.maxSets = maxSets;
  }

  /** Returns the technique for two sets. */
  public static AlsChains xz() {
    return new AlsChains(StepKind.ALS_XZ, 2, 2);
  }

  /** Returns the technique for three sets. */
  public static AlsChains xyWing() {
    return new AlsChains(StepKind.ALS_XY_WING, 3, 3);
  }

  /** Returns the technique for four to six sets. */
  public static AlsChains chain() {
    return new AlsChains(StepKind.ALS_CHAIN, 4, MAX_SETS);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    AlmostLockedSets sets = new AlmostLockedSets(board);
    Search search = new Search(sets, steps);
    if (kind == StepKind.ALS_XZ) {
      search.findDoublyLinked();
    }
    search.findChains();
    search.addFewestCellsFirst();
  }

  /**
   * A finding, from which a step is created only if it is used.
   *
   * @param chain the sets
   * @param commons the restricted common of each set with the next; if the sets are doubly linked,
   *     also that of the last with the first
   */
  private record Finding(
      List<AlmostLockedSets.Als> chain, List<Integer> commons, List<Deduction> deductions) {
    int cellCount() {
      return chain.stream().mapToInt(set -> set.cells.length).sum();
    }
  }

  private final class Search {
    private final AlmostLockedSets sets;
    private final AlmostLockedSets.Partners[] partners;
    private final StepCollector steps;
    private final BoardState board;
    private final List<Finding> findings = new ArrayList<>();

    /** The digits that each set was found to lack. */
    private final long[] lacking;

    /** Whether each set lacks z if the target is z. */
    private final boolean[] isEnd;

    /** The states of the search in the order in which they were found. */
    private int[] setOf = new int[1024];

    private int[] lackedBy = new int[1024];
    private int[] parentOf = new int[1024];
    private int stateCount;

    Search(AlmostLockedSets sets, StepCollector steps) {
      this.sets = sets;
      this.partners = sets.partners();
      this.steps = steps;
      this.board = sets.board;
      this.lacking = new long[sets.count()];
      this.isEnd = new boolean[sets.count()];
    }

    /** Two such sets in one house are a naked set, the pattern of another technique. */
    void findDoublyLinked() {
      for (int first = 0; first < sets.count(); first++) {
        for (int i = 0; i < partners[first].sets.length; i++) {
          long commons = partners[first].digits[i];
          int second = partners[first].sets[i];
          if (second > first
              && Long.bitCount(commons) == 2
              && sets.get(second).house != sets.get(first).house) {
            addDoublyLinked(sets.get(first), sets.get(second), commons);
          }
        }
      }
    }

    private void addDoublyLinked(
        AlmostLockedSets.Als first, AlmostLockedSets.Als second, long commons) {
      List<Deduction> eliminations = new ArrayList<>();
      for (long rest = first.digits | second.digits; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        long[] targets;
        if ((commons & Long.lowestOneBit(rest)) != 0) {
          targets = sets.targets(first, digit);
          sets.retainSeers(targets, second, digit);
        } else {
          targets = new long[sets.words];
          for (AlmostLockedSets.Als set : List.of(first, second)) {
            if (set.has(digit)) {
              long[] ofSet = sets.targets(set, digit);
              for (int word = 0; word < targets.length; word++) {
                targets[word] |= ofSet[word];
              }
            }
          }
        }
        AlmostLockedSets.eliminate(eliminations, targets, digit);
      }
      if (!eliminations.isEmpty()) {
        int x = Long.numberOfTrailingZeros(commons) + 1;
        int y = Long.SIZE - Long.numberOfLeadingZeros(commons);
        findings.add(new Finding(List.of(first, second), List.of(x, y), eliminations));
      }
    }

    void findChains() {
      for (int digit = 1; digit <= board.size(); digit++) {
        for (int target = 0; target < board.cellCount(); target++) {
          if (steps.isDone()) {
            return;
          }
          if (board.isCandidate(target, digit)) {
            findChain(target, digit);
          }
        }
      }
    }

    private void findChain(int target, int z) {
      stateCount = 0;
      for (int set = 0; set < sets.count(); set++) {
        lacking[set] = 0;
        isEnd[set] = sets.get(set).has(z) && sets.sees(target, sets.get(set), z);
        if (isEnd[set]) {
          reach(set, z, -1);
        }
      }
      int levelEnd = stateCount;
      int length = 1;
      for (int state = 0; state < stateCount; state++) {
        if (state == levelEnd) {
          levelEnd = stateCount;
          length++;
        }
        if (length == maxSets) {
          return;
        }
        AlmostLockedSets.Partners next = partners[setOf[state]];
        long held = ~(1L << (lackedBy[state] - 1));
        for (int i = 0; i < next.sets.length; i++) {
          int set = next.sets[i];
          long news = next.digits[i] & held & ~lacking[set];
          if (news != 0) {
            int digit = Long.numberOfTrailingZeros(news) + 1;
            for (; news != 0; news &= news - 1) {
              reach(set, Long.numberOfTrailingZeros(news) + 1, state);
            }
            if (isEnd[set] && !isOnTheWay(set, state)) {
              if (length + 1 >= minSets) {
                add(z, set, digit, state);
              }
              return;
            }
          }
        }
      }
    }

    private boolean isOnTheWay(int set, int state) {
      for (int at = state; at >= 0; at = parentOf[at]) {
        if (setOf[at] == set) {
          return true;
        }
      }
      return false;
    }

    private void reach(int set, int lacked, int parent) {
      if (stateCount == setOf.length) {
        setOf = Arrays.copyOf(setOf, 2 * stateCount);
        lackedBy = Arrays.copyOf(lackedBy, 2 * stateCount);
        parentOf = Arrays.copyOf(parentOf, 2 * stateCount);
      }
      lacking[set] |= 1L << (lacked - 1);
      setOf[stateCount] = set;
      lackedBy[stateCount] = lacked;
      parentOf[stateCount++] = parent;
    }

    /**
     * Adds the chain that ends with a state, in which the last set lacks a digit, back to the
     * first.
     */
    private void add(int z, int last, int digit, int state) {
      List<AlmostLockedSets.Als> chain = new ArrayList<>();
      List<Integer> commons = new ArrayList<>(List.of(digit));
      chain.add(sets.get(last));
      for (int at = state; at >= 0; at = parentOf[at]) {
        chain.add(sets.get(setOf[at]));
        if (parentOf[at] >= 0) {
          commons.add(lackedBy[at]);
        }
      }
      long[] targets = sets.targets(chain.get(0), z);
      sets.retainSeers(targets, chain.get(chain.size() - 1), z);
      List<Deduction> eliminations = new ArrayList<>();
      AlmostLockedSets.eliminate(eliminations, targets, z);
      findings.add(new Finding(chain, commons, eliminations));
    }

    void addFewestCellsFirst() {
      findings.sort(
          Comparator.comparingInt((Finding finding) -> finding.chain.size())
              .thenComparingInt(Finding::cellCount));
      Set<List<Deduction>> found = new HashSet<>();
      for (Finding finding : findings) {
        if (steps.isDone()) {
          return;
        }
        if (found.add(finding.deductions)) {
          steps.add(step(finding));
        }
      }
    }

    private FoundStep step(Finding finding) {
      List<AlmostLockedSets.Als> chain = finding.chain;
      List<Link> links = new ArrayList<>();
      for (int i = 0; i < finding.commons.size(); i++) {
        int common = finding.commons.get(i);
        links.add(
            new Link(
                sets.place(chain.get(i), common),
                true,
                sets.place(chain.get((i + 1) % chain.size()), common),
                false));
      }
      return new FoundStep(
          AlsChains.this,
          kind,
          rating(chain.size()),
          finding.deductions,
          sets.evidence(chain, links));
    }
  }

  private Rating rating(int setCount) {
    return new Rating(
        switch (kind) {
          case ALS_XZ -> XZ_TENTHS;
          case ALS_XY_WING -> XY_WING_TENTHS;
          default -> CHAIN_TENTHS + setCount - minSets;
        });
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new Sentences(step, board).text();
  }

  private static final class Sentences {
    private final FoundStep step;
    private final BoardState board;
    private final List<List<Integer>> sets;
    private final List<Words> commons;
    private final boolean isDoublyLinked;

    /** The digit that one of the end sets holds; for doubly linked sets, the second common. */
    private final Words z;

    Sentences(FoundStep step, BoardState board) {
      this.step = step;
      this.board = board;
      this.sets = step.evidence().sets();
      this.commons =
          step.evidence().links().stream()
              .map(link -> Notation.digit(link.from().digit()))
              .toList();
      this.isDoublyLinked = commons.size() == sets.size();
      this.z = isDoublyLinked ? commons.get(1) : Notation.digit(step.deductions().get(0).digit());
    }

    StepText text() {
      return new StepText(pattern(), sentence(), full());
    }

    private Words pattern() {
      List<Words> text = new ArrayList<>();
      for (int i = 0; i < sets.size(); i++) {
        text.add(
            Words.of(
                "(%s=%s)%s",
                i == 0 ? z : commons.get(i - 1),
                i + 1 == sets.size() ? z : commons.get(i),
                Notation.set(board, sets.get(i))));
      }
      if (isDoublyLinked) {
        text.add(Words.of("loop"));
      }
      return Words.join(" - ", text);
    }

    private Words set(int index) {
      return Words.of(
          "%s (%s)",
          Notation.set(board, sets.get(index)),
          Notation.digits(AlmostLockedSets.digits(board, sets.get(index))));
    }

    private Words sentence() {
      Words first = set(0);
      Words last = set(sets.size() - 1);
      if (isDoublyLinked) {
        return Words.of(
            "Only one of the sets %s and %s can hold %s, and only one %s; so each lacks one of the two and is locked: %s.",
            first,
            last,
            commons.get(0),
            commons.get(1),
            Wording.lossCount(step) <= 2
                ? Wording.losses(board, step)
                : Words.of(
                    "cells that see all places of one of their digits lose it (%s)",
                    Wording.losing(board, step)));
      }
      Words result =
          Words.of(
              "cells that see all their %s lose it (%s)",
              Wording.plural(step.deductions().get(0).digit()), Wording.losing(board, step));
      return switch (sets.size()) {
        case 2 ->
            Words.of(
                "Only one of the sets %s and %s can hold %s; the other is locked and holds %s, so %s.",
                first, last, commons.get(0), z, result);
        case 3 ->
            Words.of(
                "The set %s holds %s or %s, which %s or %s then lacks; so one of these two holds %s, and %s.",
                set(1), commons.get(0), commons.get(1), first, last, z, result);
        default ->
            Words.of(
                "Chain of %s sets: if %s lacks %s, each set locks the next and %s holds it; so %s.",
                Wording.number(sets.size()), first, z, last, result);
      };
    }

    private List<Words> full() {
      List<Words> paragraphs = new ArrayList<>();
      List<Words> names = new ArrayList<>();
      for (int i = 0; i < sets.size(); i++) {
        names.add(
            Words.of(
                "%s is %s in %s, with %s",
                letter(i),
                Wording.cells(board, sets.get(i)),
                Wording.house(board, step.evidence().houses().get(i)),
                Wording.digits(AlmostLockedSets.digits(board, sets.get(i)))));
      }
      paragraphs.add(
          Words.of(
              "Each of these sets of cells has one more candidate than cells, so it lacks exactly one of its digits and holds all the others. %s.",
              Words.join("; ", names)));
      if (isDoublyLinked) {
        paragraphs.add(
            Words.of(
                "All places of %s in A see all those in B, and so do those of %s. So only one of the two sets can hold each of these digits. As a set lacks only one digit, one set has %s and the other %s, and each has all its other digits. Cells that see all places of such a digit lose it: %s.",
                commons.get(0),
                commons.get(1),
                commons.get(0),
                commons.get(1),
                Wording.eliminations(board, step)));
        return paragraphs;
      }
      paragraphs.add(Words.of("Suppose that A does not hold %s.", z));
      for (int i = 0; i < commons.size(); i++) {
        paragraphs.add(
            Words.of(
                    "Then %s holds %s, and %s, where all places of %s see those in %s, does not.",
                    letter(i), commons.get(i), letter(i + 1), commons.get(i), letter(i))
                .asPart(Notation.letters(i + 1), 1));
      }
      String end = letter(sets.size() - 1);
      paragraphs.add(
          Words.of(
              "So %s holds %s. Either way, A or %s holds %s, and cells that see all places of %s in both cannot have it: %s.",
              end, z, end, z, z, Wording.eliminations(board, step)));
      return paragraphs;
    }

    private static String letter(int index) {
      return String.valueOf((char) ('A' + index));
    }
  }
}
