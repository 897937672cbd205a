package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;

/**
 * Decides whether the conclusions of a step follow only from the candidates and the {@link
 * Evidence} of the step, without any technique or solution.
 *
 * <p>The evidence is converted to statements about candidates, each checked separately:
 *
 * <ul>
 *   <li>A cell whose candidates are all in the evidence has one of them.
 *   <li>A house in the evidence has a digit in one of its places, if all of these are in the
 *       evidence.
 *   <li>Two candidates in the evidence exclude each other by the rules; in chains only the two of a
 *       link do.
 *   <li>Implications, leftovers deadly patterns and clashes: {@link LinkFacts}, {@link
 *       LeftoverFacts}, {@link DeadlyFacts} and {@link ClashFacts}.
 * </ul>
 *
 * <p>A conclusion is accepted if its opposite contradicts these ({@link SmallProof}).
 */
final class EvidenceChecker {
  private static final Set<StepKind> COLOURINGS =
      Set.of(StepKind.SIMPLE_COLOURING, StepKind.MULTI_COLOURS, StepKind.MEDUSA);

  /** The kinds whose constraints, houses and candidates exclude something together. */
  private static final Set<StepKind> JOINT =
      Set.of(
          StepKind.RELATED_PEERS,
          StepKind.RELATED_PLACES,
          StepKind.RELATED_COMBINATIONS,
          StepKind.JOINT_COMBINATIONS,
          StepKind.HOUSE_COMBINATIONS);

  private final CandidateView view;
  private final StepKind kind;
  private final Evidence evidence;
  private final SmallProof proof = new SmallProof();

  /** The candidates in the evidence. */
  private final Set<Candidate> given = CandidateView.candidates();

  private EvidenceChecker(CandidateView view, StepKind kind, Evidence evidence) {
    this.view = view;
    this.kind = kind;
    this.evidence = evidence;
  }

  /** Returns why a step does not follow; empty if it does. */
  static Optional<String> refusal(CandidateView view, FoundStep step) {
    return refusal(view, step.kind(), step.evidence(), step.deductions());
  }

  /** Returns why conclusions do not follow; empty if all do. */
  static Optional<String> refusal(
      CandidateView view, StepKind kind, Evidence evidence, List<Deduction> conclusions) {
    try {
      new EvidenceChecker(view, kind, evidence).checkAll(conclusions);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.reason);
    }
  }

  /**
   * Returns the same for a technique inside a chain. Its evidence lacks excluded candidates that it
   * does not depend on, so all places of its digits in its houses are considered part of the
   * evidence.
   */
  static Optional<String> refusalInside(
      CandidateView view, InnerReason inner, List<Deduction> conclusions) {
    EvidenceChecker checker = new EvidenceChecker(view, inner.kind(), inner.evidence());
    for (House house : inner.evidence().houses()) {
      for (Candidate candidate : inner.evidence().candidates()) {
        checker.given.addAll(view.places(view.cells(house), candidate.digit()));
      }
    }
    try {
      checker.checkAll(conclusions);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.reason);
    }
  }

  private void checkAll(List<Deduction> conclusions) throws Refusal {
    state(conclusions);
    for (Deduction conclusion : conclusions) {
      check(conclusion);
    }
  }

  /** Describes the statement that does not hold. */
  static final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    private final String reason;

    Refusal(String reason) {
      super(reason);
      this.reason = reason;
    }
  }

  private static boolean areImplied(StepKind kind) {
    return kind.family() == TechniqueFamily.FORCING_CHAINS
        || (kind.family() == TechniqueFamily.CHAINS && kind != StepKind.REMOTE_PAIRS);
  }

  private void state(List<Deduction> conclusions) throws Refusal {
    for (Candidate candidate : evidence.candidates()) {
      if (view.has(candidate)) {
        given.add(candidate);
      } else if (view.digit(candidate.cell()) != candidate.digit()) {
        throw new Refusal(candidate + " is no candidate");
      }
    }
    boolean isColouring = COLOURINGS.contains(kind);
    if (areImplied(kind)) {
      boolean isForcing = kind.family() == TechniqueFamily.FORCING_CHAINS;
      new LinkFacts(view, evidence, proof)
          .state(/* hasCases= */ isForcing, /* areNodes= */ !isForcing && !isColouring);
    } else {
      statePattern();
    }
    if (!areImplied(kind) || isColouring) {
      excludeGiven();
    }
    for (Deduction conclusion : conclusions) {
      Candidate own = new Candidate(conclusion.cell(), conclusion.digit());
      Set<Candidate> all = CandidateView.candidates();
      all.addAll(given);
      evidence.links().forEach(link -> all.addAll(List.of(link.from(), link.to())));
      all.stream().filter(other -> view.exclude(own, other)).forEach(it -> proof.exclude(own, it));
    }
  }

  private void statePattern() throws Refusal {
    switch (kind) {
      case LAW_OF_LEFTOVERS, LEFTOVERS_POINTING, LEFTOVERS_PAIR, LEFTOVERS_TRIPLE ->
          new LeftoverFacts(view, evidence, given, proof)
              .state(/* needsAll= */ kind == StepKind.LAW_OF_LEFTOVERS);
      case UNIQUE_RECTANGLE, UNIQUE_LOOP, HIDDEN_RECTANGLE, AVOIDABLE_RECTANGLE ->
          new DeadlyFacts(view, evidence, proof).stateLoop();
      case EXTENDED_RECTANGLE -> new DeadlyFacts(view, evidence, proof).stateExchange();
      case BUG, BUG_PLUS_N -> new DeadlyFacts(view, evidence, proof).stateGrave();
      default -> {}
    }
    Set<Integer> cells = new TreeSet<>(evidence.cells());
    for (int cell : cells) {
      if (view.digit(cell) == 0 && given.containsAll(view.ofCell(cell))) {
        proof.either(view.ofCell(cell), List.of());
      }
    }
    for (House house : evidence.houses()) {
      for (int digit = 1; digit <= view.size; digit++) {
        Set<Candidate> places = view.places(view.cells(house), digit);
        if (given.containsAll(places) && !hasDigit(house, digit)) {
          proof.either(places, List.of());
        }
      }
    }
    for (List<Integer> set : evidence.sets()) {
      if (!cells.containsAll(set)) {
        throw new Refusal("a set has cells without candidates");
      }
      stateAlmostLocked(set);
    }
  }

  /**
   * Cells that all see each other, with one more candidate than cells, have at least one of any two
   * of their digits. (This follows from the other statements, but only after many cases.)
   */
  private void stateAlmostLocked(List<Integer> set) {
    List<Set<Candidate>> byDigit = new ArrayList<>();
    for (int digit = 1; digit <= view.size; digit++) {
      Set<Candidate> places = view.places(set, digit);
      if (!places.isEmpty()) {
        byDigit.add(places);
      }
    }
    boolean areEmpty = set.stream().allMatch(cell -> view.digit(cell) == 0);
    boolean isAllGiven = byDigit.stream().allMatch(given::containsAll);
    boolean areApart =
        set.stream()
            .allMatch(one -> set.stream().allMatch(it -> it.equals(one) || view.see(it, one)));
    if (areEmpty && isAllGiven && areApart && byDigit.size() == set.size() + 1) {
      for (int i = 0; i < byDigit.size(); i++) {
        for (int j = 0; j < i; j++) {
          Set<Candidate> both = CandidateView.candidates();
          both.addAll(byDigit.get(i));
          both.addAll(byDigit.get(j));
          proof.either(both, List.of());
        }
      }
    }
  }

  private void excludeGiven() {
    List<Candidate> all = new ArrayList<>(given);
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (view.exclude(all.get(i), all.get(j))) {
          proof.exclude(all.get(i), all.get(j));
        }
      }
    }
  }

  private boolean hasDigit(House house, int digit) {
    return view.cells(house).stream().anyMatch(cell -> view.digit(cell) == digit);
  }

  /** Checks a conclusion from the constraints of the evidence alone. */
  private void checkByConstraints(Deduction conclusion) throws Refusal {
    boolean follows =
        kind == StepKind.RULE_OF_45
            ? new SumFacts(view, evidence, given).follows(conclusion)
            : kind == StepKind.CLASH
                ? new ClashFacts(view, evidence, given).follows(conclusion)
                : JOINT.contains(kind)
                    ? followsJointly(conclusion)
                    : evidence.constraints().stream().anyMatch(each -> follows(each, conclusion))
                        || areWithoutPartner(conclusion)
                        || areElsewhere(conclusion);
    if (!follows) {
      throw new Refusal("does not follow: " + conclusion);
    }
  }

  /** Returns the digits of a cell, or all digits if the evidence lacks some of them. */
  private long domain(int cell) {
    if (view.digit(cell) != 0) {
      boolean isNamed = evidence.candidates().contains(new Candidate(cell, view.digit(cell)));
      return isNamed ? 1L << (view.digit(cell) - 1) : -1L >>> (Long.SIZE - view.size);
    }
    long digits = 0;
    for (Candidate candidate : view.ofCell(cell)) {
      digits |= 1L << (candidate.digit() - 1);
    }
    return given.containsAll(view.ofCell(cell)) ? digits : -1L >>> (Long.SIZE - view.size);
  }

  private boolean follows(Constraint constraint, Deduction conclusion) {
    Map<Integer, Long> domains = new TreeMap<>();
    view.facts().cells(constraint).forEach(cell -> domains.put(cell, domain(cell)));
    long digit = 1L << (conclusion.digit() - 1);
    boolean isPlaced = conclusion instanceof Deduction.Placement;
    if (kind == StepKind.NEEDED_DIGIT && !isPlaced) {
      // The digit is false in its cell if all places in the constraint see this cell.
      for (int cell : domains.keySet()) {
        boolean isSeen = view.see(cell, conclusion.cell());
        domains.computeIfPresent(cell, (key, digits) -> isSeen ? digits & ~digit : digits);
        if (view.digit(cell) != conclusion.digit()
            && !view.has(new Candidate(cell, conclusion.digit()))) {
          domains.computeIfPresent(cell, (key, digits) -> digits & ~digit);
        }
      }
    } else if (domains.containsKey(conclusion.cell())) {
      // The opposite of the conclusion.
      domains.computeIfPresent(
          conclusion.cell(), (cell, digits) -> isPlaced ? digits & ~digit : digits & digit);
    } else {
      return false;
    }
    return !view.facts().canHold(constraint, domains);
  }

  /** Returns whether the evidence as a whole contradicts the opposite of a conclusion. */
  private boolean followsJointly(Deduction conclusion) {
    Map<Integer, Long> domains = new TreeMap<>();
    evidence.cells().forEach(cell -> domains.put(cell, domain(cell)));
    for (Constraint constraint : evidence.constraints()) {
      if (!constraint.appliesEverywhere()) {
        view.facts().cells(constraint).forEach(cell -> domains.put(cell, domain(cell)));
      }
    }
    List<Set<Candidate>> needed = new ArrayList<>();
    for (House house : evidence.houses()) {
      for (int digit = 1; digit <= view.size; digit++) {
        Set<Candidate> places = view.places(view.cells(house), digit);
        if (given.containsAll(places) && !hasDigit(house, digit)) {
          needed.add(places);
        }
      }
    }
    int cell = conclusion.cell();
    long digit = 1L << (conclusion.digit() - 1);
    domains.put(cell, conclusion instanceof Deduction.Placement ? domain(cell) & ~digit : digit);
    return !view.facts().canHold(evidence.constraints(), domains, needed);
  }

  /** Returns whether a needed digit is the only other candidate of the cell of a placement. */
  private boolean areElsewhere(Deduction conclusion) throws Refusal {
    if (kind != StepKind.NEEDED_DIGIT || !(conclusion instanceof Deduction.Placement)) {
      return false;
    }
    return othersOf(conclusion).stream()
        .allMatch(other -> follows(evidence.constraints().get(0), elimination(other)));
  }

  /** Returns the other candidates of the cell of a placement, which must be in the evidence. */
  private Set<Candidate> othersOf(Deduction placement) throws Refusal {
    Set<Candidate> others = CandidateView.candidates();
    others.addAll(view.ofCell(placement.cell()));
    if (!given.containsAll(others)) {
      throw new Refusal("lacks candidates of the cell of " + placement);
    }
    others.remove(new Candidate(placement.cell(), placement.digit()));
    return others;
  }

  private static Deduction elimination(Candidate candidate) {
    return new Deduction.Elimination(candidate.cell(), candidate.digit());
  }

  /**
   * Returns whether each candidate of another cell in the evidence excludes the conclusion, or the
   * other candidates of the cell of a placement.
   */
  private boolean areWithoutPartner(Deduction conclusion) throws Refusal {
    if (kind != StepKind.RELATED_CELLS) {
      return false;
    }
    if (conclusion instanceof Deduction.Placement) {
      return othersOf(conclusion).stream().allMatch(other -> isWithoutPartner(elimination(other)));
    }
    return isWithoutPartner(conclusion);
  }

  private boolean isWithoutPartner(Deduction conclusion) {
    int cell =
        evidence.cells().stream()
            .filter(each -> each != conclusion.cell())
            .findFirst()
            .orElse(conclusion.cell());
    Candidate own = new Candidate(conclusion.cell(), conclusion.digit());
    for (long rest = domain(cell); rest != 0; rest &= rest - 1) {
      Candidate each = new Candidate(cell, Long.numberOfTrailingZeros(rest) + 1);
      if (!view.exclude(each, own)) {
        return false;
      }
    }
    return !evidence.constraints().isEmpty();
  }

  private void check(Deduction conclusion) throws Refusal {
    Candidate candidate = new Candidate(conclusion.cell(), conclusion.digit());
    if (!view.has(candidate)) {
      throw new Refusal("no news: " + conclusion);
    }
    if (kind.family() == TechniqueFamily.CONSTRAINTS
        || (kind == StepKind.LAST_CELL && evidence.houses().isEmpty())) {
      checkByConstraints(conclusion);
      return;
    }
    boolean isPlaced = conclusion instanceof Deduction.Placement;
    if (!proof.refutes(candidate, !isPlaced) && !(isPlaced && isLastPlace(candidate))) {
      throw new Refusal("does not follow: " + conclusion);
    }
  }

  /** Returns whether the digit can be refuted in all other places of a house in the evidence. */
  private boolean isLastPlace(Candidate candidate) {
    for (House house : evidence.houses()) {
      List<Integer> cells = view.cells(house);
      if (cells.contains(candidate.cell())) {
        boolean isLast = true;
        for (Candidate other : view.places(cells, candidate.digit())) {
          if (!other.equals(candidate)) {
            given.stream()
                .filter(each -> view.exclude(each, other))
                .forEach(each -> proof.exclude(each, other));
            isLast &= proof.refutes(other, true);
          }
        }
        if (isLast) {
          return true;
        }
      }
    }
    return false;
  }
}
