package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.explainer.proof.Argument;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Premise;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofStep;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.ShownStep;

/**
 * A picture of a reason or of a step of its proof, with its words. Immutable.
 *
 * @param heading a line above it: the number and the kind of the step, after its cases
 * @param text the sentences below it
 */
public record ProofPicture(PuzzlePicture picture, String heading, String text) {
  /**
   * Returns the picture of a reason, followed by one for each step of its proof. Parts of the
   * puzzle that do not matter are pale.
   */
  public static List<ProofPicture> of(ProvedReason found, ProofWords.Detail detail) {
    List<ProofPicture> pictures = new ArrayList<>();
    String text = found.sentences().replaceAll("\n +", "\n");
    pictures.add(
        new ProofPicture(
            ofReason(found),
            found.reason() instanceof Reason.Contradiction ? "The conflict" : "The puzzle",
            found
                .summary()
                .map(summary -> text + "\n" + summary.replaceFirst(":$", "."))
                .orElse(text)));
    found.proof().ifPresent(proof -> new Steps(proof, detail).addTo(pictures));
    return pictures;
  }

  private static PuzzlePicture ofReason(ProvedReason found) {
    if (found.reason() instanceof Reason.Contradiction conflict) {
      return ofConflict(found, conflict);
    }
    if (found.reason() instanceof Reason.Several several) {
      return ofSeveral(found, several);
    }
    PuzzlePicture picture = PuzzlePicture.of(found.puzzle());
    return found.reason() instanceof Reason.Nothing nothing
        ? picture.withDigits(nothing.solution())
        : picture;
  }

  private static PuzzlePicture ofConflict(ProvedReason found, Reason.Contradiction conflict) {
    Set<Integer> marked = new TreeSet<>();
    for (PuzzlePart part : conflict.parts()) {
      if (part instanceof PuzzlePart.Given given) {
        marked.add(given.cell());
      }
    }
    Grid digits = found.puzzle().givens();
    if (found.question().isPresent()) {
      Claim question = found.question().get();
      marked.add(question.cell());
      digits = digits.with(question.cell(), question.digit());
    }
    return PuzzlePicture.of(found.puzzle())
        .withDigits(digits)
        .withEmphasis(conflict.puzzle())
        .withHighlights(marked)
        .withStep(
            new ShownStep(
                "conflict",
                new Evidence(
                    houses(conflict.parts()),
                    List.of(),
                    List.of(),
                    List.of(),
                    constraints(conflict.parts())),
                List.of(),
                List.of(),
                List.of()));
  }

  /** Returns the picture of two solutions, with both digits in the cells in which they differ. */
  private static PuzzlePicture ofSeveral(ProvedReason found, Reason.Several several) {
    Puzzle puzzle = found.puzzle();
    long[] marks = new long[puzzle.givens().cellCount()];
    for (int cell : several.cells()) {
      marks[cell] = bit(several.first().digit(cell)) | bit(several.second().digit(cell));
    }
    return PuzzlePicture.of(puzzle)
        .withDigits(found.words().agreeing(several).givens())
        .withCentreMarks(marks)
        .withHighlights(Set.copyOf(several.cells()));
  }

  private static List<House> houses(List<PuzzlePart> parts) {
    List<House> houses = new ArrayList<>();
    for (PuzzlePart part : parts) {
      if (part instanceof PuzzlePart.OfHouse house) {
        houses.add(house.house());
      }
    }
    return houses;
  }

  private static List<Constraint> constraints(List<PuzzlePart> parts) {
    List<Constraint> constraints = new ArrayList<>();
    for (PuzzlePart part : parts) {
      if (part instanceof PuzzlePart.OfConstraint limit) {
        constraints.add(limit.constraint());
      }
    }
    return constraints;
  }

  private static long bit(int digit) {
    return 1L << (digit - 1);
  }

  /** Draws the steps of a proof on the parts that it uses. */
  private static final class Steps {
    private final Proof proof;
    private final ProofWords words;
    private final ProofWords.Detail detail;
    private final Puzzle puzzle;
    private final List<House> houses;

    Steps(Proof proof, ProofWords.Detail detail) {
      this.proof = proof;
      this.words = ProofWords.of(proof);
      this.detail = detail;
      this.puzzle =
          ReasonFinder.withOnly(
                  new Puzzle(Grid.empty(proof.rules().size()), proof.rules()), proof.parts())
              .withSymbols(words.symbols());
      this.houses = houses(proof.parts());
    }

    void addTo(List<ProofPicture> pictures) {
      add(proof.steps(), List.of(), "", pictures);
    }

    /**
     * Adds the steps of a branch.
     *
     * @param before the conclusions before it
     * @param cases the assumptions of the cases around it; empty outside of cases
     */
    private void add(
        List<ProofStep> steps, List<Claim> before, String cases, List<ProofPicture> pictures) {
      List<Claim> known = new ArrayList<>(before);
      for (ProofStep step : steps) {
        String inCase = cases.isEmpty() ? "" : "Case " + cases + ": ";
        pictures.add(
            new ProofPicture(
                new StepPicture(this, step, known).draw(),
                "%d. %s%s".formatted(step.number(), inCase, words.title(step)),
                words.sentence(step, detail)));
        for (List<ProofStep> each : step.cases()) {
          String assumed = words.notation(each.get(0).conclusions().get(0));
          add(each, known, cases.isEmpty() ? assumed : cases + ", " + assumed, pictures);
        }
        known.addAll(step.conclusions());
      }
    }
  }

  /** Draws one step on the conclusions before it. */
  private static final class StepPicture {
    private final Steps steps;
    private final ProofStep step;
    private final int size;
    private final long[] possible;
    private final long[] shown;
    private Grid digits;

    /** The placed digits that the step rests on. */
    private final List<Candidate> sources = new ArrayList<>();

    private final Set<Candidate> pattern = new LinkedHashSet<>();

    StepPicture(Steps steps, ProofStep step, List<Claim> known) {
      this.steps = steps;
      this.step = step;
      this.size = steps.puzzle.size();
      this.digits = steps.puzzle.givens();
      this.shown = new long[digits.cellCount()];
      this.possible = possible(known);
      for (Premise premise : step.premises()) {
        if (premise.claim().isPlaced()) {
          sources.add(new Candidate(premise.claim().cell(), premise.claim().digit()));
        }
      }
      for (PuzzlePart part : step.parts()) {
        if (part instanceof PuzzlePart.Given given) {
          sources.add(new Candidate(given.cell(), given.digit()));
        }
      }
    }

    /** Places the known digits, and returns the candidates of each cell. */
    private long[] possible(List<Claim> known) {
      for (Claim claim : known) {
        if (claim.isPlaced()) {
          digits = digits.with(claim.cell(), claim.digit());
        }
      }
      long[] left = new long[digits.cellCount()];
      for (int cell = 0; cell < left.length; cell++) {
        left[cell] = -1L >>> (Long.SIZE - size);
      }
      for (Claim claim : known) {
        if (!claim.isPlaced()) {
          left[claim.cell()] &= ~bit(claim.digit());
        }
      }
      for (House house : steps.houses) {
        long placed = 0;
        for (int cell : house.cells()) {
          placed |= digits.digit(cell) == 0 ? 0 : bit(digits.digit(cell));
        }
        for (int cell : house.cells()) {
          left[cell] &= ~placed;
        }
      }
      return left;
    }

    PuzzlePicture draw() {
      showPattern();
      List<Deduction> deductions = new ArrayList<>();
      for (Claim claim : step.conclusions()) {
        deductions.add(
            claim.isPlaced()
                ? new Deduction.Placement(claim.cell(), claim.digit())
                : new Deduction.Elimination(claim.cell(), claim.digit()));
        shown[claim.cell()] |= bit(claim.digit());
      }
      boolean isComparison = step.argument() == Argument.LEFTOVERS;
      pattern.addAll(sources);
      Evidence evidence =
          new Evidence(
              houses(step.parts()),
              List.copyOf(pattern),
              List.of(),
              List.of(),
              constraints(step.parts()));
      return PuzzlePicture.of(steps.puzzle)
          .withDigits(digits)
          .withCandidates(shown)
          .withHighlights(isComparison ? Set.copyOf(step.pattern()) : Set.of())
          .withEmphasis(
              new Puzzle(
                  steps.puzzle.givens(), ReasonFinder.withOnly(steps.puzzle, step.parts()).rules()))
          .withStep(
              new ShownStep(
                  steps.words.title(step).toLowerCase(Locale.ROOT),
                  evidence,
                  deductions,
                  isAboutCells() || isAboutPlaces() ? blockers() : List.of(),
                  isAboutCells() || isAboutPlaces() ? crossed() : List.of()));
    }

    /** Shows the candidates of the pattern of the step. */
    private void showPattern() {
      for (int cell : step.pattern()) {
        for (int digit = 1; digit <= size; digit++) {
          if (isInPattern(cell, digit)) {
            pattern.add(new Candidate(cell, digit));
          }
        }
      }
      for (List<ProofStep> each : step.cases()) {
        Claim assumed = each.get(0).conclusions().get(0);
        pattern.add(new Candidate(assumed.cell(), assumed.digit()));
      }
      pattern.forEach(candidate -> shown[candidate.cell()] |= bit(candidate.digit()));
      if (step.argument() == Argument.HIDDEN_SET) {
        step.pattern().forEach(cell -> shown[cell] |= possible[cell]);
      }
      if (step.argument() == Argument.CONSTRAINT) {
        Set<Integer> cells = new TreeSet<>(step.cells());
        constraints(step.parts()).forEach(each -> each.cells().stream().forEach(cells::add));
        long all = -1L >>> (Long.SIZE - size);
        cells.stream()
            .filter(cell -> possible[cell] != all)
            .forEach(cell -> shown[cell] |= possible[cell]);
        step.conclusions().forEach(claim -> shown[claim.cell()] |= possible[claim.cell()]);
      }
    }

    private boolean isInPattern(int cell, int digit) {
      return switch (step.argument()) {
        case INTERSECTION -> digit == step.digit();
        case NAKED_SET, HIDDEN_SET ->
            step.set().contains(digit) && (possible[cell] & bit(digit)) != 0;
        default -> false;
      };
    }

    private boolean isAboutPlaces() {
      return step.argument() == Argument.ONLY_PLACE
          || step.argument() == Argument.INTERSECTION
          || step.argument() == Argument.CASES_OF_PLACE;
    }

    private boolean isAboutCells() {
      return step.argument() == Argument.ONLY_DIGIT || step.argument() == Argument.CASES_OF_CELL;
    }

    /** Returns the cells in which the sources exclude digits. */
    private Set<Integer> targets() {
      Set<Integer> targets = new TreeSet<>();
      if (isAboutPlaces()) {
        targets.addAll(PartNames.cells(step.parts().get(0)));
        pattern.forEach(candidate -> targets.remove(candidate.cell()));
      } else {
        targets.addAll(step.pattern());
        pattern.forEach(candidate -> targets.add(candidate.cell()));
        step.conclusions().forEach(claim -> targets.add(claim.cell()));
      }
      step.conclusions().stream()
          .filter(claim -> isAboutPlaces())
          .forEach(claim -> targets.remove(claim.cell()));
      targets.removeIf(cell -> digits.digit(cell) != 0);
      return targets;
    }

    private List<Blocker> blockers() {
      Set<Integer> targets = targets();
      List<Blocker> blockers = new ArrayList<>();
      List<House> lines =
          isAboutPlaces()
              ? houses(step.parts().subList(1, step.parts().size()))
              : houses(step.parts());
      for (Candidate source : sources) {
        if (isAboutPlaces() && source.digit() != step.digit()) {
          continue;
        }
        for (House house : lines) {
          List<Integer> closed =
              house.contains(source.cell())
                  ? targets.stream().filter(house::contains).toList()
                  : List.of();
          if (!closed.isEmpty()) {
            blockers.add(new Blocker(source.cell(), source.digit(), Optional.of(house), closed));
          }
        }
      }
      return blockers;
    }

    /** Returns the candidates that the step needs to be excluded by earlier steps. */
    private List<Candidate> crossed() {
      return step.premises().stream()
          .map(Premise::claim)
          .filter(claim -> !claim.isPlaced() && digits.digit(claim.cell()) == 0)
          .map(claim -> new Candidate(claim.cell(), claim.digit()))
          .toList();
    }
  }
}
