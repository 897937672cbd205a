package org.nonomino.book;

import java.util.List;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.SymbolNotation;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.GeneratedPuzzle;
import org.nonomino.toolkit.RatedMaker;
import org.nonomino.toolkit.RequestException;

/** Generates puzzles for the cover and the rules, separate from those of the book. */
record MadeDrawings(Solver solver, long seed) implements BookCompiler.BookDrawings {
  /** A negative number, because those of the chapters start at 0. */
  private static final long FRONT = -1;

  private static final long EXAMPLE = -2;
  private static final long BACK = -3;
  private static final long KINDS = 3;
  private static final int MAX_ON_COVER = 9;
  private static final int MIN_ON_COVER = 6;

  @Override
  public PuzzlePicture front(int largest, boolean areBoxes, Symbols symbols) {
    return cover(largest, areBoxes, symbols, FRONT);
  }

  @Override
  public PuzzlePicture back(int largest, boolean areBoxes, Symbols symbols) {
    return cover(largest, areBoxes, symbols, BACK);
  }

  private PuzzlePicture cover(int largest, boolean areBoxes, Symbols symbols, long number) {
    int size = Math.max(MIN_ON_COVER, Math.min(largest, MAX_ON_COVER));
    int drawn = areBoxes && RegionMask.standardBoxes(size).isEmpty() ? MAX_ON_COVER : size;
    return PuzzlePicture.of(made(drawn, areBoxes, symbols, number).puzzle());
  }

  @Override
  public List<PuzzlePicture> example(int size, boolean areBoxes, Symbols symbols) {
    // Some sizes, such as primes, have no boxes.
    boolean hasBoxes = areBoxes && RegionMask.standardBoxes(size).isPresent();
    GeneratedPuzzle made = made(size, hasBoxes, symbols, EXAMPLE);
    PuzzlePicture picture = PuzzlePicture.of(made.puzzle());
    return List.of(picture, picture.withDigits(made.solution()));
  }

  /** Returns random regions that are not boxes, so that the puzzle looks like a jigsaw. */
  private GeneratedPuzzle made(int size, boolean areBoxes, Symbols symbols, long number) {
    RatedMaker maker = maker(size, areBoxes, symbols);
    long attempt = number;
    GeneratedPuzzle made = attempt(maker, attempt);
    while (!areBoxes && BoxRegions.equalTo(made.puzzle().mask()).isPresent()) {
      attempt -= KINDS;
      made = attempt(maker, attempt);
    }
    return made;
  }

  /** Generates a puzzle without a time limit, because sizes this small take no noticeable time. */
  private GeneratedPuzzle attempt(RatedMaker maker, long number) {
    return maker.make(SeededRandom.of(seed, number), Deadline.NEVER);
  }

  private RatedMaker maker(int size, boolean areBoxes, Symbols symbols) {
    LayoutChoice layout =
        areBoxes
            ? new LayoutChoice.Fixed(RegionMask.standardBoxes(size).orElseThrow())
            : new LayoutChoice.Random(
                new LayoutSpec(
                    size,
                    Symmetry.ROTATE180,
                    LayoutSpec.DEFAULT_IRREGULARITY,
                    LayoutStyle.COMPACT));
    GenerateRequest request = GenerateRequest.on(layout).symmetry(Symmetry.ROTATE180);
    if (!symbols.areUsual() && symbols.size() == size) {
      request.symbols(SymbolNotation.typed(symbols));
    }
    try {
      return RatedMaker.unrated(new PuzzleGenerator(solver), request.spec());
    } catch (RequestException e) {
      throw new IllegalStateException(e);
    }
  }
}
