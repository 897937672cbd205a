package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofStep;
import org.nonomino.toolkit.Advice;
import org.nonomino.toolkit.PartNames;
import org.nonomino.toolkit.ProofWords;
import org.nonomino.toolkit.ProvedReason;
import org.nonomino.toolkit.Reason;

/** Writes why a puzzle has no solution or several. */
public final class ReasonJson {
  private ReasonJson() {}

  /**
   * Writes the kind of a reason with its words, the parts of a contradiction with a proof, or two
   * solutions and the cells in which they differ.
   */
  public static void writeFields(JsonGenerator json, ProvedReason found) throws IOException {
    Reason reason = found.reason();
    Puzzle puzzle = found.puzzle();
    json.writeStringField("reason", kind(reason));
    json.writeStringField("words", found.sentences());
    if (reason instanceof Reason.Contradiction contradiction) {
      json.writeBooleanField("minimal", contradiction.isMinimal());
      writeParts(json, puzzle.rules(), contradiction.parts());
      json.writeStringField("summary", found.summary().orElseThrow());
    } else if (reason instanceof Reason.Several several) {
      json.writeBooleanField("minimal", several.isMinimal());
      PuzzleJson.writeCells(json, "differing", several.cells());
      SolveJson.writeSolutions(json, List.of(several.first(), several.second()), puzzle.symbols());
      Optional<String> pattern = found.words().pattern(several);
      if (pattern.isPresent()) {
        json.writeStringField("pattern", pattern.get());
      }
      writeAdvice(json, found.advice(), puzzle.symbols());
    }
    if (found.proof().isPresent()) {
      Proof proof = found.proof().get();
      ProofWords words = ProofWords.of(proof);
      json.writeObjectFieldStart("proof");
      json.writeNumberField("cases", proof.caseCount());
      if (words.areNamed()) {
        json.writeStringField("symbols", words.symbols().toString());
      }
      writeSteps(json, proof.steps(), words, proof.rules());
      json.writeEndObject();
    }
  }

  private static void writeAdvice(JsonGenerator json, Advice advice, Symbols symbols)
      throws IOException {
    if (advice.clue().isPresent()) {
      json.writeObjectFieldStart("clue");
      ClueJson.writeFields(json, advice.clue().get());
      json.writeEndObject();
    }
    if (advice.constraint().isPresent()) {
      json.writeObjectFieldStart("newConstraint");
      ClueJson.writeFields(json, advice.constraint().get(), symbols);
      json.writeEndObject();
    }
  }

  /** Writes each part with its name, its cells, and the position of a constraint in its list. */
  private static void writeParts(JsonGenerator json, Rules rules, List<PuzzlePart> parts)
      throws IOException {
    PartNames names = PartNames.of(rules);
    JsonParts.objects(
        json,
        "parts",
        parts,
        part -> {
          json.writeStringField("name", names.name(part));
          PuzzleJson.writeCells(json, "cells", PartNames.cells(part));
          int constraint =
              part instanceof PuzzlePart.OfConstraint limit
                  ? rules.constraints().indexOf(limit.constraint())
                  : -1;
          if (constraint >= 0) {
            json.writeNumberField("constraint", constraint);
          }
        });
  }

  private static String kind(Reason reason) {
    if (reason instanceof Reason.Contradiction) {
      return "contradiction";
    }
    if (reason instanceof Reason.Several) {
      return "several";
    }
    return reason instanceof Reason.Nothing ? "nothing" : "unknown";
  }

  private static void writeSteps(
      JsonGenerator json, List<ProofStep> steps, ProofWords words, Rules rules) throws IOException {
    JsonParts.objects(json, "steps", steps, step -> writeStep(json, step, words, rules));
  }

  private static void writeStep(JsonGenerator json, ProofStep step, ProofWords words, Rules rules)
      throws IOException {
    json.writeNumberField("number", step.number());
    json.writeStringField("argument", step.argument().name().toLowerCase(Locale.ROOT));
    json.writeStringField("words", words.sentence(step, ProofWords.Detail.SHORT));
    json.writeStringField("notation", words.sentence(step, ProofWords.Detail.NOTATION));
    PuzzleJson.writeCells(json, "cells", step.pattern());
    writeParts(json, rules, step.parts());
    JsonParts.objects(
        json,
        "premises",
        step.premises(),
        premise -> {
          json.writeNumberField("step", premise.step());
          writeClaim(json, premise.claim());
        });
    JsonParts.objects(json, "conclusions", step.conclusions(), claim -> writeClaim(json, claim));
    if (!step.cases().isEmpty()) {
      JsonParts.objects(json, "cases", step.cases(), each -> writeSteps(json, each, words, rules));
    }
  }

  private static void writeClaim(JsonGenerator json, Claim claim) throws IOException {
    json.writeNumberField("cell", claim.cell());
    json.writeNumberField("digit", claim.digit());
    json.writeBooleanField("placed", claim.isPlaced());
  }
}
