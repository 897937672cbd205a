package org.nonomino.book;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.EffortOptions;
import org.nonomino.bulk.options.OutputOption;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code book}, of which most are also fields of a plan. */
public final class BookOptions {
  private static final String CHAPTERS = "chapters";

  /** The maximum length of a value that a message repeats. */
  private static final int MAX_QUOTED = 80;

  @Option(names = "--plan", paramLabel = "FILE", description = "A plan of the book, in YAML.")
  private Optional<String> plan = Optional.empty();

  @Option(names = "--easy", paramLabel = "K", description = "A chapter of easy puzzles.")
  private Optional<String> easy = Optional.empty();

  @Option(names = "--medium", paramLabel = "K", description = "A chapter of medium puzzles.")
  private Optional<String> medium = Optional.empty();

  @Option(names = "--hard", paramLabel = "K", description = "A chapter of hard puzzles.")
  private Optional<String> hard = Optional.empty();

  @Option(names = "--fiendish", paramLabel = "K", description = "A chapter of fiendish puzzles.")
  private Optional<String> fiendish = Optional.empty();

  @Option(
      names = "--diabolical",
      paramLabel = "K",
      description = "A chapter of diabolical puzzles.")
  private Optional<String> diabolical = Optional.empty();

  @Option(names = "--extreme", paramLabel = "K", description = "A chapter of extreme puzzles.")
  private Optional<String> extreme = Optional.empty();

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "A chapter of puzzles from a file, in any format.")
  private List<String> from = new ArrayList<>();

  @Option(
      names = "--regions",
      paramLabel = "NAME|RxC|FILE|random",
      description = "The regions of all generated puzzles (default: boxes).")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "The size of generated puzzles (default: that of the regions, else 9).")
  private Optional<String> size = Optional.empty();

  @Option(names = "--seed", paramLabel = "S", description = BulkOptions.SEED)
  private Optional<String> seed = Optional.empty();

  @Option(names = "--title", paramLabel = "TEXT", description = "Title of the book.")
  private Optional<String> title = Optional.empty();

  @Option(names = "--subtitle", paramLabel = "TEXT", description = "Line below the title.")
  private Optional<String> subtitle = Optional.empty();

  @Option(names = "--author", paramLabel = "TEXT", description = "Author of the book.")
  private Optional<String> author = Optional.empty();

  @Option(
      names = "--for",
      paramLabel = "SERVICE",
      description =
          "Follow the rules of a printing service, and write the cover to a second file: kdp or print-shop.")
  private Optional<String> service = Optional.empty();

  @Option(
      names = "--paper",
      paramLabel = "PAPER",
      description = "With --for: white or cream, for the width of the spine (default: white).")
  private Optional<String> paper = Optional.empty();

  @Option(
      names = "--blurb",
      paramLabel = "TEXT",
      description = "With --for: text on the back of the cover.")
  private Optional<String> blurb = Optional.empty();

  @Option(
      names = "--isbn",
      paramLabel = "NUMBER",
      description = "ISBN of the book, for the back of the title page.")
  private Optional<String> isbn = Optional.empty();

  @Option(
      names = "--spine",
      paramLabel = "TEXT",
      description = "With --for: text on the spine, or false (default: title and author).")
  private Optional<String> spine = Optional.empty();

  @Option(
      names = "--spine-width",
      paramLabel = "LENGTH",
      description =
          "With --for=print-shop: width of the spine that the shop calculates, such as 9mm.")
  private Optional<String> spineWidth = Optional.empty();

  @Option(
      names = "--page",
      paramLabel = "SIZE",
      description = "Trim size of a page: A4, A5, Letter, 6x9in, 148x210mm (default: A4).")
  private Optional<String> page = Optional.empty();

  @Option(
      names = "--per-page",
      paramLabel = "K",
      description = "Puzzles per page: 1, 2, 4, 6, 9 or 12 (default: depends on their size).")
  private Optional<String> perPage = Optional.empty();

  @Option(
      names = "--answers",
      paramLabel = "PLACE",
      description = "Where the solutions are: end, beside or none (default: end).")
  private Optional<String> answers = Optional.empty();

  @Option(names = "--large-print", description = "Large puzzles and letters, one puzzle per page.")
  private boolean largePrint;

  @Option(
      names = "--theme",
      paramLabel = "THEME",
      description =
          "print (black on white), pale (light tints for writing on), light, tinted or dark.")
  private Optional<String> theme = Optional.empty();

  @Option(
      names = "--colours",
      paramLabel = "INKS",
      description = "rgb, gray or cmyk, as the printing company requires (default: rgb).")
  private Optional<String> colours = Optional.empty();

  @Option(
      names = "--language",
      paramLabel = "NAME|FILE",
      description = "Language of the book: en, de, fr, or a file of words (default: en).")
  private Optional<String> language = Optional.empty();

  @Option(
      names = "--exclude",
      paramLabel = "FILE",
      description = "Exclude the puzzles of an earlier book, from this file. Repeatable.")
  private List<String> exclude = new ArrayList<>();

  @Option(
      names = "--archive",
      paramLabel = "FILE",
      description =
          "Report puzzles that are equivalent to a puzzle in this file, or whose solutions are. Repeatable.")
  private List<String> archive = new ArrayList<>();

  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description =
          "Also write a proof sheet, a .csv or a .pdf: for each puzzle its page, rating, score,"
              + " open moves, bottlenecks, clues by region, symmetry and twins. Repeatable.")
  private List<String> proof = new ArrayList<>();

  @Mixin private EffortOptions effort = new EffortOptions();

  @Mixin private OutputOption output = new OutputOption();

  /**
   * Makes the book.
   *
   * @return the worst exit code
   * @throws UsageException if the options are inconsistent, or a file cannot be read or written
   * @throws MalformedTextException if the plan or a file of puzzles is malformed
   */
  public ExitCode run(Console console, Solvers solvers, Formats formats)
      throws UsageException, MalformedTextException {
    OutputFile.requireVisible(output.name(), console, "a PDF");
    FileFormat.require("--output=", output.name(), "a book", "pdf");
    Solver solver = Chosen.usual(solvers);
    BookPlan read = new PlanReader(folder(), solver).read(planned(console));
    BookRun run = new BookRun(console, solver, read, output.name(), proof);
    run.requireOtherOutput(plan);
    return run.run(new PuzzleFiles(console, formats), effort.effort());
  }

  private Path folder() throws UsageException {
    try {
      return Objects.requireNonNullElse(
          Path.of(plan.orElse("")).toAbsolutePath().getParent(), Path.of(""));
    } catch (InvalidPathException e) {
      throw new UsageException("--plan=" + plan.orElse("") + ": this is not a valid file name.");
    }
  }

  /** Returns the fields of the plan, overridden by the options. */
  private PlanValue planned(Console console) throws UsageException, MalformedTextException {
    Map<String, PlanValue> values = new LinkedHashMap<>();
    Map<String, Place> keys = new LinkedHashMap<>();
    Place place = Place.ofText(plan.map(file -> "--plan=" + file).orElse("the options"));
    List<PlanValue> chapters = chapters();
    if (plan.isPresent()) {
      if (!chapters.isEmpty() || regions.isPresent() || size.isPresent()) {
        throw new UsageException(
            "With --plan, the chapters are in the plan: leave out " + firstOfChapters() + ".");
      }
      PlanValue read =
          TextFile.ofOption(
              "--plan=",
              plan.get(),
              console.in(),
              text -> YamlText.read(plan.get(), TextFile.read(plan.get(), text)));
      if (!(read instanceof PlanValue.Fields fields)) {
        return read;
      }
      values.putAll(fields.values());
      keys.putAll(fields.keys());
      place = fields.place();
    } else if (chapters.isEmpty()) {
      throw new UsageException(
          "The book has no content. Give --plan=FILE, or chapters such as --easy=20 --medium=40.");
    } else {
      put(values, keys, CHAPTERS, new PlanValue.Items(chapters.get(0).place(), chapters));
    }
    for (Map.Entry<String, PlanValue> option : options().entrySet()) {
      put(values, keys, option.getKey(), option.getValue());
    }
    return new PlanValue.Fields(place, values, keys);
  }

  private static void put(
      Map<String, PlanValue> values, Map<String, Place> keys, String key, PlanValue value) {
    values.put(key, value);
    keys.put(key, value.place());
  }

  private static PlanValue.Text option(String name, String value) {
    String typed = "--" + name + (value.length() > MAX_QUOTED ? "" : "=" + value);
    return new PlanValue.Text(Place.ofText(typed), value);
  }

  /** The options that are also fields of a plan, by the names of these fields. */
  private Map<String, PlanValue> options() {
    Map<String, Optional<String>> typed = new LinkedHashMap<>();
    typed.put("title", title);
    typed.put("subtitle", subtitle);
    typed.put("author", author);
    typed.put("blurb", blurb);
    typed.put("for", service);
    typed.put("paper", paper);
    typed.put("isbn", isbn);
    typed.put("spine", spine);
    typed.put("spine-width", spineWidth);
    typed.put("seed", seed);
    typed.put("page", page);
    typed.put("per-page", perPage);
    typed.put("answers", answers);
    typed.put("theme", theme);
    typed.put("colours", colours);
    typed.put("language", language);
    typed.put("large-print", largePrint ? Optional.of("true") : Optional.empty());
    Map<String, PlanValue> options = new LinkedHashMap<>();
    typed.forEach((key, value) -> value.ifPresent(text -> options.put(key, option(key, text))));
    putFiles(options, "exclude", exclude);
    putFiles(options, "archive", archive);
    return options;
  }

  private static void putFiles(Map<String, PlanValue> options, String name, List<String> files) {
    if (!files.isEmpty()) {
      List<PlanValue> values = new ArrayList<>();
      files.forEach(file -> values.add(option(name, file)));
      options.put(name, new PlanValue.Items(values.get(0).place(), values));
    }
  }

  private Map<String, Optional<String>> levels() {
    Map<String, Optional<String>> levels = new LinkedHashMap<>();
    levels.put("easy", easy);
    levels.put("medium", medium);
    levels.put("hard", hard);
    levels.put("fiendish", fiendish);
    levels.put("diabolical", diabolical);
    levels.put("extreme", extreme);
    return levels;
  }

  private List<PlanValue> chapters() {
    List<PlanValue> chapters = new ArrayList<>();
    levels()
        .forEach(
            (level, number) -> {
              if (number.isPresent()) {
                PlanValue.Text count = option(level, number.get());
                Map<String, PlanValue> chapter = new LinkedHashMap<>();
                chapter.put("level", new PlanValue.Text(count.place(), level));
                chapter.put("number", count);
                regions.ifPresent(word -> chapter.put("regions", option("regions", word)));
                size.ifPresent(word -> chapter.put("size", option("size", word)));
                chapters.add(chapter(count.place(), chapter));
              }
            });
    for (String file : from) {
      PlanValue.Text name = option("from", file);
      chapters.add(chapter(name.place(), Map.of("from", name)));
    }
    return chapters;
  }

  private static PlanValue chapter(Place place, Map<String, PlanValue> values) {
    Map<String, Place> keys = new LinkedHashMap<>();
    values.forEach((key, value) -> keys.put(key, value.place()));
    return new PlanValue.Fields(place, values, keys);
  }

  private String firstOfChapters() {
    return levels().entrySet().stream()
        .filter(level -> level.getValue().isPresent())
        .map(level -> "--" + level.getKey())
        .findFirst()
        .orElse(!from.isEmpty() ? "--from" : regions.isPresent() ? "--regions" : "--size");
  }
}
