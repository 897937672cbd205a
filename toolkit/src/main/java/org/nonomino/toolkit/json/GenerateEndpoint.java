package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.Filler;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.SeededRandom;
import org.nonomino.generator.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.GenerateWishes;
import org.nonomino.toolkit.NotMade;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.Wish;
import org.nonomino.toolkit.WishException;

/** {@code generate}: a puzzle with one solution. */
final class GenerateEndpoint implements Endpoint {
  private static final String CLUES = "clues";
  private static final String MINIMAL = "minimal";
  private static final String SYMMETRY = "symmetry";
  private static final String DIFFICULTY = "difficulty";
  private static final int USUAL_SIZE = 9;

  /** {@code generate} on the command line numbers its puzzles from 0: this is its first. */
  private static final long FIRST = 0;

  /** A rating that was not requested is given if it takes no longer. */
  private static final Duration MOST_FOR_RATING = Duration.ofSeconds(1);

  private final LayoutField layouts;
  private final Solver solver;
  private final PuzzleGenerator generator;
  private final Filler filler;
  private final Rater rater;
  private final Seeds seeds = new Seeds();

  /**
   * @param solver proves that there is one solution
   * @param rater rates puzzles for which no difficulty was requested
   */
  GenerateEndpoint(LayoutField layouts, Solver solver, Filler filler, Rater rater) {
    this.layouts = layouts;
    this.solver = solver;
    this.generator = new PuzzleGenerator(solver);
    this.filler = filler;
    this.rater = rater;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(
        LayoutField.NAME,
        RandomLayoutFields.SIZE,
        RandomLayoutFields.WIGGLE,
        RandomLayoutFields.STYLE,
        RandomLayoutFields.LAYOUT_SYMMETRY,
        CLUES,
        MINIMAL,
        SYMMETRY,
        DIFFICULTY,
        Seeds.NAME,
        TimeLimit.NAME);
    GenerateWishes wishes = wishes(fields);
    GeneratorSpec spec;
    try {
      spec = wishes.spec();
    } catch (WishException e) {
      throw WishProblem.of(e, fields);
    }
    Optional<Difficulty.Judge> judge = wishes.difficulty().map(Difficulty::newJudge);
    long seed = seeds.read(fields);
    Deadline deadline = limit.deadline(fields);
    Generated generated =
        generator
            .prepare(spec, judge.<PuzzleDemand>map(each -> each).orElse(PuzzleDemand.NONE))
            .make(SeededRandom.of(seed, FIRST), deadline);
    if (!(generated instanceof Generated.Made made)) {
      throw trouble(fields, wishes, spec, generated);
    }
    Rated rated = judge.map(each -> each.rate(made.puzzle())).orElseGet(() -> rated(made, limit));
    return Reply.json(json -> write(json, made, rated, seed));
  }

  private Rated rated(Generated.Made made, TimeLimit limit) {
    return ExplainedSizes.allow(made.puzzle().size())
        ? rater.rate(made.puzzle(), made.solution().orElseThrow(), limit.deadline(MOST_FOR_RATING))
        : new Rated.Undecided(StopReason.DEADLINE);
  }

  private static void write(JsonGenerator json, Generated.Made made, Rated rated, long seed)
      throws IOException {
    GeneratedJson.writeFields(json, made, Optional.of(rated));
    json.writeNumberField(Seeds.NAME, seed);
  }

  private GenerateWishes wishes(JsonFields fields) throws ProblemException {
    LayoutChoice layout = layout(fields);
    int n = layout.size();
    GenerateWishes wishes =
        GenerateWishes.on(layout).filledBy(filler).minimal(fields.flag(MINIMAL));
    fields.choice(SYMMETRY, List.of(Symmetry.values())).ifPresent(wishes::symmetry);
    OptionalInt clues = fields.whole(CLUES, 0, n * n);
    if (clues.isPresent()) {
      wishes.clues(clues.getAsInt());
    }
    Optional<Level> level = fields.choice(DIFFICULTY, Levels.STANDARD.all());
    if (level.isPresent()) {
      if (!ExplainedSizes.allow(n)) {
        throw fields.wrong(
            DIFFICULTY,
            ProblemCode.NO_RATING.with("limit", ExplainedSizes.LARGEST),
            "Puzzles are rated only up to size " + ExplainedSizes.LARGEST + ".");
      }
      wishes.difficulty(
          new Difficulty(solver, Levels.STANDARD, level, Optional.empty(), Optional.empty()));
    }
    return wishes;
  }

  private LayoutChoice layout(JsonFields fields) throws ProblemException {
    if (fields.text(LayoutField.NAME).equals(Optional.of(Regions.RANDOM))) {
      return new LayoutChoice.Random(RandomLayoutFields.read(fields));
    }
    for (String field :
        List.of(
            RandomLayoutFields.WIGGLE,
            RandomLayoutFields.STYLE,
            RandomLayoutFields.LAYOUT_SYMMETRY)) {
      if (fields.has(field)) {
        throw fields.wrong(
            field,
            ProblemCode.FIELDS_CONFLICT.with("fields", List.of(field, LayoutField.NAME)),
            "The field '" + field + "' is allowed only with \"regions\": \"random\".");
      }
    }
    OptionalInt size = fields.whole(RandomLayoutFields.SIZE, 1, Grid.MAX_SIZE);
    return new LayoutChoice.Fixed(
        fields.has(LayoutField.NAME) ? layouts.read(fields, size) : boxes(fields, size));
  }

  private static RegionMask boxes(JsonFields fields, OptionalInt size) throws ProblemException {
    try {
      return Regions.standardBoxes(size.orElse(USUAL_SIZE));
    } catch (WishException e) {
      throw WishProblem.of(e, fields);
    }
  }

  /** Says why there is no puzzle, at the field that one would change. */
  private static ProblemException trouble(
      JsonFields fields, GenerateWishes wishes, GeneratorSpec spec, Generated generated) {
    String sentence = NotMade.sentence(spec, wishes.difficulty(), generated, Optional.empty());
    CodedProblem coded = NotMade.coded(spec, generated);
    if (generated instanceof Generated.Refused) {
      return fields.wrong(DIFFICULTY, coded, sentence);
    }
    if (generated instanceof Generated.NotReached) {
      return fields.wrong(
          (spec.clues().exactly().isPresent() ? Wish.CLUES : Wish.MINIMAL).withHumps(),
          coded,
          sentence);
    }
    return fields.wrong(LayoutField.NAME, coded, sentence);
  }
}
