package org.nonomino.benchmarks;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolverName;

/**
 * A SAT solver that is an external program: it reads clauses in the DIMACS format from a pipe and
 * writes a model to another pipe. It needs one process for each solution and one more for the proof
 * that there is no other, each with a clause against every known solution. For easy puzzles the
 * time is that of starting processes and reading clauses.
 */
final class DimacsPeer implements Peer {
  private static final Pattern LITERALS = Pattern.compile("-?[0-9].*");
  private static final int SATISFIABLE = 10;
  private static final int UNSATISFIABLE = 20;

  private final String program;
  private final List<String> arguments;

  private DimacsPeer(String program, String... arguments) {
    this.program = program;
    this.arguments = List.of(arguments);
  }

  static Peer minisat() {
    return new DimacsPeer("minisat", "-verb=0", "/dev/stdin", "/dev/stdout");
  }

  static Peer cadical() {
    return new DimacsPeer("cadical", "-q");
  }

  @Override
  public SolverName name() {
    return new SolverName(program);
  }

  @Override
  public String description() {
    return "the program " + program + ", two processes for each puzzle";
  }

  @Override
  public Optional<String> obstacle() {
    return Programs.obstacle(program);
  }

  @Override
  public Search prepare(Rules rules) {
    List<String> command = new ArrayList<>(arguments);
    command.add(0, program);
    return new DimacsSearch(command, rules.layout());
  }

  private static final class DimacsSearch implements Search {
    private final ProcessBuilder processes;
    private final int size;
    private final int cells;
    private final String layoutClauses;
    private final int layoutClauseCount;

    DimacsSearch(List<String> command, Layout layout) {
      processes = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
      size = layout.size();
      cells = layout.cellCount();
      StringBuilder clauses = new StringBuilder();
      for (int cell = 0; cell < cells; cell++) {
        int[] variables = new int[size];
        for (int digit = 1; digit <= size; digit++) {
          variables[digit - 1] = variable(cell, digit);
        }
        appendExactlyOne(clauses, variables);
      }
      for (House house : layout.houses()) {
        for (int digit = 1; digit <= size; digit++) {
          int[] variables = new int[size];
          for (int position = 0; position < size; position++) {
            variables[position] = variable(house.cell(position), digit);
          }
          appendExactlyOne(clauses, variables);
        }
      }
      layoutClauses = clauses.toString();
      layoutClauseCount = (int) layoutClauses.chars().filter(c -> c == '\n').count();
    }

    /** Returns the variable for a digit in a cell, from 1. */
    private int variable(int cell, int digit) {
      return cell * size + digit;
    }

    private static void appendExactlyOne(StringBuilder clauses, int[] variables) {
      for (int variable : variables) {
        clauses.append(variable).append(' ');
      }
      clauses.append("0\n");
      for (int i = 0; i < variables.length; i++) {
        for (int j = 0; j < i; j++) {
          clauses.append(-variables[j]).append(' ').append(-variables[i]).append(" 0\n");
        }
      }
    }

    @Override
    public SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
      StringBuilder clauses = new StringBuilder();
      int clauseCount = layoutClauseCount;
      for (int cell = 0; cell < cells; cell++) {
        if (givens.digit(cell) != 0) {
          clauses.append(variable(cell, givens.digit(cell))).append(" 0\n");
          clauseCount++;
        }
      }
      boolean wantsSolutions = observer.wantsSolutions();
      long solutions = 0;
      try {
        while (solutions < limits.maxSolutions()) {
          String header = "p cnf " + cells * size + " " + clauseCount + "\n";
          Optional<Grid> solution = solve(header, clauses);
          if (solution.isEmpty()) {
            break;
          }
          solutions++;
          if (wantsSolutions) {
            observer.onSolution(solution.get());
          }
          for (int cell = 0; cell < cells; cell++) {
            clauses.append(-variable(cell, solution.get().digit(cell))).append(' ');
          }
          clauses.append("0\n");
          clauseCount++;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted", e);
      }
      return Peer.report(solutions, 0, limits);
    }

    private Optional<Grid> solve(String header, CharSequence puzzleClauses)
        throws IOException, InterruptedException {
      Process process = processes.start();
      try (BufferedReader answer = process.inputReader()) {
        try (BufferedWriter question = process.outputWriter()) {
          question.append(header).append(layoutClauses).append(puzzleClauses);
        }
        int[] digits = new int[cells];
        for (String line = answer.readLine(); line != null; line = answer.readLine()) {
          readModel(line, digits);
        }
        int status = process.waitFor();
        if (status != SATISFIABLE && status != UNSATISFIABLE) {
          throw new IOException(processes.command() + " ended with status " + status);
        }
        return status == SATISFIABLE ? Optional.of(Grid.of(size, digits)) : Optional.empty();
      } finally {
        process.destroy();
      }
    }

    /** Reads a line such as {@code v -1 2 0} or {@code -1 2 0}; other lines have no variables. */
    private void readModel(String line, int[] digits) {
      String literals = line.startsWith("v ") ? line.substring(2) : line;
      if (!LITERALS.matcher(literals).matches()) {
        return;
      }
      for (String literal : literals.split(" ", -1)) {
        if (!literal.isEmpty() && literal.charAt(0) != '-' && !literal.equals("0")) {
          int index = Integer.parseInt(literal) - 1;
          digits[index / size] = index % size + 1;
        }
      }
    }
  }
}
