package org.nonomino.app.techniques;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.bulk.options.OutputName;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Refusals;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;
import org.nonomino.render.export.Booklet;
import org.nonomino.render.export.BookletPuzzle;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.PageSize;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.techniques.ConstraintWorksheetMaker;
import org.nonomino.toolkit.techniques.Topic;
import org.nonomino.toolkit.techniques.WorksheetMaker;
import org.nonomino.toolkit.techniques.WorksheetTask;
import picocli.CommandLine.Option;

/** The options of worksheets, and their writing as a PDF. */
final class WorksheetOptions {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);

  /** The largest sizes of grids whose candidates can be read with 12, 4 and 2 on a page. */
  private static final int[] MAX_SIZES = {6, 9, 12};

  private static final int[] PER_PAGE = {12, 4, 2};

  @Option(
      names = "--worksheet",
      paramLabel = "K",
      description =
          "Write K boards as a PDF, 1 to 100. For a technique, a single thing is missing on one third of them. Needs -o FILE.")
  private Optional<TypedNumber> worksheet = Optional.empty();

  @Option(
      names = "--regions",
      paramLabel = "NAME|FILE",
      description =
          "The regions of a worksheet: boxes such as 3x3, a layout, random, or a file (default: 3x3).")
  private Optional<String> regions = Optional.empty();

  @Option(names = "--seed", paramLabel = "S", description = BulkOptions.SEED)
  private Optional<TypedNumber> seed = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Time limit for a worksheet: 500ms, 10s, 2m (default: 1m).")
  private Optional<Duration> timeout = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description = "Write the worksheet to this file, replacing its content.")
  private Optional<String> output = Optional.empty();

  /** Returns whether a worksheet is requested. */
  boolean areGiven() {
    return worksheet.isPresent();
  }

  /** Throws a {@link UsageException} if there is an option for worksheets without a worksheet. */
  void requireNone() throws UsageException {
    Optional<String> given =
        Stream.of(
                regions.map(any -> "--regions"),
                seed.map(any -> "--seed"),
                timeout.map(any -> "--timeout"),
                output.map(any -> "--output"))
            .flatMap(Optional::stream)
            .findFirst();
    if (given.isPresent()) {
      throw new UsageException(given.get() + " is only for worksheets: add --worksheet=12.");
    }
  }

  /** Writes a worksheet, and returns whether all its boards were found. */
  ExitCode write(Topic topic, Solver solver, Console console)
      throws UsageException, MalformedTextException {
    int count = worksheet.orElseThrow().whole("--worksheet", 1, WorksheetMaker.MAX_TASKS);
    OutputFile.requireVisible(output, console, "a PDF");
    FileFormat.require("--output=", output, "a worksheet", "pdf");
    RegionsOption.requireOtherOutput(output, regions);
    LayoutChoice layout = layout(console);
    requirePossible(topic, layout);
    long number =
        seed.isPresent()
            ? seed.get().whole("--seed", Long.MIN_VALUE, Long.MAX_VALUE)
            : BulkOptions.drawnSeed(console);
    Duration time = timeout.orElse(Duration.ofMinutes(1));
    WorksheetMaker.Result result = make(topic, layout, solver, number, count, Deadline.in(time));
    if (!result.isComplete()) {
      console.remark(failure(topic, result));
      return ExitCode.LIMIT;
    }
    try (StagedOutput file = OutputFile.staged(output, console)) {
      write(topic, result, file);
    } catch (IOException e) {
      return OutputFile.broken(output, e);
    }
    return ExitCode.SOLVED;
  }

  private WorksheetMaker.Result make(
      Topic topic, LayoutChoice layout, Solver solver, long number, int count, Deadline deadline)
      throws UsageException {
    try {
      if (topic instanceof Topic.Rule rule) {
        return new ConstraintWorksheetMaker(rule.page(), layout, solver, number)
            .make(count, deadline);
      }
      StepKind kind = ((Topic.Technique) topic).kind();
      return new WorksheetMaker(kind, layout, solver, number).make(count, deadline);
    } catch (RequestException e) {
      throw UsageException.of(e, option -> "--regions=" + regions.orElse(""));
    }
  }

  private LayoutChoice layout(Console console) throws UsageException, MalformedTextException {
    if (regions.isEmpty()) {
      return new LayoutChoice.Fixed(BOXES);
    }
    return Regions.areRandom(regions.get())
        ? new LayoutChoice.Random(
            new LayoutSpec(LayoutSpec.DEFAULT_SIZE, Symmetry.NONE, LayoutSpec.DEFAULT_IRREGULARITY))
        : new LayoutChoice.Fixed(
            RegionsOption.resolve("--regions=", regions.get(), OptionalInt.empty(), console.in()));
  }

  private void requirePossible(Topic topic, LayoutChoice layout) throws UsageException {
    if (topic instanceof Topic.Rule rule) {
      if (regions.isPresent() && ConstraintWorksheetMaker.areRecorded(rule.page())) {
        throw new UsageException(
            "--regions: the boards for '" + topic.words() + "' have boxes. Leave out --regions.");
      }
      return;
    }
    StepKind kind = ((Topic.Technique) topic).kind();
    if (kind.family() == TechniqueFamily.CONSTRAINTS) {
      throw new UsageException(
          "--worksheet: '"
              + kind.words()
              + "' needs constraints, and the boards have none."
              + " Name a constraint, such as killer.");
    }
    Optional<String> refusal =
        layout instanceof LayoutChoice.Fixed fixed
            ? Refusals.of(kind, fixed.rules())
            : Optional.empty();
    if (refusal.isPresent()) {
      throw new UsageException(
          "--worksheet: '%s' never occurs on these regions: %s."
              .formatted(kind.words(), refusal.get()));
    }
  }

  private String failure(Topic topic, WorksheetMaker.Result result) {
    if (!result.isPossible()) {
      return ("'%s' has no worksheets%s: in %,d puzzles there was no near miss, a board that lacks only a single thing."
              + " Try other --regions, or boards that all have it: nonomino generate --technique=%s --position")
          .formatted(topic.words(), where(), result.puzzles(), topic.slug());
    }
    return "Only %d of %d boards for '%s' were found in %,d puzzles%s. Try %s."
        .formatted(
            result.tasks().size(),
            result.wanted(),
            topic.words(),
            result.puzzles(),
            where(),
            regions.isPresent()
                ? "a longer --timeout, fewer boards, or boxes"
                : "a longer --timeout, or fewer boards");
  }

  private String where() {
    return regions.map(word -> " on " + word + " regions").orElse("");
  }

  private static void write(Topic topic, WorksheetMaker.Result result, StagedOutput file)
      throws IOException {
    int size = result.tasks().get(0).board().size();
    BookletStyle style =
        new BookletStyle(
            topic.words(),
            "",
            PageSize.A4,
            perPage(size),
            BookletStyle.Answers.END,
            false,
            Theme.PRINT,
            true,
            DigitStyle.LETTERS);
    try (Booklet booklet = new Booklet(style, introduction(topic), file.stream())) {
      int number = 0;
      for (WorksheetTask task : result.tasks()) {
        number++;
        booklet.add(
            new BookletPuzzle(
                task.pictures().question(), String.valueOf(number), "", Optional.empty()),
            task.pictures().answer(),
            task.pictures().text());
      }
      booklet.finish();
      file.keep();
    }
  }

  /** Returns the rule and the task. Each page repeats them above its boards. */
  private static String introduction(Topic topic) {
    return topic instanceof Topic.Rule rule
        ? rule.page().meaning()
            + " On each board, find the next step that needs it. The answers show one; others may be right, too."
        : "On some boards there is a %s: find it. On the others, a single thing is missing: say what it is."
            .formatted(topic.words());
  }

  private static int perPage(int size) {
    for (int i = 0; i < MAX_SIZES.length; i++) {
      if (size <= MAX_SIZES[i]) {
        return PER_PAGE[i];
      }
    }
    return 1;
  }
}
