package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;

/** {@code convert}: the puzzles of a text, as objects or in another text format. */
final class ConvertEndpoint implements Endpoint {
  private static final String TEXT = "text";
  private static final String TO = "to";

  /** As an answer these are objects, not a text. */
  private static final String JSON = "json";

  private static final int MOST_PUZZLES = 100;

  private final Formats formats;
  private final PuzzleTexts texts;

  ConvertEndpoint(Formats formats) {
    this.formats = formats;
    this.texts = new PuzzleTexts(formats);
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(TEXT, TO, TimeLimit.NAME);
    String text = fields.requireText(TEXT);
    Optional<PuzzleFormat> target = target(fields);
    List<PuzzleEntry> entries = entries(fields, text);
    String from = texts.recognize(text).name();
    return target.isPresent()
        ? written(fields, entries, from, target.get())
        : objects(entries, from);
  }

  private Optional<PuzzleFormat> target(JsonFields fields) throws ProblemException {
    List<String> names = new ArrayList<>(List.of(JSON));
    formats.all().stream()
        .map(PuzzleFormat::name)
        .filter(name -> !name.equals(JSON))
        .forEach(names::add);
    return fields.choice(TO, names).filter(name -> !name.equals(JSON)).flatMap(formats::named);
  }

  private List<PuzzleEntry> entries(JsonFields fields, String text) throws ProblemException {
    try {
      List<PuzzleEntry> entries = texts.read(text, MOST_PUZZLES);
      if (entries.size() > MOST_PUZZLES) {
        throw fields.wrong(
            TEXT,
            "There are more than "
                + MOST_PUZZLES
                + " puzzles in this text. Send fewer, or use 'convert' on the command line.");
      }
      return entries;
    } catch (MalformedTextException e) {
      throw fields.wrong(TEXT, PuzzleField.words(e));
    }
  }

  private static Reply objects(List<PuzzleEntry> entries, String from) {
    return Reply.json(
        json -> {
          json.writeArrayFieldStart("puzzles");
          for (PuzzleEntry entry : entries) {
            json.writeStartObject();
            PuzzleJson.writeFields(json, entry);
            json.writeEndObject();
          }
          json.writeEndArray();
          writeOrigin(json, EnumSet.noneOf(EntryPart.class), from);
        });
  }

  private static Reply written(
      JsonFields fields, List<PuzzleEntry> entries, String from, PuzzleFormat target)
      throws ProblemException {
    Set<EntryPart> lost = EnumSet.noneOf(EntryPart.class);
    for (PuzzleEntry entry : entries) {
      Optional<String> refusal = target.refusal(entry);
      if (refusal.isPresent()) {
        throw fields.wrong(TO, refusal.get());
      }
      lost.addAll(target.losses(entry));
    }
    String text = PuzzleTexts.write(entries, target);
    return Reply.json(
        json -> {
          json.writeStringField(TEXT, text);
          writeOrigin(json, lost, from);
        });
  }

  private static void writeOrigin(JsonGenerator json, Set<EntryPart> lost, String from)
      throws IOException {
    json.writeArrayFieldStart("losses");
    for (EntryPart part : lost) {
      json.writeString(part.toString());
    }
    json.writeEndArray();
    json.writeStringField("from", from);
  }
}
