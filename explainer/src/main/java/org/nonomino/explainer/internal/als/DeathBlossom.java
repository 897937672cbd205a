package org.nonomino.explainer.internal.als;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A cell, the stem, and for each of its candidates an almost locked set, a petal; the stem sees all
 * places of the digit in it. Whichever digit the stem has, its petal lacks this digit and holds all
 * its others. A digit z of all petals is then in one of them, and no cell that sees all their
 * places for z has it. If the stem also has the candidate z, it needs no petal for it, and the cell
 * must also see the stem.
 *
 * <p>Example: r5c5 is 1, 2 or 3; it sees r5c1 (1, 9), r2c5 (2, 9), and the 3s of r6c4 and r6c6 (3,
 * 7, 9). Each of its digits forces one of these sets to hold 9, so a cell that sees all these 9s is
 * not 9. With two petals and no z, this would be an ALS-XY-Wing. Source: <a
 * href="https://hodoku.sourceforge.net/en/tech_als.php">HoDoKu, Death Blossom</a>; the rating is
 * specific to Nonomino. See {@link AlmostLockedSets} for why it applies to any regions.
 */
public final class DeathBlossom implements Technique {
  private static final int MIN_DIGITS = 3;
  private static final int MAX_DIGITS = 5;
  private static final int TENTHS = 65;

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.DEATH_BLOSSOM);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Search search = new Search(new AlmostLockedSets(board));
    for (int stem = 0; stem < board.cellCount() && !steps.isDone(); stem++) {
      int count = Long.bitCount(board.candidates(stem));
      if (count >= MIN_DIGITS && count <= MAX_DIGITS) {
        search.findFrom(stem);
      }
    }
    search.findings.sort(Comparator.comparingInt(Finding::cellCount));
    Set<List<Deduction>> found = new HashSet<>();
    for (Finding finding : search.findings) {
      if (steps.isDone()) {
        return;
      }
      if (found.add(finding.deductions)) {
        steps.add(search.step(this, finding));
      }
    }
  }

  /**
   * A finding, from which a step is created only if it is used.
   *
   * @param petals the petals of the stem's digits, in their order
   */
  private record Finding(
      int stem,
      List<Integer> digits,
      List<AlmostLockedSets.Als> petals,
      List<Deduction> deductions) {
    int cellCount() {
      return petals.stream().mapToInt(petal -> petal.cells.length).sum();
    }
  }

  private static final class Search {
    private final AlmostLockedSets sets;
    private final BoardState board;
    private final List<Finding> findings = new ArrayList<>();

    Search(AlmostLockedSets sets) {
      this.sets = sets;
      this.board = sets.board;
    }

    void findFrom(int stem) {
      List<Integer> digits = new ArrayList<>();
      List<List<AlmostLockedSets.Als>> petals = new ArrayList<>();
      for (long rest = board.candidates(stem); rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        digits.add(digit);
        petals.add(petalsOf(stem, digit));
      }
      for (int z = 1; z <= board.size(); z++) {
        boolean stemHasZ = board.isCandidate(stem, z);
        for (int target = 0; target < board.cellCount(); target++) {
          if (board.isCandidate(target, z)
              && target != stem
              && (!stemHasZ || board.tables.arePeers(stem, target))) {
            findFor(stem, z, target, digits, petals);
          }
        }
      }
    }

    /** Returns the sets in which a cell sees all places of a digit. */
    private List<AlmostLockedSets.Als> petalsOf(int stem, int digit) {
      List<AlmostLockedSets.Als> petals = new ArrayList<>();
      for (int i = 0; i < sets.count(); i++) {
        if (sets.get(i).has(digit) && sets.sees(stem, sets.get(i), digit)) {
          petals.add(sets.get(i));
        }
      }
      return petals;
    }

    private void findFor(
        int stem,
        int z,
        int target,
        List<Integer> digits,
        List<List<AlmostLockedSets.Als>> petalsByDigit) {
      List<AlmostLockedSets.Als> petals = new ArrayList<>();
      List<Integer> petalDigits = new ArrayList<>();
      for (int i = 0; i < digits.size(); i++) {
        if (digits.get(i) != z) {
          int before = petals.size();
          addFirstSeenBy(target, z, petalsByDigit.get(i), petals);
          if (petals.size() == before) {
            return;
          }
          petalDigits.add(digits.get(i));
        }
      }
      long[] targets = sets.targets(petals.get(0), z);
      for (AlmostLockedSets.Als petal : petals) {
        sets.retainSeers(targets, petal, z);
      }
      if (board.isCandidate(stem, z)) {
        for (int word = 0; word < targets.length; word++) {
          targets[word] &= board.tables.peerSets[stem][word];
        }
      }
      targets[stem / Long.SIZE] &= ~(1L << stem);
      List<Deduction> eliminations = new ArrayList<>();
      AlmostLockedSets.eliminate(eliminations, targets, z);
      findings.add(new Finding(stem, petalDigits, petals, eliminations));
    }

    /** Adds one of the smallest petals whose places for z a cell sees and that overlap no other. */
    private void addFirstSeenBy(
        int target, int z, List<AlmostLockedSets.Als> ofDigit, List<AlmostLockedSets.Als> petals) {
      for (AlmostLockedSets.Als petal : ofDigit) {
        if (petal.has(z)
            && sets.sees(target, petal, z)
            && petals.stream().noneMatch(other -> AlmostLockedSets.overlap(other, petal))) {
          petals.add(petal);
          return;
        }
      }
    }

    FoundStep step(Technique technique, Finding finding) {
      List<Link> links = new ArrayList<>();
      for (int i = 0; i < finding.petals.size(); i++) {
        int digit = finding.digits.get(i);
        links.add(
            new Link(
                new Candidate(finding.stem, digit),
                true,
                sets.place(finding.petals.get(i), digit),
                false));
      }
      return new FoundStep(
          technique,
          StepKind.DEATH_BLOSSOM,
          new Rating(TENTHS + Math.max(0, finding.petals.size() - MIN_DIGITS)),
          finding.deductions,
          evidence(finding, links));
    }

    /** Returns the evidence: the petals, followed by the stem with all its candidates. */
    private Evidence evidence(Finding finding, List<Link> links) {
      Evidence petals = sets.evidence(finding.petals, links);
      List<Candidate> candidates = new ArrayList<>(petals.candidates());
      Candidates.addAll(candidates, finding.stem, sets.board.candidates(finding.stem));
      return new Evidence(petals.houses(), candidates, petals.links(), petals.sets());
    }
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Link> links = step.evidence().links();
    List<List<Integer>> petals = step.evidence().sets();
    int stem = links.get(0).from().cell();
    int z = step.deductions().get(0).digit();
    boolean stemHasZ = board.isCandidate(stem, z);
    List<Words> branches = new ArrayList<>();
    List<Words> names = new ArrayList<>();
    List<Words> full = new ArrayList<>();
    full.add(
        Words.of(
            "%s can only be %s.",
            Wording.cell(board, stem), Wording.anyDigit(board.candidates(stem))));
    for (int i = 0; i < petals.size(); i++) {
      int digit = links.get(i).from().digit();
      Words cells = Notation.set(board, petals.get(i));
      branches.add(
          Words.of(
              "%s%s - (%s=%s)%s",
              Notation.digit(digit),
              Wording.cell(board, stem),
              Notation.digit(digit),
              Notation.digit(z),
              cells));
      names.add(
          Words.of(
              "%s (%s)", cells, Notation.digits(AlmostLockedSets.digits(board, petals.get(i)))));
      full.add(
          (petals.get(i).size() == 1
                  ? Words.of(
                      "If it is %s, then %s, which can only be %s, is not %s, because %s sees it. So it is %s.",
                      Notation.digit(digit),
                      Wording.cells(board, petals.get(i)),
                      Wording.anyDigit(AlmostLockedSets.digits(board, petals.get(i))),
                      Notation.digit(digit),
                      Wording.cell(board, stem),
                      Notation.digit(z))
                  : Words.of(
                      "If it is %s, then %s in %s, with %s and one more candidate than cells, lack %s, because %s sees all their %s. They hold all their other digits, so one of them is %s.",
                      Notation.digit(digit),
                      Wording.cells(board, petals.get(i)),
                      Wording.house(board, step.evidence().houses().get(i)),
                      Wording.digits(AlmostLockedSets.digits(board, petals.get(i))),
                      Notation.digit(digit),
                      Wording.cell(board, stem),
                      Wording.plural(digit),
                      Notation.digit(z)))
              .asPart(Notation.letters(i + 1), 1));
    }
    Set<Integer> cellsWithZ = new TreeSet<>();
    petals.forEach(cellsWithZ::addAll);
    cellsWithZ.removeIf(cell -> !board.isCandidate(cell, z));
    int places = cellsWithZ.size() + (stemHasZ ? 1 : 0);
    if (stemHasZ) {
      full.add(Words.of("Or it is %s itself.", Notation.digit(z)));
    }
    full.add(
        Words.of(
            "In every case %s is in one of these cells, and no cell that sees %s its places there has it: %s.",
            Notation.digit(z), places == 2 ? "both" : "all", Wording.eliminations(board, step)));
    return new StepText(
        Words.join(" || ", branches),
        Words.of(
            "Whichever digit %s holds, %sone of the sets %s lacks it and so holds %s; cells that see all these %s lose it (%s).",
            Wording.cell(board, stem),
            stemHasZ ? Words.of("it is %s or ", Notation.digit(z)) : "",
            Words.list(names, "and"),
            Notation.digit(z),
            Wording.plural(z),
            Wording.losing(board, step)),
        full);
  }
}
