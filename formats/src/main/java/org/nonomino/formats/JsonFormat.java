package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.formats.json.PuzzleObject;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;

/**
 * Nonomino's own JSON: one object per line, as described in {@code docs/nonomino.schema.json}. The
 * reader also accepts objects over several lines, lists of objects, and the output of {@code
 * solve}, {@code rate}, {@code explain} and {@code generate}. It ignores other fields. Objects and
 * lists of other programs are read as {@link ApiPuzzle} describes.
 */
final class JsonFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat JSON = new JsonFormat();

  static final String PUZZLE = PuzzleObject.PUZZLE;

  private static final String VERDICT = "verdict";

  /** The verdict of a puzzle with exactly one solution. */
  private static final String UNIQUE = "unique";

  /** The field with the place where a command found the puzzle. */
  private static final String PLACE = "place";

  private static final String RATING = "rating";
  private static final String LEVEL = "level";

  private JsonFormat() {}

  @Override
  public String name() {
    return "json";
  }

  @Override
  public String description() {
    return "one JSON object per line: size, puzzle, regions, solution, …";
  }

  @Override
  public Set<EntryPart> holds() {
    return EnumSet.allOf(EntryPart.class);
  }

  @Override
  public boolean holdsConstraints() {
    return true;
  }

  @Override
  public boolean holdsSymbols() {
    return true;
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    return JsonKind.find(lines)
        .filter(kind -> kind == JsonKind.NONOMINO || kind == JsonKind.LISTS)
        .isPresent();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException {
    return JsonKind.find(lines).equals(Optional.of(JsonKind.LISTS))
        ? new ApiLists(lines, assembler)
        : new JsonSplitter(lines, new Objects(assembler));
  }

  /** Reads objects of Nonomino, and those of other programs. */
  private record Objects(PuzzleAssembler assembler) implements JsonSplitter.Parser {
    @Override
    public PuzzleEntry parse(JsonText text) throws MalformedTextException {
      return entry(text.parse(), assembler);
    }

    @Override
    public List<PuzzleText> puzzles(Place place, JsonText text) {
      if (!text.hasText(PUZZLE)) {
        try {
          List<PuzzleText> found =
              ApiPuzzle.in(text.parse()).stream()
                  .map(puzzle -> new PuzzleText(place, () -> puzzle.read(assembler)))
                  .toList();
          if (!found.isEmpty()) {
            return found;
          }
        } catch (MalformedTextException e) {
          return List.of(PuzzleText.malformed(e));
        }
      }
      return JsonSplitter.Parser.super.puzzles(place, text);
    }
  }

  private static PuzzleEntry entry(JsonObject object, PuzzleAssembler assembler)
      throws MalformedTextException {
    if (object.field(PUZZLE).isEmpty()) {
      List<ApiPuzzle> inner = ApiPuzzle.in(object);
      if (!inner.isEmpty()) {
        return inner.get(0).read(assembler);
      }
      throw noPuzzle(object);
    }
    PuzzleEntry entry = PuzzleObject.read(object, assembler);
    if (!isTheSolution(object)) {
      entry = new PuzzleEntry(entry.puzzle(), entry.texts(), Optional.empty(), entry.progress());
    }
    Optional<String> level = ratedLevel(object);
    return level.isPresent() && entry.text(EntryPart.LEVEL).isEmpty()
        ? entry.withText(EntryPart.LEVEL, level.get())
        : entry;
  }

  /** Returns whether the object's solution is the only one, or no verdict is present. */
  private static boolean isTheSolution(JsonObject object) throws MalformedTextException {
    Optional<JsonScalar> verdict = object.text(VERDICT);
    return verdict.isEmpty() || verdict.get().text().equals(UNIQUE);
  }

  /** Returns the level that {@code rate} or {@code generate} found. */
  private static Optional<String> ratedLevel(JsonObject object) throws MalformedTextException {
    return object.field(RATING).orElse(null) instanceof JsonObject rating
        ? rating.text(LEVEL).map(JsonScalar::text)
        : Optional.empty();
  }

  private static MalformedTextException noPuzzle(JsonObject object) throws MalformedTextException {
    Optional<JsonScalar> problem = object.text("problem");
    if (problem.isEmpty()) {
      Optional<String> almost = ApiPuzzle.almost(object);
      String missing =
          almost.isPresent()
              ? "the field '" + almost.get() + "' is not a grid of n×n digits and blanks"
              : "the object has no field '" + PUZZLE + "'";
      return object.field(FPuzzlesFormat.GRID).isPresent()
          ? new MalformedTextException(
              object.place(),
              ProblemCode.MISSING_FIELD.with("field", PUZZLE),
              missing,
              "It looks like JSON of f-puzzles: the format '"
                  + FPuzzlesFormat.FPUZZLES.name()
                  + "'.",
              MalformedTextException.WayOut.NAME_FORMAT)
          : new MalformedTextException(
              object.place(),
              ProblemCode.MISSING_FIELD.with("field", PUZZLE),
              missing,
              "It needs the n² cells: {\"size\": n, \"puzzle\": \"…\", \"regions\": \"…\"}.");
    }
    List<String> origin = new ArrayList<>();
    if (object.field(PLACE).orElse(null) instanceof JsonObject place) {
      for (String name : List.of("source", "line", "column")) {
        place.text(name).ifPresent(part -> origin.add(part.text()));
      }
    }
    return new MalformedTextException(
        object.place(),
        "this is not a puzzle but an error report: " + problem.get().text(),
        origin.isEmpty()
            ? "Correct the puzzle it refers to."
            : "Correct it at " + String.join(":", origin) + ".");
  }

  @Override
  public String text(PuzzleEntry entry) {
    return JsonWriting.record(json -> PuzzleObject.write(json, entry));
  }
}
