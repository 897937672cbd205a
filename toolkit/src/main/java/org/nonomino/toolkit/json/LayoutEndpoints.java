package org.nonomino.toolkit.json;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.SearchLimits;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.RequestOption;
import org.nonomino.toolkit.request.RequestReader;

/** The endpoints that create and check layouts. */
final class LayoutEndpoints {
  /** The number of the first layout of {@code layouts random} on the command line. */
  private static final long FIRST = 0;

  private LayoutEndpoints() {}

  /** {@code layouts/random}: a random layout that has a filling. */
  static Reply random(ApiRequest request, LayoutField layouts)
      throws ProblemException, RequestException {
    RequestFields wanted = request.generating(layouts);
    wanted.allow(
        Stream.of(
            RequestOption.SIZE,
            RequestOption.LAYOUT_SYMMETRY,
            RequestOption.IRREGULARITY,
            RequestOption.STYLE),
        List.of(ApiRequest.SEED));
    LayoutSpec spec = RequestReader.layout(wanted);
    long seed = request.seed();
    // A solver helps to fill large layouts.
    LayoutResult result =
        new FillableLayouts(spec, request.defaultSolver())
            .next(SeededRandom.of(seed, FIRST), request.deadline());
    if (!(result instanceof LayoutResult.Found found)) {
      throw Problem.of(
              Problem.UNPROCESSABLE,
              ProblemCode.NO_LAYOUT_IN_TIME.bare(),
              "No layout with a solution grid was found in time. Try again, or choose another 'irregularity'.")
          .thrown();
    }
    return Reply.json(
        json -> {
          LayoutJson.writeFields(json, found.mask());
          json.writeNumberField(ApiRequest.SEED, seed);
        });
  }

  /** {@code layouts/check}: whether a layout has a filling, and whether it is connected. */
  static Reply check(ApiRequest request, LayoutField layouts)
      throws ProblemException, RequestException {
    request.allow(ApiRequest.SIZE, LayoutField.REGIONS, ApiRequest.SOLVER);
    OptionalInt size = request.fields().whole(ApiRequest.SIZE, 1, Grid.MAX_SIZE);
    RegionMask mask = layouts.mask(request.fields(), size);
    SearchLimits limits = request.limits();
    LayoutReport report = LayoutReport.of(Rules.of(mask), request.solver(), limits);
    return Reply.json(json -> LayoutJson.writeFields(json, report));
  }
}
