package org.nonomino.toolkit.techniques;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Preference;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.generator.Generated;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.PuzzleTexts;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TechniquePosition;

/**
 * Finds the positions that {@link TechniqueExamples} lacks: for each kind of steps the position
 * with the shortest explanation, with boxes and with irregular regions. {@code
 * docs/techniques-examples.sh} runs it; to replace an example, delete it first.
 */
final class TechniqueExampleFinder {
  /** Puzzles of this project and of Simon Tatham's collection (MIT), with connected regions. */
  private static final List<String> FILES =
      List.of(
          "classic/sgt_3x3",
          "jigsaw9/minimal_sighlay",
          "jigsaw9/sgt_basic",
          "jigsaw9/sgt_intermediate",
          "jigsaw9/sgt_advanced",
          "jigsaw9/sgt_extreme",
          "jigsaw9/sgt_unreasonable");

  private static final int SIZE = 9;
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);

  /** A cost below all others. */
  private static final int KEPT = 0;

  private static final long SEED = 14;

  /** A board with more candidates is hard to read, and one with fewer than the next is too easy. */
  private static final int MANY_CANDIDATES = 120;

  private static final int FEW_CANDIDATES = 60;

  /** The number of puzzles searched for steps of kinds that are on no path. */
  private static final int SEARCHED_PUZZLES = 150;

  private final Map<StepKind, Found> onBoxes = new EnumMap<>(StepKind.class);
  private final Map<StepKind, Found> onOthers = new EnumMap<>(StepKind.class);

  private enum Regions {
    BOXES,
    IRREGULAR;

    static Regions of(PuzzleEntry entry) {
      return BoxRegions.equalTo(entry.puzzle().mask()).isPresent() ? BOXES : IRREGULAR;
    }
  }

  private record Found(PuzzleEntry entry, int cost) {}

  /**
   * Writes the examples.
   *
   * @param arguments the file, and the numbers of puzzles to generate on boxes and on the irregular
   *     layouts of the catalog
   */
  public static void main(String[] arguments) throws IOException, RequestException {
    TechniqueExampleFinder finder = new TechniqueExampleFinder();
    finder.keep();
    List<PuzzleEntry> sources = sources(Integer.parseInt(arguments[1]));
    finder.follow(sources, TechniqueList.of(Scale.NONOMINO));
    finder.follow(sources, TechniqueList.of(Scale.NONOMINO, Preference.NAMES));
    finder.searchMissing(sources);
    Files.writeString(Path.of(arguments[0]), finder.text());
    finder.report();
  }

  private static List<PuzzleEntry> sources(int generated) throws RequestException {
    List<PuzzleEntry> sources = new ArrayList<>();
    for (String file : FILES) {
      for (CorpusPuzzle known : Corpus.read(file)) {
        if (known.count() == 1 && known.countIsExact() && known.puzzle().size() == SIZE) {
          sources.add(PuzzleEntry.of(known.puzzle()).withSolution(known.solution().orElseThrow()));
        }
      }
    }
    List<RegionMask> layouts =
        LayoutCatalog.load().entries().stream()
            .map(LayoutCatalog.Entry::mask)
            .filter(mask -> mask.size() == SIZE)
            .toList();
    Solver solver = Solvers.standard().named("auto").orElseThrow();
    for (int k = 0; k < generated; k++) {
      sources.add(made(BOXES, solver, 2L * k));
      sources.add(made(layouts.get(k % layouts.size()), solver, 2L * k + 1));
    }
    return sources;
  }

  private static PuzzleEntry made(RegionMask mask, Solver solver, long number)
      throws RequestException {
    PuzzleMaker maker =
        new PuzzleGenerator(solver).prepare(GenerateRequest.on(mask).minimal(true).spec());
    Generated.Made made =
        (Generated.Made) maker.make(SeededRandom.of(SEED, number), Deadline.NEVER);
    return PuzzleEntry.of(made.puzzle()).withSolution(made.solution().orElseThrow());
  }

  /** Keeps the existing examples, so that pages change only if necessary. */
  private void keep() {
    for (StepKind kind : StepKind.values()) {
      for (TechniquePosition example : TechniqueExamples.of(kind)) {
        put(kind, new Found(example.entry(), KEPT));
      }
    }
  }

  /** Searches the paths of puzzles for steps of kinds that have no example yet. */
  private void follow(List<PuzzleEntry> sources, TechniqueList techniques) {
    boolean isMissing =
        techniques.kinds().stream()
            .anyMatch(
                kind ->
                    found(Regions.IRREGULAR, kind).isEmpty()
                        || (found(Regions.BOXES, kind).isEmpty()
                            && kind.canOccurUnder(Rules.of(BOXES))));
    if (isMissing) {
      sources.forEach(source -> follow(source, techniques));
    }
  }

  /** Offers each step of the path of a puzzle. */
  private void follow(PuzzleEntry source, TechniqueList techniques) {
    Explainer explainer = new Explainer(techniques);
    Board board = explainer.board(source.puzzle());
    for (Step step : explainer.path(source.puzzle(), Deadline.NEVER).steps()) {
      offer(source, board, step);
      board = board.after(step);
    }
  }

  private void offer(PuzzleEntry source, Board board, Step step) {
    Optional<Found> best = found(Regions.of(source), step.kind());
    if (best.filter(known -> known.cost() <= cost(board, step)).isPresent()) {
      return;
    }
    PuzzleEntry entry =
        TechniquePosition.reached(source, board).withText(EntryPart.TECHNIQUE, step.kind().slug());
    Optional<TechniquePosition> position = TechniqueExamples.position(entry, step.kind());
    // The position as readers see it, without the steps before.
    int cost = position.map(seen -> cost(seen.board(), seen.step())).orElse(Integer.MAX_VALUE);
    if (position.isPresent() && best.filter(known -> known.cost() <= cost).isEmpty()) {
      put(step.kind(), new Found(entry, cost));
    }
  }

  private void put(StepKind kind, Found example) {
    of(Regions.of(example.entry())).put(kind, example);
  }

  private Optional<Found> found(Regions regions, StepKind kind) {
    return Optional.ofNullable(of(regions).get(kind));
  }

  private Map<StepKind, Found> of(Regions regions) {
    return regions == Regions.BOXES ? onBoxes : onOthers;
  }

  private static int cost(Board board, Step step) {
    int letters = String.join(" ", step.explainInFull(board)).length();
    int candidates = 0;
    for (int cell = 0; cell < board.cellCount(); cell++) {
      candidates += Long.bitCount(board.candidates(cell));
    }
    return letters
        + 2 * Math.max(0, candidates - MANY_CANDIDATES)
        + 4 * Math.max(0, FEW_CANDIDATES - candidates);
  }

  /** Searches boards for steps that are on no path, because an easier step always came first. */
  private void searchMissing(List<PuzzleEntry> sources) {
    for (StepKind kind : EnumSet.allOf(StepKind.class)) {
      Explainer finder = new Explainer(TechniquePosition.only(kind));
      for (Regions regions : Regions.values()) {
        sources.stream()
            .filter(source -> Regions.of(source) == regions)
            .filter(source -> kind.canOccurUnder(source.puzzle().rules()))
            .limit(SEARCHED_PUZZLES)
            .takeWhile(source -> found(regions, kind).isEmpty())
            .forEach(source -> search(source, kind, finder));
      }
    }
  }

  private void search(PuzzleEntry source, StepKind kind, Explainer finder) {
    Explainer explainer = new Explainer(TechniquePosition.techniques(kind));
    Board board = explainer.board(source.puzzle());
    for (Step step : explainer.path(source.puzzle(), Deadline.NEVER).steps()) {
      Board here = board;
      finder.next(board, Deadline.NEVER).ifPresent(other -> offer(source, here, other));
      board = board.after(step);
    }
  }

  private String text() {
    List<PuzzleEntry> entries = new ArrayList<>();
    for (StepKind kind : StepKind.values()) {
      for (Regions regions : Regions.values()) {
        found(regions, kind).ifPresent(best -> entries.add(best.entry()));
      }
    }
    return PuzzleTexts.write(entries, Formats.standard().named("json").orElseThrow());
  }

  private void report() {
    for (StepKind kind : StepKind.values()) {
      System.out.printf(
          "%-40s boxes %-8s irregular %s%n",
          kind.slug(), cost(Regions.BOXES, kind), cost(Regions.IRREGULAR, kind));
    }
  }

  private String cost(Regions regions, StepKind kind) {
    return found(regions, kind).map(best -> Integer.toString(best.cost())).orElse("none");
  }
}
