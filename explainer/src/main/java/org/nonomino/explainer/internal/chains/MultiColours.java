package org.nonomino.explainer.internal.chains;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * Two separate colourings of a digit ({@link SimpleColouring}): one colour of the first and one of
 * the second are true.
 *
 * <ul>
 *   <li>Type 1: a cell of one colour sees a cell of a colour of the other colouring, so these two
 *       colours are not both true. So one of the two remaining colours is true, and cells that see
 *       both of these lose the digit.
 *   <li>Type 2: a colour sees both colours of the other colouring, one of which is true. So all its
 *       cells lose the digit.
 * </ul>
 *
 * <p>Example of type 1: 5 is in r1c1 or r1c8, and in r3c9 or r7c9. r1c8 and r3c9 share box 3, so
 * r1c1 or r7c9 is 5, and r7c1 is not. Source: the manual of HoDoKu (B. Hobiger), <a
 * href="https://hodoku.sourceforge.net/en/tech_col.php">Coloring</a>, and its types; <a
 * href="https://www.sudopedia.org/wiki/Multi-Colors">Sudopedia, Multi-Colors</a>. The proof uses
 * only houses with two places and cells that see each other, so it applies to any regions.
 */
public final class MultiColours implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.MULTI_COLOURS);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
      List<Colouring> colourings = Colouring.allOf(board, digit);
      for (Colouring first : colourings) {
        for (Colouring second : colourings) {
          if (first != second && !steps.isDone()) {
            addSteps(board, digit, first, second, steps);
          }
        }
      }
    }
  }

  private void addSteps(
      BoardState board, int digit, Colouring first, Colouring second, StepCollector steps) {
    for (int colour = 0; colour < 2; colour++) {
      Colouring one = first.startingWith(colour);
      CellSet seen = Colouring.seen(board, one.cells(0, digit));
      boolean seesFirst = seen.intersects(second.cells(0, digit));
      boolean seesSecond = seen.intersects(second.cells(1, digit));
      if (seesFirst && seesSecond) {
        steps.add(step(board, digit, Variant.TYPE_2, one, second, one.cells(0, digit)));
      } else if ((seesFirst || seesSecond) && precedes(first, second)) {
        Colouring other = second.startingWith(seesFirst ? 0 : 1);
        CellSet lost = CellSet.places(board, digit);
        lost.removeAll(one.all(digit));
        lost.removeAll(other.all(digit));
        lost.retainAll(Colouring.seen(board, one.cells(1, digit)));
        lost.retainAll(Colouring.seen(board, other.cells(1, digit)));
        if (!lost.isEmpty()) {
          steps.add(step(board, digit, Variant.TYPE_1, one, other, lost));
        }
      }
    }
  }

  /** Returns whether the first of two colourings is the one from which type 1 is sought. */
  private static boolean precedes(Colouring first, Colouring second) {
    return first.candidates(0).get(0).cell() < second.candidates(0).get(0).cell();
  }

  /**
   * Creates a step whose sets are the four colours, and whose last links join the first colour to
   * the colours of the second colouring that it sees.
   */
  private FoundStep step(
      BoardState board, int digit, Variant type, Colouring first, Colouring second, CellSet lost) {
    List<List<Integer>> colours = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>();
    for (Colouring each : List.of(first, second)) {
      for (int colour = 0; colour < 2; colour++) {
        colours.add(each.cells(colour, digit).cells());
        each.cells(colour, digit).addTo(candidates, digit);
      }
    }
    List<Link> links = new ArrayList<>(first.links);
    links.addAll(second.links);
    for (int colour = 0; colour < (type == Variant.TYPE_2 ? 2 : 1); colour++) {
      links.add(join(board, digit, first.cells(0, digit), second.cells(colour, digit)));
    }
    return new FoundStep(
        this,
        StepKind.MULTI_COLOURS,
        type,
        StepKind.MULTI_COLOURS.lowestRating(),
        lost.eliminations(digit),
        new Evidence(List.of(), candidates, links, colours));
  }

  /** Returns the link between the first two cells of two sets that see each other. */
  private static Link join(BoardState board, int digit, CellSet from, CellSet to) {
    CellSet seeing = from.copy();
    seeing.retainAll(Colouring.seen(board, to));
    CellSet seen = to.copy();
    seen.retainPeers(board.tables, seeing.next(0));
    return new Link(
        new Candidate(seeing.next(0), digit), true, new Candidate(seen.next(0), digit), false);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return LinkPremises.of(step.evidence(), board, /* hasCases= */ false);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    int digit = step.deductions().get(0).digit();
    Words symbol = Notation.digit(digit);
    List<List<Integer>> colours = step.evidence().sets();
    Words pattern =
        Words.of(
            "%s %s; %s",
            symbol, pair(board, colours.subList(0, 2)), pair(board, colours.subList(2, 4)));
    List<Link> links = step.evidence().links();
    Link last = links.get(links.size() - 1);
    Words known =
        Words.of(
            "If a house has only two places for %s and one of them is not %s, the other is. That links places: %s, and %s.",
            symbol,
            symbol,
            Colouring.either(board, colours.get(0), colours.get(1), symbol),
            Colouring.either(board, colours.get(2), colours.get(3), symbol));
    Words meeting = Words.of("%s sees %s", cell(board, last.from()), cell(board, last.to()));
    if (step.variant() == Variant.TYPE_1) {
      Words left = inEither(board, List.of(colours.get(1), colours.get(3)));
      return StepText.of(
          pattern,
          Words.of(
              "%s, so one is not %s. Links then put %s %s, not in %s.",
              meeting, symbol, symbol, left, Wording.losing(board, step)),
          Words.of(
              "%s %s, so they are not both %s. So %s is %s, and a cell that sees one of each cannot be %s: %s.",
              known, meeting, symbol, symbol, left, symbol, Wording.eliminations(board, step)));
    }
    Link before = links.get(links.size() - 2);
    Words meetings =
        Words.of(
            "%s sees %s and %s", cell(board, before.from()), cell(board, before.to()), meeting);
    Words lost = Wording.brief(board, colours.get(0));
    boolean isOne = colours.get(0).size() == 1;
    return StepText.of(
        pattern,
        Words.of(
            isOne ? "%s is %s; %s, so %s is not %s." : "%s is %s; %s, so the linked %s are not %s.",
            symbol,
            inEither(board, colours.subList(2, 4)),
            meetings,
            lost,
            symbol),
        Words.of(
            isOne
                ? "%s %s. Whichever is true of the latter, this rules out %s: %s."
                : "%s %s. Whichever is true of the latter, this rules out one of the linked %s, and so all of them: %s.",
            known,
            meetings,
            lost,
            Wording.eliminations(board, step)));
  }

  /** Returns the words for the cells of two colours: {@code in r1c1 and r2c2 or in r1c8}. */
  private static Words inEither(BoardState board, List<List<Integer>> colours) {
    return Words.of(
        colours.get(0).size() == 1 ? "in %s or %s" : "in %s or in %s",
        Wording.brief(board, colours.get(0)),
        Wording.brief(board, colours.get(1)));
  }

  private static Words pair(BoardState board, List<List<Integer>> colours) {
    return Words.of(
        "%s / %s", Notation.cells(board, colours.get(0)), Notation.cells(board, colours.get(1)));
  }

  private static Words cell(BoardState board, Candidate candidate) {
    return Wording.cell(board, candidate.cell());
  }
}
