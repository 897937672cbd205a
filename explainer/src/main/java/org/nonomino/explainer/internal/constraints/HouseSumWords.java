package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Linear;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;

/** Says the arithmetic of the rule of 45. */
final class HouseSumWords {
  /** The number of choices for two cells that the full explanation lists. */
  private static final int MOST_PAIRS = 9;

  private final FoundStep step;
  private final BoardState board;
  private final Symbols symbols;
  private final List<House> houses;
  private final List<Constraint> cages;

  /** The empty cells in the houses, and those outside. */
  private final List<Integer> innies = new ArrayList<>();

  private final List<Integer> outies = new ArrayList<>();

  /** The cells with digits in the houses, and those outside. */
  private final List<Integer> filledInside = new ArrayList<>();

  private final List<Integer> filledOutside = new ArrayList<>();

  private final int total;
  private final int cageSum;

  HouseSumWords(FoundStep step, BoardState board) {
    this.step = step;
    this.board = board;
    this.symbols = board.rules.symbols();
    houses = step.evidence().houses();
    cages = step.evidence().constraints();
    divide(step.evidence().sets().get(0), innies, filledInside);
    divide(step.evidence().sets().get(1), outies, filledOutside);
    total = houses.size() * houseTotal();
    cageSum = cages.stream().mapToInt(this::sum).sum();
  }

  private int houseTotal() {
    return symbols.total();
  }

  private void divide(List<Integer> cells, List<Integer> empty, List<Integer> filled) {
    cells.forEach(cell -> (board.digit(cell) == 0 ? empty : filled).add(cell));
  }

  private int sum(Constraint cage) {
    Linear sum = ConstrainedStep.scope(cage, board).sums.get(0);
    return sum.from() + sum.count() * symbols.offset();
  }

  private int sum(List<Integer> cells) {
    return cells.stream().mapToInt(cell -> symbols.value(board.digit(cell))).sum();
  }

  StepText text() {
    Words name = Wording.houses(board, houses);
    Words pattern =
        Words.of("%s %s, %s %s", Notation.houses(board, houses), total, noun(), cageSum);
    Words reason = reason(name);
    Words sentence =
        isOnlyCell()
            ? Words.of("%s, so %s.", reason.capitalized(), conclusions())
            : Words.of(
                losesTogether() ? "%s, so %s and %s." : "%s, so %s: %s.",
                reason.capitalized(),
                result(),
                losesTogether() ? Wording.fate(board, step) : conclusions());
    return new StepText(pattern, sentence, full(name));
  }

  /** Returns whether the sum is that of one cell, so that its digit needs no further reason. */
  private boolean isOnlyCell() {
    return innies.size() + outies.size() == 1 && step.isPlacement();
  }

  /** Returns whether the cells of a sum all lose the same digits, so that they are named once. */
  private boolean losesTogether() {
    List<Integer> cells = outies.isEmpty() ? innies : outies;
    return (outies.isEmpty() || innies.isEmpty())
        && Wording.lossCount(step) == 1
        && step.deductions().stream().map(Deduction::cell).collect(Collectors.toSet()).size()
            == cells.size();
  }

  private Words conclusions() {
    return Wording.conclusions(board, step);
  }

  private boolean isOne() {
    return houses.size() == 1;
  }

  private Words reason(Words name) {
    List<Words> parts = new ArrayList<>();
    if (innies.isEmpty() && filledInside.isEmpty()) {
      parts.add(
          Words.of(
              "the %s of %s %s up to %s",
              noun(), name, cages.size() == 1 ? "adds" : "add", cageSum));
      parts.add(Words.of("%s to %s", housesAgain(), total));
    } else {
      parts.add(Words.of("%s %s up to %s", name, isOne() ? "adds" : "add", total));
      parts.add(Words.of("%s %s to %s", isOne() ? "its" : "their", noun(), cageSum));
    }
    Words sums = Words.list(parts, "and");
    List<Words> filled = new ArrayList<>();
    if (!filledInside.isEmpty()) {
      filled.add(Words.of("%s %s", Wording.brief(board, filledInside), amount(filledInside)));
    }
    if (!filledOutside.isEmpty()) {
      filled.add(
          Words.of("%s outside %s", Wording.brief(board, filledOutside), amount(filledOutside)));
    }
    return filled.isEmpty() ? sums : Words.of("%s; %s", sums, Words.list(filled, "and"));
  }

  /** Refers to the houses named before. */
  private Words housesAgain() {
    HouseKind kind = houses.get(0).kind();
    return Words.houses(
        "the " + (isOne() ? Wording.house(board, kind) : Wording.houses(board, kind)), houses);
  }

  /** Returns the sum of the empty cells in the houses less that of the empty cells outside. */
  private int difference() {
    return total - cageSum - sum(filledInside) + sum(filledOutside);
  }

  /** Says the sum or the difference of the empty cells. */
  private Words result() {
    int difference = difference();
    if (outies.isEmpty() || innies.isEmpty()) {
      List<Integer> cells = outies.isEmpty() ? innies : outies;
      return Words.of(
          "%s %s %s",
          Wording.brief(board, cells),
          cells.size() == 1 ? "is" : "add up to",
          Math.abs(difference));
    }
    if (difference == 0) {
      return Words.of(
          innies.size() == 1 && outies.size() == 1 ? "%s equals %s" : "%s together equal %s",
          Wording.brief(board, innies.size() == 1 ? outies : innies),
          Wording.brief(board, innies.size() == 1 ? innies : outies));
    }
    List<Integer> more = difference > 0 ? innies : outies;
    List<Integer> fewer = difference > 0 ? outies : innies;
    return Words.of(
        "%s %s %s more than %s%s",
        Wording.brief(board, more),
        more.size() == 1 ? "is" : "add up to",
        Math.abs(difference),
        Wording.brief(board, fewer),
        fewer.size() == 1 ? "" : " together");
  }

  private List<Words> full(Words name) {
    List<Words> paragraphs = new ArrayList<>();
    paragraphs.add(
        Words.of(
            "The digits %s to %s add up to %s, so %s %s up to %s.",
            Notation.digit(1),
            Notation.digit(board.size()),
            houseTotal(),
            name,
            isOne() ? "adds" : "add",
            isOne() ? total : Words.of("%s · %s = %s", houses.size(), houseTotal(), total)));
    paragraphs.add(
        Words.of(
            "%s up to %s.",
            Words.of(
                "%s add%s",
                Words.list(cages.stream().map(ConstraintWords::name).toList(), "and").capitalized(),
                cages.size() == 1 ? "s" : ""),
            cages.size() == 1
                ? cageSum
                : Words.of(
                    "%s = %s",
                    Words.join(
                        " + ", cages.stream().map(cage -> Words.of("%s", sum(cage))).toList()),
                    cageSum)));
    String these = cages.size() == 1 ? "this " + noun() : "these " + noun();
    if (!filledInside.isEmpty()) {
      paragraphs.add(
          Words.of(
              "%s in %s, but not in %s, %s.",
              Wording.brief(board, filledInside), housesAgain(), these, amount(filledInside)));
    }
    if (!filledOutside.isEmpty()) {
      paragraphs.add(
          Words.of(
              "%s in %s, but not in %s, %s.",
              Wording.brief(board, filledOutside), these, housesAgain(), amount(filledOutside)));
    }
    paragraphs.add(Words.of("So %s.", result()));
    if (!isOnlyCell()) {
      paragraphs.add(left());
      paragraphs.add(Words.of("Therefore %s.", conclusions()));
    }
    return paragraphs;
  }

  private Words amount(List<Integer> cells) {
    return Words.of("%s %s", cells.size() == 1 ? "is" : "add up to", sum(cells));
  }

  /** Returns the digits that the cells have left, and the choices among them if there are few. */
  private Words left() {
    List<Integer> cells = new ArrayList<>(innies);
    cells.addAll(outies);
    Words digits = Words.of("The digits left are %s", Wording.withDigits(board, cells));
    List<Words> pairs = cells.size() == 2 ? pairs(cells.get(0), cells.get(1)) : List.of();
    return pairs.isEmpty() || pairs.size() > MOST_PAIRS
        ? Words.of("%s; only some of them give this.", digits)
        : Words.of(
            "%s; %s then have %s.", digits, Wording.inOrder(board, cells), Words.list(pairs, "or"));
  }

  private List<Words> pairs(int one, int other) {
    List<Words> pairs = new ArrayList<>();
    boolean isSum = innies.isEmpty() || outies.isEmpty();
    for (int digit = 1; digit <= board.size(); digit++) {
      int value = symbols.value(digit);
      int rest = (isSum ? Math.abs(difference()) - value : value - difference()) - symbols.offset();
      if (board.isCandidate(one, digit)
          && rest >= 1
          && rest <= board.size()
          && board.isCandidate(other, rest)
          && !(rest == digit && board.tables.arePeers(one, other))) {
        pairs.add(Words.of("%s and %s", Notation.digit(digit), Notation.digit(rest)));
      }
    }
    return pairs;
  }

  /** Returns the name of the constraints with the sums: {@code cages}. */
  private String noun() {
    String noun =
        cages.stream().allMatch(each -> each.kind() == ConstraintKind.KILLER_CAGE)
            ? "cage"
            : cages.stream().allMatch(each -> each.kind() == ConstraintKind.LITTLE_KILLER)
                ? "little killer"
                : "sum";
    return cages.size() == 1 ? noun : noun + "s";
  }
}
