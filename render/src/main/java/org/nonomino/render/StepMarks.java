package org.nonomino.render;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;

/**
 * The marks of the candidates and cells of a step; empty without a step. Immutable.
 *
 * <p>A placed digit is drawn large, instead of the candidates of its cell. It is drawn small, at
 * the place of the candidate, if other candidates of that cell have a part in the step.
 */
final class StepMarks {
  /** The inks of candidates, in order of emphasis. */
  static final List<Ink.Kind> CANDIDATE_INKS =
      List.of(Ink.Kind.MARK, Ink.Kind.PATTERN, Ink.Kind.ELIMINATION, Ink.Kind.PLACEMENT);

  private final BitSet houseCells = new BitSet();
  private final Set<Candidate> eliminated = new LinkedHashSet<>();
  private final Set<Candidate> placedLarge = new LinkedHashSet<>();
  private final Set<Candidate> placedSmall = new LinkedHashSet<>();
  private final Set<Candidate> ringed = new LinkedHashSet<>();
  private final Set<Candidate> linked = new HashSet<>();
  private final List<Link> links;

  private StepMarks(Optional<ShownStep> step) {
    this.links = step.map(ShownStep::evidence).map(Evidence::links).orElse(List.of());
    step.ifPresent(this::take);
  }

  static StepMarks of(PuzzlePicture picture) {
    return new StepMarks(picture.step());
  }

  private void take(ShownStep step) {
    for (House house : step.evidence().houses()) {
      for (int position = 0; position < house.size(); position++) {
        houseCells.set(house.cell(position));
      }
    }
    for (Constraint constraint : step.evidence().constraints()) {
      if (!constraint.appliesEverywhere()) {
        constraint.cells().stream().forEach(houseCells::set);
      }
    }
    for (Link link : links) {
      linked.add(link.from());
      linked.add(link.to());
    }
    Set<Integer> busyCells = new HashSet<>();
    linked.forEach(candidate -> busyCells.add(candidate.cell()));
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Elimination) {
        eliminated.add(new Candidate(deduction.cell(), deduction.digit()));
        busyCells.add(deduction.cell());
      }
    }
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Placement) {
        boolean isSmall = busyCells.contains(deduction.cell());
        (isSmall ? placedSmall : placedLarge)
            .add(new Candidate(deduction.cell(), deduction.digit()));
      }
    }
    Set<Integer> large = new HashSet<>();
    placedLarge.forEach(placed -> large.add(placed.cell()));
    for (Candidate candidate : step.evidence().candidates()) {
      if (!large.contains(candidate.cell()) && !placedSmall.contains(candidate)) {
        ringed.add(candidate);
      }
    }
  }

  /** Returns whether a cell is in a house or a constraint of the step. */
  boolean isInHouse(int cell) {
    return houseCells.get(cell);
  }

  /** Returns the candidates that the step eliminates. */
  Set<Candidate> eliminated() {
    return eliminated;
  }

  /** Returns the digits placed by the step that fill their cells. */
  Set<Candidate> placedLarge() {
    return placedLarge;
  }

  /** Returns the digits placed by the step and drawn among other candidates. */
  Set<Candidate> placedSmall() {
    return placedSmall;
  }

  /** Returns the pattern of the step, except the candidates that it places. */
  Set<Candidate> ringed() {
    return ringed;
  }

  /** Returns the implications, in their order. */
  List<Link> links() {
    return links;
  }

  /** Returns the ink of a candidate. */
  Ink.Kind ink(Candidate candidate) {
    if (placedSmall.contains(candidate)) {
      return Ink.Kind.PLACEMENT;
    }
    if (eliminated.contains(candidate)) {
      return Ink.Kind.ELIMINATION;
    }
    return ringed.contains(candidate) || linked.contains(candidate)
        ? Ink.Kind.PATTERN
        : Ink.Kind.MARK;
  }
}
