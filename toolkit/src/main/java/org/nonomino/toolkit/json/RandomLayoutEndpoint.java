package org.nonomino.toolkit.json;

import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.LayoutResult;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;

/** {@code layouts/random}: a random layout that has a filling. */
final class RandomLayoutEndpoint implements Endpoint {
  /** {@code layouts random} on the command line numbers its layouts from 0: this is its first. */
  private static final long FIRST = 0;

  private final Solver solver;
  private final Seeds seeds = new Seeds();

  /**
   * @param solver helps to fill large layouts
   */
  RandomLayoutEndpoint(Solver solver) {
    this.solver = solver;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(
        RandomLayoutFields.SIZE,
        RandomLayoutFields.LAYOUT_SYMMETRY,
        RandomLayoutFields.WIGGLE,
        RandomLayoutFields.STYLE,
        Seeds.NAME,
        TimeLimit.NAME);
    LayoutSpec spec = RandomLayoutFields.read(fields);
    long seed = seeds.read(fields);
    LayoutResult result =
        new FillableLayouts(spec, solver)
            .next(SeededRandom.of(seed, FIRST), limit.deadline(fields));
    if (!(result instanceof LayoutResult.Found found)) {
      throw Problem.of(
              Problem.UNPROCESSABLE,
              ProblemCode.NO_LAYOUT_IN_TIME.bare(),
              "No layout with a solution grid was found in time. Try again, or with another 'wiggle'.")
          .thrown();
    }
    return Reply.json(
        json -> {
          LayoutJson.writeFields(json, found.mask());
          json.writeNumberField(Seeds.NAME, seed);
        });
  }
}
