package org.nonomino.formats;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.nonomino.formats.json.JsonText;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat.Splitter;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * Splits an input into JSON lists that are boards, or lists of boards. A list of lists of numbers
 * over several lines is left to the format of grids, unless only JSON can read it.
 */
final class ApiLists implements Splitter {
  /** More cells than a row can have. */
  private static final int MIN_FLAT = 37;

  private static final int MIN_ONLY_FLAT = 16;

  private final LineReader lines;
  private final PuzzleAssembler assembler;
  private final Deque<PuzzleText> found = new ArrayDeque<>();

  ApiLists(LineReader lines, PuzzleAssembler assembler) {
    this.lines = lines;
    this.assembler = assembler;
  }

  /** Returns whether a parser at the beginning of a list has a list that only JSON can read. */
  static boolean recognizes(JsonParser parser) throws IOException {
    int depth = 1;
    int scalars = 0;
    int inner = 0;
    boolean isOfJson = false;
    while (depth > 0) {
      JsonToken token = parser.nextToken();
      if (token == null || token == JsonToken.START_OBJECT) {
        return false;
      }
      if (token == JsonToken.START_ARRAY) {
        depth++;
        inner++;
      } else if (token == JsonToken.END_ARRAY) {
        depth--;
      } else {
        scalars += depth == 1 ? 1 : 0;
        isOfJson |= token == JsonToken.VALUE_NULL || token == JsonToken.VALUE_STRING;
      }
    }
    boolean isOneLine = parser.currentLocation().getLineNr() == 1;
    if (inner > 0) {
      return scalars == 0 && (isOfJson || (isOneLine && inner > 1));
    }
    if (isOfJson || scalars >= MIN_FLAT) {
      return true;
    }
    return scalars >= MIN_ONLY_FLAT && parser.nextToken() == null;
  }

  @Override
  public Optional<PuzzleText> next() throws IOException {
    if (found.isEmpty()) {
      Optional<TextLine> first = lines.peekSignificant();
      if (first.isEmpty()) {
        return Optional.empty();
      }
      read(lines.next().orElseThrow());
    }
    return Optional.of(found.remove());
  }

  /** Reads the list that begins in a line, to the end of the line in which it ends. */
  private void read(TextLine first) throws IOException {
    List<TextLine> own = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    JsonBrackets brackets = new JsonBrackets(0);
    Optional<TextLine> line = Optional.of(first);
    do {
      TextLine current = line.orElseThrow();
      own.add(current);
      text.append(text.isEmpty() ? "" : "\n").append(current.text());
      if (current.text().stripLeading().startsWith("[") || own.size() > 1) {
        brackets.scan(current.text(), 0);
      }
      line = brackets.areClosed() ? Optional.empty() : lines.next();
    } while (line.isPresent() && text.length() <= JsonText.MAX_LENGTH);
    Place place = first.place(lines.source());
    if (first.tooLong()) {
      found.add(
          PuzzleText.ofLine(
              lines.source(),
              first,
              () -> {
                throw noBoard(place);
              }));
      return;
    }
    JsonText json =
        new JsonText(
            text.toString(),
            (row, column) ->
                own.get(Math.min(row, own.size()) - 1).place(lines.source(), column - 1));
    try {
      List<ApiPuzzle> puzzles = ApiPuzzle.in(json.parseValue());
      puzzles.forEach(puzzle -> found.add(new PuzzleText(place, () -> puzzle.read(assembler))));
      if (puzzles.isEmpty()) {
        throw noBoard(place);
      }
    } catch (MalformedTextException e) {
      found.add(PuzzleText.malformed(e));
    }
  }

  private static MalformedTextException noBoard(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.NO_PUZZLE.bare(),
        "this list is not a puzzle",
        "A puzzle is a list of n² cells, or of n lists or strings of n cells.");
  }
}
