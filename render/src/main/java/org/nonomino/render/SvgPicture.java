package org.nonomino.render;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Draws as SVG 1.1. Each shape, or its group, has the name of its ink as its class, such as {@code
 * heavy-border} or {@code tint-3}, and is drawn in the CSS property {@code color}, so that a web
 * page can change its colour.
 */
public final class SvgPicture {
  private static final String NAMESPACE = "http://www.w3.org/2000/svg";
  private static final String DEFAULT_ID = "nonomino";
  private static final Pattern ID = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*+");

  /** Grounds and straight thin lines, because these look best without anti-aliasing. */
  private static final Set<Ink.Kind> CRISP =
      EnumSet.of(
          Ink.Kind.PAPER,
          Ink.Kind.TINT,
          Ink.Kind.PALE_TINT,
          Ink.Kind.HOUSE,
          Ink.Kind.HIGHLIGHT,
          Ink.Kind.THIN_BORDER,
          Ink.Kind.SHADE,
          Ink.Kind.ROW_INDEXER,
          Ink.Kind.COLUMN_INDEXER,
          Ink.Kind.BOX_INDEXER,
          Ink.Kind.CLONE_FIRST,
          Ink.Kind.CLONE_SECOND,
          Ink.Kind.CLONE_THIRD);

  private final XmlWriter xml;
  private final Drawing drawing;
  private final String id;
  private final Optional<Theme> dark;

  private SvgPicture(XmlWriter xml, Drawing drawing, String id, Optional<Theme> dark) {
    this.xml = xml;
    this.drawing = drawing;
    this.id = id;
    this.dark = dark;
  }

  /**
   * Writes a whole SVG document; the writer is flushed and not closed. Equal drawings give equal
   * text. It has no XML declaration, so that it can also be embedded in a page.
   */
  public static void write(Drawing drawing, Writer out) throws IOException {
    write(drawing, DEFAULT_ID, out);
  }

  /** Writes a whole SVG document in UTF-8, a {@link PictureWriter}. */
  public static void write(Drawing drawing, OutputStream out) throws IOException {
    write(drawing, new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /**
   * Writes a whole SVG document for a page with several of them.
   *
   * @param id of the root element, and the beginning of all other ids: unique on the page; a letter
   *     from A to Z, then letters, figures, hyphens and underscores
   * @throws IllegalArgumentException if the id has a different form
   */
  public static void write(Drawing drawing, String id, Writer out) throws IOException {
    if (!ID.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "'" + id + "' is not a valid id: it must begin with a letter");
    }
    write(drawing, id, Optional.empty(), out);
  }

  /**
   * Writes a whole SVG document with a second theme for users who prefer dark colours.
   *
   * @param dark the second theme
   */
  public static void writeWithDarkTheme(Drawing drawing, Theme dark, Writer out)
      throws IOException {
    write(drawing, DEFAULT_ID, Optional.of(dark), out);
  }

  private static void write(Drawing drawing, String id, Optional<Theme> dark, Writer out)
      throws IOException {
    XmlWriter xml = new XmlWriter(out);
    new SvgPicture(xml, drawing, id, dark).write();
    xml.finish();
    out.flush();
  }

  private void write() throws IOException {
    xml.start("svg");
    xml.attribute("xmlns", NAMESPACE);
    xml.attribute("id", id);
    xml.attribute(
        "viewBox",
        "0 0 " + SvgPaths.number(drawing.width()) + " " + SvgPaths.number(drawing.height()));
    xml.attribute("width", SvgPaths.number(drawing.width()));
    xml.attribute("height", SvgPaths.number(drawing.height()));
    xml.attribute("role", "img");
    xml.attribute("aria-labelledby", id + "-title " + id + "-desc");
    endLine();
    writeText("title", drawing.title());
    writeText("desc", drawing.description());
    xml.start("style");
    xml.text(styleSheet());
    xml.end();
    endLine();
    writeShapes();
    xml.end();
    endLine();
  }

  private void writeText(String element, String text) throws IOException {
    xml.start(element);
    xml.attribute("id", id + "-" + element);
    xml.text(text);
    xml.end();
    endLine();
  }

  private void endLine() throws IOException {
    xml.text("\n");
  }

  /**
   * Returns the rules. Each begins with the id, because a page applies them to its whole content.
   */
  private String styleSheet() {
    StringBuilder text = new StringBuilder("\n");
    addRule(text, "rect,polygon,text", "fill:currentColor");
    addRule(text, "path,circle", "fill:none;stroke:currentColor");
    addRule(text, "path", "stroke-linecap:round;stroke-linejoin:round");
    addRule(
        text,
        "text",
        "font-family:Roboto,Helvetica,Arial,sans-serif;font-kerning:none;text-anchor:middle");
    TreeMap<String, Ink> inks = new TreeMap<>();
    drawing.shapes().forEach(shape -> inks.putIfAbsent(shape.ink().className(), shape.ink()));
    inks.forEach(
        (name, ink) ->
            addRule(
                text,
                "." + name,
                "color:"
                    + drawing.theme().hexColour(ink)
                    + (ink.opacity() < 1 ? ";opacity:" + SvgPaths.number(ink.opacity()) : "")
                    + (CRISP.contains(ink.kind()) ? ";shape-rendering:crispEdges" : "")));
    if (dark.isPresent()) {
      text.append("@media (prefers-color-scheme:dark){\n");
      inks.forEach((name, ink) -> addRule(text, "." + name, "color:" + dark.get().hexColour(ink)));
      text.append("}\n");
    }
    return text.toString();
  }

  private void addRule(StringBuilder text, String selectors, String declarations) {
    String prefix = "#" + id + " ";
    text.append(prefix)
        .append(selectors.replace(",", "," + prefix))
        .append('{')
        .append(declarations)
        .append("}\n");
  }

  /** Writes the shapes, and groups neighbouring shapes with the same attributes. */
  private void writeShapes() throws IOException {
    List<Shape> shapes = drawing.shapes();
    int first = 0;
    while (first < shapes.size()) {
      List<Attribute> shared = sharedAttributes(shapes.get(first));
      int end = first + 1;
      while (end < shapes.size() && sharedAttributes(shapes.get(end)).equals(shared)) {
        end++;
      }
      boolean isGroup = end > first + 1;
      if (isGroup) {
        xml.start("g");
        write(shared);
        endLine();
      }
      for (Shape shape : shapes.subList(first, end)) {
        writeShape(shape, isGroup ? List.of() : shared);
        endLine();
      }
      if (isGroup) {
        xml.end();
        endLine();
      }
      first = end;
    }
  }

  private record Attribute(String name, String value) {}

  private void write(List<Attribute> attributes) throws IOException {
    for (Attribute attribute : attributes) {
      xml.attribute(attribute.name(), attribute.value());
    }
  }

  /** Returns the attributes that a group can have for all its shapes. */
  private static List<Attribute> sharedAttributes(Shape shape) {
    Attribute ink = new Attribute("class", shape.ink().className());
    if (shape instanceof Shape.Lines lines) {
      return pen(ink, lines.width(), lines.dashed());
    }
    if (shape instanceof Shape.Curve curve) {
      return pen(ink, curve.width(), curve.dashed());
    }
    if (shape instanceof Shape.Circle circle && circle.width() > 0) {
      return pen(ink, circle.width(), false);
    }
    if (shape instanceof Shape.Word word) {
      Attribute size = new Attribute("font-size", SvgPaths.number(word.size()));
      return word.typeface() == Typeface.BOLD
          ? List.of(ink, size, new Attribute("font-weight", "bold"))
          : List.of(ink, size);
    }
    return List.of(ink);
  }

  private static List<Attribute> pen(Attribute ink, double width, boolean dashed) {
    Attribute pen = new Attribute("stroke-width", SvgPaths.number(width));
    return dashed
        ? List.of(ink, pen, new Attribute("stroke-dasharray", SvgPaths.dashes(width)))
        : List.of(ink, pen);
  }

  private void writeShape(Shape shape, List<Attribute> shared) throws IOException {
    if (shape instanceof Shape.Word word) {
      xml.start("text");
      write(shared);
      xml.attribute("x", SvgPaths.number(word.x()));
      xml.attribute("y", SvgPaths.number(word.baseline()));
      if (word.angle() != 0) {
        xml.attribute("transform", SvgPaths.turn(word));
      }
      xml.text(word.text());
      xml.end();
    } else if (shape instanceof Shape.Rectangle rectangle) {
      xml.empty("rect");
      write(shared);
      xml.attribute("x", SvgPaths.number(rectangle.x()));
      xml.attribute("y", SvgPaths.number(rectangle.y()));
      xml.attribute("width", SvgPaths.number(rectangle.width()));
      xml.attribute("height", SvgPaths.number(rectangle.height()));
    } else if (shape instanceof Shape.Circle circle) {
      xml.empty("circle");
      write(shared);
      xml.attribute("cx", SvgPaths.number(circle.centre().x()));
      xml.attribute("cy", SvgPaths.number(circle.centre().y()));
      xml.attribute("r", SvgPaths.number(circle.radius()));
      if (circle.width() == 0) {
        xml.attribute("style", "fill:currentColor;stroke:none");
      }
    } else if (shape instanceof Shape.Polygon polygon) {
      xml.empty("polygon");
      write(shared);
      xml.attribute("points", SvgPaths.points(polygon.corners()));
    } else {
      xml.empty("path");
      write(shared);
      xml.attribute("d", SvgPaths.path(shape));
    }
  }
}
