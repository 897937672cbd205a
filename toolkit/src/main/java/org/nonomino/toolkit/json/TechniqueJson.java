package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.techniques.TechniqueAlias;
import org.nonomino.toolkit.techniques.TechniqueExamples;
import org.nonomino.toolkit.techniques.TechniquePage;

/** Writes the explanation of a technique. */
public final class TechniqueJson {
  private TechniqueJson() {}

  /** Writes its names, family, rating, cost and summary. */
  public static void writeFields(JsonGenerator json, StepKind kind) throws IOException {
    writeFields(json, TechniquePage.of(kind));
  }

  private static void writeFields(JsonGenerator json, TechniquePage page) throws IOException {
    StepKind kind = page.kind();
    json.writeStringField("technique", kind.slug());
    json.writeStringField("name", kind.words());
    JsonParts.strings(json, "aliases", TechniqueAlias.of(kind));
    json.writeStringField("family", kind.family().toString());
    RatingJson.write(json, "ratedFrom", kind.lowestRating());
    json.writeNumberField("cost", kind.cost());
    json.writeStringField("summary", page.summary());
  }

  /** Writes its names and facts, its page, and its examples. */
  public static void writePage(JsonGenerator json, StepKind kind) throws IOException {
    TechniquePage page = TechniquePage.of(kind);
    writeFields(json, page);
    json.writeStringField("howToSpotIt", page.sections().get(TechniquePage.Section.SPOTTING));
    json.writeStringField("whyItIsTrue", page.sections().get(TechniquePage.Section.REASON));
    json.writeStringField(
        "onIrregularRegions", page.sections().get(TechniquePage.Section.IRREGULAR));
    JsonParts.strings(json, "seeAlso", page.related().stream().map(StepKind::slug).toList());
    JsonParts.objects(
        json, "examples", TechniqueExamples.of(kind), example -> writeExample(json, example));
  }

  /** Writes the fields of a position and its step. */
  static void writeExample(JsonGenerator json, TechniquePosition example) throws IOException {
    PuzzleJson.writeFields(json, example.entry());
    StepJson.write(json, "step", example.step(), example.board(), StepJson.Part.FULL);
  }
}
