package org.nonomino.toolkit.json;

import java.util.Optional;
import org.nonomino.explainer.StepKind;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.techniques.TechniqueNames;

/** {@code technique}: what a technique is, why it is true, and examples. */
final class TechniqueEndpoint implements Endpoint {
  private static final String NAME = "technique";

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(NAME, TimeLimit.NAME);
    Optional<String> name = fields.text(NAME);
    if (name.isEmpty()) {
      throw fields.wrong(
          NAME,
          ProblemCode.MISSING_FIELD.with("field", NAME),
          "The field 'technique' is missing: name one, such as x-wing.");
    }
    Optional<StepKind> kind = TechniqueNames.find(name.get());
    if (kind.isEmpty()) {
      throw fields.wrong(
          NAME,
          ProblemCode.UNKNOWN_TECHNIQUE.bare(),
          "There is no such technique. " + TechniqueNames.question(name.get()).strip());
    }
    return Reply.json(json -> TechniqueJson.writePage(json, kind.get()));
  }
}
