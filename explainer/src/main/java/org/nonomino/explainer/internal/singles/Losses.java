package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.nonomino.core.Conditions;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;

/** Candidates that are gone although no digit in the grid excludes them at a glance. Immutable. */
final class Losses {
  /** The number of steps that a sentence names. */
  private static final int MOST_STEPS = 2;

  private final BoardState board;

  /** The candidates that steps eliminated, by the number of the step. */
  private final Map<Integer, List<Candidate>> bySteps = new TreeMap<>();

  /** The candidates that a constraint never allows, such as an even digit in an odd cell. */
  private final List<Candidate> byRules = new ArrayList<>();

  private final List<Constraint> rules = new ArrayList<>();

  /** The candidates that are gone for an unknown reason. */
  private final List<Candidate> unknown = new ArrayList<>();

  Losses(BoardState board, List<Candidate> lost) {
    this.board = board;
    for (Candidate candidate : lost) {
      int step = board.stepThatEliminated(candidate.cell(), candidate.digit());
      Optional<Constraint> rule = ruleAgainst(candidate);
      if (rule.isPresent()) {
        byRules.add(candidate);
        if (!rules.contains(rule.get())) {
          rules.add(rule.get());
        }
      } else if (step > 0) {
        bySteps.computeIfAbsent(step, number -> new ArrayList<>()).add(candidate);
      } else {
        unknown.add(candidate);
      }
    }
  }

  private Optional<Constraint> ruleAgainst(Candidate candidate) {
    if (allows(board.rules.conditions(), candidate)) {
      return Optional.empty();
    }
    return board.rules.constraintsWithRegions().stream()
        .filter(constraint -> !allows(board.rules.conditionsOf(constraint), candidate))
        .findFirst();
  }

  private static boolean allows(Conditions conditions, Candidate candidate) {
    return (conditions.allowed(candidate.cell()) >>> candidate.digit() & 1) != 0;
  }

  boolean isEmpty() {
    return bySteps.isEmpty() && byRules.isEmpty() && unknown.isEmpty();
  }

  /** Returns whether the causes are one thing, so that their verb is in the singular. */
  boolean areOneThing() {
    return bySteps.size() + rules.size() == 1 && unknown.isEmpty();
  }

  /** Returns whether a sentence would have to name many steps. */
  boolean areManySteps() {
    return bySteps.size() > MOST_STEPS;
  }

  private List<Candidate> ofSteps() {
    return bySteps.values().stream().flatMap(List::stream).toList();
  }

  private Words ruleNames() {
    return Words.list(
        rules.stream()
            .map(
                rule ->
                    Words.cells(ConstraintNames.of(rule), rule.cells().stream().boxed().toList()))
            .toList(),
        "and");
  }

  /** Names the causes: {@code steps 3 and 7}, {@code the odd cell at r1c1}. */
  List<Words> causes() {
    List<Words> causes = new ArrayList<>();
    if (!bySteps.isEmpty()) {
      causes.add(Words.cells(Wording.steps(bySteps.keySet()), Candidates.cells(ofSteps())));
    }
    if (!rules.isEmpty()) {
      causes.add(ruleNames());
    }
    if (!unknown.isEmpty()) {
      causes.add(Words.cells("earlier eliminations", Candidates.cells(unknown)));
    }
    return causes;
  }

  /**
   * Names the digits that a cell lost, with the causes: {@code step 2 took 6}. All candidates are
   * of one cell.
   */
  List<Words> ofDigits() {
    List<Words> said = new ArrayList<>();
    if (!bySteps.isEmpty()) {
      said.add(
          Words.of("%s took %s", Wording.steps(bySteps.keySet()), Wording.ranges(set(ofSteps()))));
    }
    if (!rules.isEmpty()) {
      said.add(
          Words.of(
              rules.size() == 1 ? "%s excludes %s" : "%s exclude %s",
              ruleNames(),
              Wording.ranges(set(byRules))));
    }
    if (!unknown.isEmpty()) {
      said.add(
          Words.of(
              set(unknown) == Long.lowestOneBit(set(unknown))
                  ? "%s was eliminated before"
                  : "%s were eliminated before",
              Wording.ranges(set(unknown))));
    }
    return said;
  }

  /**
   * Names the digits that are gone from a cell, and when: {@code 3 and 8 gone in steps 4 and 20}.
   */
  Words gone() {
    List<Words> gone = new ArrayList<>();
    if (!bySteps.isEmpty()) {
      gone.add(Words.of("%s gone in %s", digits(ofSteps()), Wording.steps(bySteps.keySet())));
    }
    if (!rules.isEmpty()) {
      gone.add(Words.of("%s gone by %s", digits(byRules), ruleNames()));
    }
    if (!unknown.isEmpty()) {
      gone.add(Words.of("%s gone before", digits(unknown)));
    }
    return Words.list(gone, "and");
  }

  /**
   * Returns a sentence about cells that lost a digit: {@code r1c1 lost 7 in step 2, and r1c2 in
   * step 4.}
   */
  List<Words> ofCells() {
    return sentence(this::cells);
  }

  /**
   * Returns a sentence about a cell that lost digits: {@code r1c1 lost 7 in step 2, and 8 in step
   * 4.}
   */
  List<Words> ofCell() {
    return sentence(this::digits);
  }

  /** Returns the sentence; after the first loss, only what differs is named. */
  private List<Words> sentence(Function<List<Candidate>, Words> differing) {
    List<Words> parts = new ArrayList<>();
    times()
        .forEach(
            (candidates, time) ->
                parts.add(
                    parts.isEmpty()
                        ? Words.of("%s lost %s %s", cells(candidates), digits(candidates), time)
                        : Words.of("%s %s", differing.apply(candidates), time)));
    return parts.isEmpty() ? List.of() : List.of(Words.of("%s.", SingleWords.listed(parts, true)));
  }

  /** Returns when or why each group of candidates was lost. */
  private Map<List<Candidate>, Words> times() {
    Map<List<Candidate>, Words> times = new LinkedHashMap<>();
    bySteps.forEach((step, candidates) -> times.put(candidates, Words.of("in step %s", step)));
    if (!byRules.isEmpty()) {
      times.put(byRules, Words.of("by %s", ruleNames()));
    }
    if (!unknown.isEmpty()) {
      times.put(unknown, Words.of("before"));
    }
    return times;
  }

  private Words cells(List<Candidate> candidates) {
    return Wording.brief(board, Candidates.cells(candidates));
  }

  private Words digits(List<Candidate> candidates) {
    return Wording.ranges(set(candidates));
  }

  private static long set(List<Candidate> candidates) {
    long set = 0;
    for (Candidate candidate : candidates) {
      set |= 1L << (candidate.digit() - 1);
    }
    return set;
  }
}
