package org.nonomino.app.book;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.Interruption;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.TimeBound;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.EffortOptions;
import org.nonomino.bulk.options.OutputName;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookPages;
import org.nonomino.render.export.BookStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino book}. */
@Command(
    name = "book",
    description =
        "Creates a book of puzzles: a PDF with cover, contents, rules, tips, chapters, hints and solutions.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "A plan describes the content and design of the book; see docs/books.md. For a simple book, options are enough:"
          + " nonomino book --easy=20 --medium=40 --hard=40 --regions=random -o book.pdf",
      "The same plan and seed give the same bytes. No two puzzles of a book are equivalent, that is, equal after turning the"
          + " grid, reordering rows, or relabelling digits.",
      "Exit codes: 0 the book was created; 1 some puzzle has no solution, or was not found; 2 bad usage or plan; 3 a limit"
          + " was reached.",
      "",
      "Examples:",
      "  nonomino book --easy=2 --medium=2 --size=6 -o book.pdf",
      "  nonomino book --from=puzzles.txt --title='Mine' --page=A5 -o mine.pdf"
    })
public final class BookCommand implements Callable<Integer> {
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

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description = "Write to this file instead of standard output, replacing its content.")
  private Optional<String> output = Optional.empty();

  @Mixin private VerboseOption verbose = new VerboseOption();

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  BookCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    OutputFile.requireVisible(output, console, "a PDF");
    FileFormat.require("--output=", output, "a book", "pdf");
    Solver solver = Chosen.usual(solvers);
    BookPlan read = new PlanReader(folder(), solver).read(planned());
    requireOtherOutput(read);
    Effort time = effort.effort();
    BookMaker maker =
        new BookMaker(
            console,
            solver,
            new PuzzleFiles(console, formats),
            read,
            time.threads(),
            !proof.isEmpty());
    List<Extent> extents;
    try {
      extents = maker.readFiles();
    } catch (BookFailure e) {
      return failed(e).status();
    }
    BookStyle style = read.design().style();
    List<Integer> perPages = perPages(read, style, extents);
    if (read.imprint().print().isPresent()) {
      PrintPlan print = read.imprint().print().get();
      PageBounds bounds = new PageBounds(read, maker.numbers(), perPages);
      print.requirePossible(bounds, style);
      style = print.order().shaped(style, bounds.min());
      perPages = perPages(read, style, extents);
    }
    List<Integer> fitting = perPages;
    try (TimeBound bound = time.begin()) {
      ExitCode code = Interruption.whileRunning(output, () -> make(read, maker, fitting, solver));
      if (code == ExitCode.LIMIT && bound.hasEnded()) {
        console.remark("The time of --within was over before the book was complete.");
      }
      return code.status();
    }
  }

  private static List<Integer> perPages(BookPlan read, BookStyle style, List<Extent> extents)
      throws MalformedTextException {
    List<Integer> perPages = new ArrayList<>();
    for (int i = 0; i < extents.size(); i++) {
      perPages.add(new PageFit(style).perPage(read.chapters().get(i), extents.get(i)));
    }
    return perPages;
  }

  private ExitCode make(BookPlan read, BookMaker maker, List<Integer> perPages, Solver solver)
      throws IOException, InterruptedException, UsageException {
    // Opened first, so that an unwritable file is reported before any puzzle is generated.
    try (BookFiles files = BookFiles.open(output, read, console);
        ProofFiles proofs = ProofFiles.open(proof)) {
      long drawn = read.seed().orElseGet(() -> BulkOptions.drawnSeed(console));
      List<List<BookPuzzle>> chapters = maker.make(drawn);
      Book book = new BookCompiler(read, chapters, new MadeDrawings(solver, drawn)).book(perPages);
      BookPages pages = written(book, files);
      proofs.write(new ProofSheet(book, chapters, pages, maker.archive()));
      files.keep();
      proofs.keep();
      ProofSheet.twins(chapters, maker.archive()).forEach(console::remark);
      return ExitCode.SOLVED;
    } catch (BookFailure e) {
      return failed(e);
    }
  }

  private BookPages written(Book book, BookFiles files)
      throws IOException, UsageException, BookFailure {
    try (WritingProgress progress = new WritingProgress(console)) {
      return files.write(book, progress);
    }
  }

  private ExitCode failed(BookFailure e) {
    console.remark(String.valueOf(e.getMessage()));
    return e.exitCode();
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
  private PlanValue planned() throws UsageException, MalformedTextException {
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

  /** Checks that the book does not replace one of its inputs. */
  private void requireOtherOutput(BookPlan read) throws UsageException {
    for (Optional<String> name : BookFiles.names(output, read)) {
      requireOther(name, read);
    }
  }

  private void requireOther(Optional<String> output, BookPlan read) throws UsageException {
    OutputFile.requireOther(output, plan, "--plan");
    List<BookPlan.PuzzleFile> files = new ArrayList<>(read.others().earlier());
    files.addAll(read.others().archives());
    for (BookPlan.Chapter chapter : read.chapters()) {
      if (chapter.source() instanceof BookPlan.Read source) {
        files.addAll(source.files());
      }
    }
    for (BookPlan.PuzzleFile file : files) {
      if (OutputFile.isSameFile(output, Optional.of(file.path()))) {
        throw OutputFile.alsoInput(output.orElseThrow());
      }
    }
    List<String> inputs = new ArrayList<>(plan.stream().toList());
    files.forEach(file -> inputs.add(file.path()));
    ProofFiles.require(proof, output, inputs);
  }
}
