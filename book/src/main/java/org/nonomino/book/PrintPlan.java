package org.nonomino.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.nonomino.render.export.BookStyle;
import org.nonomino.render.export.CoverSheet;
import org.nonomino.render.export.PageSize;
import org.nonomino.render.export.Paper;
import org.nonomino.render.export.PrintColours;
import org.nonomino.render.export.PrintOrder;
import org.nonomino.render.export.PrintService;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The printing of a book by a service, as given by a plan.
 *
 * @param place the place of the service in the plan
 * @param order the service and the paper
 * @param coverColours the colour space of the cover
 */
record PrintPlan(Place place, PrintOrder order, PrintColours coverColours) {
  /** The fields of a plan that need a service. */
  private static final List<String> NEED_A_SERVICE =
      List.of("paper", "cover-colours", "blurb", "spine", "spine-width");

  private static final Map<String, PrintService> SERVICES = services();

  private static final Map<String, PrintColours> COVER_COLOURS =
      Map.of("cmyk", PrintColours.CMYK, "rgb", PrintColours.RGB);

  private static final double MIN_SPINE = PageSize.MILLIMETRE;
  private static final double MAX_SPINE = 100 * PageSize.MILLIMETRE;

  private static final int EIGHTHS = 8;

  /** The maximum distance of a length from whole eighths of an inch, in eighths. */
  private static final double TOLERANCE = 0.02;

  private static Map<String, PrintService> services() {
    Map<String, PrintService> services = new LinkedHashMap<>();
    for (PrintService service : PrintService.values()) {
      services.put(service.name().toLowerCase(Locale.ROOT).replace('_', '-'), service);
    }
    return services;
  }

  /**
   * Returns the printing that a plan asks for, if any.
   *
   * @throws MalformedTextException if a field is wrong, or is of no use without a service
   */
  static Optional<PrintPlan> of(PlanFields fields) throws MalformedTextException {
    Optional<PrintService> service = fields.choice("for", SERVICES);
    if (service.isEmpty()) {
      for (String key : NEED_A_SERVICE) {
        if (fields.value(key).isPresent()) {
          PlanWords words = fields.words(key);
          throw fields.wrong(
              key,
              words.name(key) + " is only for a printing service",
              "Add %s or %s."
                  .formatted(words.setting("for", "kdp"), words.setting("for", "print-shop")));
        }
      }
      return Optional.empty();
    }
    if (service.get() == PrintService.KDP && fields.value("bleed").isPresent()) {
      throw fields.wrong(
          "bleed", "KDP has a fixed bleed", "Leave out 'bleed'; it is added where it is needed.");
    }
    return Optional.of(
        new PrintPlan(
            fields.place("for"),
            new PrintOrder(
                service.get(),
                fields.choice("paper", names(Paper.values())).orElse(Paper.WHITE),
                spineWidth(fields, service.get())),
            fields
                .choice("cover-colours", COVER_COLOURS)
                .orElse(service.get() == PrintService.KDP ? PrintColours.RGB : PrintColours.CMYK)));
  }

  private static Optional<Double> spineWidth(PlanFields fields, PrintService service)
      throws MalformedTextException {
    String key = "spine-width";
    Optional<Double> width = fields.length(key);
    if (width.isEmpty()) {
      return width;
    }
    String name = fields.words(key).name(key);
    if (service == PrintService.KDP) {
      throw fields.wrong(
          key,
          name + " is not for KDP",
          "Leave it out, because the width follows from the paper and the number of pages.");
    }
    if (fields.value("paper").isPresent()) {
      throw fields.wrong(
          key,
          name + " and " + fields.words("paper").name("paper") + " cannot be combined",
          "Leave out the paper, which would only determine the width of the spine.");
    }
    if (width.get() < MIN_SPINE || width.get() > MAX_SPINE) {
      throw fields.wrong(
          key,
          name + " is not " + DesignReader.millimetres(width.get()),
          "Give a width from 1mm to 100mm.");
    }
    return width;
  }

  private static <T extends Enum<T>> Map<String, T> names(T[] values) {
    Map<String, T> names = new LinkedHashMap<>();
    for (T value : values) {
      names.put(value.name().toLowerCase(Locale.ROOT), value);
    }
    return names;
  }

  /** Checks that the service prints pages of a size. */
  void requireSize(PlanFields fields, PageSize trim) throws MalformedTextException {
    if (!order.service().prints(trim)) {
      Place wrong = fields.value("page").isPresent() ? fields.place("page") : place;
      throw new MalformedTextException(
          wrong,
          "KDP does not print books of " + words(trim),
          "Choose a page from 4 × 6 to 8.5 × 11.69 inches, such as %s."
              .formatted(new PlanWords(wrong).setting("page", "6x9in")));
    }
  }

  /**
   * Checks the number of pages before any puzzle is generated.
   *
   * @throws MalformedTextException if the service certainly cannot bind so many or so few
   */
  void requirePossible(PageBounds bounds, BookStyle style) throws MalformedTextException {
    PageSize trim = style.look().shape().trim();
    PrintService.Limits limits = order.service().limits(trim, order.paper());
    if (bounds.min() > limits.max()) {
      throw new MalformedTextException(
          place, problem("at least " + bounds.min(), trim), advice(true));
    }
    OptionalInt max = bounds.max();
    if (max.isPresent() && max.getAsInt() < limits.min()) {
      throw new MalformedTextException(
          place, problem("at most " + max.getAsInt(), trim), advice(false));
    }
  }

  /** Returns why a finished book cannot be bound; empty if it can. */
  Optional<String> trouble(int pages, BookStyle style) {
    PageSize trim = style.look().shape().trim();
    PrintService.Limits limits = order.service().limits(trim, order.paper());
    return pages < limits.min() || pages > limits.max()
        ? Optional.of(
            problem(String.valueOf(pages), trim).replaceFirst("^t", "T")
                + ". "
                + advice(pages > limits.max()))
        : Optional.empty();
  }

  private String problem(String pages, PageSize trim) {
    PrintService.Limits limits = order.service().limits(trim, order.paper());
    return "the book has %s pages, but KDP binds %d to %d pages of %s on %s paper"
        .formatted(
            pages,
            limits.min(),
            limits.max(),
            words(trim),
            order.paper().name().toLowerCase(Locale.ROOT));
  }

  private static String advice(boolean isTooLong) {
    return isTooLong
        ? "Put more puzzles on a page, or make several volumes."
        : "Add puzzles, or put fewer on a page.";
  }

  /**
   * Returns a warning about letters on the spine that may be too small to print.
   *
   * @param type the size of the letters; empty if there are none
   */
  Optional<String> spineWarning(OptionalDouble type, CoverSheet sheet) {
    if (type.isEmpty() || type.getAsDouble() >= PrintService.MIN_TYPE) {
      return Optional.empty();
    }
    boolean isLong = sheet.spineText().orElseThrow().width() >= PrintService.MIN_TYPE;
    return Optional.of(
        "The letters on the spine have only %s points, and less than %s may be illegible. %s %s."
            .formatted(
                number(type.getAsDouble(), 1),
                number(PrintService.MIN_TYPE, 0),
                isLong ? "Shorten the text, or leave it out with" : "Leave out the text with",
                new PlanWords(place).setting("spine", false)));
  }

  /** Returns a size in inches if they are whole eighths, and otherwise in millimetres. */
  static String words(PageSize size) {
    return inEighths(size.width()) && inEighths(size.height())
        ? number(size.width() / PageSize.INCH, 3)
            + " × "
            + number(size.height() / PageSize.INCH, 3)
            + " in"
        : number(size.width() / PageSize.MILLIMETRE, 1)
            + " × "
            + number(size.height() / PageSize.MILLIMETRE, 1)
            + " mm";
  }

  private static boolean inEighths(double points) {
    double eighths = points / PageSize.INCH * EIGHTHS;
    return Math.abs(eighths - Math.rint(eighths)) < TOLERANCE;
  }

  private static String number(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value).replaceFirst("\\.?0+$", "");
  }
}
