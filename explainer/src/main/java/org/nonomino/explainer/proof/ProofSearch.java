package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;

/**
 * Searches for a short proof that parts of a puzzle contradict each other: first without cases,
 * then with as few as possible. Used once.
 */
public final class ProofSearch {
  /** A case weighs as much as this many steps when proofs are compared. */
  private static final int CASE_WEIGHT = 3;

  /** The number of orders in which equally simple steps are tried from a single beginning. */
  private static final int MAX_ORDERS = 24;

  /** A proof of so many steps on the conflict alone is short enough. */
  private static final int SHORT = 8;

  /** The maximum numbers of cases, one after the other. */
  private static final int[] MAX_CASES = {2, 3, 4, 6, 8, 10, 16, 24, 40};

  /** The number of beginnings from which cases are tried. */
  private static final int MAX_STARTS = 6;

  private final Optional<Claim> question;
  private final SearchBudget budget;
  private Optional<Proof> best = Optional.empty();
  private int cost = Integer.MAX_VALUE;

  private ProofSearch(Optional<Claim> question, SearchBudget budget) {
    this.question = question;
    this.budget = budget;
  }

  /** A beginning of a proof: the first step, if any, and the digits to think about. */
  private record Start(List<Derivation> first, long digits) {}

  /**
   * Returns the shortest proof found before the deadline. It rests on the conflict alone, or also
   * on other parts of the puzzle if that makes it shorter.
   *
   * @param conflict parts of the puzzle that contradict each other, or the question
   * @param question an assumption to refute
   */
  public static Optional<Proof> find(
      Puzzle puzzle, List<PuzzlePart> conflict, Optional<Claim> question, Deadline deadline) {
    SearchBudget budget = new SearchBudget(puzzle.givens().cellCount());
    budget.start(SearchLimits.NONE.withDeadline(deadline));
    ProofSearch search = new ProofSearch(question, budget);
    search.search(puzzle, conflict);
    return search.best;
  }

  private void search(Puzzle puzzle, List<PuzzlePart> conflict) {
    Attempt alone = new Attempt(new ProofParts(puzzle.rules(), conflict));
    alone.draw();
    if (cost <= SHORT || budget.isStopped()) {
      return;
    }
    List<PuzzlePart> all = PuzzlePart.of(puzzle);
    Attempt whole = new Attempt(new ProofParts(puzzle.rules(), all));
    whole.draw();
    if (best.isPresent()) {
      return;
    }
    for (int maxCases : MAX_CASES) {
      whole.close(maxCases);
      alone.close(maxCases);
      if (best.isPresent() || budget.isStopped()) {
        return;
      }
    }
  }

  private void keep(Branch branch) {
    List<UsedStep> steps = ProofTrimmer.trim(branch);
    ProofParts parts = branch.state().parts;
    List<ProofStep> numbered = new Numbering(parts).number(steps);
    Proof proof = new Proof(parts.rules, used(parts, steps), question, numbered);
    int found = ProofTrimmer.count(steps) + CASE_WEIGHT * proof.caseCount();
    if (found < cost) {
      cost = found;
      best = Optional.of(proof);
    }
  }

  /** Returns the parts that some step rests on, in their order. */
  private static List<PuzzlePart> used(ProofParts parts, List<UsedStep> steps) {
    TreeSet<Integer> used = new TreeSet<>();
    collect(steps, used);
    return used.stream().map(parts.parts::get).toList();
  }

  private static void collect(List<UsedStep> steps, Set<Integer> used) {
    for (UsedStep step : steps) {
      used.addAll(step.parts);
      step.cases.forEach(each -> collect(each, used));
    }
  }

  /** The search on some parts of the puzzle. */
  private final class Attempt {
    private final ProofParts parts;
    private final List<Start> starts;
    private List<Start> promising = List.of();

    Attempt(ProofParts parts) {
      this.parts = parts;
      this.starts = starts();
    }

    /** Searches without cases. */
    void draw() {
      int orders = Math.max(2, MAX_ORDERS / starts.size());
      for (int order = 0; order < orders; order++) {
        for (Start start : starts) {
          if (budget.isStopped()) {
            return;
          }
          ProofState state = state(start);
          Deductions.draw(state, start.digits(), new Random(order), budget);
          if (state.contradiction().isPresent()) {
            keep(Branch.closed(state));
          }
        }
      }
    }

    /** Searches with at most a number of cases. */
    void close(int maxCases) {
      if (promising.isEmpty()) {
        promising = promising();
      }
      for (int order = 0; order < 2; order++) {
        for (Start start : promising) {
          if (budget.isStopped()) {
            return;
          }
          new Cases(parts, start.digits(), order, maxCases, budget)
              .close(state(start), maxCases)
              .ifPresent(ProofSearch.this::keep);
        }
      }
    }

    private List<Start> starts() {
      long all = DigitSets.all(parts.size);
      if (question.isPresent()) {
        List<Claim> assumed = List.of(question.get());
        return List.of(new Start(List.of(first(Argument.ASSUMPTION, new int[0], assumed)), all));
      }
      if (!parts.allowNames()) {
        return List.of(new Start(List.of(), all));
      }
      List<Start> starts = new ArrayList<>();
      for (int cell = 0; cell < parts.cellCount; cell++) {
        if (parts.groupsOf.get(cell).size() > 1) {
          List<Claim> named = List.of(Claim.placed(cell, 1));
          starts.add(new Start(List.of(first(Argument.NAMES, new int[0], named)), 1L << 1));
        }
      }
      for (ProofParts.Group house : parts.groups) {
        List<Claim> named = new ArrayList<>();
        for (int i = 0; i < house.cells().length; i++) {
          named.add(Claim.placed(house.cells()[i], i + 1));
        }
        int[] used = {house.part()};
        starts.add(new Start(List.of(first(Argument.NAMES, used, named)), all));
      }
      if (starts.isEmpty()) {
        // A constraint without houses, such as a clone of a cell that differs from it.
        starts.add(new Start(List.of(), all));
      }
      return starts;
    }

    /** Returns the beginnings from which most follows. */
    private List<Start> promising() {
      Map<Start, Integer> known = new HashMap<>();
      for (Start start : starts) {
        ProofState state = state(start);
        Deductions.draw(state, start.digits(), new Random(0), budget);
        known.put(start, state.time);
      }
      List<Start> single = new ArrayList<>();
      List<Start> full = new ArrayList<>();
      for (Start start : starts) {
        (Long.bitCount(start.digits()) == 1 ? single : full).add(start);
      }
      Comparator<Start> mostKnown = Comparator.comparing(start -> -known.getOrDefault(start, 0));
      single.sort(mostKnown);
      full.sort(mostKnown);
      List<Start> chosen = new ArrayList<>(single.subList(0, Math.min(MAX_STARTS, single.size())));
      chosen.addAll(full.subList(0, Math.min(MAX_STARTS, full.size())));
      return chosen;
    }

    private Derivation first(Argument argument, int[] used, List<Claim> claims) {
      int[] cells = claims.stream().mapToInt(Claim::cell).toArray();
      return new Derivation(argument, 0, cells, used, 0, List.of(), claims, 0);
    }

    private ProofState state(Start start) {
      ProofState state = new ProofState(parts);
      start.first().forEach(state::add);
      return state;
    }
  }

  /** Numbers the steps of a proof. */
  private static final class Numbering {
    private final ProofParts parts;
    private final Map<Derivation, Integer> numbers = new HashMap<>();
    private int last;

    Numbering(ProofParts parts) {
      this.parts = parts;
    }

    List<ProofStep> number(List<UsedStep> steps) {
      List<ProofStep> numbered = new ArrayList<>();
      for (UsedStep step : steps) {
        numbered.add(number(step));
      }
      return numbered;
    }

    private ProofStep number(UsedStep step) {
      int number = ++last;
      numbers.put(step.origin, number);
      Derivation origin = step.origin;
      List<Premise> premises = new ArrayList<>();
      step.premises.forEach(
          (claim, source) -> premises.add(new Premise(claim, numbers.getOrDefault(source, 0))));
      List<Claim> conclusions = step.cases.isEmpty() ? step.conclusions : List.of();
      boolean isSet =
          origin.argument() == Argument.NAKED_SET || origin.argument() == Argument.HIDDEN_SET;
      List<Integer> set =
          IntStream.rangeClosed(1, isSet ? parts.size : 0)
              .filter(digit -> DigitSets.has(origin.digits(), digit))
              .boxed()
              .toList();
      return new ProofStep(
          number,
          origin.argument(),
          origin.digit(),
          Arrays.stream(origin.cells()).sorted().boxed().toList(),
          set,
          origin.digit() == 0 ? List.copyOf(step.cells) : List.of(),
          step.parts.stream().map(parts.parts::get).toList(),
          premises,
          conclusions,
          step.cases.stream().map(this::number).toList());
    }
  }
}
