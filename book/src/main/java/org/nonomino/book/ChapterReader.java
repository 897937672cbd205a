package org.nonomino.book;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.KnownTechniques;
import org.nonomino.toolkit.RatingRange;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.request.RequestReader;
import org.nonomino.toolkit.techniques.KnownNames;

/** Reads the chapters of a plan. */
final class ChapterReader {
  /** The fields of a chapter that are no options of generate. */
  private static final List<String> OWN_KEYS =
      List.of("title", "number", "find", "from", "per-page", "sort", "path", "timeout");

  /** The fields of a chapter. */
  static final List<String> KEYS = Stream.concat(OWN_KEYS.stream(), ChapterFields.keys()).toList();

  /** The fields of a chapter of puzzles from files; the last ones are conditions. */
  private static final List<String> KEYS_WITH_FILES =
      List.of(
          "title",
          "from",
          "per-page",
          "sort",
          "path",
          "timeout",
          "level",
          "rating",
          "technique",
          "knows",
          "size",
          "clues",
          "symmetry");

  private static final int MAX_PUZZLES = 100_000;
  private static final Duration USUAL_TIMEOUT = Duration.ofSeconds(30);

  private final PlanFields plan;
  private final PlanFiles files;
  private final Solver solver;
  private final Levels levels;

  /**
   * @param plan the fields of the whole plan
   * @param solver proves that solutions are unique
   */
  ChapterReader(PlanFields plan, PlanFiles files, Solver solver, Levels levels) {
    this.plan = plan;
    this.files = files;
    this.solver = solver;
    this.levels = levels;
  }

  /**
   * Returns the chapters.
   *
   * @throws MalformedTextException if a value is wrong, with its place
   */
  List<BookPlan.Chapter> read() throws MalformedTextException {
    Optional<PlanValue> value = plan.value("chapters");
    if (value.isEmpty()
        || !(value.get() instanceof PlanValue.Items items)
        || items.values().isEmpty()) {
      throw plan.wrong(
          "chapters",
          "a book needs chapters",
          "List them below 'chapters:', each with a dash: '- level: easy', and 'number: 20' below.");
    }
    List<BookPlan.Chapter> chapters = new ArrayList<>();
    for (PlanValue item : items.values()) {
      PlanValue chapter = item.renamed("wiggle", "irregularity");
      chapters.add(chapter(PlanFields.of(chapter, "a chapter", KEYS)));
    }
    return chapters;
  }

  private BookPlan.Chapter chapter(PlanFields fields) throws MalformedTextException {
    BookPlan.Source source = fields.value("from").isPresent() ? read(fields) : made(fields);
    OptionalInt own = perPage(fields);
    Optional<Duration> timeout = fields.duration("timeout");
    return new BookPlan.Chapter(
        fields.place(),
        fields.text("title", ""),
        source,
        own.isPresent() ? own : perPage(plan),
        (own.isPresent() ? fields : plan)
            .value("per-page")
            .map(PlanValue::place)
            .orElse(fields.place()),
        fields.choice("sort", Map.of("rating", true, "none", false)),
        fields.flag("path", false),
        timeout.isPresent() ? timeout.get() : plan.duration("timeout").orElse(USUAL_TIMEOUT));
  }

  private static OptionalInt perPage(PlanFields fields) throws MalformedTextException {
    OptionalInt number = fields.whole("per-page", 1, 12);
    if (number.isPresent() && !BookletStyle.PER_PAGE.contains(number.getAsInt())) {
      throw fields.wrong(
          "per-page",
          "a page cannot have " + number.getAsInt() + " puzzles",
          "Give 1, 2, 4, 6, 9 or 12.");
    }
    return number;
  }

  private BookPlan.Read read(PlanFields fields) throws MalformedTextException {
    for (String key : KEYS) {
      if (!KEYS_WITH_FILES.contains(key) && fields.value(key).isPresent()) {
        throw fields.wrong(
            key,
            "'" + key + "' and 'from' cannot be combined",
            "Puzzles from a file are used unchanged: leave out one of the two.");
      }
    }
    List<BookPlan.PuzzleFile> puzzles = files.files(fields, "from");
    if (puzzles.isEmpty()) {
      throw fields.wrong("from", "'from' names no file", "Name one, or a list of them.");
    }
    return new BookPlan.Read(
        puzzles,
        new Conditions(
            fields.whole("size", 1, Grid.MAX_SIZE),
            fields.whole("clues", 0, Grid.MAX_SIZE * Grid.MAX_SIZE),
            fields.choice("symmetry", PlanFields.byName(Symmetry.values())),
            level(fields),
            range(fields),
            demands(fields)));
  }

  private List<Conditions.Demand> demands(PlanFields fields) throws MalformedTextException {
    Optional<KnownTechniques> known = known(fields);
    List<Conditions.Demand> demands = new ArrayList<>();
    known.ifPresent(kinds -> demands.add(Conditions.Demand.solvableWith(kinds, solver, levels)));
    Optional<PlanValue.Text> technique = fields.text("technique");
    if (technique.isPresent()) {
      StepKind kind = PlanReader.kind(technique.get());
      if (known.filter(kinds -> !kinds.kinds().contains(kind)).isPresent()) {
        throw technique
            .get()
            .wrong(
                "'technique' and 'knows' cannot be combined",
                "'%s' is not one of the known techniques.".formatted(kind.words()));
      }
      demands.add(Conditions.Demand.needing(kind, known, solver, levels));
    }
    return demands;
  }

  private BookPlan.Made made(PlanFields fields) throws MalformedTextException {
    OptionalInt number = fields.whole("number", 1, MAX_PUZZLES);
    if (number.isEmpty()) {
      throw new MalformedTextException(
          fields.place(),
          "the number of puzzles of this chapter is missing",
          "Add 'number: 20', or 'from: puzzles.txt' for your own puzzles.");
    }
    boolean isSearch = fields.value("find").isPresent();
    for (String other : List.of("technique", "knows")) {
      if (isSearch && fields.value(other).isPresent()) {
        throw fields.wrong(
            other, "'find' and '" + other + "' cannot be combined", "Leave out one of the two.");
      }
    }
    ChapterFields wanted = new ChapterFields(fields, files);
    try {
      GenerateRequest request = RequestReader.read(wanted, solver, levels);
      wanted.usualSymmetry().ifPresent(request::symmetry);
      return new BookPlan.Made(
          request.spec(),
          number.getAsInt(),
          request.difficulty(),
          isSearch ? RequestReader.technique(wanted) : Optional.empty());
    } catch (RequestException e) {
      throw wanted.wrong(e);
    }
  }

  private static Optional<KnownTechniques> known(PlanFields fields) throws MalformedTextException {
    List<PlanValue.Text> names = fields.strings("knows");
    if (names.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          KnownNames.parse(
              names.stream().map(PlanValue.Text::text).collect(Collectors.joining(","))));
    } catch (RequestException e) {
      throw fields.wrong("knows", "'knows' is not possible here", e.reason());
    }
  }

  private Optional<Level> level(PlanFields fields) throws MalformedTextException {
    return fields.choice("level", PlanFields.byName(levels.all()));
  }

  private static Optional<RatingRange> range(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> text = fields.text("rating");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (fields.value("level").isPresent()) {
      throw text.get()
          .wrong("'rating' and 'level' cannot be combined", "Leave out one of the two.");
    }
    try {
      return Optional.of(RatingRange.parse(text.get().text()));
    } catch (RequestException e) {
      throw text.get().wrong("'" + text.get().text() + "' is not a range of ratings", e.reason());
    }
  }
}
