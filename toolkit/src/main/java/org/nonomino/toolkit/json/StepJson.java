package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.House;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.InnerReason;
import org.nonomino.explainer.Link;
import org.nonomino.explainer.Phrase;
import org.nonomino.explainer.Reason;
import org.nonomino.explainer.ReasonText;
import org.nonomino.explainer.Step;
import org.nonomino.toolkit.StepWords;

/** Writes steps, or as much of one as was asked for. */
public final class StepJson {
  /** How much to write. */
  public enum Part {
    /** Where to look. */
    NUDGE,
    /** And what kind of step there is. */
    TECHNIQUE,
    /** And all the rest. */
    FULL;

    /** The name as people type it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private StepJson() {}

  /**
   * Writes the fields of a step.
   *
   * @param board as it was before the step
   */
  public static void writeFields(JsonGenerator json, Step step, Board board, Part part)
      throws IOException {
    ReasonText nudge = StepWords.nudgeText(step, board);
    json.writeStringField("nudge", nudge.text());
    writeHouses(json, step.evidence().houses());
    if (part == Part.NUDGE) {
      writePhrases(json, nudge, Optional.empty());
      return;
    }
    json.writeStringField("technique", step.name());
    json.writeStringField("kind", step.kind().slug());
    RatingJson.write(json, "rating", step.rating());
    if (part == Part.TECHNIQUE) {
      writePhrases(json, nudge, Optional.empty());
      return;
    }
    Reason reason = step.reason(board);
    writeReason(json, reason);
    writePhrases(json, nudge, Optional.of(reason));
    json.writeArrayFieldStart("deductions");
    for (Deduction deduction : step.deductions()) {
      json.writeStartObject();
      json.writeNumberField("cell", deduction.cell());
      json.writeNumberField("digit", deduction.digit());
      json.writeBooleanField("placement", deduction instanceof Deduction.Placement);
      json.writeEndObject();
    }
    json.writeEndArray();
    writeCandidates(json, step.evidence().candidates());
    writeLinks(json, step.evidence().links());
  }

  private static void writeReason(JsonGenerator json, Reason reason) throws IOException {
    json.writeStringField("text", reason.sentence().text());
    json.writeStringField("notation", reason.notation().text());
    json.writeArrayFieldStart("full");
    for (ReasonText paragraph : reason.full()) {
      json.writeString(paragraph.text());
    }
    json.writeEndArray();
  }

  /** Writes what the phrases of all texts mean, in fields with the names of those texts. */
  private static void writePhrases(JsonGenerator json, ReasonText nudge, Optional<Reason> reason)
      throws IOException {
    json.writeObjectFieldStart("phrases");
    json.writeFieldName("nudge");
    writePhrases(json, nudge);
    if (reason.isPresent()) {
      json.writeFieldName("text");
      writePhrases(json, reason.get().sentence());
      json.writeFieldName("notation");
      writePhrases(json, reason.get().notation());
      json.writeArrayFieldStart("full");
      for (ReasonText paragraph : reason.get().full()) {
        writePhrases(json, paragraph);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  /**
   * Writes what the phrases of a text mean; houses without their cells, and nothing that is empty.
   */
  private static void writePhrases(JsonGenerator json, ReasonText text) throws IOException {
    json.writeStartArray();
    for (Phrase phrase : text.phrases()) {
      json.writeStartObject();
      json.writeNumberField("from", phrase.from());
      json.writeNumberField("to", phrase.to());
      if (!phrase.cells().isEmpty()) {
        json.writeArrayFieldStart("cells");
        for (int cell : phrase.cells()) {
          json.writeNumber(cell);
        }
        json.writeEndArray();
      }
      if (!phrase.houses().isEmpty()) {
        json.writeArrayFieldStart("houses");
        for (House house : phrase.houses()) {
          json.writeStartObject();
          writeHouse(json, house);
          json.writeEndObject();
        }
        json.writeEndArray();
      }
      if (!phrase.candidates().isEmpty()) {
        writeCandidates(json, phrase.candidates());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeCandidates(JsonGenerator json, List<Candidate> candidates)
      throws IOException {
    json.writeArrayFieldStart("candidates");
    for (Candidate candidate : candidates) {
      writeCandidate(json, candidate);
    }
    json.writeEndArray();
  }

  private static void writeLinks(JsonGenerator json, List<Link> links) throws IOException {
    json.writeArrayFieldStart("links");
    for (Link link : links) {
      json.writeStartObject();
      json.writeFieldName("from");
      writeCandidate(json, link.from());
      json.writeBooleanField("fromOn", link.fromIsOn());
      json.writeFieldName("to");
      writeCandidate(json, link.to());
      json.writeBooleanField("toOn", link.toIsOn());
      if (link.inner().isPresent()) {
        writeInner(json, link.inner().get());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes the technique inside a chain; by evidence with links where it is a chain itself. */
  private static void writeInner(JsonGenerator json, InnerReason inner) throws IOException {
    json.writeObjectFieldStart("inner");
    json.writeStringField("technique", inner.kind().words());
    writeHouses(json, inner.evidence().houses());
    writeCandidates(json, inner.evidence().candidates());
    writeLinks(json, inner.evidence().links());
    json.writeEndObject();
  }

  private static void writeHouses(JsonGenerator json, List<House> houses) throws IOException {
    json.writeArrayFieldStart("houses");
    for (House house : houses) {
      json.writeStartObject();
      writeHouse(json, house);
      json.writeArrayFieldStart("cells");
      for (int cell : house.cells()) {
        json.writeNumber(cell);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeHouse(JsonGenerator json, House house) throws IOException {
    json.writeStringField("kind", house.kind().name().toLowerCase(Locale.ROOT));
    json.writeNumberField("index", house.index());
  }

  private static void writeCandidate(JsonGenerator json, Candidate candidate) throws IOException {
    json.writeStartObject();
    json.writeNumberField("cell", candidate.cell());
    json.writeNumberField("digit", candidate.digit());
    json.writeEndObject();
  }
}
