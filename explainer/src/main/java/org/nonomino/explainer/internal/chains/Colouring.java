package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Link;

/**
 * All candidates connected to a first candidate by pairs of which exactly one is true, in two
 * colours: the two of a pair have different colours. So all candidates of one colour are true, and
 * all of the other are false. Immutable.
 */
final class Colouring {
  private final CellSet[][] cells;

  /**
   * The links from each candidate to the next of the other colour: if the first is false, the
   * second is true.
   */
  final List<Link> links;

  /** The candidates of the first colour and of the second, each in order of appearance. */
  private final List<List<Candidate>> candidates;

  private Colouring(
      CellSet[][] cells, List<Link> links, List<Candidate> first, List<Candidate> second) {
    this.cells = cells;
    this.links = links;
    this.candidates = List.of(first, second);
  }

  /**
   * Colours the candidates connected to a candidate. That candidate has the first colour.
   *
   * @param linksCells whether the candidates of a cell that has only two are also a pair; otherwise
   *     only the places of a digit that has two in a house, so that all have the same digit
   */
  static Colouring from(BoardState board, Candidate start, boolean linksCells) {
    CellSet[][] cells = new CellSet[2][board.size()];
    for (CellSet[] ofColour : cells) {
      for (int digit = 0; digit < ofColour.length; digit++) {
        ofColour[digit] = CellSet.none(board.tables);
      }
    }
    Set<Link> links = new LinkedHashSet<>();
    List<List<Candidate>> coloured = List.of(new ArrayList<>(), new ArrayList<>());
    List<Candidate> queue = new ArrayList<>(List.of(start));
    cells[0][start.digit() - 1].add(start.cell());
    for (int next = 0; next < queue.size(); next++) {
      Candidate candidate = queue.get(next);
      int colour = cells[0][candidate.digit() - 1].contains(candidate.cell()) ? 0 : 1;
      coloured.get(colour).add(candidate);
      for (Candidate partner : partners(board, candidate, linksCells)) {
        int digit = partner.digit() - 1;
        if (!cells[0][digit].contains(partner.cell())
            && !cells[1][digit].contains(partner.cell())) {
          cells[1 - colour][digit].add(partner.cell());
          queue.add(partner);
          links.add(new Link(candidate, false, partner, true));
        }
      }
    }
    return new Colouring(cells, List.copyOf(links), coloured.get(0), coloured.get(1));
  }

  /** Colours all places of a digit in houses with two of them. Each place is in one colouring. */
  static List<Colouring> allOf(BoardState board, int digit) {
    List<Colouring> colourings = new ArrayList<>();
    CellSet coloured = CellSet.none(board.tables);
    for (StrongLink link : StrongLink.of(board, digit, false)) {
      int cell = link.first().firstCell();
      if (!coloured.contains(cell)) {
        Colouring colouring = from(board, new Candidate(cell, digit), /* linksCells= */ false);
        coloured.addAll(colouring.all(digit));
        colourings.add(colouring);
      }
    }
    return colourings;
  }

  private static List<Candidate> partners(
      BoardState board, Candidate candidate, boolean linksCells) {
    List<Candidate> partners = new ArrayList<>();
    for (int house : board.tables.housesOf[candidate.cell()]) {
      if (Long.bitCount(board.places(house, candidate.digit())) == 2) {
        CellSet others = CellSet.places(board, house, candidate.digit());
        others.remove(candidate.cell());
        partners.add(new Candidate(others.next(0), candidate.digit()));
      }
    }
    long other = board.candidates(candidate.cell()) & ~(1L << (candidate.digit() - 1));
    if (linksCells && Long.bitCount(other) == 1) {
      partners.add(new Candidate(candidate.cell(), Long.numberOfTrailingZeros(other) + 1));
    }
    return partners;
  }

  /** Returns this colouring with the given colour first. */
  Colouring startingWith(int colour) {
    return colour == 0
        ? this
        : new Colouring(
            new CellSet[][] {cells[1], cells[0]}, links, candidates.get(1), candidates.get(0));
  }

  /** Returns the cells in which a digit has a colour, 0 or 1. Must not be modified. */
  CellSet cells(int colour, int digit) {
    return cells[colour][digit - 1];
  }

  /** Returns the cells in which a digit has either colour. */
  CellSet all(int digit) {
    CellSet all = cells(0, digit).copy();
    all.addAll(cells(1, digit));
    return all;
  }

  /** Returns the candidates of a colour, 0 or 1, in order of appearance. */
  List<Candidate> candidates(int colour) {
    return candidates.get(colour);
  }

  /** Returns the cells that see at least one cell of a set. */
  static CellSet seen(BoardState board, CellSet cells) {
    CellSet seen = CellSet.none(board.tables);
    for (int cell = cells.next(0); cell >= 0; cell = cells.next(cell + 1)) {
      seen.addPeers(board.tables, cell);
    }
    return seen;
  }

  /** Returns the statement that the cells of either colour have a digit, without a capital. */
  static Words either(BoardState board, List<Integer> first, List<Integer> second, Words symbol) {
    return Words.of(
        "either %s %s %s or %s %s",
        Wording.brief(board, first),
        areAll(first.size()),
        symbol,
        Wording.brief(board, second),
        are(second.size()));
  }

  static String are(int count) {
    return count == 1 ? "is" : "are";
  }

  static String areAll(int count) {
    return switch (count) {
      case 1 -> "is";
      case 2 -> "are both";
      default -> "are all";
    };
  }
}
