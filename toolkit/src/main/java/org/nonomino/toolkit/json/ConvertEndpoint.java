package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.DrawnDocumentException;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler.RemarkListener;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.rules.CellsInWords;
import org.nonomino.text.rules.Language;
import org.nonomino.text.rules.RulesInWords;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;

/**
 * {@code convert}: the puzzles of a string, or a puzzle given as an object, as objects or in any
 * text format.
 */
final class ConvertEndpoint {
  private static final String TEXT = "text";
  private static final String TO = "to";
  private static final String IGNORE_EXTRAS = "ignoreExtras";
  private static final String DOCUMENTS = "documents";
  private static final String CELL_WORDS = "cellWords";
  private static final String RULES = "rules";

  /** The name of the format whose answer has objects instead of a string. */
  private static final String JSON = "json";

  private static final int MAX_PUZZLES = 100;

  private final Formats formats;
  private final PuzzleTexts puzzleTexts;

  ConvertEndpoint(Formats formats) {
    this.formats = formats;
    this.puzzleTexts = new PuzzleTexts(formats);
  }

  Reply answer(ApiRequest request) throws ProblemException {
    request.allow(TEXT, PuzzleField.NAME, TO, IGNORE_EXTRAS, DOCUMENTS, CELL_WORDS, RULES);
    JsonFields fields = request.fields();
    Optional<Language> rules = fields.language(RULES);
    Optional<PuzzleFormat> target = target(fields);
    Optional<Language> language = fields.language(CELL_WORDS);
    Set<String> ignored = new LinkedHashSet<>();
    Remarks remarks = new Remarks(new LinkedHashSet<>(), new LinkedHashSet<>());
    List<PuzzleEntry> entries;
    String format = JSON;
    if (fields.has(PuzzleField.NAME)) {
      if (fields.has(TEXT)) {
        throw fields.conflict(TEXT, PuzzleField.NAME, "Send either 'text' or 'puzzle', not both.");
      }
      entries = List.of(request.entry(remarks));
    } else {
      String text = fields.requireText(TEXT);
      format = puzzleTexts.recognize(text).name();
      try {
        entries = entries(fields, text, puzzleTexts.remarking(remarks), ignored);
      } catch (DrawnDocumentException e) {
        if (fields.flag(DOCUMENTS) && target.isEmpty()) {
          return document(e, format);
        }
        throw fields.wrong(TEXT, e);
      } catch (MalformedTextException e) {
        throw fields.wrong(TEXT, e);
      }
    }
    Set<String> constraints = new LinkedHashSet<>();
    entries.forEach(entry -> constraints.addAll(ConstraintSupport.kinds(entry.puzzle().rules())));
    List<CellsInWords> words =
        language.stream()
            .flatMap(
                named ->
                    entries.stream().map(entry -> CellsInWords.of(entry.puzzle().rules(), named)))
            .toList();
    List<List<String>> sentences =
        rules.isEmpty()
            ? List.of()
            : entries.stream()
                .map(entry -> RulesInWords.sentences(entry.puzzle().rules(), rules.get()))
                .toList();
    Origin origin = new Origin(format, constraints, ignored, remarks, words, sentences);
    return target.isPresent()
        ? written(fields, entries, origin, target.get())
        : objects(entries, origin);
  }

  private Optional<PuzzleFormat> target(JsonFields fields) throws ProblemException {
    List<String> names = new ArrayList<>(List.of(JSON));
    formats.written().stream()
        .map(PuzzleFormat::name)
        .filter(name -> !name.equals(JSON))
        .forEach(names::add);
    return fields.choice(TO, names).filter(name -> !name.equals(JSON)).flatMap(formats::named);
  }

  /** The remarks of the reader as sentences, and what it read from what. */
  private record Remarks(Set<String> sentences, Set<String> readings) implements RemarkListener {
    @Override
    public void remark(Place place, String remark) {
      sentences.add(ProblemWords.sentence(remark) + ".");
    }

    @Override
    public void reading(Place place, String summary, List<String> details) {
      remark(place, summary);
      readings.addAll(details);
    }
  }

  /**
   * The format of the puzzles, the kinds of their constraints, the ignored constraints, the remarks
   * of the reader, and the constraints and the rules of each puzzle in words, if they were
   * requested.
   */
  private record Origin(
      String format,
      Set<String> constraints,
      Set<String> ignored,
      Remarks remarks,
      List<CellsInWords> words,
      List<List<String>> rules) {}

  private static List<PuzzleEntry> entries(
      JsonFields fields, String text, PuzzleTexts reader, Set<String> ignored)
      throws ProblemException, MalformedTextException {
    List<PuzzleEntry> entries =
        fields.flag(IGNORE_EXTRAS)
            ? reader.readIgnoringExtras(
                text, MAX_PUZZLES, (place, extras) -> ignored.addAll(extras))
            : reader.read(text, MAX_PUZZLES);
    if (entries.size() > MAX_PUZZLES) {
      throw fields.wrong(
          TEXT,
          ProblemCode.TOO_MANY_PUZZLES.with("limit", MAX_PUZZLES),
          "There are more than %d puzzles in this text. Send fewer, or use 'convert' on the command line."
              .formatted(MAX_PUZZLES));
    }
    return entries;
  }

  /** Returns a grid that is no puzzle, to be shown and filled in. */
  private static Reply document(DrawnDocumentException document, String format) {
    return Reply.json(
        json -> {
          json.writeObjectFieldStart("document");
          document.writeDocument(json);
          json.writeEndObject();
          json.writeStringField("from", format);
        });
  }

  private static Reply objects(List<PuzzleEntry> entries, Origin origin) {
    return Reply.json(
        json -> {
          JsonParts.objects(json, "puzzles", entries, entry -> PuzzleJson.writeFields(json, entry));
          writeOrigin(json, EnumSet.noneOf(EntryPart.class), origin);
        });
  }

  private static Reply written(
      JsonFields fields, List<PuzzleEntry> entries, Origin origin, PuzzleFormat target)
      throws ProblemException {
    Set<EntryPart> lost = EnumSet.noneOf(EntryPart.class);
    for (PuzzleEntry entry : entries) {
      Optional<String> refusal = target.refusal(entry);
      if (refusal.isPresent()) {
        throw fields.wrong(
            TO, ProblemCode.CANNOT_WRITE.with("format", target.name()), refusal.get());
      }
      lost.addAll(target.losses(entry));
    }
    String text = PuzzleTexts.write(entries, target);
    return Reply.json(
        json -> {
          json.writeStringField(TEXT, text);
          writeOrigin(json, lost, origin);
        });
  }

  private static void writeOrigin(JsonGenerator json, Set<EntryPart> lost, Origin origin)
      throws IOException {
    JsonParts.strings(json, "losses", lost);
    JsonParts.strings(json, "constraints", origin.constraints);
    JsonParts.strings(json, "ignored", origin.ignored);
    JsonParts.strings(json, "remarks", origin.remarks.sentences);
    if (!origin.remarks.readings.isEmpty()) {
      JsonParts.strings(json, "readings", origin.remarks.readings);
    }
    if (!origin.rules.isEmpty()) {
      JsonParts.list(json, RULES, origin.rules, each -> JsonParts.strings(json, each));
    }
    json.writeStringField("from", origin.format);
    if (!origin.words.isEmpty()) {
      writeWords(json, origin.words);
    }
  }

  /** Writes for each puzzle the words of its n² cells, and those that no cell bears. */
  private static void writeWords(JsonGenerator json, List<CellsInWords> words) throws IOException {
    JsonParts.list(json, CELL_WORDS, words, each -> JsonParts.strings(json, each.texts()));
    JsonParts.list(json, "outsideWords", words, each -> JsonParts.strings(json, each.outside()));
  }
}
