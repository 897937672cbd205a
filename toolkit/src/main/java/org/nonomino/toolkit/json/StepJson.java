package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.FogPath;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.ToldPath;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Phrase;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.ReasonText;
import org.nonomino.formats.json.ConstraintJson;
import org.nonomino.toolkit.StepWords;

/** Writes steps, or the requested part of a step. */
public final class StepJson {
  /** The part of a step to write. */
  public enum Part {
    /** Only the place. */
    NUDGE,
    /** The place and the kind of step. */
    TECHNIQUE,
    /** The whole step. */
    FULL;

    /** Returns the name as people type it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private StepJson() {}

  /**
   * Writes the fields {@code steps} and {@code leftOut} of a puzzle. Each step has the indices of
   * the steps that it rests on, and {@code leftOut} is the number of omitted steps. Both fields are
   * left out if there are none.
   */
  public static void writePath(JsonGenerator json, ToldPath told) throws IOException {
    JsonParts.objects(
        json,
        "steps",
        told.steps(),
        each -> {
          writeFields(json, each.step(), each.board(), Part.FULL);
          if (!each.restsOn().isEmpty()) {
            json.writeArrayFieldStart("restsOn");
            for (int index : each.restsOn()) {
              json.writeNumber(index);
            }
            json.writeEndArray();
          }
        });
    if (!told.leftOut().isEmpty()) {
      json.writeNumberField("leftOut", told.leftOut().size());
    }
  }

  /**
   * Writes the field {@code steps} of a puzzle without a whole path; an empty list if no step was
   * found.
   *
   * @param rated the result with the steps
   * @param explainer the explainer that found them
   */
  public static void writePath(JsonGenerator json, Rated rated, Puzzle puzzle, Explainer explainer)
      throws IOException {
    List<Step> steps = rated.foundSteps();
    json.writeArrayFieldStart("steps");
    if (!steps.isEmpty()) {
      Board board = explainer.board(puzzle);
      for (Step step : steps) {
        json.writeStartObject();
        writeFields(json, step, board, Part.FULL);
        json.writeEndObject();
        board = board.after(step);
      }
    }
    json.writeEndArray();
  }

  /**
   * Writes how far the steps of a puzzle in fog lead.
   *
   * @param rated the rating of the path
   */
  static void writeFogPath(JsonGenerator json, FogPath path, Rated rated) throws IOException {
    json.writeStringField("outcome", outcome(path.told().rated()));
    json.writeNumberField("placed", path.placed());
    int size = path.lit().size();
    StringBuilder lit = new StringBuilder("0".repeat(size * size));
    path.lit().stream().forEach(cell -> lit.setCharAt(cell, '1'));
    json.writeStringField("lit", lit.toString());
    Optional<Step> hardest = path.told().rated().hardest();
    if (hardest.isPresent()) {
      json.writeStringField("hardest", hardest.get().name());
    }
    RatingJson.writeRating(json, rated);
    writePath(json, path.told());
  }

  private static String outcome(StepPath path) {
    return path.isSolved() ? "solved" : path.isStopped() ? "limit" : "stuck";
  }

  /** Writes the field {@code steps} of a puzzle without a path. */
  public static void writeNoPath(JsonGenerator json) throws IOException {
    JsonParts.strings(json, "steps", List.of());
  }

  /** Writes a field with a step. */
  static void write(JsonGenerator json, String name, Step step, Board board, Part part)
      throws IOException {
    json.writeObjectFieldStart(name);
    writeFields(json, step, board, part);
    json.writeEndObject();
  }

  /**
   * Writes the fields of a step.
   *
   * @param board the board before the step
   */
  public static void writeFields(JsonGenerator json, Step step, Board board, Part part)
      throws IOException {
    ReasonText nudge = StepWords.nudgeText(step, board);
    json.writeStringField("nudge", nudge.text());
    writeHouses(json, step.evidence().houses());
    writeConstraints(json, step.evidence().constraints());
    if (part != Part.NUDGE) {
      json.writeStringField("technique", step.name());
      json.writeStringField("kind", step.kind().slug());
      RatingJson.write(json, "rating", step.rating());
    }
    if (part != Part.FULL) {
      writePhrases(json, nudge, Optional.empty());
      return;
    }
    Reason reason = step.reason(board);
    json.writeStringField("text", reason.sentence().text());
    if (!reason.lines().isEmpty()) {
      JsonParts.strings(json, "lines", texts(reason.lines()));
    }
    json.writeStringField("notation", reason.notation().text());
    JsonParts.strings(json, "full", texts(reason.full()));
    writeDepths(json, reason.full());
    writePhrases(json, nudge, Optional.of(reason));
    JsonParts.objects(
        json,
        "deductions",
        step.deductions(),
        deduction -> {
          json.writeNumberField("cell", deduction.cell());
          json.writeNumberField("digit", deduction.digit());
          json.writeBooleanField("placement", deduction instanceof Deduction.Placement);
        });
    writeCandidates(json, step.evidence().candidates());
    writeLinks(json, step.evidence().links());
    if (!reason.blockers().isEmpty()) {
      JsonParts.objects(json, "blockers", reason.blockers(), blocker -> write(json, blocker));
    }
  }

  /** Writes a digit that closes cells for a single, and the house through which it does. */
  private static void write(JsonGenerator json, Blocker blocker) throws IOException {
    json.writeNumberField("cell", blocker.cell());
    json.writeNumberField("digit", blocker.digit());
    if (blocker.house().isPresent()) {
      json.writeObjectFieldStart("house");
      writeUnlessKnown(json, blocker.house().get());
      json.writeEndObject();
    }
    PuzzleJson.writeCells(json, "closes", blocker.closed());
  }

  private static List<String> texts(List<ReasonText> texts) {
    return texts.stream().map(ReasonText::text).toList();
  }

  /** Writes how deep each paragraph is in a step, if the step has parts. */
  private static void writeDepths(JsonGenerator json, List<ReasonText> paragraphs)
      throws IOException {
    if (paragraphs.stream().anyMatch(paragraph -> paragraph.depth() > 0)) {
      JsonParts.list(json, "depths", paragraphs, paragraph -> json.writeNumber(paragraph.depth()));
    }
  }

  /** Writes the phrases of each text of a step, in a field with the name of the text. */
  private static void writePhrases(JsonGenerator json, ReasonText nudge, Optional<Reason> reason)
      throws IOException {
    json.writeObjectFieldStart("phrases");
    writePhrases(json, "nudge", nudge);
    if (reason.isPresent()) {
      writePhrases(json, "text", reason.get().sentence());
      if (!reason.get().lines().isEmpty()) {
        writePhrases(json, "lines", reason.get().lines());
      }
      writePhrases(json, "notation", reason.get().notation());
      writePhrases(json, "full", reason.get().full());
    }
    json.writeEndObject();
  }

  private static void writePhrases(JsonGenerator json, String name, List<ReasonText> texts)
      throws IOException {
    JsonParts.list(
        json,
        name,
        texts,
        text -> JsonParts.objects(json, text.phrases(), phrase -> write(json, phrase)));
  }

  private static void writePhrases(JsonGenerator json, String name, ReasonText text)
      throws IOException {
    JsonParts.objects(json, name, text.phrases(), phrase -> write(json, phrase));
  }

  /**
   * Writes the meaning of a phrase, without empty lists. Rows, columns and regions are without
   * their cells; extra houses have them, because some follow only from the houses of the puzzle.
   */
  private static void write(JsonGenerator json, Phrase phrase) throws IOException {
    json.writeNumberField("from", phrase.from());
    json.writeNumberField("to", phrase.to());
    if (!phrase.cells().isEmpty()) {
      PuzzleJson.writeCells(json, "cells", phrase.cells());
    }
    if (!phrase.houses().isEmpty()) {
      JsonParts.objects(json, "houses", phrase.houses(), house -> writeUnlessKnown(json, house));
    }
    if (!phrase.candidates().isEmpty()) {
      writeCandidates(json, phrase.candidates());
    }
  }

  /** Writes a house, with its cells only if it is an extra house. */
  private static void writeUnlessKnown(JsonGenerator json, House house) throws IOException {
    write(json, house);
    if (house.kind() == HouseKind.EXTRA) {
      writeCells(json, house);
    }
  }

  private static void writeCandidates(JsonGenerator json, List<Candidate> candidates)
      throws IOException {
    JsonParts.objects(json, "candidates", candidates, candidate -> write(json, candidate));
  }

  private static void writeLinks(JsonGenerator json, List<Link> links) throws IOException {
    JsonParts.objects(
        json,
        "links",
        links,
        link -> {
          writeCandidate(json, "from", link.from());
          json.writeBooleanField("fromOn", link.fromIsOn());
          writeCandidate(json, "to", link.to());
          json.writeBooleanField("toOn", link.toIsOn());
          if (link.inner().isPresent()) {
            writeInner(json, link.inner().get());
          }
        });
  }

  /** Writes the technique inside a chain, with its evidence and, for a chain, its links. */
  private static void writeInner(JsonGenerator json, InnerReason inner) throws IOException {
    json.writeObjectFieldStart("inner");
    json.writeStringField("technique", inner.kind().words());
    writeHouses(json, inner.evidence().houses());
    writeConstraints(json, inner.evidence().constraints());
    writeCandidates(json, inner.evidence().candidates());
    writeLinks(json, inner.evidence().links());
    json.writeEndObject();
  }

  /** Writes the constraints of a pattern with their names and cells, if there are any. */
  private static void writeConstraints(JsonGenerator json, List<Constraint> constraints)
      throws IOException {
    if (constraints.isEmpty()) {
      return;
    }
    JsonParts.objects(
        json,
        "constraints",
        constraints,
        constraint -> {
          json.writeStringField("name", ConstraintNames.of(constraint));
          PuzzleJson.writeCells(json, "cells", constraint.cells().stream().boxed().toList());
          json.writeFieldName("constraint");
          ConstraintJson.write(json, constraint, Symbols.usual(constraint.size()));
        });
  }

  private static void writeHouses(JsonGenerator json, List<House> houses) throws IOException {
    JsonParts.objects(
        json,
        "houses",
        houses,
        house -> {
          write(json, house);
          writeCells(json, house);
        });
  }

  private static void writeCells(JsonGenerator json, House house) throws IOException {
    json.writeFieldName("cells");
    json.writeArray(house.cells(), 0, house.size());
  }

  private static void write(JsonGenerator json, House house) throws IOException {
    json.writeStringField("kind", house.kind().name().toLowerCase(Locale.ROOT));
    json.writeNumberField("index", house.index());
  }

  private static void writeCandidate(JsonGenerator json, String name, Candidate candidate)
      throws IOException {
    json.writeObjectFieldStart(name);
    write(json, candidate);
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Candidate candidate) throws IOException {
    json.writeNumberField("cell", candidate.cell());
    json.writeNumberField("digit", candidate.digit());
  }
}
