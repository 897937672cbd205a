package org.nonomino.web;

import org.nonomino.core.RegionSymbols;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.LayoutResult;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.SeededRandom;

/** {@code layouts/random}: a random layout that has a filling. */
final class RandomLayoutEndpoint implements Endpoint {
  private static final String SYMMETRY = "symmetry";

  /** {@code layouts random} on the command line numbers its layouts from 0: this is its first. */
  private static final long FIRST = 0;

  private final Seeds seeds = new Seeds();

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(
        RandomLayoutFields.SIZE, RandomLayoutFields.WIGGLE, SYMMETRY, "seed", "timeoutMillis");
    LayoutSpec spec = RandomLayoutFields.read(fields, SYMMETRY);
    long seed = seeds.read(fields);
    LayoutResult result =
        new FillableLayouts(spec).next(SeededRandom.of(seed, FIRST), limit.deadline(fields));
    if (!(result instanceof LayoutResult.Found found)) {
      throw Problem.of(
              Problem.UNPROCESSABLE,
              "No random regions with a filling were found in time. Try again, or with less 'wiggle'.")
          .thrown();
    }
    return Answer.json(
        json -> {
          json.writeNumberField(RandomLayoutFields.SIZE, spec.size());
          json.writeStringField("regions", RegionSymbols.text(found.mask()));
          json.writeNumberField("seed", seed);
        });
  }
}
