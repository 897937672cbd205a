package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Drawings;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Explainer;
import org.nonomino.reading.form.FormsInWords;
import org.nonomino.render.ConstraintPicture;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Ink;
import org.nonomino.render.Shape;
import org.nonomino.render.SvgPaths;
import org.nonomino.render.Theme;
import org.nonomino.render.Typeface;
import org.nonomino.text.rules.CellsInWords;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;

/**
 * {@code drawing}: the constraints of a puzzle as shapes for a grid that the caller draws and in
 * words for each cell, its rules in words, and the candidates that the constraints remove without a
 * step. A shape has the attributes of its SVG element.
 */
final class DrawingEndpoint {
  private static final String DIGITS = "digits";

  /** The width of a cell. */
  private static final int CELL = 64;

  private final Explainer explainer;

  /**
   * @param explainer its boards determine the candidates
   */
  DrawingEndpoint(Explainer explainer) {
    this.explainer = explainer;
  }

  Reply answer(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, DIGITS);
    PuzzleEntry entry = request.entry();
    Rules rules = entry.puzzle().rules();
    DigitStyle digits =
        request.fields().chosen(DIGITS, DigitStyle.LETTERS, List.of(DigitStyle.values()));
    ConstraintPicture picture = ConstraintPicture.of(rules, entry.drawings(), digits, CELL);
    return Reply.json(
        json -> {
          json.writeNumberField("cell", CELL);
          json.writeObjectFieldStart("room");
          writeNumber(json, "left", picture.left());
          writeNumber(json, "top", picture.top());
          writeNumber(json, "right", picture.right());
          writeNumber(json, "bottom", picture.bottom());
          json.writeEndObject();
          JsonParts.objects(json, "grounds", picture.grounds(), shape -> write(json, shape));
          JsonParts.objects(json, "lines", picture.lines(), shape -> write(json, shape));
          JsonParts.objects(json, "cages", picture.cages(), shape -> write(json, shape));
          JsonParts.objects(json, "marks", picture.marks(), shape -> write(json, shape));
          writeColours(json, picture);
          json.writeObjectFieldStart("rules");
          for (Language language : Language.values()) {
            List<String> sentences = RulesInWords.sentences(rules, language);
            JsonParts.strings(json, language.name(), sentences);
          }
          json.writeEndObject();
          CellsInWords words = CellsInWords.of(rules, Language.en);
          FormsInWords drawn = drawn(entry);
          JsonParts.strings(json, "cellWords", joined(words.texts(), drawn.cells()));
          List<String> outside = new ArrayList<>(words.outside());
          outside.addAll(drawn.outside());
          JsonParts.strings(json, "outsideWords", outside);
          json.writeObjectFieldStart("candidates");
          RestrictionsJson.write(json, rules, explainer);
          json.writeEndObject();
        });
  }

  /** Returns the words for drawings that show no constraint. Constraints have words already. */
  private static FormsInWords drawn(PuzzleEntry entry) {
    return FormsInWords.of(
        entry.puzzle().size(),
        entry.drawings().items().stream()
            .filter(item -> item.shows().isEmpty())
            .map(Drawings.Item::drawing)
            .toList());
  }

  private static List<String> joined(List<String> constraints, List<String> drawn) {
    List<String> joined = new ArrayList<>();
    for (int cell = 0; cell < drawn.size(); cell++) {
      joined.add(
          Stream.of(constraints.get(cell), drawn.get(cell))
              .filter(text -> !text.isEmpty())
              .collect(Collectors.joining(", ")));
    }
    return joined;
  }

  private static void write(JsonGenerator json, Shape shape) throws IOException {
    json.writeStringField("ink", shape.ink().className());
    if (shape instanceof Shape.Rectangle rectangle) {
      writeNumber(json, "x", rectangle.x());
      writeNumber(json, "y", rectangle.y());
      writeNumber(json, "width", rectangle.width());
      writeNumber(json, "height", rectangle.height());
    } else if (shape instanceof Shape.Lines lines) {
      writePath(json, shape, lines.width(), lines.dashed());
    } else if (shape instanceof Shape.Curve curve) {
      writePath(json, shape, curve.width(), curve.dashed());
    } else if (shape instanceof Shape.Circle circle) {
      writeNumber(json, "cx", circle.centre().x());
      writeNumber(json, "cy", circle.centre().y());
      writeNumber(json, "r", circle.radius());
      if (circle.width() > 0) {
        writeNumber(json, "pen", circle.width());
      }
    } else if (shape instanceof Shape.Polygon polygon) {
      json.writeStringField("points", SvgPaths.points(polygon.corners()));
    } else if (shape instanceof Shape.Word word) {
      json.writeStringField("text", word.text());
      writeNumber(json, "x", word.x());
      writeNumber(json, "y", word.baseline());
      writeNumber(json, "size", word.size());
      if (word.angle() != 0) {
        json.writeStringField("turn", SvgPaths.turn(word));
      }
      if (word.typeface() == Typeface.BOLD) {
        json.writeBooleanField("bold", true);
      }
    }
  }

  private static void writePath(JsonGenerator json, Shape shape, double width, boolean isDashed)
      throws IOException {
    json.writeStringField("d", SvgPaths.path(shape));
    writeNumber(json, "pen", width);
    if (isDashed) {
      json.writeStringField("dash", SvgPaths.dashes(width));
    }
  }

  private static void writeNumber(JsonGenerator json, String name, double value)
      throws IOException {
    json.writeFieldName(name);
    json.writeNumber(SvgPaths.number(value));
  }

  /** Writes the light and the dark colour of each ink that only constraints use. */
  private static void writeColours(JsonGenerator json, ConstraintPicture picture)
      throws IOException {
    TreeMap<String, Ink> inks = new TreeMap<>();
    Stream.of(picture.grounds(), picture.lines(), picture.cages(), picture.marks())
        .flatMap(List::stream)
        .map(Shape::ink)
        .filter(ink -> ink.kind().isOfConstraints())
        .forEach(ink -> inks.put(ink.className(), ink));
    json.writeObjectFieldStart("colours");
    for (var each : inks.entrySet()) {
      json.writeObjectFieldStart(each.getKey());
      json.writeStringField("light", hex(Theme.LIGHT, each.getValue()));
      json.writeStringField("dark", hex(Theme.DARK, each.getValue()));
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** Returns a colour with its opacity, as in CSS. */
  private static String hex(Theme theme, Ink ink) {
    int alpha = (int) Math.round(ink.opacity() * 0xFF);
    String figures = alpha == 0xFF ? "" : Integer.toHexString(0x100 + alpha).substring(1);
    return theme.hexColour(ink) + figures;
  }
}
