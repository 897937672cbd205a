package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.core.DigitSets;

/** Leaves only what a contradiction needs of the steps of a search. */
final class ProofTrimmer {
  private final ProofParts parts;
  private final int size;

  /** The steps in the order of reading, with the claims that they need from outside. */
  private record Trimmed(List<UsedStep> steps, Map<Derivation, Set<Claim>> needed) {}

  private ProofTrimmer(ProofParts parts) {
    this.parts = parts;
    this.size = parts.size;
  }

  /** Returns the steps of a finished search that are needed, in the order of reading. */
  static List<UsedStep> trim(Branch branch) {
    return new ProofTrimmer(branch.state().parts).trimmed(branch).steps();
  }

  /** Returns the number of steps with those of the cases. */
  static int count(List<UsedStep> steps) {
    int count = 0;
    for (UsedStep step : steps) {
      count++;
      for (List<UsedStep> each : step.cases) {
        count += count(each);
      }
    }
    return count;
  }

  private Trimmed trimmed(Branch branch) {
    List<UsedStep> reversed = new ArrayList<>();
    Map<Derivation, Set<Claim>> needed = new HashMap<>();
    if (branch.split().isEmpty()) {
      UsedStep last = used(branch.state().contradiction().orElseThrow(), List.of(), branch.state());
      reversed.add(last);
      need(last, needed);
    } else {
      UsedStep split =
          used(branch.split().get(), branch.split().get().conclusions(), branch.state());
      for (Branch each : branch.cases()) {
        Trimmed trimmed = trimmed(each);
        if (trimmed.steps().get(0).origin.argument() != Argument.ASSUMPTION) {
          // The contradiction does not need the assumption, so no cases are needed.
          return before(branch, trimmed);
        }
        split.cases.add(trimmed.steps());
        trimmed.needed().forEach((step, claims) -> addAll(needed, step, claims));
      }
      reversed.add(split);
      need(split, needed);
    }
    return before(branch, new Trimmed(reversed, needed));
  }

  /** Puts the needed steps of a branch before its last ones. */
  private Trimmed before(Branch branch, Trimmed last) {
    Map<Derivation, Set<Claim>> needed = new HashMap<>(last.needed());
    List<UsedStep> reversed = new ArrayList<>();
    List<Derivation> steps = branch.state().steps;
    for (int i = steps.size() - 1; i >= 0; i--) {
      Set<Claim> claims = needed.remove(steps.get(i));
      if (claims != null) {
        UsedStep step = used(steps.get(i), claims, branch.state());
        reversed.add(step);
        need(step, needed);
      }
    }
    List<UsedStep> all = new ArrayList<>();
    for (int i = reversed.size() - 1; i >= 0; i--) {
      all.add(reversed.get(i));
    }
    all.addAll(last.steps());
    return new Trimmed(all, needed);
  }

  private static void need(UsedStep step, Map<Derivation, Set<Claim>> needed) {
    step.premises.forEach((claim, origin) -> addAll(needed, origin, Set.of(claim)));
  }

  private static void addAll(
      Map<Derivation, Set<Claim>> needed, Derivation step, Collection<Claim> claims) {
    needed.computeIfAbsent(step, key -> new LinkedHashSet<>()).addAll(claims);
  }

  /** Returns a step with the reasons for some of its conclusions. */
  private UsedStep used(Derivation step, Collection<Claim> needed, ProofState state) {
    // The conclusions keep the order of the step.
    List<Claim> conclusions = step.conclusions().stream().filter(needed::contains).toList();
    if (step.argument() == Argument.CONSTRAINT) {
      return constraint(step, conclusions, state);
    }
    UsedStep used = new UsedStep(step, conclusions);
    boolean isOneName = step.argument() == Argument.NAMES && conclusions.size() == 1;
    for (int part : step.parts()) {
      // The house shows that several names are different.
      if (!isOneName) {
        used.parts.add(part);
      }
    }
    if (step.argument() != Argument.NAMES) {
      for (int cell : step.cells()) {
        used.cells.add(cell);
      }
    }
    conclusions.forEach(claim -> used.cells.add(claim.cell()));
    reasons(step, conclusions, state).forEach(claim -> used.rest(claim, state));
    return used;
  }

  private List<Claim> reasons(Derivation step, List<Claim> conclusions, ProofState state) {
    List<Claim> reasons = new ArrayList<>();
    switch (step.argument()) {
      case ONLY_PLACE -> {
        for (int cell : step.cells()) {
          if (conclusions.isEmpty() || conclusions.get(0).cell() != cell) {
            reasons.add(Claim.excluded(cell, step.digit()));
          }
        }
      }
      case ONLY_DIGIT -> {
        int cell = step.cells()[0];
        int digit = state.digits[cell];
        if (conclusions.isEmpty() && digit != 0) {
          reasons.add(Claim.placed(cell, digit));
          reasons.add(Claim.excluded(cell, digit));
        } else {
          long kept = conclusions.isEmpty() ? 0 : 1L << conclusions.get(0).digit();
          excludeAll(cell, ~kept, reasons);
        }
      }
      case INTERSECTION -> excludeOthers(house(step), step.cells(), step.digit(), reasons);
      case NAKED_SET -> {
        for (int cell : step.cells()) {
          excludeAll(cell, ~step.digits(), reasons);
        }
      }
      case HIDDEN_SET -> {
        for (int digit = 1; digit <= size; digit++) {
          if (DigitSets.has(step.digits(), digit)) {
            excludeOthers(house(step), step.cells(), digit, reasons);
          }
        }
      }
      case LEFTOVERS -> leftovers(step, conclusions, state, reasons);
      case CASES_OF_CELL -> {
        long kept = 0;
        for (Claim claim : conclusions) {
          kept |= 1L << claim.digit();
        }
        excludeAll(step.cells()[0], ~kept, reasons);
      }
      case CASES_OF_PLACE -> excludeOthers(house(step), step.cells(), step.digit(), reasons);
      default -> {
        // Names and assumptions rest on nothing.
      }
    }
    return reasons;
  }

  private void excludeAll(int cell, long digits, List<Claim> reasons) {
    for (int digit = 1; digit <= size; digit++) {
      if (DigitSets.has(digits, digit)) {
        reasons.add(Claim.excluded(cell, digit));
      }
    }
  }

  private static void excludeOthers(int[] house, int[] places, int digit, List<Claim> reasons) {
    for (int cell : house) {
      if (!ProofParts.contains(places, cell)) {
        reasons.add(Claim.excluded(cell, digit));
      }
    }
  }

  /** Returns the house of the first part of a step that contains its cells. */
  private int[] house(Derivation step) {
    return parts.groups.stream()
        .filter(group -> group.isHouse() && group.part() == step.parts()[0])
        .map(ProofParts.Group::cells)
        .filter(
            cells -> Arrays.stream(step.cells()).allMatch(cell -> ProofParts.contains(cells, cell)))
        .findFirst()
        .orElseThrow();
  }

  /** Collects why one side has no more places for a digit, and where the other side has it. */
  private static void leftovers(
      Derivation step, List<Claim> conclusions, ProofState state, List<Claim> reasons) {
    ProofParts.Law law = step.law().get(0);
    boolean isLeft = step.digits() == 1;
    int digit = step.digit();
    int[] full = isLeft ? law.left() : law.right();
    int[] poor = isLeft ? law.right() : law.left();
    for (ProofParts.Group house : isLeft ? law.more() : law.fewer()) {
      int[] inside =
          Arrays.stream(full).filter(cell -> ProofParts.contains(house.cells(), cell)).toArray();
      boolean isFull =
          Arrays.stream(inside)
              .allMatch(cell -> state.wasKnown(Claim.excluded(cell, digit), step.time()));
      boolean isConcluded =
          conclusions.stream()
              .anyMatch(
                  claim -> claim.isPlaced() && ProofParts.contains(house.cells(), claim.cell()));
      for (int cell : inside) {
        Claim claim = Claim.excluded(cell, digit);
        if ((isFull || isConcluded) && state.wasKnown(claim, step.time())) {
          reasons.add(claim);
        }
      }
    }
    for (int cell : poor) {
      Claim claim = Claim.placed(cell, digit);
      if (state.wasKnown(claim, step.time())) {
        reasons.add(claim);
      }
    }
  }

  /** Leaves out all reasons and parts that are not needed for the conclusions. */
  private UsedStep constraint(Derivation step, List<Claim> conclusions, ProofState state) {
    List<Claim> known = new ArrayList<>();
    for (int cell : step.cells()) {
      int digit = state.digits[cell];
      if (digit != 0 && state.wasKnown(Claim.placed(cell, digit), step.time())) {
        known.add(Claim.placed(cell, digit));
      }
      for (int other = 1; other <= size; other++) {
        Claim claim = Claim.excluded(cell, other);
        if (state.wasKnown(claim, step.time())
            && !(state.source(claim) instanceof Source.Occupied)) {
          known.add(claim);
        }
      }
    }
    // Claims with the same origin are kept or left out together.
    Map<Object, List<Claim>> byOrigin = new LinkedHashMap<>();
    for (Claim claim : known) {
      byOrigin.computeIfAbsent(origin(claim, state), key -> new ArrayList<>()).add(claim);
    }
    List<Object> reasons = new ArrayList<>(byOrigin.keySet());
    Set<Integer> used = new LinkedHashSet<>();
    for (int part : step.parts()) {
      used.add(part);
    }
    for (int i = step.parts().length - 1; i >= 0 && used.size() > 1; i--) {
      Set<Integer> fewer = new LinkedHashSet<>(used);
      fewer.remove(step.parts()[i]);
      if (follow(step, conclusions, fewer, claims(byOrigin, reasons))) {
        used = fewer;
      }
    }
    for (int i = reasons.size() - 1; i >= 0; i--) {
      Object left = reasons.remove(i);
      if (!follow(step, conclusions, used, claims(byOrigin, reasons))) {
        reasons.add(i, left);
      }
    }
    UsedStep result = new UsedStep(step, conclusions);
    result.parts.addAll(used);
    for (int cell : step.cells()) {
      result.cells.add(cell);
    }
    for (Claim claim : claims(byOrigin, reasons)) {
      result.rest(claim, state);
    }
    return result;
  }

  private static List<Claim> claims(Map<Object, List<Claim>> byOrigin, List<Object> reasons) {
    List<Claim> claims = new ArrayList<>();
    reasons.forEach(reason -> claims.addAll(byOrigin.getOrDefault(reason, List.of())));
    return claims;
  }

  private static Object origin(Claim claim, ProofState state) {
    Source source = state.source(claim);
    if (source instanceof Source.OfStep step) {
      return step.step();
    }
    return source;
  }

  private boolean follow(
      Derivation step, List<Claim> conclusions, Collection<Integer> used, List<Claim> reasons) {
    long[] domains = new long[step.cells().length];
    Arrays.fill(domains, DigitSets.all(size));
    Map<Integer, Integer> indexOf = new HashMap<>();
    for (int i = 0; i < domains.length; i++) {
      indexOf.put(step.cells()[i], i);
    }
    for (Claim claim : reasons) {
      int index = indexOf.getOrDefault(claim.cell(), -1);
      domains[index] &= claim.isPlaced() ? 1L << claim.digit() : ~(1L << claim.digit());
    }
    int[] partNumbers = ProofParts.toArray(used);
    if (conclusions.isEmpty()) {
      return new Choices(parts, step.cells(), partNumbers, domains).areImpossible();
    }
    for (Claim claim : conclusions) {
      long[] assumed = domains.clone();
      assumed[indexOf.getOrDefault(claim.cell(), -1)] &= 1L << claim.digit();
      if (!new Choices(parts, step.cells(), partNumbers, assumed).areImpossible()) {
        return false;
      }
    }
    return true;
  }
}
