package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;
import org.nonomino.explainer.proof.ProofStep;
import org.nonomino.toolkit.ProofWords;
import org.nonomino.toolkit.Reason;
import org.nonomino.toolkit.ReasonWords;

/** Writes why a puzzle has no solution or several. */
public final class ReasonJson {
  private ReasonJson() {}

  /** Writes the kind of a reason with its words, the parts of a contradiction, and its proof. */
  public static void writeFields(
      JsonGenerator json, Reason reason, ReasonWords words, Optional<Proof> proof)
      throws IOException {
    json.writeStringField("reason", kind(reason));
    json.writeStringField("words", words.of(reason));
    if (reason instanceof Reason.Contradiction contradiction) {
      json.writeBooleanField("minimal", contradiction.isMinimal());
      JsonParts.strings(json, "parts", words.names(contradiction));
    } else if (reason instanceof Reason.Several several) {
      json.writeBooleanField("minimal", several.isMinimal());
      PuzzleJson.writeCells(json, "differing", several.cells());
    }
    if (proof.isPresent()) {
      json.writeObjectFieldStart("proof");
      json.writeNumberField("cases", proof.get().caseCount());
      writeSteps(json, proof.get().steps(), ProofWords.of(proof.get()));
      json.writeEndObject();
    }
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

  private static void writeSteps(JsonGenerator json, List<ProofStep> steps, ProofWords words)
      throws IOException {
    JsonParts.objects(json, "steps", steps, step -> writeStep(json, step, words));
  }

  private static void writeStep(JsonGenerator json, ProofStep step, ProofWords words)
      throws IOException {
    json.writeNumberField("number", step.number());
    json.writeStringField("argument", step.argument().name().toLowerCase(Locale.ROOT));
    json.writeStringField("words", words.sentence(step, ProofWords.Detail.SHORT));
    json.writeStringField("notation", words.sentence(step, ProofWords.Detail.NOTATION));
    PuzzleJson.writeCells(json, "cells", step.pattern());
    JsonParts.strings(json, "parts", step.parts().stream().map(words::name).toList());
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
      JsonParts.objects(json, "cases", step.cases(), each -> writeSteps(json, each, words));
    }
  }

  private static void writeClaim(JsonGenerator json, Claim claim) throws IOException {
    json.writeNumberField("cell", claim.cell());
    json.writeNumberField("digit", claim.digit());
    json.writeBooleanField("placed", claim.isPlaced());
  }
}
