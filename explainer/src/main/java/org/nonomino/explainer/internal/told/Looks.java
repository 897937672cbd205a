package org.nonomino.explainer.internal.told;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.constraints.ConstraintWords;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.OneLook;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * Joins steps of a path that a person sees at one look: the combinations of several cages, all
 * black dots, a whole thermometer, all digits that a box confines to lines.
 *
 * <p>A later step is told with an earlier one if it also holds before that step, with the same
 * words, and if the steps between them need nothing of it. Only the steps along a thermometer may
 * rest on each other, because the digits rise from cell to cell. Steps that place a digit are never
 * joined, and end a look, because they change many cells.
 */
public final class Looks {
  /** The number of sentences of one look. */
  private static final int MOST_SENTENCES = 12;

  /** The number of words of one look. */
  private static final int MOST_WORDS = 200;

  private final List<FoundStep> told = new ArrayList<>();

  private Looks() {}

  /**
   * Returns the steps of a path with those of one look joined.
   *
   * @param start the board before the first step
   */
  public static List<FoundStep> joined(BoardState start, List<FoundStep> steps) {
    Looks looks = new Looks();
    List<FoundStep> rest = steps;
    BoardState board = start;
    while (!rest.isEmpty()) {
      rest = looks.take(board, rest);
      FoundStep last = looks.told.get(looks.told.size() - 1);
      board = board.after(last.deductions());
    }
    return looks.told;
  }

  /** Adds the first step with the later ones of the same look, and returns the other steps. */
  private List<FoundStep> take(BoardState board, List<FoundStep> steps) {
    FoundStep first = steps.get(0);
    Optional<Look> look = look(first);
    List<FoundStep> parts = new ArrayList<>(List.of(first));
    List<FoundStep> passed = new ArrayList<>();
    BoardState seen = board.after(first.deductions());
    BoardState joined = seen;
    int at = 1;
    while (look.isPresent() && at < steps.size() && !steps.get(at).isPlacement()) {
      FoundStep step = steps.get(at);
      BoardState base = isAlongLine(step) ? joined : board;
      if (look(step).equals(look)
          && passed.stream().noneMatch(each -> isAffected(each, step.deductions()))
          && holds(step, seen, base)
          && isShort(with(parts, step), board)) {
        parts.add(step);
        joined = joined.after(step.deductions());
      } else {
        passed.add(step);
      }
      seen = seen.after(step.deductions());
      at++;
    }
    told.add(OneLook.of(parts));
    passed.addAll(steps.subList(at, steps.size()));
    return passed;
  }

  private static List<FoundStep> with(List<FoundStep> parts, FoundStep step) {
    List<FoundStep> all = new ArrayList<>(parts);
    all.add(step);
    return all;
  }

  private static boolean isShort(List<FoundStep> parts, BoardState board) {
    FoundStep look = OneLook.of(parts);
    return OneLook.sentenceCount(look, board) <= MOST_SENTENCES
        && look.wordCount(board) <= MOST_WORDS;
  }

  /**
   * Returns whether a step holds on a board with more candidates, and is explained in the same
   * words.
   */
  private static boolean holds(FoundStep step, BoardState found, BoardState base) {
    for (Premise premise : step.premises(found)) {
      if (base.isCandidate(premise.cell(), premise.digit())) {
        return false;
      }
    }
    return step.explain(found).equals(step.explain(base));
  }

  /** Returns whether the pattern of a step contains something that is eliminated. */
  private static boolean isAffected(FoundStep step, List<Deduction> eliminations) {
    Evidence evidence = step.evidence();
    if (!evidence.links().isEmpty()) {
      return true;
    }
    Set<Integer> cells = new HashSet<>(evidence.cells());
    evidence.sets().forEach(cells::addAll);
    Set<Integer> digits = new HashSet<>();
    step.deductions().forEach(each -> cells.add(each.cell()));
    step.deductions().forEach(each -> digits.add(each.digit()));
    for (Candidate candidate : evidence.candidates()) {
      digits.add(candidate.digit());
    }
    for (Constraint constraint : evidence.constraints()) {
      if (!constraint.appliesEverywhere()) {
        constraint.cells().stream().forEach(cells::add);
      }
    }
    for (Deduction deduction : eliminations) {
      int cell = deduction.cell();
      if (cells.contains(cell)
          || (digits.contains(deduction.digit())
              && evidence.houses().stream().anyMatch(house -> house.contains(cell)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the digits of a step's constraint rise from cell to cell. */
  private static boolean isAlongLine(FoundStep step) {
    List<Constraint> constraints = step.evidence().constraints();
    return constraints.size() == 1 && ConstraintWords.isThermometer(constraints.get(0));
  }

  /** The common properties of the steps that a person sees at one look. */
  private record Look(StepKind kind, List<?> parts) {}

  /** Returns the look that a step belongs to, or empty if it is never told with other steps. */
  private static Optional<Look> look(FoundStep step) {
    Evidence evidence = step.evidence();
    if (step.isPlacement() || !evidence.links().isEmpty()) {
      return Optional.empty();
    }
    return switch (step.kind()) {
      case COMBINATIONS, RELATED_CELLS ->
          Optional.of(
              new Look(step.kind(), evidence.constraints().stream().map(Looks::kind).toList()));
      case POINTING, CLAIMING, GENERALIZED_INTERSECTION ->
          Optional.of(new Look(step.kind(), evidence.houses().subList(0, 1)));
      case JOINT_COMBINATIONS ->
          Optional.of(
              new Look(step.kind(), evidence.constraints().stream().map(Looks::kind).toList()));
      case RULE_OF_45, LAW_OF_LEFTOVERS, RELATED_PLACES ->
          Optional.of(new Look(step.kind(), evidence.houses()));
      case NEEDED_DIGIT -> Optional.of(new Look(step.kind(), evidence.constraints()));
      case RELATED_PEERS, HOUSE_COMBINATIONS ->
          Optional.of(
              new Look(
                  step.kind(),
                  List.of(evidence.constraints(), evidence.houses(), evidence.cells())));
      default -> Optional.empty();
    };
  }

  /** Returns the kind of a constraint as people see it. Each thermometer is seen alone. */
  private static Object kind(Constraint constraint) {
    return ConstraintWords.isThermometer(constraint)
        ? constraint
        : constraint instanceof XvSign sign ? sign.letter() : constraint.kind();
  }
}
