package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Random;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

final class XmlWriterTest {
  @Test
  void writesElementsAttributesAndText() throws IOException {
    StringWriter out = new StringWriter();
    XmlWriter xml = new XmlWriter(out);
    xml.start("a");
    xml.attribute("b", "1");
    xml.attribute("c", "2 3");
    xml.text("x");
    xml.empty("d");
    xml.attribute("e", "");
    xml.start("f");
    xml.end();
    xml.end();
    xml.finish();

    assertThat(out.toString()).isEqualTo("<a b=\"1\" c=\"2 3\">x<d e=\"\"/><f></f></a>");
  }

  @Test
  void escapes() throws IOException {
    assertThat(written("<&>\"']]>\t\n\r"))
        .isEqualTo(
            "<a b=\"&lt;&amp;&gt;&quot;']]&gt;&#9;&#10;&#13;\">"
                + "&lt;&amp;&gt;\"']]&gt;\t\n&#13;</a>");
  }

  @Test
  void leavesOutWhatXmlCannotHold() throws IOException {
    assertThat(written("\u0000a\u001B\uD800b\uDC00\uFFFE\uFFFF\u007F😀\uE000\uFFFD"))
        .isEqualTo("<a b=\"ab\u007F😀\uE000\uFFFD\">ab\u007F😀\uE000\uFFFD</a>");
  }

  /** Any text of legal characters, including text that is longer than the writer's buffer. */
  @Test
  void aReaderReadsWhatWasWritten() throws Exception {
    Random random = new Random(12);
    for (int length : new int[] {0, 1, 10, 1000, 50_000}) {
      String content =
          random
              .ints(0x20, 0x11000)
              .filter(character -> character < 0xD800 || character > 0xDFFF)
              .filter(character -> character != 0xFFFE && character != 0xFFFF)
              .map(
                  character ->
                      character % 5 == 0 ? "<>&\"'\t\n\r".charAt(character % 8) : character)
              .limit(length)
              .mapToObj(Character::toString)
              .collect(Collectors.joining());

      Element read =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(written(content))))
              .getDocumentElement();

      assertThat(read.getAttribute("b")).isEqualTo(content);
      assertThat(read.getTextContent()).isEqualTo(content);
    }
  }

  @Test
  void takesAttributesOnlyInAStartTag() throws IOException {
    XmlWriter xml = new XmlWriter(new StringWriter());
    xml.start("a");
    xml.text("");

    assertThatIllegalStateException().isThrownBy(() -> xml.attribute("b", "c"));
  }

  private static String written(String content) throws IOException {
    StringWriter out = new StringWriter();
    XmlWriter xml = new XmlWriter(out);
    xml.start("a");
    xml.attribute("b", content);
    xml.text(content);
    xml.end();
    xml.finish();
    return out.toString();
  }
}
