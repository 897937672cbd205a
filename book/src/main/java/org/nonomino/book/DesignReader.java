package org.nonomino.book;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.explainer.Levels;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Look;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;
import org.nonomino.render.export.BookStyle;
import org.nonomino.render.export.BookletStyle.Answers;
import org.nonomino.render.export.CoverWriter;
import org.nonomino.render.export.PageLook;
import org.nonomino.render.export.PageShape;
import org.nonomino.render.export.PageSize;
import org.nonomino.render.export.PrintColours;
import org.nonomino.render.export.PrintFonts;
import org.nonomino.render.export.WritingRoom;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.json.LevelsJson;

/** Reads the design of a book: its pages, fonts, colours, words and names of levels. */
final class DesignReader {
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

  private static final List<String> BOXES = List.of("time", "done");
  private static final int MAX_ANSWERS = 30;
  private static final double MIN_MARGIN = 5 * PageSize.MILLIMETRE;
  private static final double MIN_ROOM = 60 * PageSize.MILLIMETRE;
  private static final double MAX_BLEED = 20 * PageSize.MILLIMETRE;
  private static final double SMALL_PAGE = 170 * PageSize.MILLIMETRE;

  private final PlanFields fields;
  private final PlanFiles files;

  DesignReader(PlanFields fields, PlanFiles files) {
    this.fields = fields;
    this.files = files;
  }

  /**
   * Returns the design.
   *
   * @param print the printing service, if any
   * @throws MalformedTextException if a value is wrong, with its place
   */
  BookPlan.Design read(Optional<PrintPlan> print) throws MalformedTextException {
    Levels levels = levels();
    BookLanguage language = language();
    PageLook look = look(print);
    requireLetters(look.fonts(), language);
    BookStyle style =
        new BookStyle(
            look,
            fields.choice("answers", PlanFields.byName(Answers.values())).orElse(Answers.END),
            fields.whole("answers-per-page", 1, MAX_ANSWERS).orElse(MAX_ANSWERS),
            fields.choice("start", Map.of("any", false, "right", true)).orElse(print.isPresent()),
            writing(look.largePrint()));
    requireShortBlurb(style);
    return new BookPlan.Design(
        style,
        fields.choice("look", PlanFields.byName(Look.values())).orElse(Look.SETTER),
        language,
        levels,
        fields.flag("stars", true),
        fields.flag("ratings", false));
  }

  private Levels levels() throws MalformedTextException {
    Optional<PlanValue.Text> file = fields.text("levels");
    if (file.isEmpty()) {
      return Levels.STANDARD;
    }
    try {
      return LevelsJson.read(files.path(file.get()), new StringReader(files.content(file.get())));
    } catch (IOException e) {
      throw file.get().wrong(PuzzleInputs.message(files.path(file.get()), e));
    }
  }

  private BookLanguage language() throws MalformedTextException {
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
    return BookLanguage.of(YamlText.read(files.path(name.get()), files.content(name.get())));
  }

  private PageLook look(Optional<PrintPlan> print) throws MalformedTextException {
    boolean isLarge = fields.flag("large-print", false);
    PageShape shape = shape();
    if (print.isPresent()) {
      print.get().requireSize(fields, shape.trim());
    }
    return new PageLook(
        shape,
        fonts(),
        fields
            .choice("colours", PlanFields.byName(PrintColours.values()))
            .orElse(print.isPresent() ? PrintColours.GRAY : PrintColours.RGB),
        fields.choice("theme", PlanFields.byName(Theme.values())).orElse(Theme.PRINT),
        fields.flag("labels", false),
        fields.choice("digits", PlanFields.byName(DigitStyle.values())).orElse(DigitStyle.LETTERS),
        isLarge,
        isLarge);
  }

  private PageShape shape() throws MalformedTextException {
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
    PageShape shape = new PageShape(trim, margins(trim), fields.length("bleed").orElse(0.0));
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
  private PageShape.Margins margins(PageSize trim) throws MalformedTextException {
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

  private PrintFonts fonts() throws MalformedTextException {
    Optional<PlanValue> value = fields.value("fonts");
    if (value.isEmpty()) {
      return PrintFonts.BUNDLED;
    }
    PlanFields named = PlanFields.of(value.get(), "the fonts", List.of("regular", "bold"));
    PrintFonts fonts = PrintFonts.BUNDLED;
    for (Typeface typeface : Typeface.values()) {
      // A single file is used for all text.
      String key = typeface == Typeface.BOLD ? "bold" : "regular";
      Optional<PlanValue.Text> file = named.text(key).or(() -> firstOf(named));
      if (file.isPresent()) {
        fonts = with(fonts, typeface, file.get());
      }
    }
    return fonts;
  }

  private static Optional<PlanValue.Text> firstOf(PlanFields named) {
    return Stream.of("regular", "bold")
        .flatMap(key -> named.value(key).stream())
        .filter(PlanValue.Text.class::isInstance)
        .map(PlanValue.Text.class::cast)
        .findFirst();
  }

  private PrintFonts with(PrintFonts fonts, Typeface typeface, PlanValue.Text file)
      throws MalformedTextException {
    byte[] bytes = files.bytes(file);
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
  private void requireLetters(PrintFonts fonts, BookLanguage language)
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

  private void requireShortBlurb(BookStyle style) throws MalformedTextException {
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

  /** Reads the room for writing. Large puzzles leave none for notes unless it is requested. */
  private WritingRoom writing(boolean isLarge) throws MalformedTextException {
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
    Map<String, WritingRoom.Notes> notes =
        new HashMap<>(PlanFields.byName(WritingRoom.Notes.values()));
    notes.put("true", WritingRoom.Notes.LINES);
    notes.put("false", WritingRoom.Notes.NONE);
    return new WritingRoom(
        boxes.contains("time"),
        boxes.contains("done"),
        fields
            .choice("notes", notes)
            .orElse(isLarge ? WritingRoom.Notes.NONE : WritingRoom.Notes.LINES));
  }
}
