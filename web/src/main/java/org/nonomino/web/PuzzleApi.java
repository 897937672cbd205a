package org.nonomino.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.Filler;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.text.PuzzleFormat;

/** All that can be asked under {@code /api/v1}. Immutable; thread-safe. */
public final class PuzzleApi {
  private static final String FILLER = "search";

  private final Map<String, Endpoint> gets = new TreeMap<>();
  private final Map<String, Endpoint> posts = new TreeMap<>();

  /**
   * Makes the interface.
   *
   * @param solvers the strategies, at least one; {@code auto} is taken where none is named
   * @param formats the text formats, in the order in which they are asked whether they know a text
   * @param fillers the ways to fill grids, {@code search} among them
   * @throws IllegalArgumentException if one of these is missing
   */
  public PuzzleApi(
      Map<SolverName, Solver> solvers, List<PuzzleFormat> formats, Map<String, Filler> fillers) {
    Filler filler =
        Optional.ofNullable(fillers.get(FILLER))
            .orElseThrow(() -> new IllegalArgumentException("no filler " + FILLER));
    SolverList solverList = new SolverList(solvers);
    PuzzleField puzzles = new PuzzleField(formats);
    LayoutCatalog catalog = LayoutCatalog.load();
    LayoutField layouts = new LayoutField(puzzles, catalog);
    Explainer explainer = new Explainer(Scale.NONOMINO);
    Rater rater = new Rater(solverList.usual(), explainer);
    PuzzleGenerator generator = new PuzzleGenerator(solverList.usual());

    gets.put("layouts", Lists.layouts(catalog));
    gets.put("solvers", Lists.solvers(solverList));
    gets.put("formats", Lists.formats(List.copyOf(formats)));
    gets.put("techniques", Lists.techniques());
    gets.put("symmetries", Lists.symmetries());
    gets.put("levels", Lists.levels());

    posts.put("solve", new SolveEndpoint(puzzles, solverList));
    posts.put("count", new CountEndpoint(puzzles, solverList));
    posts.put("check", new CheckEndpoint(puzzles, solverList));
    posts.put("generate", new GenerateEndpoint(layouts, generator, filler, rater));
    posts.put("clue", new ClueEndpoint(puzzles, solverList));
    posts.put("reduce", new ReduceEndpoint(puzzles, solverList));
    posts.put("hint", new HintEndpoint(puzzles, solverList, explainer));
    posts.put("path", new PathEndpoint(puzzles, rater, explainer));
    posts.put("rate", new RateEndpoint(puzzles, rater));
    posts.put("render", new RenderEndpoint(puzzles, solverList, explainer));
    posts.put("convert", new ConvertEndpoint(formats));
    posts.put("trace", new TraceEndpoint(puzzles, solverList));
    posts.put("layouts/random", new RandomLayoutEndpoint());
    posts.put("layouts/check", new CheckLayoutEndpoint(layouts, solverList));
  }

  /** Returns what is asked with GET under a name. */
  Optional<Endpoint> get(String name) {
    return Optional.ofNullable(gets.get(name));
  }

  /** Returns what is asked with POST under a name. */
  Optional<Endpoint> post(String name) {
    return Optional.ofNullable(posts.get(name));
  }
}
