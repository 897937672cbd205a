package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.solver.Deadline;

/**
 * Solves a puzzle with only three kinds of steps, as the simplest of the older tools do: the only
 * candidate of a cell, the only place of a digit in a house, or an assumption, undone if it fails.
 */
public final class SimpleMethod {
  private final Deadline deadline;
  private final List<Event> events = new ArrayList<>();

  private SimpleMethod(Deadline deadline) {
    this.deadline = deadline;
  }

  /** The kinds of events. */
  public enum Kind {
    /** The cell has no other candidate. */
    ONLY_CANDIDATE,
    /** The digit has no other place in the house. */
    ONLY_PLACE,
    /** The digit is tried. */
    ASSUMPTION,
    /** The latest remaining assumption was wrong. */
    TAKEN_BACK
  }

  /**
   * One event.
   *
   * @param assumptions the number of assumptions before it
   * @param cell row-major from 0
   * @param digit 1..n
   * @param house the house in which the digit has only one place; empty for the other kinds
   */
  public record Event(Kind kind, int assumptions, int cell, int digit, Optional<House> house) {
    /** Returns the event in words, for a puzzle with these symbols. */
    public String words(Symbols symbols) {
      String name = CellNames.name(symbols.size(), cell);
      char symbol = symbols.symbol(digit);
      return switch (kind) {
        case ONLY_CANDIDATE -> "%s is %s: no other digit can go there.".formatted(name, symbol);
        case ONLY_PLACE ->
            "%s is %s: it can go nowhere else in %s."
                .formatted(name, symbol, house.map(House::toString).orElse(""));
        case ASSUMPTION -> "Let us assume that %s is %s.".formatted(name, symbol);
        case TAKEN_BACK ->
            "That fails, so %s is not %s; everything since the assumption is undone."
                .formatted(name, symbol);
      };
    }
  }

  /**
   * The events and the outcome.
   *
   * @param events in their order
   * @param isSolved whether the last event filled the last cell; if not, there is no solution, or
   *     the deadline or an interrupt ended the search
   * @param isStopped whether the deadline or an interrupt ended the search
   */
  public record Result(List<Event> events, boolean isSolved, boolean isStopped) {
    /** Copies the list. */
    public Result {
      events = List.copyOf(events);
    }
  }

  /** Solves a puzzle; if it has several solutions, finds one of them. */
  public static Result solve(Puzzle puzzle, Deadline deadline) {
    SimpleMethod method = new SimpleMethod(deadline);
    boolean isSolved = method.solve(new MutableBoard(puzzle), 0);
    return new Result(method.events, isSolved, !isSolved && method.isStopped());
  }

  private boolean isStopped() {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  private boolean solve(MutableBoard board, int assumptions) {
    while (!isStopped() && !board.isContradictory()) {
      if (board.isFull()) {
        return true;
      }
      Optional<Event> single = onlyCandidate(board, assumptions);
      if (single.isEmpty()) {
        single = onlyPlace(board, assumptions);
      }
      if (single.isPresent()) {
        events.add(single.get());
        board.place(single.get().cell(), single.get().digit());
        continue;
      }
      int cell = cellWithFewestCandidates(board);
      int digit = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
      events.add(new Event(Kind.ASSUMPTION, assumptions, cell, digit, Optional.empty()));
      MutableBoard tried = new MutableBoard(board);
      tried.place(cell, digit);
      if (solve(tried, assumptions + 1)) {
        return true;
      }
      events.add(new Event(Kind.TAKEN_BACK, assumptions, cell, digit, Optional.empty()));
      board.eliminate(cell, digit);
    }
    return false;
  }

  private static Optional<Event> onlyCandidate(BoardState board, int assumptions) {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (Long.bitCount(board.candidates(cell)) == 1) {
        int digit = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
        return Optional.of(
            new Event(Kind.ONLY_CANDIDATE, assumptions, cell, digit, Optional.empty()));
      }
    }
    return Optional.empty();
  }

  private static Optional<Event> onlyPlace(BoardState board, int assumptions) {
    for (int house = 0; house < board.layout().houseCount(); house++) {
      for (int digit = 1; digit <= board.size(); digit++) {
        long places = board.places(house, digit);
        if (Long.bitCount(places) == 1) {
          int cell = board.cellAt(house, Long.numberOfTrailingZeros(places));
          return Optional.of(
              new Event(
                  Kind.ONLY_PLACE,
                  assumptions,
                  cell,
                  digit,
                  Optional.of(board.layout().houses().get(house))));
        }
      }
    }
    return Optional.empty();
  }

  private static int cellWithFewestCandidates(BoardState board) {
    int best = -1;
    int min = Integer.MAX_VALUE;
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int count = Long.bitCount(board.candidates(cell));
      if (count > 0 && count < min) {
        best = cell;
        min = count;
      }
    }
    return best;
  }
}
