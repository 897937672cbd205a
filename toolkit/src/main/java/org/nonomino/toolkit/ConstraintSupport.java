package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.nonomino.canon.Canonicalizer;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.PartialRegion;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Scale;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleText;

/**
 * The puzzles that an operation accepts: all of them, only those without constraints, because it
 * does not support these yet, only those with a canonical form, or only those that a scale can
 * rate. Whoever reads puzzles for an operation checks each of them, so that no constraint is
 * silently ignored. Immutable; thread-safe.
 */
public final class ConstraintSupport {
  /** The support of operations that accept all puzzles. */
  public static final ConstraintSupport ALL =
      new ConstraintSupport("", Scale.NONOMINO, (constraint, rules) -> true);

  /**
   * The support of canonical forms: extra houses, extra regions and rules of the whole grid are
   * accepted, and other constraints with a place are not.
   */
  public static final ConstraintSupport CANON =
      new ConstraintSupport("canon", Scale.NONOMINO, Canonicalizer::supports);

  /** The name of the regions of a partial mask among the kinds of constraints. */
  private static final String PARTIAL_REGIONS = "regions that do not cover the grid";

  private static final String ADVICE =
      "So far, only 'solve', 'check', 'rate', 'explain', 'hint', 'stats', 'convert' and 'render'"
          + " support puzzles with constraints.";

  private static final String ADVICE_ON_REGIONS =
      "Give n regions of n cells, or a puzzle to other commands.";

  private static final String ADVICE_ON_FORMS =
      "To leave out only equal puzzles, use 'convert --distinct'.";

  private static final String OTHER_SCALE = "Leave out --scale=se, or use --scale=score.";

  /** The operation; empty if it accepts all puzzles. */
  private final String operation;

  /** The scale whose ratings the operation needs. */
  private final Scale scale;

  /** The constraints of rules that the operation accepts. */
  private final BiPredicate<Constraint, Rules> accepted;

  private ConstraintSupport(
      String operation, Scale scale, BiPredicate<Constraint, Rules> accepted) {
    this.operation = operation;
    this.scale = scale;
    this.accepted = accepted;
  }

  /**
   * Returns the support of an operation that accepts only puzzles without constraints.
   *
   * @param operation the name of the command, or of the endpoint: {@code rate}
   */
  public static ConstraintSupport noneIn(String operation) {
    return new ConstraintSupport(operation, Scale.NONOMINO, (constraint, rules) -> false);
  }

  /** Returns the support of operations that accept all puzzles that a scale can rate. */
  public static ConstraintSupport ratedOn(Scale scale) {
    return new ConstraintSupport("", scale, (constraint, rules) -> true);
  }

  /** Returns the names of the kinds of constraints, {@code cages}, in the order of the kinds. */
  public static List<String> kinds(Rules rules) {
    return kinds(rules, unused -> true);
  }

  private static List<String> kinds(Rules rules, Predicate<Constraint> which) {
    List<Constraint> all = rules.constraintsWithRegions();
    if (all.isEmpty()) {
      return List.of();
    }
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    boolean hasRegions = false;
    for (Constraint constraint : all) {
      if (which.test(constraint)) {
        if (constraint instanceof PartialRegion) {
          hasRegions = true;
        } else {
          kinds.add(constraint.kind());
        }
      }
    }
    List<String> names = new ArrayList<>();
    if (hasRegions) {
      names.add(PARTIAL_REGIONS);
    }
    kinds.forEach(kind -> names.add(kind.plural()));
    return names;
  }

  /**
   * Refuses a puzzle with constraints, unless the operation supports them.
   *
   * @param place the place of the puzzle in the input
   * @throws MalformedTextException if the operation does not accept the puzzle
   */
  public void require(Place place, Rules rules) throws MalformedTextException {
    // The text there is well-formed, so it is not shown.
    Place bare = new Place(place.source(), place.line(), place.column(), "");
    Optional<String> unrated = scale.refusal(rules);
    if (unrated.isPresent()) {
      throw new MalformedTextException(
          bare,
          ProblemCode.UNSUPPORTED_CONSTRAINTS
              .with("operation", "--scale=" + scale)
              .with("constraints", kinds(rules)),
          unrated.get(),
          OTHER_SCALE);
    }
    if (!accepts(rules)) {
      throw new MalformedTextException(
          bare,
          ProblemCode.UNSUPPORTED_CONSTRAINTS
              .with("operation", operation)
              .with("constraints", refused(rules)),
          problem(rules),
          this == CANON
              ? ADVICE_ON_FORMS
              : rules.constraints().isEmpty() ? ADVICE_ON_REGIONS : ADVICE);
    }
  }

  /** Returns a puzzle of an input that is refused during parsing unless it is accepted. */
  public PuzzleText require(PuzzleText text) {
    return new PuzzleText(text.place(), () -> parse(text));
  }

  /**
   * Parses a puzzle of an input, and refuses it if it has constraints, unless the operation
   * supports them.
   *
   * @throws MalformedTextException if the text is not a puzzle, or the operation does not accept it
   */
  public PuzzleEntry parse(PuzzleText text) throws MalformedTextException {
    PuzzleEntry entry = text.parse();
    require(text.place(), entry.puzzle().rules());
    return entry;
  }

  /**
   * Refuses a puzzle with constraints that a program passes, unless the operation supports them.
   *
   * @throws IllegalArgumentException if the operation does not accept the puzzle
   */
  void requireArgument(Rules rules) {
    if (!accepts(rules)) {
      throw new IllegalArgumentException(problem(rules));
    }
  }

  private boolean accepts(Rules rules) {
    return refused(rules).isEmpty();
  }

  private List<String> refused(Rules rules) {
    return kinds(rules, constraint -> !accepted.test(constraint, rules));
  }

  private String problem(Rules rules) {
    String refused = String.join(", ", refused(rules));
    if (refused.equals(PARTIAL_REGIONS)) {
      return "'%s' needs regions that cover the grid".formatted(operation);
    }
    return this == CANON
        ? "puzzles with these constraints have no canonical form: " + refused
        : "the puzzle has constraints that '%s' does not support yet: %s"
            .formatted(operation, refused);
  }
}
