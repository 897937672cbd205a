package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.forcing.Branch.Clash;
import org.nonomino.explainer.internal.forcing.Branch.Conclusion;
import org.nonomino.explainer.internal.forcing.Branch.Fact;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.InnerReason;

/**
 * Writes a branch of a forcing chain as a line of implications: {@code r4c7=1 → r6c7=8 → r9c8=9 →
 * r9c8≠1}. Belongs to one thread.
 *
 * <p>Candidates excluded by a peer that only leave the next digit its place are not shown: they are
 * the arrow. The other facts are the points of the line. A point follows from the points before its
 * arrow; others that it needs are named after it: {@code r1c3=5 (with r4c2=5)}. A point after a
 * semicolon begins with the assumption again.
 *
 * <p>A line has at most {@value #MAX_LINKS} links. In longer ones the least important points are
 * folded, and only what the next point follows from is named: {@code … 6 more to r4c2=5}. The
 * assumption, the end and the point before it are always shown, and before others the points that
 * prove much: techniques inside, and facts that several others lead to or that several others need.
 */
final class ChainLines {
  /** The maximum number of links of a line; a folded part counts as a point. */
  static final int MAX_LINKS = 8;

  private static final int MAX_POINTS = MAX_LINKS + 1;

  /**
   * The maximum number of further points named after a point. If more are needed, only the first is
   * named.
   */
  private static final int MAX_NAMED = 2;

  private static final int START = 0;
  private static final Words ARROW = Words.of(" → ");

  private final BoardState board;
  private final Branch branch;
  private final List<Point> points = new ArrayList<>();

  /** The points that a fact follows from; the point itself if the fact is shown. */
  private final Map<Fact, Set<Integer>> sources = new HashMap<>();

  /** The candidates between a fact that is not shown and its sources, with its own. */
  private final Map<Fact, Set<Candidate>> passed = new HashMap<>();

  /** A part of a line. */
  private static final class Point {
    /** The candidates that it is about. */
    private final List<Candidate> candidates = new ArrayList<>();

    private final boolean isOn;
    private final Optional<InnerReason> inner;

    /** The points that it follows from. */
    private final Set<Integer> parents;

    /** The candidates on the way from its parents. */
    private final Set<Candidate> passed = new LinkedHashSet<>();

    /** The words of a contradiction; empty for facts. */
    private Optional<String> words = Optional.empty();

    /** The house of a contradiction without a place for a digit. */
    private Optional<House> house = Optional.empty();

    private Point(boolean isOn, Optional<InnerReason> inner, Set<Integer> parents) {
      this.isOn = isOn;
      this.inner = inner;
      this.parents = parents;
    }
  }

  private ChainLines(BoardState board, Branch branch) {
    this.board = board;
    this.branch = branch;
  }

  /**
   * Returns the line of a branch.
   *
   * @param isRefuted whether it ends with a contradiction
   */
  static Words line(BoardState board, Branch branch, boolean isRefuted) {
    ChainLines lines = new ChainLines(board, branch);
    lines.addPoints(isRefuted ? Optional.of(branch.clash()) : Optional.empty());
    List<Integer> order = lines.order();
    return lines.words(order, lines.shown(order));
  }

  private void addPoints(Optional<Clash> clash) {
    Point start = new Point(branch.assumption().isOn(), Optional.empty(), Set.of());
    start.candidates.add(branch.assumption().candidate());
    points.add(start);
    sources.put(branch.assumption(), Set.of(START));
    for (Conclusion conclusion : branch.conclusions()) {
      if (isShown(conclusion, clash)) {
        addPoint(conclusion);
      } else {
        sources.put(conclusion.fact(), sourcesOf(conclusion.from()));
        Set<Candidate> way = passedBy(conclusion.from());
        way.add(conclusion.fact().candidate());
        passed.put(conclusion.fact(), way);
      }
    }
    clash.ifPresent(this::addEnd);
  }

  private boolean isShown(Conclusion conclusion, Optional<Clash> clash) {
    Fact fact = conclusion.fact();
    if (conclusion.inner().isPresent()) {
      return true;
    }
    if (clash.isPresent() && fact.candidate().equals(clash.get().candidate())) {
      return clash.get().gone().isEmpty();
    }
    return fact.isOn() || (clash.isEmpty() && fact.equals(branch.last()));
  }

  private void addPoint(Conclusion conclusion) {
    Fact fact = conclusion.fact();
    Set<Integer> parents = sourcesOf(conclusion.from());
    int last = points.size() - 1;
    if (!isSameStep(points.get(last), conclusion, parents)) {
      points.add(new Point(fact.isOn(), conclusion.inner(), parents));
      last++;
    }
    Point point = points.get(last);
    point.candidates.add(fact.candidate());
    point.passed.addAll(passedBy(conclusion.from()));
    sources.put(fact, Set.of(last));
  }

  /** Returns whether a technique inside also excludes a digit from another cell. */
  private static boolean isSameStep(Point point, Conclusion conclusion, Set<Integer> parents) {
    return conclusion.inner().isPresent()
        && point.inner.equals(conclusion.inner())
        && !point.isOn
        && !conclusion.fact().isOn()
        && point.candidates.get(0).digit() == conclusion.fact().candidate().digit()
        && point.parents.equals(parents);
  }

  private void addEnd(Clash clash) {
    Candidate candidate = clash.candidate();
    List<Fact> both = List.of(new Fact(candidate, true), new Fact(candidate, false));
    if (clash.gone().isEmpty()) {
      // The last point has one truth of the candidate, and an earlier one the other.
      Point last = points.get(points.size() - 1);
      Set<Integer> parents = new TreeSet<>(last.parents);
      parents.addAll(sourcesOf(both));
      parents.remove(points.size() - 1);
      points.set(points.size() - 1, copy(last, parents));
      return;
    }
    Point end = new Point(false, Optional.empty(), sourcesOf(both));
    end.candidates.add(candidate);
    end.passed.addAll(passedBy(both));
    if (clash.isInCell()) {
      end.words = Optional.of("no digit for " + name(candidate));
    } else {
      end.words = Optional.of("no " + Words.symbol(candidate.digit()));
      end.house = Optional.of(house(clash.gone()));
    }
    points.add(end);
  }

  private static Point copy(Point point, Set<Integer> parents) {
    Point copy = new Point(point.isOn, point.inner, parents);
    copy.candidates.addAll(point.candidates);
    copy.passed.addAll(point.passed);
    return copy;
  }

  private House house(List<Candidate> candidates) {
    return board.layout().houses().stream()
        .filter(house -> candidates.stream().allMatch(each -> house.contains(each.cell())))
        .findFirst()
        .orElseThrow();
  }

  private Set<Integer> sourcesOf(Collection<Fact> facts) {
    Set<Integer> all = new TreeSet<>();
    facts.forEach(fact -> all.addAll(sources.getOrDefault(fact, Set.of())));
    return all;
  }

  private Set<Candidate> passedBy(Collection<Fact> facts) {
    Set<Candidate> all = new LinkedHashSet<>();
    facts.forEach(fact -> all.addAll(passed.getOrDefault(fact, Set.of())));
    return all;
  }

  /**
   * Returns the points that the end needs, each after its parents and, if possible, directly after
   * one of them: of several ways to a point the longest comes first.
   */
  private List<Integer> order() {
    int[] heights = new int[points.size()];
    for (int i = 0; i < heights.length; i++) {
      for (int parent : points.get(i).parents) {
        heights[i] = Math.max(heights[i], heights[parent] + 1);
      }
    }
    Set<Integer> order = new LinkedHashSet<>(Set.of(START));
    visit(points.size() - 1, heights, order);
    return List.copyOf(order);
  }

  private void visit(int point, int[] heights, Set<Integer> order) {
    if (order.contains(point)) {
      return;
    }
    points.get(point).parents.stream()
        .sorted(Comparator.comparingInt((Integer parent) -> -heights[parent]))
        .forEach(parent -> visit(parent, heights, order));
    order.add(point);
  }

  /**
   * Returns which of the points are shown, so that their importance is the largest for the length
   * of a line.
   */
  private boolean[] shown(List<Integer> order) {
    int count = order.size();
    boolean[] shown = new boolean[count];
    if (count <= MAX_POINTS) {
      Arrays.fill(shown, true);
      return shown;
    }
    // best[i][n][s]: the importance of the first i points, of which n parts are drawn; s is 1 if
    // point i − 1 is folded.
    int[][][] best = new int[count + 1][MAX_POINTS + 1][2];
    for (int[][] each : best) {
      for (int[] both : each) {
        Arrays.fill(both, Integer.MIN_VALUE / 2);
      }
    }
    best[0][0][0] = 0;
    for (int i = 0; i < count; i++) {
      int weight = weight(order, i);
      for (int parts = 0; parts <= MAX_POINTS; parts++) {
        if (parts > 0) {
          best[i + 1][parts][0] = weight + Math.max(best[i][parts - 1][0], best[i][parts - 1][1]);
        }
        if (!isAlwaysShown(i, count)) {
          int opened = parts > 0 ? best[i][parts - 1][0] : Integer.MIN_VALUE / 2;
          best[i + 1][parts][1] = Math.max(opened, best[i][parts][1]);
        }
      }
    }
    int parts = MAX_POINTS;
    int folded = 0;
    for (int i = count - 1; i >= 0; i--) {
      shown[i] = folded == 0;
      if (shown[i]) {
        parts--;
        folded = best[i][parts][1] > best[i][parts][0] ? 1 : 0;
      } else if (parts > 0 && best[i][parts - 1][0] > best[i][parts][1]) {
        parts--;
        folded = 0;
      }
    }
    return shown;
  }

  private static boolean isAlwaysShown(int place, int count) {
    return place == 0 || place >= count - 2;
  }

  /**
   * Returns the importance of a point: techniques, then facts from several, then facts for several.
   */
  private int weight(List<Integer> order, int place) {
    int point = order.get(place);
    if (points.get(point).inner.isPresent()) {
      return 4;
    }
    if (points.get(point).parents.stream().filter(parent -> parent != START).count() > 1) {
      return 3;
    }
    long uses = order.stream().filter(each -> points.get(each).parents.contains(point)).count();
    return uses > 1 ? 2 : 1;
  }

  private Words words(List<Integer> order, boolean[] shown) {
    List<Words> line = new ArrayList<>();
    // The points directly before the next one, to which its arrow refers.
    Set<Integer> before = new TreeSet<>();
    for (int i = 0; i < order.size(); i++) {
      int point = order.get(i);
      if (!shown[i]) {
        int from = i;
        while (!shown[i + 1]) {
          i++;
        }
        line.add(ARROW);
        line.add(folded(order.subList(from, i + 1), points.get(order.get(i + 1)).parents));
        before = new TreeSet<>(order.subList(from, i + 1));
        continue;
      }
      Set<Integer> named = new TreeSet<>(points.get(point).parents);
      named.remove(START);
      String preposition = "with";
      if (i == 0 || meet(points.get(point).parents, before)) {
        if (i > 0) {
          line.add(ARROW);
        }
        named.removeAll(before);
        before = new TreeSet<>(Set.of(point));
      } else {
        boolean isPair = isPair(order, shown, i);
        line.add(Words.of(isPair ? " and " : "; "));
        if (isPair) {
          named.removeAll(points.get(order.get(i - 1)).parents);
          before.add(point);
        } else {
          before = new TreeSet<>(Set.of(point));
        }
        preposition = "from";
      }
      line.add(fact(point));
      line.add(remark(points.get(point).inner, preposition, named));
    }
    return Words.join("", line);
  }

  private static boolean meet(Set<Integer> one, Set<Integer> other) {
    return !Collections.disjoint(one, other);
  }

  /** Returns whether the next point follows from a point together with the one before it. */
  private boolean isPair(List<Integer> order, boolean[] shown, int place) {
    return place + 1 < order.size()
        && shown[place - 1]
        && shown[place + 1]
        && points.get(order.get(place + 1)).parents.contains(order.get(place))
        && points.get(order.get(place + 1)).parents.contains(order.get(place - 1));
  }

  /**
   * Returns the number of folded points, and names those that the next point follows from.
   *
   * @param parents the points that the next point follows from
   */
  private Words folded(List<Integer> folded, Set<Integer> parents) {
    Set<Candidate> candidates = new LinkedHashSet<>();
    folded.forEach(point -> candidates.addAll(meaning(point)));
    List<Integer> known = folded.stream().filter(parents::contains).toList();
    if (known.isEmpty()) {
      known = folded.subList(folded.size() - 1, folded.size());
    }
    List<Words> named =
        known.subList(Math.max(0, known.size() - MAX_NAMED), known.size()).stream()
            .map(points::get)
            .map(point -> Words.candidates(text(point), point.candidates))
            .toList();
    return Words.of(
        "%s %s",
        Words.candidates("… " + folded.size() + " more to", candidates), Words.join(", ", named));
  }

  /** Returns the fact of a point; its phrase means the whole arrow before it. */
  private Words fact(int index) {
    Point point = points.get(index);
    Words fact = Words.candidates(point.words.orElseGet(() -> text(point)), meaning(index));
    return point
        .house
        .map(house -> Words.of("%s in %s", fact, Wording.house(board, house)))
        .orElse(fact);
  }

  /** Names the technique inside and the points that a point also needs: {@code (with r4c2=5)}. */
  private Words remark(Optional<InnerReason> inner, String preposition, Set<Integer> named) {
    List<Words> parts = new ArrayList<>();
    inner.ifPresent(reason -> parts.add(Words.of(reason.kind().words())));
    if (!named.isEmpty()) {
      parts.add(Words.of("%s %s", preposition, names(named)));
    }
    return parts.isEmpty() ? Words.NONE : Words.of(" (%s)", Words.join(", ", parts));
  }

  private String text(Point point) {
    List<Integer> cells = point.candidates.stream().map(Candidate::cell).toList();
    return String.join(",", Notation.groups(board, cells))
        + (point.isOn ? "=" : "≠")
        + Words.symbol(point.candidates.get(0).digit());
  }

  private Set<Candidate> meaning(int index) {
    Point point = points.get(index);
    Set<Candidate> meaning = new LinkedHashSet<>();
    point.parents.forEach(parent -> meaning.addAll(points.get(parent).candidates));
    meaning.addAll(point.passed);
    meaning.addAll(point.candidates);
    return meaning;
  }

  private Words names(Set<Integer> named) {
    List<Words> names =
        named.stream()
            .map(points::get)
            .map(point -> Words.candidates(text(point), point.candidates))
            .limit(named.size() > MAX_NAMED ? 1 : named.size())
            .collect(Collectors.toCollection(ArrayList::new));
    if (names.size() < named.size()) {
      names.add(Words.of("%s more", named.size() - names.size()));
    }
    return Words.list(names, "and");
  }

  private String name(Candidate candidate) {
    return CellNames.name(board.size(), candidate.cell());
  }
}
