package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The contents of SVG documents. */
final class SvgPictureTest {
  private static final Drawing CLASSIC =
      PictureLayout.lay(PuzzlePicture.of(Pictures.CLASSIC), Pictures.LABELLED);

  @Test
  void isWellFormedAndOnItsOwn() throws Exception {
    for (Map.Entry<String, Drawing> example : Pictures.examples().entrySet()) {
      String svg = svg(example.getValue());
      Element root = parse(svg).getDocumentElement();

      assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
      assertThat(root.getAttribute("viewBox"))
          .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
      assertThat(svg)
          .as(example.getKey())
          .doesNotContain("<script", "href", "url(", "@import", "NaN", "Infinity", "E-")
          .doesNotContainPattern("[0-9]\\.[0-9]{3}");
    }
  }

  @Test
  void holdsTheWordsInTheirInksAndOrder() throws Exception {
    for (Drawing drawing : Pictures.examples().values()) {
      NodeList nodes = parse(svg(drawing)).getElementsByTagName("text");
      List<String> written = new ArrayList<>();
      for (int i = 0; i < nodes.getLength(); i++) {
        Element text = (Element) nodes.item(i);
        String own = text.getAttribute("class");
        String ink = own.isEmpty() ? ((Element) text.getParentNode()).getAttribute("class") : own;
        written.add(ink + " " + text.getTextContent());
      }

      assertThat(written)
          .isEqualTo(
              DrawnGrid.shapes(drawing, Shape.Word.class)
                  .map(
                      word ->
                          word.ink().kind().name().toLowerCase(Locale.ROOT).replace('_', '-')
                              + " "
                              + word.text())
                  .toList());
    }
  }

  @Test
  void changesToTheDarkThemeWhereItIsPreferred() throws Exception {
    StringWriter text = new StringWriter();
    SvgPicture.writeWithDarkTheme(CLASSIC, Theme.DARK, text);

    String[] parts = text.toString().split("@media \\(prefers-color-scheme:dark\\)", -1);
    assertThat(parts).hasSize(2);
    assertThat(parts[0]).contains(".given{color:#111111}").doesNotContain("#ffffff}");
    assertThat(parts[1]).contains("#nonomino .given{color:#ffffff}");
    assertThat(parse(text.toString()).getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg(CLASSIC)).doesNotContain("@media");
  }

  @Test
  void saysWhatItIs() throws Exception {
    Document document = parse(svg(CLASSIC));
    Element root = document.getDocumentElement();

    assertThat(root.getAttribute("role")).isEqualTo("img");
    assertThat(root.getAttribute("aria-labelledby")).isEqualTo("nonomino-title nonomino-desc");
    Element title = (Element) document.getElementsByTagName("title").item(0);
    assertThat(title.getAttribute("id")).isEqualTo("nonomino-title");
    assertThat(title.getTextContent()).isEqualTo("Sudoku 9×9");
    assertThat(document.getElementsByTagName("desc").item(0).getTextContent()).contains("30 clues");
  }

  @Test
  void hasATitleWhereThePuzzleHasNone() throws Exception {
    PuzzlePicture untitled = PuzzlePicture.of(Pictures.CLASSIC).withTitle(" ");
    Document document = parse(svg(PictureLayout.lay(untitled, Pictures.LIGHT)));

    assertThat(document.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Sudoku 9×9");
  }

  @Test
  void dropsWhatXmlCannotHoldAndEscapesTheRest() throws Exception {
    Drawing drawing =
        PictureLayout.lay(
            PuzzlePicture.of(Pictures.CLASSIC).withTitle("a\u0000\u001B\uD800b\uFFFF<&>\"😀]]>"),
            Pictures.LIGHT);

    assertThat(parse(svg(drawing)).getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("ab<&>\"😀]]>");
  }

  @Test
  void isUtf8InAStreamThatStaysOpen() throws IOException {
    Drawing drawing =
        PictureLayout.lay(PuzzlePicture.of(Pictures.CLASSIC).withTitle("Żółw 数😀"), Pictures.LIGHT);
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            throw new AssertionError("closed");
          }
        };
    PictureWriter writer = SvgPicture::write;
    writer.write(drawing, out);

    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(svg(drawing)).contains("Żółw 数😀");
  }

  @Test
  void standsBesideOthersInOnePage() throws IOException {
    StringWriter out = new StringWriter();
    SvgPicture.write(CLASSIC, "p7", out);
    String svg = out.toString();

    assertThat(svg).startsWith("<svg ").contains("id=\"p7\"", "\"p7-title p7-desc\"");
    assertThat(svg).doesNotContain("nonomino");
    List<String> rules =
        svg.substring(svg.indexOf("<style>") + 7, svg.indexOf("</style>")).strip().lines().toList();
    assertThat(rules).isNotEmpty().allMatch(rule -> rule.startsWith("#p7 "));
    assertThat(rules)
        .allMatch(
            rule ->
                Pattern.compile(",")
                    .splitAsStream(rule.substring(0, rule.indexOf('{')))
                    .allMatch(selector -> selector.startsWith("#p7 ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7", "a b", "a\"", "-a", "é"})
  void refusesInvalidIds(String id) {
    StringWriter out = new StringWriter();

    assertThatThrownBy(() -> SvgPicture.write(CLASSIC, id, out))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + id + "'");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void drawsEachKindOfShape() throws Exception {
    Ink ink = Ink.of(Ink.Kind.LINK);
    Point from = new Point(1, 2);
    Point to = new Point(3.456, -0.004);
    Drawing drawing =
        new Drawing(
            10,
            10,
            "shapes",
            "",
            List.of(
                new Shape.Circle(from, 3, 0, ink),
                new Shape.Circle(from, 3, 1, ink),
                new Shape.Curve(from, new Point(5, 5), to, 1, true, ink),
                new Shape.Lines(List.of(List.of(from, to, from)), 2, false, ink),
                new Shape.Polygon(List.of(from, to, new Point(-5.5, 100.1)), Ink.tint(3))),
            Theme.LIGHT);
    String svg = svg(drawing);
    parse(svg);

    assertThat(svg)
        .contains("<circle class=\"link\" cx=\"1\" cy=\"2\" r=\"3\" style=\"fill:currentColor")
        .contains("<circle class=\"link\" stroke-width=\"1\" cx=\"1\" cy=\"2\" r=\"3\"/>")
        .contains("stroke-dasharray=\"2.5 3\" d=\"M1,2Q5,5 3.46,0\"")
        .contains("d=\"M1,2L3.46,0Z\"")
        .contains("<polygon class=\"tint-3\" points=\"1,2 3.46,0 -5.5,100.1\"/>")
        .contains("#nonomino .tint-3{color:#ccddaa;shape-rendering:crispEdges}");
  }

  @Test
  void isTheSameFromManyThreads() throws IOException {
    String alone = svg(CLASSIC);

    assertThat(IntStream.range(0, 200).parallel().mapToObj(i -> unchecked(CLASSIC)))
        .hasSize(200)
        .containsOnly(alone);
  }

  private static String unchecked(Drawing drawing) {
    try {
      return svg(drawing);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String svg(Drawing drawing) throws IOException {
    StringWriter out = new StringWriter();
    SvgPicture.write(drawing, out);
    return out.toString();
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }
}
