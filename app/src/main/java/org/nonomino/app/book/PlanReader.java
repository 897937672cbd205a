package org.nonomino.app.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.LayoutSymmetry;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;
import org.nonomino.render.export.Book;
import org.nonomino.render.export.BookStyle;
import org.nonomino.render.export.BookletStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.CoverWriter;
import org.nonomino.render.export.PageLook;
import org.nonomino.render.export.PageShape;
import org.nonomino.render.export.PageSize;
import org.nonomino.render.export.PrintColours;
import org.nonomino.render.export.PrintFonts;
import org.nonomino.render.export.WritingRoom;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.KnownTechniques;
import org.nonomino.toolkit.RatingRange;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.json.LevelsJson;
import org.nonomino.toolkit.techniques.KnownNames;
import org.nonomino.toolkit.techniques.TechniqueNames;

/** Reads a plan from the values of a file or the command line. */
final class PlanReader {
  /** The fields of a plan, in the order of their documentation. */
  static final List<String> KEYS =
      List.of(
          "title",
          "subtitle",
          "author",
          "publisher",
          "copyright",
          "notice",
          "isbn",
          "blurb",
          "spine",
          "edition",
          "made-with",
          "half-title",
          "introduction",
          "how-to-use",
          "seed",
          "language",
          "levels",
          "for",
          "paper",
          "spine-width",
          "page",
          "margins",
          "bleed",
          "theme",
          "colours",
          "cover-colours",
          "fonts",
          "large-print",
          "labels",
          "digits",
          "answers",
          "answers-per-page",
          "start",
          "cover",
          "contents",
          "rules",
          "tips",
          "hints",
          "stars",
          "ratings",
          "boxes",
          "notes",
          "exclude",
          "archive",
          "per-page",
          "timeout",
          "chapters");

  /** The fields of a chapter. */
  static final List<String> CHAPTER_KEYS =
      withConstraints(
          List.of(
              "title",
              "number",
              "level",
              "rating",
              "technique",
              "knows",
              "first-moves",
              "find",
              "from",
              "regions",
              "size",
              "irregularity",
              "layout-symmetry",
              "style",
              "clues",
              "blanks",
              "minimal",
              "even",
              "symmetry",
              "per-page",
              "sort",
              "path",
              "timeout"));

  /** The fields with text that is printed as it is. */
  private static final List<String> PRINTED =
      List.of(
          "title",
          "subtitle",
          "author",
          "publisher",
          "copyright",
          "notice",
          "edition",
          "introduction",
          "how-to-use",
          "blurb",
          "spine");

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
  private static final int MAX_TIPS = 100;
  private static final int MAX_MOVES = 1000;

  /** Any symmetry, chosen at random for each puzzle. */
  private static final String ANY_SYMMETRY = "random";

  /** The maximum size of a font file; a font of all Chinese characters is smaller. */
  private static final int MAX_FONT_BYTES = 1 << 26;

  private static final List<String> BOXES = List.of("time", "done");
  private static final int USUAL_COVER = 0x1F3A5F;
  private static final Duration USUAL_TIMEOUT = Duration.ofSeconds(30);
  private static final int MAX_ANSWERS = 30;
  private static final double MIN_MARGIN = 5 * PageSize.MILLIMETRE;
  private static final double MIN_ROOM = 60 * PageSize.MILLIMETRE;
  private static final double MAX_BLEED = 20 * PageSize.MILLIMETRE;
  private static final double SMALL_PAGE = 170 * PageSize.MILLIMETRE;

  private final Path folder;
  private final Solver solver;

  private static List<String> withConstraints(List<String> keys) {
    return Stream.concat(keys.stream(), PlanConstraints.keys().stream()).toList();
  }

  /**
   * @param folder the folder for the file names of the plan
   * @param solver proves that solutions are unique
   */
  PlanReader(Path folder, Solver solver) {
    this.folder = folder;
    this.solver = solver;
  }

  /**
   * Returns the plan.
   *
   * @throws MalformedTextException if a value is wrong, with its place
   */
  BookPlan read(PlanValue value) throws MalformedTextException {
    PlanFields fields = PlanFields.of(value.renamed("not-in", "exclude"), "a plan", KEYS);
    Levels levels = levels(fields);
    BookLanguage language = language(fields);
    Optional<PrintPlan> print = PrintPlan.of(fields);
    PageLook look = look(fields, print);
    requireLetters(fields, look.fonts(), language);
    List<BookPlan.Chapter> chapters = chapters(fields, levels);
    BookStyle style =
        new BookStyle(
            look,
            fields.choice("answers", names(Answers.values())).orElse(Answers.END),
            fields.whole("answers-per-page", 1, MAX_ANSWERS).orElse(MAX_ANSWERS),
            fields.choice("start", Map.of("any", false, "right", true)).orElse(print.isPresent()),
            writing(fields, look.largePrint()));
    requireShortBlurb(fields, style);
    return new BookPlan(
        new Book.Titles(
            fields.text("title", ""),
            fields.text("subtitle", ""),
            fields.text("author", ""),
            fields.text("publisher", ""),
            fields.text("notice", "")),
        style,
        language,
        levels,
        fields.wholeLong("seed", Long.MIN_VALUE, Long.MAX_VALUE),
        isbn(fields),
        cover(fields),
        print,
        frontMatter(fields, print.isPresent()),
        fields.flag("contents", true),
        fields.flag("rules", true),
        tips(fields),
        hints(fields, levels),
        fields.flag("stars", true),
        fields.flag("ratings", false),
        files(fields, "exclude"),
        files(fields, "archive"),
        chapters);
  }

  private Levels levels(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> file = fields.text("levels");
    if (file.isEmpty()) {
      return Levels.STANDARD;
    }
    try {
      return LevelsJson.read(path(file.get()), new StringReader(content(file.get())));
    } catch (IOException e) {
      throw file.get().wrong(PuzzleInputs.message(path(file.get()), e));
    }
  }

  private BookLanguage language(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> name = fields.text("language");
    String usual = name.map(text -> text.text().toLowerCase(Locale.ROOT)).orElse("en");
    if (BookLanguage.NAMES.contains(usual)) {
      return BookLanguage.named(usual);
    }
    if (!name.get().text().contains(".")) {
      throw name.get()
          .wrong(
              "there is no language '" + name.get().text() + "'",
              "Choose one of: "
                  + String.join(", ", BookLanguage.NAMES)
                  + ". Or name a file such as words.yaml.");
    }
    return BookLanguage.of(YamlText.read(path(name.get()), content(name.get())));
  }

  private static String isbn(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> isbn = fields.text("isbn");
    return isbn.isPresent() ? Isbn.require(isbn.get()) : "";
  }

  private PageLook look(PlanFields fields, Optional<PrintPlan> print)
      throws MalformedTextException {
    boolean isLarge = fields.flag("large-print", false);
    PageShape shape = shape(fields);
    if (print.isPresent()) {
      print.get().requireSize(fields, shape.trim());
    }
    return new PageLook(
        shape,
        fonts(fields),
        fields
            .choice("colours", names(PrintColours.values()))
            .orElse(print.isPresent() ? PrintColours.GRAY : PrintColours.RGB),
        fields.choice("theme", names(Theme.values())).orElse(Theme.PRINT),
        fields.flag("labels", false),
        fields.choice("digits", names(DigitStyle.values())).orElse(DigitStyle.LETTERS),
        isLarge,
        isLarge);
  }

  private static <T extends Enum<T>> Map<String, T> names(T[] values) {
    return Stream.of(values)
        .collect(
            Collectors.toMap(value -> value.name().toLowerCase(Locale.ROOT), Function.identity()));
  }

  private PageShape shape(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> page = fields.text("page");
    Optional<PageSize> named = page.flatMap(text -> PageSize.parse(text.text()));
    if (page.isPresent() && named.isEmpty()) {
      throw page.get()
          .wrong(
              "'" + page.get().text() + "' is not a page size",
              "Give "
                  + String.join(", ", PageSize.NAMES)
                  + ", or measures such as 6x9in or 170x240mm, at least 2 inches.");
    }
    PageSize trim = named.orElse(PageSize.A4);
    PageShape shape =
        new PageShape(trim, margins(fields, trim), fields.length("bleed").orElse(0.0));
    if (shape.bleed() > MAX_BLEED) {
      throw fields.wrong("bleed", "a bleed is at most 20mm", "Printers usually ask for 3mm.");
    }
    PageShape.Margins margins = shape.margins();
    double width = trim.width() - margins.inner() - margins.outer();
    double height = trim.height() - margins.top() - margins.bottom();
    if (Math.min(width, height) < MIN_ROOM) {
      throw new MalformedTextException(
          fields.value("margins").isPresent() ? fields.place("margins") : fields.place("page"),
          "the margins leave only %s of the page"
              .formatted(millimetres(width) + " × " + millimetres(height)),
          "Leave at least 60mm: choose a larger page or smaller margins.");
    }
    return shape;
  }

  static String millimetres(double points) {
    return String.format(Locale.ROOT, "%.1f mm", points / PageSize.MILLIMETRE);
  }

  /**
   * Returns the default margins: narrower on small pages, with a wider inner one for the binding.
   */
  private static PageShape.Margins margins(PlanFields fields, PageSize trim)
      throws MalformedTextException {
    double unit = (trim.width() < SMALL_PAGE ? 11 : 14) * PageSize.MILLIMETRE;
    Optional<PlanValue> value = fields.value("margins");
    if (value.isEmpty()) {
      return new PageShape.Margins(1.4 * unit, unit, unit, unit);
    }
    if (value.get() instanceof PlanValue.Text) {
      double all = requireMargin(fields, "margins", unit);
      return new PageShape.Margins(all, all, all, all);
    }
    PlanFields margins =
        PlanFields.of(value.get(), "the margins", List.of("inner", "outer", "top", "bottom"));
    return new PageShape.Margins(
        requireMargin(margins, "inner", 1.4 * unit),
        requireMargin(margins, "outer", unit),
        requireMargin(margins, "top", unit),
        requireMargin(margins, "bottom", unit));
  }

  private static double requireMargin(PlanFields fields, String key, double usual)
      throws MalformedTextException {
    double margin = fields.length(key).orElse(usual);
    if (margin < MIN_MARGIN) {
      throw fields.wrong(
          key, "a margin is at least 5mm", "Printers cannot come closer to the cut.");
    }
    return margin;
  }

  private PrintFonts fonts(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue> value = fields.value("fonts");
    if (value.isEmpty()) {
      return PrintFonts.BUNDLED;
    }
    PlanFields files = PlanFields.of(value.get(), "the fonts", List.of("regular", "bold"));
    PrintFonts fonts = PrintFonts.BUNDLED;
    for (Typeface typeface : Typeface.values()) {
      // A single file is used for all text.
      String key = typeface == Typeface.BOLD ? "bold" : "regular";
      Optional<PlanValue.Text> file = files.text(key).or(() -> firstOf(files));
      if (file.isPresent()) {
        fonts = with(fonts, typeface, file.get());
      }
    }
    return fonts;
  }

  private static Optional<PlanValue.Text> firstOf(PlanFields files) {
    return Stream.of("regular", "bold")
        .flatMap(key -> files.value(key).stream())
        .filter(PlanValue.Text.class::isInstance)
        .map(PlanValue.Text.class::cast)
        .findFirst();
  }

  private PrintFonts with(PrintFonts fonts, Typeface typeface, PlanValue.Text file)
      throws MalformedTextException {
    byte[] bytes = bytes(file);
    try {
      PrintFonts chosen = fonts.with(typeface, bytes);
      String lacking = chosen.lacking("0123456789");
      if (!lacking.isEmpty()) {
        throw file.wrong("the font '" + file.text() + "' lacks figures", "Choose another font.");
      }
      return chosen;
    } catch (IOException e) {
      throw file.wrong(
          "the font '" + file.text() + "' cannot be used: " + e.getMessage(),
          "Choose a TrueType font, a .ttf file.");
    }
  }

  /** Checks that the fonts have all printed characters, including the words of the program. */
  private static void requireLetters(PlanFields fields, PrintFonts fonts, BookLanguage language)
      throws MalformedTextException {
    List<PlanValue.Text> printed = new ArrayList<>();
    for (String key : PRINTED) {
      fields.text(key).ifPresent(printed::add);
    }
    Optional<PlanValue> chapters = fields.value("chapters");
    if (chapters.isPresent() && chapters.get() instanceof PlanValue.Items items) {
      for (PlanValue item : items.values()) {
        if (item instanceof PlanValue.Fields chapter
            && chapter.values().get("title") instanceof PlanValue.Text title) {
          printed.add(title);
        }
      }
    }
    for (PlanValue.Text text : printed) {
      String lacking = fonts.lacking(text.text());
      if (!lacking.isEmpty()) {
        throw text.wrong(
            "the font lacks '" + lacking + "'", "Choose other words, or another font.");
      }
    }
    for (PlanValue.Text text : language.texts()) {
      String lacking = fonts.lacking(text.text());
      if (!lacking.isEmpty()) {
        throw fields.wrong(
            "fonts",
            "the font lacks '" + lacking + "', which the words of the book need: " + text.text(),
            "Choose another font.");
      }
    }
  }

  private static void requireShortBlurb(PlanFields fields, BookStyle style)
      throws MalformedTextException {
    String blurb = fields.text("blurb", "").strip();
    int fitting = CoverWriter.fitting(blurb, style);
    if (fitting < blurb.length()) {
      throw fields.wrong(
          "blurb",
          "the blurb has %d characters, but only about %d fit on the back of the cover"
              .formatted(blurb.length(), fitting),
          "Shorten it.");
    }
  }

  private static BookPlan.FrontMatter frontMatter(PlanFields fields, boolean hasSeparateCover)
      throws MalformedTextException {
    return new BookPlan.FrontMatter(
        fields.flag("half-title", hasSeparateCover),
        fields.text("copyright", ""),
        fields.text("edition", ""),
        fields.flag("made-with", true),
        fields.text("introduction", ""),
        fields.text("how-to-use", ""));
  }

  /** Reads the room for writing. Large puzzles leave none for notes unless it is requested. */
  private static WritingRoom writing(PlanFields fields, boolean isLarge)
      throws MalformedTextException {
    Set<String> boxes = new HashSet<>();
    for (PlanValue.Text name : fields.strings("boxes")) {
      switch (name.text().toLowerCase(Locale.ROOT)) {
        case "true" -> boxes.addAll(BOXES);
        case "false" -> boxes.clear();
        default -> {
          if (!BOXES.contains(name.text().toLowerCase(Locale.ROOT))) {
            throw name.wrong(
                "there is no box '" + name.text() + "'",
                "Choose time, done, or a list of both: [time, done].");
          }
          boxes.add(name.text().toLowerCase(Locale.ROOT));
        }
      }
    }
    Map<String, WritingRoom.Notes> notes = new HashMap<>(names(WritingRoom.Notes.values()));
    notes.put("true", WritingRoom.Notes.LINES);
    notes.put("false", WritingRoom.Notes.NONE);
    return new WritingRoom(
        boxes.contains("time"),
        boxes.contains("done"),
        fields
            .choice("notes", notes)
            .orElse(isLarge ? WritingRoom.Notes.NONE : WritingRoom.Notes.LINES));
  }

  private static Optional<BookPlan.Cover> cover(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> cover = fields.text("cover");
    String colour = cover.map(PlanValue.Text::text).orElse("true");
    if (colour.equals("false")) {
      return Optional.empty();
    }
    if (!colour.equals("true") && !colour.matches("#[0-9A-Fa-f]{6}")) {
      throw cover
          .get()
          .wrong(
              "'" + colour + "' is not a colour",
              "Write \"#1F3A5F\" in quotation marks, or false for no cover.");
    }
    return Optional.of(
        new BookPlan.Cover(
            colour.equals("true") ? USUAL_COVER : Integer.parseInt(colour.substring(1), 16),
            fields.text("blurb", ""),
            fields.text("spine").map(text -> text.text().equals("false") ? "" : text.text())));
  }

  private static BookPlan.Tips tips(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue> value = fields.value("tips");
    if (value.isEmpty()) {
      return new BookPlan.Tips(List.of(), MAX_TIPS);
    }
    if (value.get() instanceof PlanValue.Text text && text.text().matches("[0-9]+")) {
      return new BookPlan.Tips(List.of(), fields.whole("tips", 0, MAX_TIPS).orElseThrow());
    }
    List<StepKind> kinds = new ArrayList<>();
    for (PlanValue.Text name : fields.strings("tips")) {
      kinds.add(kind(name));
    }
    return new BookPlan.Tips(kinds, kinds.size());
  }

  /** Returns the lowest level with hints; the default is the middle level. */
  private static Optional<Level> hints(PlanFields fields, Levels levels)
      throws MalformedTextException {
    Map<String, Optional<Level>> choices = new LinkedHashMap<>();
    levels.all().forEach(level -> choices.put(level.name(), Optional.of(level)));
    choices.put("false", Optional.empty());
    return fields
        .choice("hints", choices)
        .orElse(Optional.of(levels.all().get((levels.all().size() - 1) / 2)));
  }

  private static StepKind kind(PlanValue.Text name) throws MalformedTextException {
    Optional<StepKind> kind = TechniqueNames.find(name.text());
    if (kind.isEmpty()) {
      throw name.wrong(
          "there is no technique '" + name.text() + "'", TechniqueNames.advice(name.text()));
    }
    return kind.get();
  }

  private List<BookPlan.PuzzleFile> files(PlanFields fields, String key)
      throws MalformedTextException {
    List<BookPlan.PuzzleFile> files = new ArrayList<>();
    for (PlanValue.Text name : fields.strings(key)) {
      String path = path(name);
      boolean isStandardInput = name.isOption() && path.equals(PuzzleInputs.STANDARD_INPUT);
      if (!isStandardInput && !Files.exists(Path.of(path))) {
        throw name.wrong("there is no file '" + path + "'", "Check the name.");
      }
      files.add(new BookPlan.PuzzleFile(name, path));
    }
    return files;
  }

  private List<BookPlan.Chapter> chapters(PlanFields fields, Levels levels)
      throws MalformedTextException {
    Optional<PlanValue> value = fields.value("chapters");
    if (value.isEmpty()
        || !(value.get() instanceof PlanValue.Items items)
        || items.values().isEmpty()) {
      throw fields.wrong(
          "chapters",
          "a book needs chapters",
          "List them below 'chapters:', each with a dash: '- level: easy', and 'number: 20' below.");
    }
    List<BookPlan.Chapter> chapters = new ArrayList<>();
    for (PlanValue item : items.values()) {
      PlanValue chapter = item.renamed("wiggle", "irregularity");
      chapters.add(chapter(PlanFields.of(chapter, "a chapter", CHAPTER_KEYS), fields, levels));
    }
    return chapters;
  }

  private BookPlan.Chapter chapter(PlanFields fields, PlanFields plan, Levels levels)
      throws MalformedTextException {
    BookPlan.Source source =
        fields.value("from").isPresent() ? read(fields, levels) : made(fields, levels);
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

  private BookPlan.Read read(PlanFields fields, Levels levels) throws MalformedTextException {
    for (String key : CHAPTER_KEYS) {
      if (!KEYS_WITH_FILES.contains(key) && fields.value(key).isPresent()) {
        throw fields.wrong(
            key,
            "'" + key + "' and 'from' cannot be combined",
            "Puzzles from a file are used unchanged: leave out one of the two.");
      }
    }
    List<BookPlan.PuzzleFile> files = files(fields, "from");
    if (files.isEmpty()) {
      throw fields.wrong("from", "'from' names no file", "Name one, or a list of them.");
    }
    return new BookPlan.Read(
        files,
        new Conditions(
            fields.whole("size", 1, Grid.MAX_SIZE),
            fields.whole("clues", 0, Grid.MAX_SIZE * Grid.MAX_SIZE),
            symmetry(fields),
            level(fields, levels),
            range(fields),
            demands(fields, levels)));
  }

  private List<Conditions.Demand> demands(PlanFields fields, Levels levels)
      throws MalformedTextException {
    Optional<KnownTechniques> known = known(fields);
    List<Conditions.Demand> demands = new ArrayList<>();
    known.ifPresent(kinds -> demands.add(Conditions.Demand.solvableWith(kinds, solver, levels)));
    Optional<PlanValue.Text> technique = fields.text("technique");
    if (technique.isPresent()) {
      StepKind kind = kind(technique.get());
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

  private BookPlan.Made made(PlanFields fields, Levels levels) throws MalformedTextException {
    OptionalInt number = fields.whole("number", 1, MAX_PUZZLES);
    if (number.isEmpty()) {
      throw new MalformedTextException(
          fields.place(),
          "the number of puzzles of this chapter is missing",
          "Add 'number: 20', or 'from: puzzles.txt' for your own puzzles.");
    }
    Optional<Level> level = level(fields, levels);
    Optional<PlanValue.Text> find = fields.text("find");
    Optional<PlanValue.Text> technique = fields.text("technique");
    if (find.isPresent() && technique.isPresent()) {
      throw technique
          .get()
          .wrong("'find' and 'technique' cannot be combined", "Leave out one of the two.");
    }
    Optional<PlanValue.Text> named = find.or(() -> technique);
    Optional<StepKind> kind = named.isPresent() ? Optional.of(kind(named.get())) : Optional.empty();
    Optional<RatingRange> range = range(fields);
    Optional<KnownTechniques> known = known(fields);
    OptionalInt moves = fields.whole("first-moves", 1, MAX_MOVES);
    boolean isRated =
        level.isPresent() || range.isPresent() || kind.isPresent() || known.isPresent();
    if (moves.isPresent() && !isRated) {
      throw fields.wrong(
          "first-moves",
          "'first-moves' needs a difficulty",
          "Add 'level', 'rating', 'technique' or 'knows'.");
    }
    Optional<Difficulty> difficulty =
        Optional.of(new Difficulty(solver, levels, level, range, kind))
            .filter(any -> isRated)
            .map(each -> each.withFirstMoves(moves.orElse(0)))
            .map(each -> known.map(each::withKnown).orElse(each));
    try {
      GenerateRequest request = GenerateRequest.on(layout(fields));
      difficulty.ifPresent(request::difficulty);
      request.minimal(fields.flag("minimal", false)).even(fields.flag("even", false));
      OptionalInt blanks = fields.whole("blanks", 0, Grid.MAX_SIZE * Grid.MAX_SIZE);
      if (blanks.isPresent()) {
        request.blanks(blanks.getAsInt());
      }
      OptionalInt clues = fields.whole("clues", 0, Grid.MAX_SIZE * Grid.MAX_SIZE);
      if (clues.isPresent()) {
        request.clues(clues.getAsInt());
      }
      addSymmetry(request, fields);
      PlanConstraints.addTo(request, fields);
      return new BookPlan.Made(
          request.spec(),
          number.getAsInt(),
          difficulty,
          find.isPresent() ? kind : Optional.empty());
    } catch (RequestException e) {
      throw impossible(fields, e);
    }
  }

  private static void addSymmetry(GenerateRequest request, PlanFields fields)
      throws MalformedTextException {
    if (fields.text("symmetry", "").equalsIgnoreCase(ANY_SYMMETRY)) {
      request.anySymmetry();
      return;
    }
    Optional<Symmetry> symmetry = symmetry(fields);
    if (symmetry.isPresent() || !PlanConstraints.arePlaced(fields)) {
      boolean isFree =
          Stream.of("clues", "blanks", "minimal").anyMatch(key -> fields.value(key).isPresent());
      request.symmetry(symmetry.orElse(isFree ? Symmetry.NONE : Symmetry.ROTATE180));
    }
  }

  /** Returns the exception for a request, with the place of the first of its given fields. */
  private static MalformedTextException impossible(PlanFields fields, RequestException e) {
    List<String> all = e.options().stream().map(PlanReader::key).toList();
    List<String> given = all.stream().filter(key -> fields.value(key).isPresent()).toList();
    List<String> named = given.isEmpty() ? all : given;
    return fields.wrong(
        named.get(0),
        named.stream().map(key -> fields.words(key).name(key)).collect(Collectors.joining(" and "))
            + (named.size() > 1 ? " cannot be combined" : " is not possible here"),
        e.reason());
  }

  private static String key(RequestOption option) {
    return option == RequestOption.DIFFICULTY ? "level" : option.withHyphens();
  }

  private static Optional<Symmetry> symmetry(PlanFields fields) throws MalformedTextException {
    return fields.choice("symmetry", names(Symmetry.values()));
  }

  private static Optional<KnownTechniques> known(PlanFields fields) throws MalformedTextException {
    List<PlanValue.Text> names = fields.strings("knows");
    if (names.isEmpty()) {
      return Optional.empty();
    }
    if (fields.value("find").isPresent()) {
      throw fields.wrong(
          "knows", "'find' and 'knows' cannot be combined", "Leave out one of the two.");
    }
    try {
      return Optional.of(
          KnownNames.parse(
              names.stream().map(PlanValue.Text::text).collect(Collectors.joining(","))));
    } catch (RequestException e) {
      throw fields.wrong("knows", "'knows' is not possible here", e.reason());
    }
  }

  private static Optional<Level> level(PlanFields fields, Levels levels)
      throws MalformedTextException {
    Map<String, Level> names = new LinkedHashMap<>();
    levels.all().forEach(level -> names.put(level.name(), level));
    return fields.choice("level", names);
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

  private LayoutChoice layout(PlanFields fields) throws MalformedTextException, RequestException {
    OptionalInt size = fields.whole("size", 1, Grid.MAX_SIZE);
    Optional<PlanValue.Text> regions = fields.text("regions");
    Optional<Double> irregularity = fields.share("irregularity");
    if (regions.isPresent() && Regions.areRandom(regions.get().text())) {
      LayoutSymmetry symmetry =
          fields
              .choice("layout-symmetry", names(LayoutSymmetry.values()))
              .orElse(LayoutSymmetry.none);
      return new LayoutChoice.Random(
          Regions.random(
              size.orElse(LayoutSpec.DEFAULT_SIZE),
              symmetry.symmetry(),
              irregularity.orElse(LayoutSpec.DEFAULT_WIGGLE),
              fields.choice("style", names(LayoutStyle.values())).orElse(LayoutStyle.ANY)));
    }
    for (String key : List.of("irregularity", "layout-symmetry", "style")) {
      if (fields.value(key).isPresent()) {
        throw fields.wrong(
            key, "'" + key + "' is only for random regions", "Add 'regions: random'.");
      }
    }
    if (regions.isEmpty()) {
      return new LayoutChoice.Fixed(Regions.standardBoxes(size.orElse(LayoutSpec.DEFAULT_SIZE)));
    }
    return new LayoutChoice.Fixed(mask(regions.get(), size));
  }

  private RegionMask mask(PlanValue.Text regions, OptionalInt size) throws MalformedTextException {
    String word = regions.text();
    String path = path(regions);
    try {
      boolean isNamed = RegionsOption.named(word, size).isPresent();
      if (!isNamed && !Files.exists(Path.of(path))) {
        Regions known = new Regions(LayoutCatalog.load());
        throw regions.wrong(
            "there is no layout '" + word + "', and no file '" + path + "'",
            known
                .lacksSize(word)
                .or(() -> known.similar(word))
                .orElse("'nonomino layouts list' lists the layouts."));
      }
      return RegionsOption.resolve("", isNamed ? word : path, size, InputStream.nullInputStream());
    } catch (UsageException e) {
      throw regions.wrong(String.valueOf(e.getMessage()));
    }
  }

  private String path(PlanValue.Text name) throws MalformedTextException {
    try {
      Path path = Path.of(name.text());
      if (name.text().isBlank()) {
        throw name.wrong("the file name is missing", "Name a file.");
      }
      return (name.isOption() ? path : folder.resolve(path)).toString();
    } catch (InvalidPathException e) {
      throw name.wrong("'" + name.text() + "' is not a valid file name", "Check it.");
    }
  }

  private byte[] bytes(PlanValue.Text name) throws MalformedTextException {
    String path = path(name);
    try {
      return TextFile.bytes(Path.of(path), MAX_FONT_BYTES);
    } catch (IOException e) {
      throw name.wrong(PuzzleInputs.message(path, e));
    }
  }

  private String content(PlanValue.Text name) throws MalformedTextException {
    String path = path(name);
    try {
      return TextFile.read(path);
    } catch (IOException e) {
      throw name.wrong(PuzzleInputs.message(path, e));
    }
  }
}
