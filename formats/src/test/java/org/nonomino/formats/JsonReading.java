package org.nonomino.formats;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** Reads input in tests; the name of each input is {@code text}. */
final class JsonReading {
  /** All formats with an unmistakable beginning, then the formats of the text module. */
  static final List<PuzzleFormat> FORMATS =
      Stream.concat(
              Stream.of(
                  FPuzzlesFormat.FPUZZLES,
                  ObjectFormat.SUDOKUPAD_JSON,
                  ObjectFormat.SUDOKUMAKER_JSON,
                  JsonFormat.JSON,
                  LinkFormat.FPUZZLES_LINK,
                  LinkFormat.SUDOKUPAD,
                  CsvFormat.CSV),
              PuzzleFormats.ALL.stream())
          .toList();

  private JsonReading() {}

  /** Returns the puzzles of an input after detection of its format. */
  static List<PuzzleText> puzzleTexts(String text) {
    return puzzleTexts(FORMATS, text, false);
  }

  static List<PuzzleText> puzzleTexts(
      List<PuzzleFormat> formats, String text, boolean ignoresExtras) {
    return puzzleTexts(formats, new StringReader(text), ignoresExtras);
  }

  static List<PuzzleText> puzzleTexts(
      List<PuzzleFormat> formats, Reader text, boolean ignoresExtras) {
    PuzzleAssembler strict = new PuzzleAssembler(Optional.empty());
    PuzzleReader reader =
        new PuzzleReader(
            "text",
            text,
            formats,
            ignoresExtras ? strict.ignoringExtras((place, extras) -> {}) : strict);
    List<PuzzleText> puzzleTexts = new ArrayList<>();
    try {
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        puzzleTexts.add(next.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return puzzleTexts;
  }

  /** Returns the puzzles of an input without malformed ones. */
  static List<PuzzleEntry> entries(String text) {
    return puzzleTexts(text).stream().map(JsonReading::entry).toList();
  }

  static PuzzleEntry entry(PuzzleText text) {
    try {
      return text.parse();
    } catch (MalformedTextException e) {
      throw new AssertionError("unexpectedly malformed: " + e.getMessage(), e);
    }
  }

  /** Returns the outcome of each puzzle: its line, or the place and the problem. */
  static List<String> outcomes(String text) {
    return puzzleTexts(text).stream().map(JsonReading::outcome).toList();
  }

  static String outcome(PuzzleText text) {
    try {
      return PuzzleFormats.LINE.text(text.parse()).strip();
    } catch (MalformedTextException e) {
      return e.place().line() + ":" + e.place().column() + " " + e.problem() + ". " + e.advice();
    }
  }

  /** Returns the only problem of an input, with its place and advice. */
  static String problem(String text) {
    List<String> outcomes = outcomes(text);
    if (outcomes.size() != 1) {
      throw new AssertionError("not one record: " + outcomes);
    }
    return outcomes.get(0);
  }

  /** Returns the name of the detected format of an input. */
  static String format(String text) {
    LineReader lines = new LineReader("text", new StringReader(text));
    try {
      for (PuzzleFormat format : FORMATS) {
        if (format.recognizes(lines)) {
          return format.name();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "";
  }

  /**
   * Returns the objects of a resource, one per line, in which all fields are strings or numbers.
   */
  static List<JsonObject> objects(String resource) {
    try (InputStream stream = JsonReading.class.getResourceAsStream(resource);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      List<JsonObject> objects = new ArrayList<>();
      for (String line : reader.lines().toList()) {
        objects.add(
            new JsonText(line, (row, column) -> new Place(resource, row, column, line)).parse());
      }
      return objects;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MalformedTextException e) {
      throw new AssertionError(resource, e);
    }
  }

  /** Returns a field that is a string. */
  static String text(JsonObject object, String field) {
    try {
      return object.text(field).orElseThrow().text();
    } catch (MalformedTextException e) {
      throw new AssertionError(field, e);
    }
  }
}
