package org.nonomino.web;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** {@code convert}: the puzzles of a text, as objects or in another text format. */
final class ConvertEndpoint implements Endpoint {
  private static final String TEXT = "text";
  private static final String TO = "to";

  /** As an answer these are objects, not a text. */
  private static final String JSON = "json";

  private static final int MOST_PUZZLES = 100;

  private final List<PuzzleFormat> formats;

  /** Throws an {@link IllegalArgumentException} if there is no format. */
  ConvertEndpoint(List<PuzzleFormat> formats) {
    if (formats.isEmpty()) {
      throw new IllegalArgumentException("no text format");
    }
    this.formats = List.copyOf(formats);
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(TEXT, TO, "timeoutMillis");
    String text = fields.requireText(TEXT);
    Optional<PuzzleFormat> target = target(fields);
    PuzzleFormat from = recognized(text);
    List<PuzzleEntry> entries = entries(fields, text, from);
    return target.isPresent()
        ? written(fields, entries, from, target.get())
        : objects(entries, from);
  }

  private Optional<PuzzleFormat> target(JsonFields fields) throws ProblemException {
    List<String> names = new ArrayList<>(List.of(JSON));
    formats.stream().map(PuzzleFormat::name).filter(name -> !name.equals(JSON)).forEach(names::add);
    Optional<String> name = fields.choice(TO, names).filter(chosen -> !chosen.equals(JSON));
    return formats.stream().filter(format -> name.equals(Optional.of(format.name()))).findFirst();
  }

  /** Returns the format that a text is in; the last one knows no better than to try. */
  private PuzzleFormat recognized(String text) {
    LineReader lines = new LineReader(TEXT, new StringReader(text));
    try {
      if (lines.peekSignificant().isPresent()) {
        for (PuzzleFormat format : formats) {
          if (format.recognizes(lines)) {
            return format;
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory was not read", e);
    }
    return formats.get(formats.size() - 1);
  }

  private static List<PuzzleEntry> entries(JsonFields fields, String text, PuzzleFormat from)
      throws ProblemException {
    List<PuzzleEntry> entries = new ArrayList<>();
    try {
      PuzzleReader reader =
          new PuzzleReader(
              "the text",
              new StringReader(text),
              List.of(from),
              new PuzzleAssembler(Optional.empty()));
      for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
        if (entries.size() == MOST_PUZZLES) {
          throw fields.wrong(
              TEXT,
              "There are more than "
                  + MOST_PUZZLES
                  + " puzzles in this text. Send fewer, or use 'convert' on the command line.");
        }
        entries.add(next.get().parse());
      }
    } catch (MalformedTextException e) {
      throw fields.wrong(TEXT, PuzzleField.words(e));
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory was not read", e);
    }
    return entries;
  }

  private static Answer objects(List<PuzzleEntry> entries, PuzzleFormat from) {
    return Answer.json(
        json -> {
          json.writeArrayFieldStart("puzzles");
          for (PuzzleEntry entry : entries) {
            json.writeStartObject();
            PuzzleObject.writeFields(json, entry);
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeArrayFieldStart("losses");
          json.writeEndArray();
          json.writeStringField("from", from.name());
        });
  }

  private static Answer written(
      JsonFields fields, List<PuzzleEntry> entries, PuzzleFormat from, PuzzleFormat target)
      throws ProblemException {
    StringBuilder text = new StringBuilder(target.header());
    Set<EntryPart> lost = EnumSet.noneOf(EntryPart.class);
    for (PuzzleEntry entry : entries) {
      Optional<String> refusal = target.refusal(entry);
      if (refusal.isPresent()) {
        throw fields.wrong(TO, refusal.get());
      }
      text.append(target.write(entry));
      lost.addAll(target.losses(entry));
    }
    text.append(target.footer());
    return Answer.json(
        json -> {
          json.writeStringField(TEXT, text.toString());
          json.writeArrayFieldStart("losses");
          for (EntryPart part : lost) {
            json.writeString(part.toString());
          }
          json.writeEndArray();
          json.writeStringField("from", from.name());
        });
  }
}
