package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.PuzzlePart;

/**
 * Checks proofs without trusting the search: each step must follow from the parts and the earlier
 * conclusions that it names. It tries all digits of the cells that a step names, or all places of
 * its digit in the houses that it names, and uses nothing else.
 */
public final class ProofChecker {
  private final Proof proof;

  /** The conclusions of the steps that can be used at this point, by the number of the step. */
  private final Map<Integer, Set<Claim>> known = new HashMap<>();

  private int last;

  private ProofChecker(Proof proof) {
    this.proof = proof;
  }

  /** Returns the first fault of a proof, or empty if it is correct. */
  public static Optional<String> fault(Proof proof) {
    try {
      new ProofChecker(proof).check();
      return Optional.empty();
    } catch (Fault fault) {
      return Optional.of(fault.text);
    }
  }

  /** Ends the check of a proof that is wrong. */
  private static final class Fault extends Exception {
    private static final long serialVersionUID = 1L;

    final String text;

    Fault(String text) {
      super(text, null, false, false);
      this.text = text;
    }
  }

  private static void require(boolean isRight, ProofStep step, String text) throws Fault {
    if (!isRight) {
      throw new Fault("step " + step.number() + ": " + text);
    }
  }

  private void check() throws Fault {
    check(proof.steps(), Optional.empty());
  }

  /**
   * @param steps the steps of the proof, or of a case
   * @param assumed the assumption of the case
   */
  private void check(List<ProofStep> steps, Optional<Claim> assumed) throws Fault {
    if (steps.isEmpty()) {
      throw new Fault("there are no steps");
    }
    for (int i = 0; i < steps.size(); i++) {
      ProofStep step = steps.get(i);
      require(step.number() > last, step, "the number does not ascend");
      last = step.number();
      require(proof.parts().containsAll(step.parts()), step, "a part is not one of the proof");
      require(
          step.isContradiction() == (i == steps.size() - 1),
          step,
          "only the last step is a contradiction");
      for (Premise premise : step.premises()) {
        require(
            known.getOrDefault(premise.step(), Set.of()).contains(premise.claim()),
            step,
            "a premise is not an earlier conclusion");
      }
      switch (step.argument()) {
        case ASSUMPTION -> checkAssumption(step, i, assumed.or(proof::question));
        case NAMES -> checkNames(step, i == 0 && assumed.isEmpty());
        case CASES_OF_CELL, CASES_OF_PLACE -> checkCases(step);
        default -> {
          require(step.cases().isEmpty(), step, "it has cases");
          checkConclusions(step);
        }
      }
      known.put(step.number(), new HashSet<>(step.conclusions()));
    }
    steps.forEach(step -> known.remove(step.number()));
  }

  private void checkAssumption(ProofStep step, int index, Optional<Claim> assumed) throws Fault {
    require(
        index == 0 && step.conclusions().equals(assumed.stream().toList()),
        step,
        "it does not assume the digit of its case");
  }

  private void checkConclusions(ProofStep step) throws Fault {
    if (step.isContradiction()) {
      require(isImpossible(step, List.of()), step, "there is no contradiction");
    }
    for (Claim claim : step.conclusions()) {
      Claim opposite = new Claim(claim.cell(), claim.digit(), !claim.isPlaced());
      require(isImpossible(step, List.of(opposite)), step, claim + " does not follow");
    }
  }

  private void checkCases(ProofStep step) throws Fault {
    require(step.cases().size() > 1, step, "it has no cases");
    List<Claim> none = new ArrayList<>();
    List<Claim> alternatives = new ArrayList<>();
    for (List<ProofStep> each : step.cases()) {
      require(
          !each.isEmpty()
              && each.get(0).argument() == Argument.ASSUMPTION
              && each.get(0).conclusions().size() == 1,
          step,
          "a case does not begin with an assumption");
      Claim claim = each.get(0).conclusions().get(0);
      alternatives.add(claim);
      none.add(new Claim(claim.cell(), claim.digit(), !claim.isPlaced()));
    }
    require(isImpossible(step, none), step, "a case is left out");
    for (int i = 0; i < alternatives.size(); i++) {
      check(step.cases().get(i), Optional.of(alternatives.get(i)));
    }
  }

  /** Checks that digits can be exchanged, and that different digits have different names. */
  private void checkNames(ProofStep step, boolean isFirst) throws Fault {
    require(isFirst && proof.question().isEmpty(), step, "digits are named only at first");
    Possible all = new Possible(proof.rules(), proof.parts());
    require(all.treatsDigitsAlike(), step, "digits have their names");
    Set<Integer> digits = new TreeSet<>();
    Set<Integer> cells = new TreeSet<>();
    for (Claim claim : step.conclusions()) {
      require(claim.isPlaced(), step, "a name is not a digit");
      digits.add(claim.digit());
      cells.add(claim.cell());
    }
    int count = step.conclusions().size();
    require(digits.size() == count && cells.size() == count, step, "names are given twice");
    Possible named = new Possible(proof.rules(), step.parts());
    require(
        count == 1 || named.groups().stream().anyMatch(group -> group.containsAll(cells)),
        step,
        "digits with different names can be equal");
  }

  /** Returns whether the parts and premises of a step exclude that some claims hold together. */
  private boolean isImpossible(ProofStep step, List<Claim> claims) {
    List<Claim> all = new ArrayList<>(claims);
    step.premises().forEach(premise -> all.add(premise.claim()));
    for (PuzzlePart part : step.parts()) {
      if (part instanceof PuzzlePart.Given given) {
        all.add(Claim.placed(given.cell(), given.digit()));
      }
    }
    Possible possible = new Possible(proof.rules(), step.parts());
    return step.digit() == 0
        ? !possible.hasDigits(step.cells(), all)
        : !possible.hasPlaces(step.digit(), all);
  }
}
