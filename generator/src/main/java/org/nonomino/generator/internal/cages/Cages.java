package org.nonomino.generator.internal.cages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.generator.internal.placing.Placed;
import org.nonomino.generator.internal.reducing.LevelSearch;
import org.nonomino.generator.internal.reducing.SolutionCheck;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/** Cages on one filling. Used by one thread. */
public final class Cages {
  private final CageGround ground;
  private final Rules base;
  private final SeededRandom random;

  /**
   * @param base the rules without these cages; cells in cages of these rules get no further cage
   * @param filling a full grid that satisfies them
   * @param areKenKen whether the cages are those of KenKen instead of killer cages
   * @param symmetry the symmetry of the cages
   */
  public Cages(
      Rules base,
      Grid filling,
      boolean areKenKen,
      CageStyle style,
      Symmetry symmetry,
      SeededRandom random) {
    CageRule rule = areKenKen ? new KenKenRule(filling, random) : new KillerRule(filling);
    this.base = base;
    this.ground = new CageGround(base.mask(), filling, rule, caged(base), style, symmetry);
    this.random = random;
  }

  private static CellPattern caged(Rules rules) {
    boolean[] caged = new boolean[rules.size() * rules.size()];
    for (Constraint constraint : rules.constraints()) {
      if (constraint instanceof KillerCage
          || constraint instanceof RepeatCage
          || constraint instanceof ArithmeticCage) {
        constraint.cells().stream().forEach(cell -> caged[cell] = true);
      }
    }
    return CellPattern.where(rules.size(), cell -> caged[cell]);
  }

  /**
   * Returns cages in some cells, in groups of images; empty if so many do not fit.
   *
   * @param growth the probability that a cage grows beyond its smallest size, 0..1
   */
  public Optional<List<Placed>> some(int number, double growth) {
    return new CageDrawer(ground, random).drawSome(number, growth).map(this::groups);
  }

  /** Returns the cages in groups of images. */
  private List<Placed> groups(CagePartition partition) {
    List<Placed> groups = new ArrayList<>();
    boolean[] isDone = new boolean[partition.count()];
    for (int cage = 0; cage < partition.count(); cage++) {
      List<Constraint> group = new ArrayList<>();
      for (int[] image : ground.images) {
        int moved = partition.cageOf(image[partition.cells(cage)[0]]);
        if (!isDone[moved] && !ground.isGiven(partition.cells(moved))) {
          isDone[moved] = true;
          group.add(ground.cage(partition.cells(moved)));
        }
      }
      if (!group.isEmpty()) {
        groups.add(new Placed(group, true));
      }
    }
    return groups;
  }

  /**
   * Returns cages in all cells that leave one solution; empty if none were found.
   *
   * @param givens the givens of the puzzle
   * @param growth the probability that a cage first grows beyond its smallest size, 0..1
   */
  public Optional<Cover> cover(Grid givens, double growth, SolutionCheck check) {
    CageSearch search = new CageSearch(ground, base, givens, check, random);
    return new CageDrawer(ground, random)
        .drawAll(growth)
        .flatMap(search::repaired)
        .map(partition -> new Cover(search, partition));
  }

  /** Cages in all cells that leave one solution. */
  public final class Cover {
    private final CageSearch search;
    private final CagePartition partition;

    private Cover(CageSearch search, CagePartition partition) {
      this.search = search;
      this.partition = partition;
    }

    /** Returns the puzzle with the cages. */
    public Puzzle puzzle() {
      return puzzle(partition);
    }

    private Puzzle puzzle(CagePartition of) {
      return new Puzzle(search.givens(of), search.rules(of));
    }

    /** Returns the cages in groups of images. */
    public List<Placed> groups() {
      return Cages.this.groups(partition);
    }

    /**
     * Returns a puzzle that meets a demand, with larger or smaller cages; empty if none was found.
     *
     * @param first the judgement of {@link #puzzle}
     */
    public Optional<Puzzle> reach(Judgement first, Function<Puzzle, Judgement> judge) {
      return new LevelSearch<CagePartition>(search, of -> judge.apply(puzzle(of)))
          .search(partition, first)
          .map(this::puzzle);
    }
  }
}
