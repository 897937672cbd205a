package org.nonomino.toolkit.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.LayoutSymmetries;
import org.nonomino.toolkit.PositionRequest;
import org.nonomino.toolkit.RatingRange;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.techniques.KnownNames;
import org.nonomino.toolkit.techniques.TechniqueNames;

/**
 * Reads requests to generate puzzles or layouts. Fields that exclude each other are refused here if
 * both are given, and by {@link GenerateRequest#spec} if no puzzle has both properties.
 *
 * @param <E> thrown if a value is malformed
 * @param <F> thrown if the content of a file is malformed
 */
public final class RequestReader<E extends Exception, F extends Exception> {
  /** Any symmetry, chosen at random for each puzzle. */
  private static final String ANY_SYMMETRY = "random";

  private static final String WITHIN = "within";
  private static final Pattern SIZES = Pattern.compile("([0-9]{1,9})(?:\\.\\.([0-9]{1,9}))?");
  private static final int MAX_CELLS = Grid.MAX_SIZE * Grid.MAX_SIZE;

  /** More constraints of a family than fit on any grid. */
  private static final int MAX_PLACED = 2 * MAX_CELLS;

  private static final int MAX_MOVES = 1000;

  /** The maximum for a number of steps of one kind. Paths have fewer. */
  private static final int MAX_STEPS = 1000;

  /** The fields for random regions. */
  private static final List<RequestOption> OF_RANDOM =
      List.of(RequestOption.IRREGULARITY, RequestOption.STYLE, RequestOption.LAYOUT_SYMMETRY);

  /** The fields that a draft replaces. */
  private static final List<RequestOption> OF_DRAFT =
      Stream.concat(
              Stream.of(RequestOption.REGIONS, RequestOption.SIZE, RequestOption.PATTERN),
              OF_RANDOM.stream())
          .toList();

  private final Fields<E, F> fields;

  private RequestReader(Fields<E, F> fields) {
    this.fields = fields;
  }

  /**
   * Returns the requested puzzles.
   *
   * @param solver proves that there is one solution
   * @param levels the names and bounds of levels
   * @throws RequestException if fields exclude each other
   */
  public static <E extends Exception, F extends Exception> GenerateRequest read(
      Fields<E, F> fields, Solver solver, Levels levels) throws E, F, RequestException {
    return new RequestReader<>(fields).read(solver, levels);
  }

  /**
   * Returns the properties of requested random layouts.
   *
   * @throws RequestException if there are no such layouts
   */
  public static <E extends Exception, F extends Exception> LayoutSpec layout(Fields<E, F> fields)
      throws E, RequestException {
    return new RequestReader<>(fields)
        .random(fields.whole(RequestOption.SIZE, LayoutSpec.MIN_SIZE, LayoutSpec.MAX_SIZE));
  }

  /** Returns the technique that must be needed, if one is requested. */
  public static <E extends Exception, F extends Exception> Optional<StepKind> technique(
      Fields<E, F> fields) throws E, RequestException {
    Optional<String> name = fields.text(RequestOption.TECHNIQUE);
    Optional<StepKind> kind = name.flatMap(TechniqueNames::find);
    if (name.isPresent() && kind.isEmpty()) {
      throw RequestException.impossible(
          List.of(RequestOption.TECHNIQUE),
          "There is no technique '%s'. %s"
              .formatted(name.get(), TechniqueNames.advice(name.get())));
    }
    return kind;
  }

  /** Returns the difficulty of the requested puzzles; any if no field restricts it. */
  public static <E extends Exception, F extends Exception> Difficulty difficulty(
      Fields<E, F> fields, Solver solver, Levels levels) throws E, RequestException {
    return new RequestReader<>(fields).difficulty(solver, levels);
  }

  private GenerateRequest read(Solver solver, Levels levels) throws E, F, RequestException {
    Difficulty difficulty = difficulty(solver, levels);
    GenerateRequest request =
        begun()
            .minimal(fields.flag(RequestOption.MINIMAL))
            .fewClues(fields.flag(RequestOption.FEW_CLUES))
            .even(fields.flag(RequestOption.EVEN));
    if (!difficulty.isAny()) {
      request.difficulty(difficulty);
    }
    fields
        .choice(RequestOption.SOLUTIONS, List.of(SolutionDemand.values()))
        .ifPresent(request::solutions);
    fields.text(RequestOption.SYMBOLS).ifPresent(request::symbols);
    fields.whole(RequestOption.CLUES, 0, MAX_CELLS).ifPresent(request::clues);
    fields.whole(RequestOption.BLANKS, 0, MAX_CELLS).ifPresent(request::blanks);
    addConstraints(request);
    addSymmetry(request);
    return request;
  }

  private Difficulty difficulty(Solver solver, Levels levels) throws E, RequestException {
    Difficulty difficulty = Difficulty.any(solver, levels);
    Optional<Level> level = fields.choice(RequestOption.DIFFICULTY, levels.all());
    if (level.isPresent()) {
      difficulty = difficulty.ofLevel(level.get());
    }
    Optional<String> rating = fields.range(RequestOption.RATING);
    if (rating.isPresent()) {
      difficulty = difficulty.rated(RatingRange.parse(rating.get()));
    }
    Optional<StepKind> technique = technique(fields);
    OptionalInt position = fields.whole(RequestOption.POSITION, 1, MAX_STEPS);
    if (position.isPresent() && technique.isEmpty()) {
      throw RequestException.impossible(
          List.of(RequestOption.POSITION),
          "This needs a technique, the kind of step after the position.");
    }
    if (technique.isPresent()) {
      difficulty =
          position.isPresent()
              ? difficulty.practising(new PositionRequest(technique.get(), position.getAsInt()))
              : difficulty.needing(technique.get());
    }
    Optional<String> knows = fields.names(RequestOption.KNOWS);
    if (knows.isPresent()) {
      difficulty = difficulty.solvableWith(KnownNames.parse(knows.get()));
    }
    int moves = fields.whole(RequestOption.FIRST_MOVES, 0, MAX_MOVES).orElse(0);
    return moves == 0 ? difficulty : difficulty.withFirstMoves(moves);
  }

  private GenerateRequest begun() throws E, F, RequestException {
    if (!fields.has(RequestOption.FROM)) {
      return GenerateRequest.on(layout());
    }
    for (RequestOption option : OF_DRAFT) {
      if (fields.has(option)) {
        throw RequestException.conflict(
            List.of(option, RequestOption.FROM), "The draft has its own regions and clues.");
      }
    }
    return GenerateRequest.defaults().from(fields.draft());
  }

  private LayoutChoice layout() throws E, F, RequestException {
    OptionalInt size = fields.whole(RequestOption.SIZE, 1, Grid.MAX_SIZE);
    if (fields.text(RequestOption.REGIONS).filter(Regions::areRandom).isPresent()) {
      return new LayoutChoice.Random(random(size));
    }
    for (RequestOption option : OF_RANDOM) {
      if (fields.has(option)) {
        throw new RequestException(
            option,
            ProblemCode.FIELDS_CONFLICT.with(
                "fields", List.of(option.withHumps(), RequestOption.REGIONS.withHumps())),
            "This is only for random regions. Ask for random regions as well.");
      }
    }
    if (fields.has(RequestOption.REGIONS)) {
      return new LayoutChoice.Fixed(fields.mask(size));
    }
    for (ConstraintFamily family : ConstraintFamily.values()) {
      if (family.isAlwaysAll() && fields.has(RequestOption.of(family))) {
        return new LayoutChoice.Fixed(RegionMask.none(size.orElse(family.usualSize())));
      }
    }
    return new LayoutChoice.Fixed(Regions.standardBoxes(size.orElse(LayoutSpec.DEFAULT_SIZE)));
  }

  private LayoutSpec random(OptionalInt size) throws E, RequestException {
    Symmetry symmetry =
        fields
            .choice(RequestOption.LAYOUT_SYMMETRY, LayoutSymmetries.names())
            .flatMap(LayoutSymmetries::named)
            .orElse(Symmetry.NONE);
    return Regions.random(
        size.orElse(LayoutSpec.DEFAULT_SIZE),
        symmetry,
        fields.share(RequestOption.IRREGULARITY).orElse(LayoutSpec.DEFAULT_IRREGULARITY),
        fields.choice(RequestOption.STYLE, List.of(LayoutStyle.values())).orElse(LayoutStyle.ANY));
  }

  private void addConstraints(GenerateRequest request) throws E, RequestException {
    fields.names(RequestOption.CONSTRAINTS).ifPresent(request::constraints);
    fields.text(RequestOption.RULE).ifPresent(request::rules);
    int families =
        (int)
            Stream.of(ConstraintFamily.values())
                .filter(family -> fields.has(RequestOption.of(family)))
                .count();
    for (ConstraintFamily family : ConstraintFamily.values()) {
      RequestOption option = RequestOption.of(family);
      if (fields.has(option)) {
        Optional<Quantity> quantity = fields.quantity(option, Quantity.of(family));
        if (quantity.isEmpty()) {
          request.place(family, fields.whole(option, 1, MAX_PLACED).orElseThrow());
        } else if (quantity.get() == Quantity.ALL) {
          request.place(family);
        } else {
          request.place(family, Math.max(1, family.usual(request.size()) / families));
        }
      }
    }
    Optional<String> sizes = fields.range(RequestOption.CAGE_SIZE);
    if (sizes.isPresent()) {
      addCageSizes(request, sizes.get());
    }
    fields
        .choice(RequestOption.CAGE_REGIONS, List.of("across", WITHIN))
        .ifPresent(choice -> request.cagesInRegions(choice.equals(WITHIN)));
    fields
        .choice(RequestOption.CONSTRAINT_SYMMETRY, List.of(Symmetry.values()))
        .ifPresent(request::constraintSymmetry);
    fields.choice(RequestOption.REDUCE, List.of(ReduceOrder.values())).ifPresent(request::reduce);
  }

  private static void addCageSizes(GenerateRequest request, String text) throws RequestException {
    Matcher sizes = SIZES.matcher(text);
    if (!sizes.matches()) {
      throw RequestException.impossible(
          List.of(RequestOption.CAGE_SIZE), "Give one or two numbers of cells, such as 2..5 or 3.");
    }
    int min = Integer.parseInt(sizes.group(1));
    request.cageSizes(min, sizes.group(2) == null ? min : Integer.parseInt(sizes.group(2)));
  }

  private void addSymmetry(GenerateRequest request) throws E {
    List<Symmetry> symmetries = List.of(Symmetry.values());
    List<String> names = new ArrayList<>();
    symmetries.forEach(symmetry -> names.add(symmetry.toString()));
    names.add(ANY_SYMMETRY);
    Optional<String> name = fields.choice(RequestOption.SYMMETRY, names);
    if (name.isPresent()) {
      int index = names.indexOf(name.get());
      if (index == symmetries.size()) {
        request.anySymmetry();
      } else {
        request.symmetry(symmetries.get(index));
      }
    }
  }
}
