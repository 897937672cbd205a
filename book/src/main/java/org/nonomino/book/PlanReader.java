package org.nonomino.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.render.export.Book;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
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
          "look",
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

  private static final int MAX_TIPS = 100;
  private static final int USUAL_COVER = 0x1F3A5F;

  private final PlanFiles files;
  private final Solver solver;

  /**
   * @param folder the folder for the file names of the plan
   * @param solver proves that solutions are unique
   */
  PlanReader(Path folder, Solver solver) {
    this.files = new PlanFiles(folder);
    this.solver = solver;
  }

  /**
   * Returns the plan.
   *
   * @throws MalformedTextException if a value is wrong, with its place
   */
  BookPlan read(PlanValue value) throws MalformedTextException {
    PlanFields fields = PlanFields.of(value.renamed("not-in", "exclude"), "a plan", KEYS);
    Optional<PrintPlan> print = PrintPlan.of(fields);
    BookPlan.Design design = new DesignReader(fields, files).read(print);
    Levels levels = design.levels();
    return new BookPlan(
        imprint(fields, print),
        design,
        new BookPlan.Parts(
            frontMatter(fields, print.isPresent()),
            fields.flag("contents", true),
            fields.flag("rules", true),
            tips(fields),
            hints(fields, levels)),
        fields.wholeLong("seed", Long.MIN_VALUE, Long.MAX_VALUE),
        new BookPlan.OtherPuzzles(files.files(fields, "exclude"), files.files(fields, "archive")),
        new ChapterReader(fields, files, solver, levels).read());
  }

  private static BookPlan.Imprint imprint(PlanFields fields, Optional<PrintPlan> print)
      throws MalformedTextException {
    return new BookPlan.Imprint(
        new Book.Titles(
            fields.text("title", ""),
            fields.text("subtitle", ""),
            fields.text("author", ""),
            fields.text("publisher", ""),
            fields.text("notice", "")),
        isbn(fields),
        cover(fields),
        print);
  }

  private static String isbn(PlanFields fields) throws MalformedTextException {
    Optional<PlanValue.Text> isbn = fields.text("isbn");
    return isbn.isPresent() ? Isbn.require(isbn.get()) : "";
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

  /** Returns the technique of a name. */
  static StepKind kind(PlanValue.Text name) throws MalformedTextException {
    Optional<StepKind> kind = TechniqueNames.find(name.text());
    if (kind.isEmpty()) {
      throw name.wrong(
          "there is no technique '" + name.text() + "'", TechniqueNames.advice(name.text()));
    }
    return kind.get();
  }
}
