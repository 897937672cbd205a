package org.nonomino.toolkit.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Hinter;
import org.nonomino.toolkit.Regions;
import org.nonomino.toolkit.Solvers;

/**
 * All use cases behind one entry point with JSON in and out: what a server offers under {@code
 * /api/v1}. Immutable; thread-safe.
 */
public final class Api {
  /**
   * The names of POST requests that may take long; all others are quick, or a person waits for them
   * while typing.
   */
  public static final Set<String> LONG =
      Set.of(
          "generate",
          "layouts/check",
          "layouts/random",
          "path",
          "rate",
          "reduce",
          "render",
          "solve",
          "trace");

  private final Map<String, Endpoint> gets = new TreeMap<>();
  private final Map<String, Endpoint> posts = new TreeMap<>();

  /**
   * @param solvers the strategies, at least one
   * @param formats the text formats, at least one
   * @param fillers the ways to fill grids
   * @param pictures the picture formats other than text
   * @throws IllegalArgumentException if there is no strategy or no text format
   */
  public Api(Solvers solvers, Formats formats, Fillers fillers, List<DrawingFormat> pictures) {
    if (formats.all().isEmpty()) {
      throw new IllegalArgumentException("there is no text format");
    }
    SolverField solver = new SolverField(solvers);
    Solver usual = solver.usual();
    PuzzleField puzzles = new PuzzleField(formats);
    LayoutCatalog catalog = LayoutCatalog.load();
    LayoutField layouts = new LayoutField(puzzles, new Regions(catalog));
    Explainer explainer = new Explainer(Scale.NONOMINO);
    Rater rater = new Rater(usual, explainer);

    gets.put("layouts", Lists.layouts(catalog));
    gets.put("solvers", Lists.solvers(solvers));
    gets.put("formats", Lists.formats(formats.all()));
    gets.put("techniques", Lists.techniques());
    gets.put("symmetries", Lists.symmetries());
    gets.put("levels", Lists.levels());

    posts.put("solve", new SolveEndpoint(puzzles, solver));
    posts.put("count", new CountEndpoint(puzzles, solver));
    posts.put("candidates", new CandidatesEndpoint(puzzles, solver));
    posts.put("check", new CheckEndpoint(puzzles, usual));
    posts.put("generate", new GenerateEndpoint(layouts, usual, fillers.defaultFiller(), rater));
    posts.put("clue", new ClueEndpoint(puzzles, usual));
    posts.put("reduce", new ReduceEndpoint(puzzles, usual));
    posts.put("hint", new HintEndpoint(puzzles, new Hinter(usual, explainer)));
    posts.put("path", new PathEndpoint(puzzles, rater, explainer));
    posts.put("rate", new RateEndpoint(puzzles, rater));
    posts.put("technique", new TechniqueEndpoint());
    posts.put("render", new RenderEndpoint(puzzles, usual, explainer, pictures));
    posts.put("convert", new ConvertEndpoint(puzzles, formats));
    posts.put("trace", new TraceEndpoint(puzzles, solver));
    posts.put("layouts/random", new RandomLayoutEndpoint(usual));
    posts.put("layouts/check", new CheckLayoutEndpoint(layouts, solver));
  }

  /** Returns what answers GET requests under a name. */
  public Optional<Endpoint> get(String name) {
    return Optional.ofNullable(gets.get(name));
  }

  /** Returns what answers POST requests under a name. */
  public Optional<Endpoint> post(String name) {
    return Optional.ofNullable(posts.get(name));
  }
}
