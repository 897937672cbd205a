package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.nonomino.core.DigitSets;
import org.nonomino.solver.SearchBudget;

/**
 * The search for cases that each lead to a contradiction, the most promising first. It gives up
 * after a number of tries. Used once.
 */
final class Cases {
  /** The maximum number of alternatives of which each is a case. */
  private static final int MAX_ALTERNATIVES = 4;

  /** The number of most promising choices of cases that are followed at each point. */
  private static final int MAX_FOLLOWED = 5;

  /** The number of assumptions that are tried for each allowed case. */
  private static final int MAX_TRIES = 600;

  /** A choice of cases, with the number of those that do not end at once. */
  private record Split(Derivation step, int open, int gain) {}

  private final ProofParts parts;
  private final SearchBudget budget;
  private final int maxTries;
  private int tries;
  private final long digits;
  private final int order;

  Cases(ProofParts parts, long digits, int order, int maxCases, SearchBudget budget) {
    this.maxTries = MAX_TRIES * maxCases;
    this.parts = parts;
    this.budget = budget;
    this.digits = digits;
    this.order = order;
  }

  private boolean isStopped() {
    return tries > maxTries || budget.isStopped();
  }

  private void draw(ProofState state) {
    tries++;
    Deductions.draw(state, digits, new Random(order), budget);
  }

  private ProofState assumed(ProofState state, Claim claim) {
    ProofState branch = state.branch();
    branch.add(
        new Derivation(
            Argument.ASSUMPTION,
            0,
            new int[] {claim.cell()},
            new int[0],
            0,
            List.of(),
            List.of(claim),
            branch.time));
    return branch;
  }

  /** Returns a branch from a state to contradictions in at most a number of cases. */
  Optional<Branch> close(ProofState state, int maxCases) {
    draw(state);
    if (state.contradiction().isPresent()) {
      return Optional.of(Branch.closed(state));
    }
    if (maxCases < 2 || isStopped()) {
      return Optional.empty();
    }
    List<Split> splits = splits(state, maxCases);
    int followed = 0;
    for (Split split : splits) {
      if (isStopped() || followed++ >= MAX_FOLLOWED) {
        return Optional.empty();
      }
      Optional<Branch> found = follow(state, split, maxCases);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Branch> follow(ProofState state, Split split, int maxCases) {
    List<Claim> claims = split.step().conclusions();
    int left = maxCases - (claims.size() - split.open());
    if (left < split.open()) {
      return Optional.empty();
    }
    List<Branch> cases = new ArrayList<>();
    int open = split.open();
    for (Claim claim : claims) {
      ProofState branch = assumed(state, claim);
      draw(branch);
      Branch found;
      if (branch.contradiction().isPresent()) {
        found = Branch.closed(branch);
      } else {
        Optional<Branch> closed = close(branch, left - (open - 1));
        if (closed.isEmpty()) {
          return Optional.empty();
        }
        found = closed.get();
        open--;
        left -= leaves(found);
      }
      cases.add(found);
    }
    return Optional.of(new Branch(state, Optional.of(split.step()), cases));
  }

  private int leaves(Branch branch) {
    return branch.split().isEmpty() ? 1 : branch.cases().stream().mapToInt(this::leaves).sum();
  }

  /** Returns the choices of cases, the most promising first. */
  private List<Split> splits(ProofState state, int maxCases) {
    int most = Math.min(maxCases, MAX_ALTERNATIVES);
    List<Derivation> steps = new ArrayList<>();
    for (int cell = 0; cell < parts.cellCount; cell++) {
      int count = Long.bitCount(state.candidates[cell]);
      if (count > 1 && count <= most && !parts.groupsOf.get(cell).isEmpty()) {
        List<Claim> claims = new ArrayList<>();
        for (int digit = 1; digit <= parts.size; digit++) {
          if (DigitSets.has(state.candidates[cell], digit)) {
            claims.add(Claim.placed(cell, digit));
          }
        }
        steps.add(
            new Derivation(
                Argument.CASES_OF_CELL,
                0,
                new int[] {cell},
                new int[0],
                0,
                List.of(),
                List.copyOf(claims),
                state.time));
      }
    }
    for (ProofParts.Group house : parts.groups) {
      for (long rest = house.isHouse() ? digits : 0; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest);
        int[] places =
            Arrays.stream(house.cells())
                .filter(cell -> DigitSets.has(state.candidates[cell], digit))
                .toArray();
        if (places.length > 1 && places.length <= most) {
          List<Claim> claims =
              Arrays.stream(places).mapToObj(cell -> Claim.placed(cell, digit)).toList();
          steps.add(
              new Derivation(
                  Argument.CASES_OF_PLACE,
                  digit,
                  places,
                  new int[] {house.part()},
                  0,
                  List.of(),
                  claims,
                  state.time));
        }
      }
    }
    return rated(state, steps);
  }

  private List<Split> rated(ProofState state, List<Derivation> steps) {
    Map<Claim, Integer> gains = new HashMap<>();
    List<Split> splits = new ArrayList<>();
    for (Derivation step : steps) {
      int open = 0;
      int gain = Integer.MAX_VALUE;
      for (Claim claim : step.conclusions()) {
        if (budget.isStopped()) {
          return splits;
        }
        int known = gains.computeIfAbsent(claim, each -> gain(state, each));
        if (known >= 0) {
          open++;
          gain = Math.min(gain, known);
        }
      }
      splits.add(new Split(step, open, open == 0 ? 0 : gain));
    }
    splits.sort(
        Comparator.comparing(Split::open)
            .thenComparing(split -> split.open() == 0 ? split.step().conclusions().size() : 0)
            .thenComparing(split -> -split.gain()));
    return splits;
  }

  /** Returns how much follows from a claim, or −1 if a contradiction does. */
  private int gain(ProofState state, Claim claim) {
    ProofState branch = assumed(state, claim);
    draw(branch);
    return branch.contradiction().isPresent() ? -1 : branch.time - state.time;
  }
}
