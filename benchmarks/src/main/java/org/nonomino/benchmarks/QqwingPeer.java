package org.nonomino.benchmarks;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolverName;

/**
 * The program QQwing: one process for all puzzles, with a line to it and a line back for each. It
 * supports boxes of 3×3 only, counts all solutions if there are several, and reports one of them.
 */
final class QqwingPeer implements Peer {
  private static final String PROGRAM = "qqwing";
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);

  @Override
  public SolverName name() {
    return new SolverName(PROGRAM);
  }

  @Override
  public String description() {
    return "the program qqwing, through a pipe";
  }

  @Override
  public Optional<String> obstacle() {
    return Programs.obstacle(PROGRAM);
  }

  @Override
  public boolean handles(RegionMask mask) {
    return mask.equals(BOXES);
  }

  @Override
  public Search prepare(Rules rules) {
    RegionMask mask = rules.mask();
    if (!handles(mask)) {
      throw new IllegalArgumentException("qqwing supports only 3x3 boxes, not " + mask);
    }
    try {
      return new QqwingSearch();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A search whose process ends with this process, because qqwing stops at the end of its input.
   */
  private static final class QqwingSearch implements Search {
    private final BufferedWriter toProgram;
    private final BufferedReader fromProgram;
    private boolean headerIsRead;

    QqwingSearch() throws IOException {
      Process process =
          new ProcessBuilder(PROGRAM, "--solve", "--count-solutions", "--csv")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      toProgram = process.outputWriter();
      fromProgram = process.inputReader();
    }

    @Override
    public SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
      try {
        toProgram.write(text(givens));
        toProgram.newLine();
        toProgram.flush();
        if (!headerIsRead) {
          readLine();
          headerIsRead = true;
        }
        // "SOLUTION,COUNT," or "Puzzle has no solution.,0," or "Puzzle is not possible.,"
        String[] answer = readLine().split(",", -1);
        long counted = answer.length == 3 ? Long.parseLong(answer[1]) : 0;
        if (counted > 0 && observer.wantsSolutions()) {
          observer.onSolution(grid(answer[0]));
        }
        return Peer.report(Math.min(counted, limits.maxSolutions()), 0, limits);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private String readLine() throws IOException {
      String line = fromProgram.readLine();
      if (line == null) {
        throw new IOException("qqwing ended early");
      }
      return line;
    }

    private static String text(Grid givens) {
      StringBuilder text = new StringBuilder(givens.cellCount());
      for (int cell = 0; cell < givens.cellCount(); cell++) {
        text.append(DigitSymbols.symbol(givens.digit(cell)));
      }
      return text.toString();
    }

    private static Grid grid(String symbols) {
      return Grid.of(
          BOXES.size(), symbols.chars().map(c -> DigitSymbols.digit((char) c)).toArray());
    }
  }
}
