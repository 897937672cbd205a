package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.toolkit.Hint;
import org.nonomino.toolkit.Hinter;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.VerdictWord;

/** {@code hint}: the next step for a person, or the first mistake. */
final class HintEndpoint implements Endpoint {
  private static final String LEVEL = "level";
  private static final String TEXT = "text";

  private final PuzzleField puzzles;
  private final Hinter hinter;

  HintEndpoint(PuzzleField puzzles, Hinter hinter) {
    this.puzzles = puzzles;
    this.hinter = hinter;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, LEVEL, TimeLimit.NAME);
    PuzzleEntry entry = puzzles.read(fields);
    StepJson.Part part =
        fields.choice(LEVEL, List.of(StepJson.Part.values())).orElse(StepJson.Part.FULL);
    ExplainedSizes.require(entry.puzzle().size(), fields);
    Hint hint = hinter.hint(entry.puzzle(), entry.progress(), limit.deadline(fields));
    return Reply.json(json -> write(json, hint, part));
  }

  private static void write(JsonGenerator json, Hint hint, StepJson.Part part) throws IOException {
    SolveJson.writeVerdict(
        json,
        hint instanceof Hint.NotUnique notUnique
            ? VerdictWord.of(notUnique.verdict())
            : VerdictWord.UNIQUE);
    if (hint instanceof Hint.Next next) {
      json.writeObjectFieldStart("step");
      StepJson.writeFields(json, next.step(), next.board(), part);
      json.writeEndObject();
    } else if (hint instanceof Hint.Wrong wrong) {
      json.writeObjectFieldStart("mistake");
      json.writeNumberField("cell", wrong.mistake().cell());
      json.writeNumberField("digit", wrong.mistake().digit());
      json.writeEndObject();
      json.writeStringField(TEXT, wrong.mistake().toString());
    } else {
      json.writeStringField(TEXT, Sentences.noStep(hint));
    }
  }
}
