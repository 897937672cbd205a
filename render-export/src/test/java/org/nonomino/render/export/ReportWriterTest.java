package org.nonomino.render.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;

final class ReportWriterTest {
  private static final List<Report.Column> COLUMNS =
      List.of(
          new Report.Column("Number", 1, true),
          new Report.Column("Words", 3, false),
          new Report.Column("Chart", 3, false));

  private static Report.Row row(int number) {
    return new Report.Row(
        List.of(
            new Report.Cell.Words(String.valueOf(number)),
            new Report.Cell.Words("word ".repeat(number)),
            new Report.Cell.Bars(List.of(5, 1, 100), Set.of(1))));
  }

  private static Report report(int rows) {
    return new Report(
        "A title",
        List.of("A remark"),
        COLUMNS,
        List.of(
            new Report.Section("Empty", List.of()),
            new Report.Section(
                "Full", IntStream.rangeClosed(1, rows).mapToObj(ReportWriterTest::row).toList())));
  }

  private static byte[] pdf(Report report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ReportWriter.write(report, out);
    return out.toByteArray();
  }

  @Test
  void everyPageHasTheHeadingsAndNoTextIsLost() throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf(report(60)))) {
      int pages = document.getNumberOfPages();
      assertThat(pages).isGreaterThan(2);
      int words = 0;
      for (int page = 1; page <= pages; page++) {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        String text = stripper.getText(document);
        assertThat(text).contains("Number", "Words", "Chart", page + " / " + pages);
        assertThat(text.contains("A title")).isEqualTo(page == 1);
        words += text.split("word", -1).length - 1;
      }
      // Each row shows all of its words, because they fit into twelve lines.
      assertThat(words).isEqualTo(60 * 61 / 2);
    }
  }

  @Test
  void textIsAtLeastSevenPointsAndStaysOnThePage() throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf(report(40)))) {
      List<TextPosition> letters = new ArrayList<>();
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition letter) {
          letters.add(letter);
        }
      }.getText(document);
      assertThat(letters)
          .isNotEmpty()
          .allMatch(letter -> letter.getFontSizeInPt() >= 7)
          .allMatch(letter -> letter.getFont().isEmbedded())
          .allMatch(letter -> letter.getX() >= 30 && letter.getX() + letter.getWidth() <= 812)
          .allMatch(letter -> letter.getY() >= 30 && letter.getY() <= 585);
    }
  }

  @Test
  void equalReportsHaveEqualBytes() throws IOException {
    assertThat(pdf(report(9))).isEqualTo(pdf(report(9)));
  }

  @Test
  void rowsHaveACellForEachColumn() {
    Report.Section section =
        new Report.Section("", List.of(new Report.Row(List.of(new Report.Cell.Words("x")))));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Report("", List.of(), COLUMNS, List.of(section)));
  }
}
