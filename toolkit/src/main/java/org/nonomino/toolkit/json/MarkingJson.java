package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.toolkit.Marking;
import org.nonomino.toolkit.MarkingSentences;

/** Writes the marks on the work of a pupil. */
public final class MarkingJson {
  private MarkingJson() {}

  /** Writes the field {@code marking}. */
  public static void write(JsonGenerator json, Marking marking) throws IOException {
    json.writeObjectFieldStart("marking");
    json.writeNumberField("entries", marking.work().entries().size());
    json.writeBooleanField("inOrder", marking.work().isInOrder());
    write(json, "right", marking.right());
    JsonParts.objects(
        json,
        "wrong",
        marking.wrong(),
        entry -> {
          writeFields(json, entry);
          json.writeNumberField("solution", marking.solution().digit(entry.cell()));
        });
    if (marking.noSolutionFrom().isPresent()) {
      json.writeNumberField("noSolutionFrom", marking.noSolutionFrom().get());
    }
    write(json, "missing", marking.missing());
    write(json, "excluded", marking.excluded());
    json.writeStringField("level", marking.level().name());
    write(json, "early", marking.early());
    json.writeBooleanField("checkedAll", marking.isComplete());
    json.writeArrayFieldStart("sentences");
    for (String sentence : MarkingSentences.withoutSolution(marking)) {
      json.writeString(sentence);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, String name, List<Candidate> entries)
      throws IOException {
    JsonParts.objects(json, name, entries, entry -> writeFields(json, entry));
  }

  private static void writeFields(JsonGenerator json, Candidate entry) throws IOException {
    json.writeNumberField("cell", entry.cell());
    json.writeNumberField("digit", entry.digit());
  }
}
