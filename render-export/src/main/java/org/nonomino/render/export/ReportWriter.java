package org.nonomino.render.export;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Typeface;

/** Writes reports as PDF: tables on A4 in landscape format. */
public final class ReportWriter implements Closeable {
  private static final double WIDTH = PageSize.A4.height();
  private static final double HEIGHT = PageSize.A4.width();
  private static final double MARGIN = 36;
  private static final double TITLE = 16;
  private static final double SECTION = 10;
  private static final double TYPE = 7.5;

  /** The distance between columns, and between the text of a row and its lines. */
  private static final double GAP = 4;

  private static final double LINE = 0.75;

  /** The maximum number of lines in a cell. */
  private static final int MAX_LINES = 12;

  private static final double BARS_HEIGHT = 18;

  /** The value from which all bars have the full height. */
  private static final double HIGHEST_BAR = 50;

  /** The filled part of the width for a bar. The rest is the distance to the next bar. */
  private static final double BAR_FILL = 0.75;

  private static final double MAX_BAR = 6;
  private static final int BLACK = 0x000000;
  private static final int GREY = 0x5F5F5F;
  private static final int BAR = 0xA8A8A8;
  private static final int RULE = 0xC8C8C8;

  private final Report report;
  private final PdfFile file = new PdfFile();
  private final List<PDPage> pages = new ArrayList<>();
  private Optional<PdfPen> pen = Optional.empty();

  /** The y below what has been written on the open page. */
  private double y;

  private ReportWriter(Report report) {
    this.report = report;
  }

  /**
   * Writes a report; equal reports give equal bytes. The stream is not closed.
   *
   * @throws IOException if the stream cannot be written
   */
  public static void write(Report report, OutputStream out) throws IOException {
    try (ReportWriter writer = new ReportWriter(report)) {
      writer.write(out);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }

  private void write(OutputStream out) throws IOException {
    beginPage();
    for (Report.Section section : report.sections()) {
      Laid[] rows =
          section.rows().stream().map(row -> new Laid(lay(row, false))).toArray(Laid[]::new);
      double title = section.title().isEmpty() ? 0 : SECTION * FittedText.LEADING + 2 * GAP;
      require(title + (rows.length == 0 ? 0 : rows[0].height()));
      addTitle(section.title(), title);
      for (int i = 0; i < rows.length; i++) {
        require(rows[i].height());
        add(section.rows().get(i), rows[i]);
      }
    }
    endPage();
    int number = 0;
    for (PDPage page : pages) {
      number++;
      try (PdfPen numbers = file.penOn(page)) {
        numbers.write(
            number + " / " + pages.size(),
            WIDTH / 2,
            HEIGHT - MARGIN / 2,
            TYPE,
            Typeface.REGULAR,
            GREY);
      }
      file.append(page);
    }
    file.describe(report.title(), "", "");
    file.save(out);
  }

  /** The cells of a row, fitted into their columns. */
  private record Laid(List<FittedText> texts) {
    double height() {
      double lines = texts.stream().mapToInt(text -> text.lines().size()).max().orElse(1);
      return Math.max(BARS_HEIGHT, lines * TYPE * FittedText.LEADING) + 2 * GAP;
    }
  }

  private List<FittedText> lay(Report.Row row, boolean isHeading) {
    List<FittedText> texts = new ArrayList<>();
    for (int column = 0; column < row.cells().size(); column++) {
      String words = row.cells().get(column) instanceof Report.Cell.Words cell ? cell.text() : "";
      texts.add(
          FittedText.fitParagraphs(
              words,
              PrintFonts.BUNDLED.of(isHeading ? Typeface.BOLD : Typeface.REGULAR),
              TYPE,
              TYPE,
              MAX_LINES,
              width(column)));
    }
    return texts;
  }

  private double share(int column) {
    double all = report.columns().stream().mapToDouble(Report.Column::share).sum();
    return report.columns().get(column).share() / all * (WIDTH - 2 * MARGIN);
  }

  private double left(int column) {
    double left = MARGIN;
    for (int before = 0; before < column; before++) {
      left += share(before);
    }
    return left;
  }

  private double width(int column) {
    return share(column) - GAP;
  }

  /** Begins a page if the current page has no more room for something of this height. */
  private void require(double height) throws IOException {
    if (y + height > HEIGHT - MARGIN) {
      endPage();
      beginPage();
    }
  }

  private void beginPage() throws IOException {
    boolean isFirst = pages.isEmpty();
    PDPage page = file.newPage(WIDTH, HEIGHT);
    pages.add(page);
    pen = Optional.of(file.penOn(page));
    y = MARGIN;
    if (isFirst) {
      write(List.of(report.title()), MARGIN, TITLE, Typeface.BOLD, BLACK);
      y += TITLE * FittedText.LEADING + GAP;
      for (String remark : report.remarks()) {
        FittedText text =
            FittedText.fit(
                remark,
                PrintFonts.BUNDLED.of(Typeface.REGULAR),
                TYPE,
                TYPE,
                MAX_LINES,
                WIDTH - 2 * MARGIN);
        write(text.lines(), MARGIN, TYPE, Typeface.REGULAR, GREY);
        y += text.lines().size() * TYPE * FittedText.LEADING + GAP;
      }
    }
    Report.Row headings =
        new Report.Row(
            report.columns().stream()
                .<Report.Cell>map(column -> new Report.Cell.Words(column.heading()))
                .toList());
    Laid laid = new Laid(lay(headings, true));
    addTexts(laid, Typeface.BOLD);
    int lines = laid.texts().stream().mapToInt(text -> text.lines().size()).max().orElse(1);
    y += lines * TYPE * FittedText.LEADING + 2 * GAP;
    rule(BLACK);
  }

  private void endPage() throws IOException {
    if (pen.isPresent()) {
      pen.get().close();
      pen = Optional.empty();
    }
  }

  private void addTitle(String title, double height) throws IOException {
    y += height > 0 ? GAP : 0;
    write(title.isEmpty() ? List.of() : List.of(title), MARGIN, SECTION, Typeface.BOLD, BLACK);
    y += height > 0 ? height - GAP : 0;
  }

  private void add(Report.Row row, Laid laid) throws IOException {
    addTexts(laid, Typeface.REGULAR);
    for (int column = 0; column < row.cells().size(); column++) {
      if (row.cells().get(column) instanceof Report.Cell.Bars bars) {
        draw(bars, left(column), width(column));
      }
    }
    y += laid.height();
    rule(RULE);
  }

  private void addTexts(Laid laid, Typeface typeface) throws IOException {
    for (int column = 0; column < laid.texts().size(); column++) {
      FittedText text = laid.texts().get(column);
      double top = y;
      y += GAP;
      for (String line : text.lines()) {
        double width = PrintFonts.BUNDLED.of(typeface).width(line, text.size());
        boolean isNumber = report.columns().get(column).isNumber();
        double start = left(column) + (isNumber ? width(column) - width - GAP : 0);
        write(List.of(line), start, text.size(), typeface, BLACK);
        y += text.size() * FittedText.LEADING;
      }
      y = top;
    }
  }

  private void draw(Report.Cell.Bars bars, double left, double width) throws IOException {
    double step = Math.min(MAX_BAR, width / Math.max(1, bars.values().size()));
    double bottom = y + GAP + BARS_HEIGHT;
    for (int i = 0; i < bars.values().size(); i++) {
      double part =
          Math.min(1, Math.log1p(bars.values().get(i)) / Math.log1p(HIGHEST_BAR)) * BARS_HEIGHT;
      pen.orElseThrow()
          .fill(
              new Frame(left + i * step, bottom - part, step * BAR_FILL, part),
              bars.marked().contains(i) ? BLACK : BAR);
    }
  }

  private void write(List<String> lines, double left, double size, Typeface typeface, int colour)
      throws IOException {
    double baseline = y + typeface.capHeight(size);
    for (String line : lines) {
      pen.orElseThrow()
          .writeFrom(
              ShownText.of(line, PrintFonts.BUNDLED.of(typeface)),
              left,
              baseline,
              size,
              typeface,
              colour);
      baseline += size * FittedText.LEADING;
    }
  }

  private void rule(int colour) throws IOException {
    pen.orElseThrow().fill(new Frame(MARGIN, y - LINE / 2, WIDTH - 2 * MARGIN, LINE), colour);
  }
}
