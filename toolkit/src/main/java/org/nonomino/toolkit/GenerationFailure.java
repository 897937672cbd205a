package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Refusals;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.solver.StopReason;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.ProblemCode;

/**
 * The reason why no puzzle was generated.
 *
 * @param coded the reason, for programs that build their own message
 * @param sentence the reason, the nearest result, and advice
 */
public record GenerationFailure(CodedProblem coded, String sentence) {
  /** Puzzles with this number of clues on 9×9 boxes are rare. */
  private static final int RARE_CLUES = 18;

  /**
   * Returns the reason.
   *
   * @param difficulty the requested difficulty, if any
   * @param generated not {@link Generated.Made}
   * @param nearest the rating of the nearest puzzle of {@link Generated.Refused}, if known
   */
  public static GenerationFailure of(
      GeneratorSpec spec,
      Optional<Difficulty> difficulty,
      Generated generated,
      Optional<Rated> nearest) {
    if (generated instanceof Generated.NoFilling noFilling && !noFilling.blamed().isEmpty()) {
      List<Constraint> blamed = noFilling.blamed();
      return clash(ConstraintNotation.lines(blamed, Symbols.usual(blamed.get(0).size())));
    }
    if (generated instanceof Generated.NoFilling) {
      return noFilling();
    }
    if (generated instanceof Generated.NoSolution noSolution) {
      return noSolution
          .blamed()
          .map(GenerationFailure::contradiction)
          .orElseGet(
              () ->
                  new GenerationFailure(
                      ProblemCode.NO_SOLUTION.bare(),
                      "The draft has no solution. Correct its clues or its constraints."));
    }
    if (generated instanceof Generated.Refused refused) {
      return refused(spec.layout(), difficulty.orElseThrow(), refused, nearest);
    }
    if (generated instanceof Generated.NotReached notReached) {
      OptionalInt clues = spec.clues().exactly();
      return clues.isPresent()
          ? notReached(spec, clues.getAsInt(), notReached.nearestClues())
          : notReached(spec.clues().minimal());
    }
    if (generated instanceof Generated.OtherValues) {
      return new GenerationFailure(
          ProblemCode.OTHER_VALUES.bare(),
          "With these digits, some constraints of the puzzle would mean something else. Use letters"
              + ", or cages and little killers only.");
    }
    if (generated instanceof Generated.Undecided undecided) {
      return undecided.reason() == StopReason.INTERRUPTED
          ? new GenerationFailure(ProblemCode.STOPPED.bare(), "Stopped.")
          : unfilled(spec.layout());
    }
    throw new IllegalArgumentException("a puzzle was generated");
  }

  private static GenerationFailure noFilling() {
    return new GenerationFailure(
        ProblemCode.NO_FILLING.bare(),
        "These regions provably have no solution grid, so there is no puzzle on them.");
  }

  /**
   * Returns the failure of a draft without a solution.
   *
   * @param blamed the givens and constraints that contradict each other
   */
  private static GenerationFailure contradiction(Puzzle blamed) {
    List<String> constraints =
        ConstraintNotation.lines(blamed.rules().constraints(), blamed.symbols());
    List<String> cells = new ArrayList<>();
    List<String> givens = new ArrayList<>();
    for (int cell = 0; cell < blamed.givens().cellCount(); cell++) {
      int digit = blamed.givens().digit(cell);
      if (digit != 0) {
        String name = CellNames.name(blamed.size(), cell);
        cells.add(name);
        givens.add(name + " = " + blamed.symbols().symbol(digit));
      }
    }
    if (constraints.isEmpty() && cells.isEmpty()) {
      return noFilling();
    }
    List<String> names = new ArrayList<>();
    constraints.forEach(each -> names.add("'" + each + "'"));
    for (int i = 0; i < givens.size(); i++) {
      names.add((i > 0 ? "" : givens.size() > 1 ? "the givens " : "the given ") + givens.get(i));
    }
    return new GenerationFailure(
        ProblemCode.NO_SOLUTION.with("constraints", constraints).with("cells", cells),
        names.size() == 1
            ? "The draft has no solution: no grid on these regions satisfies %s. Change it, or leave it out."
                .formatted(names.get(0))
            : "The draft has no solution: %s contradict each other. Correct one of them."
                .formatted(Sentences.listed(names)));
  }

  private static GenerationFailure clash(List<String> blamed) {
    int last = blamed.size() - 1;
    String names = Sentences.listed(blamed);
    return new GenerationFailure(
        ProblemCode.CONSTRAINTS_CLASH.with("constraints", blamed),
        last == 0
            ? "No grid on these regions satisfies %s. Leave it out, or choose other regions."
                .formatted(names)
            : "No grid on these regions satisfies %s together. Leave out one of them."
                .formatted(names));
  }

  private static GenerationFailure unfilled(LayoutChoice layout) {
    if (layout instanceof LayoutChoice.Random random) {
      boolean isPlain = random.constraints().isEmpty();
      return new GenerationFailure(
          ProblemCode.NO_LAYOUT_IN_TIME.bare(),
          isPlain
              ? "No random regions with a solution grid were found in time. Allow more time."
              : "No random regions with a solution grid under these constraints were found in time."
                  + " Allow more time, or leave out a constraint.");
    }
    boolean isPlain = ((LayoutChoice.Fixed) layout).rules().constraints().isEmpty();
    return new GenerationFailure(
        ProblemCode.NO_FILLING_IN_TIME.bare(),
        isPlain
            ? "No solution grid on these regions was found in time, and it is not known whether"
                + " there is one. Allow more time, or choose other regions."
            : "No solution grid under these constraints was found in time, and it is not known"
                + " whether there is one. Allow more time, or leave out a constraint.");
  }

  private static GenerationFailure noPosition(
      StepKind kind, LayoutChoice layout, Generated.Refused refused) {
    boolean isRandom = layout instanceof LayoutChoice.Random;
    return new GenerationFailure(
        ProblemCode.NO_DIFFICULTY_IN_TIME.with("made", refused.made()),
        String.format(
            Locale.ROOT,
            "No position for '%s' was found in %d %s%s. Allow more time%s, or ask for another"
                + " technique.",
            kind.words(),
            refused.made(),
            refused.made() == 1 ? "puzzle" : "puzzles",
            isRandom ? " on random regions" : "",
            isRandom && Refusals.of(kind, Rules.of(RegionMask.boxes(3, 3))).isEmpty()
                ? ", ask for boxes"
                : ""));
  }

  private static GenerationFailure refused(
      LayoutChoice layout, Difficulty wanted, Generated.Refused refused, Optional<Rated> nearest) {
    if (wanted.position().isPresent()) {
      return noPosition(wanted.position().get().kind(), layout, refused);
    }
    long made = refused.made();
    String known = nearest.map(rated -> "; the nearest was " + Difficulty.words(rated)).orElse("");
    return new GenerationFailure(
        ProblemCode.NO_DIFFICULTY_IN_TIME.with("made", made),
        "No puzzle %s was found%s (%d %s made%s). %s another %s."
            .formatted(
                wanted,
                refused.isInVain() ? "" : " in time",
                made,
                made == 1 ? "puzzle was" : "puzzles were",
                known,
                refused.isInVain() ? "Ask for" : "Allow more time, or ask for",
                wanted.subject()));
  }

  private static GenerationFailure notReached(boolean isMinimal) {
    return isMinimal
        ? new GenerationFailure(
            ProblemCode.NO_MINIMAL_IN_TIME.bare(),
            "No minimal puzzle of this kind was found in time."
                + " Allow more time, or drop the demand for a minimal puzzle.")
        : new GenerationFailure(
            ProblemCode.NO_PUZZLE_IN_TIME.bare(), "No puzzle was found in time. Allow more time.");
  }

  private static GenerationFailure notReached(GeneratorSpec spec, int clues, int nearest) {
    String end =
        nearest == clues
            ? " as many, but not all of them were needed. Allow more time."
            : " %d. Allow more time, or ask for %s clues."
                .formatted(nearest, nearest > clues ? "more" : "fewer");
    return new GenerationFailure(
        ProblemCode.NO_CLUES_IN_TIME.with("clues", clues).with("nearest", nearest),
        "%s puzzle with %d clues%s was not found in time; the nearest had%s"
            .formatted(
                spec.clues().minimal() ? "A minimal" : "A",
                clues,
                clues == spec.pattern().count() && clues > 0 ? ", all of them in the pattern," : "",
                end));
  }

  /**
   * Returns a warning to show before the search if hardly any such puzzles exist.
   *
   * <p>Source: G. Royle's collection of 49,151 puzzles with 17 clues, and those found since; an
   * exhaustive search by the solvers' forum found no more than 49,158.
   */
  public static Optional<String> rarity(GeneratorSpec spec) {
    int clues = spec.clues().exactly().orElse(Integer.MAX_VALUE);
    boolean isClassic =
        spec.layout() instanceof LayoutChoice.Fixed fixed
            && fixed.rules().equals(Rules.of(RegionMask.boxes(3, 3)));
    if (!isClassic
        || !spec.constraints().isNone()
        || spec.solutions() != SolutionDemand.UNIQUE
        || clues > RARE_CLUES) {
      return Optional.empty();
    }
    return Optional.of(
        clues < RARE_CLUES
            ? "Puzzles with 17 clues are extremely rare: only 49,158 different ones exist, and a"
                + " search like this one hardly ever finds any. Puzzles with 18 clues take"
                + " seconds to minutes, with 19 less than a second."
            : "Puzzles with 18 clues are rare: each may take from seconds to a minute. With 19"
                + " clues it is less than a second.");
  }
}
