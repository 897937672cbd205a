package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;

/**
 * Follows an assumption breadth first. Mutable; used repeatedly by one thread.
 *
 * <p>A candidate that is on turns its rivals off. A candidate that is off turns another on if only
 * these two are left of a group: "left" means on the board, or, in a dynamic search, under the
 * assumption so far.
 */
final class ImplicationSearch {
  /*
   * Structure. Nodes that are on are followed before nodes that are off, so that chains are short.
   * Each node is reached once, with the parents of the first path. A node that is off has an effect
   * (lowers `left`) only when it is followed, not when it is found, so each parent is known before
   * its conclusions.
   *
   * A dynamic search stops at the first contradiction. A static search continues, because its
   * findings are symmetric (if a implies b, then not b implies not a), and the shortest path from a
   * candidate to its own opposite may be longer than the path to some other contradiction.
   *
   * The remaining candidates of a group are one number, so that one subtraction removes a
   * candidate, and if two remain, the first gives the second:
   *
   *     bit 63 ........................ 7 | 6 .............. 0
   *          sum of the candidate numbers | how many there are
   *
   * Complexities are computed as nodes are reached. Most nodes have one parent, and their
   * complexity is one more than the parent's. A node with several parents has all their ancestors,
   * a set of positions that is stored; a node with one parent finds its set at the nearest ancestor
   * that stores one. A node is more complex than the node from which it is reached, so a search for
   * simple nodes ends when no waiting node is simple enough.
   */
  static final int NO_LIMIT = Integer.MAX_VALUE;

  private static final int COUNT_BITS = 7;
  private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

  private final ImplicationGraph graph;
  private final boolean followsCells;
  private final boolean isDynamic;
  private final InnerLevel inner;
  private final Optional<InnerCombinations> combinations;
  private final Optional<InnerChains> chains;
  private final BooleanSupplier isStopped;
  private final long[] allLeft;

  /**
   * A technique inside with a conclusion, perhaps for several nodes at once.
   *
   * @param complexity the number that it adds to the complexity of the nodes that follow from it, 0
   *     for a pattern
   * @param reason creates its reason
   */
  record Inner(int complexity, Supplier<InnerReason> reason) {}

  // The state of one search. Positions are in the order in which nodes are reached.
  private final int[] nodes;

  /** The number of nodes that the node at each position depends on, including itself. */
  private final int[] complexities;

  /** The parents of the node at position p: parents[parentsFrom[p] .. parentsFrom[p + 1]). */
  private final int[] parentsFrom;

  private int[] parents = new int[256];

  /** The position of each node, −1 if it is not reached. */
  private final int[] positionOf;

  /**
   * The index of the stored ancestors of the node at each position, −1 for nodes without several
   * parents.
   */
  private final int[] keptAt;

  private final List<long[]> keptAncestors = new ArrayList<>();
  private int keptCount;

  /** The technique inside that reached the node at each position, if any. */
  private final Map<Integer, Inner> inners = new TreeMap<>();

  private final int[] onQueue;
  private final int[] offQueue;

  /** The remaining candidates of each group, encoded as described above. */
  private final long[] left;

  private final boolean[] isOut;
  private int nodeCount;
  private int parentCount;
  private int onEnd;
  private int offEnd;
  private boolean isContradictory;

  /** Nodes above this complexity are not needed. */
  private int limit;

  /** The number of waiting nodes whose complexity is below the limit. */
  private int simpleCount;

  /**
   * @param followsCells whether the candidates of a cell are a group, or only those of a digit in a
   *     house
   * @param inner the techniques to try if nothing else follows
   * @param combinations those of the constraints, tried before the other techniques inside
   * @param chains those of the board, present if chains are among the techniques
   * @param isStopped whether the result is no longer needed, so that it may be incomplete
   */
  ImplicationSearch(
      ImplicationGraph graph,
      boolean followsCells,
      boolean isDynamic,
      InnerLevel inner,
      Optional<InnerCombinations> combinations,
      Optional<InnerChains> chains,
      BooleanSupplier isStopped) {
    this.graph = graph;
    this.followsCells = followsCells;
    this.isDynamic = isDynamic;
    this.inner = inner;
    this.combinations = combinations;
    this.chains = chains;
    this.isStopped = isStopped;
    int count = graph.nodeCount();
    // One more, because a contradiction adds a node whose opposite is also present.
    nodes = new int[count + 1];
    complexities = new int[count + 1];
    keptAt = new int[count + 1];
    parentsFrom = new int[count + 2];
    positionOf = new int[count];
    Arrays.fill(positionOf, -1);
    onQueue = new int[graph.candidateCount];
    offQueue = new int[graph.candidateCount];
    isOut = new boolean[graph.candidateCount];
    allLeft = new long[graph.members.length];
    for (int group = 0; group < allLeft.length; group++) {
      for (int member : graph.members[group]) {
        allLeft[group] += encoded(member);
      }
    }
    left = allLeft.clone();
  }

  private static long encoded(int candidate) {
    return ((long) candidate << COUNT_BITS) + 1;
  }

  private int countLeft(int group) {
    return (int) left[group] & COUNT_MASK;
  }

  /**
   * Finds the implications of a node.
   *
   * @param max nodes of a higher complexity may be missing
   */
  void follow(int assumption, int max) {
    begin(assumption, max);
    int onDone = 0;
    int offDone = 0;
    boolean hasInner = inner != InnerLevel.NONE || combinations.isPresent();
    while (!isContradictory && (simpleCount > 0 || hasInner)) {
      if (onDone < onEnd) {
        int position = onQueue[onDone++];
        noteFollowed(position);
        excludeRivals(position);
      } else if (offDone < offEnd) {
        int position = offQueue[offDone++];
        noteFollowed(position);
        requireLast(position);
      } else if (!applyInner()) {
        break;
      }
    }
  }

  /** Tries the techniques inside, the easiest first; returns whether they reached a new node. */
  private boolean applyInner() {
    if (combinations.isPresent() && combinations.get().applyTo(this, isOut)) {
      return true;
    }
    if (inner == InnerLevel.NONE) {
      return false;
    }
    BoardState now = boardUnderAssumption();
    return new InnerPatterns(graph, now, isOut).applyTo(this)
        || (inner != InnerLevel.PATTERNS
            && chains.orElseThrow().applyTo(this, now, isOut, inner, isStopped));
  }

  private BoardState boardUnderAssumption() {
    MutableBoard board = new MutableBoard(graph.board);
    for (int candidate = 0; candidate < isOut.length; candidate++) {
      if (isOut[candidate]) {
        board.eliminate(graph.cellOf[candidate], graph.digitOf[candidate]);
      }
    }
    return board;
  }

  private void begin(int assumption, int max) {
    System.arraycopy(allLeft, 0, left, 0, left.length);
    Arrays.fill(isOut, false);
    for (int position = 0; position < nodeCount; position++) {
      positionOf[nodes[position]] = -1;
    }
    nodeCount = 0;
    parentCount = 0;
    keptCount = 0;
    inners.clear();
    onEnd = 0;
    offEnd = 0;
    isContradictory = false;
    limit = max;
    simpleCount = 0;
    combinations.ifPresent(InnerCombinations::begin);
    reach(assumption);
  }

  private void noteFollowed(int position) {
    if (complexities[position] < limit) {
      simpleCount--;
    }
  }

  private void excludeRivals(int position) {
    int candidate = ImplicationGraph.candidateOf(nodes[position]);
    int[] rivals = graph.rivals()[candidate];
    for (int i = followsCells ? 0 : graph.cellMateCount(candidate) - 1; i < rivals.length; i++) {
      int node = ImplicationGraph.node(rivals[i], false);
      if (positionOf[node] < 0 && graph.isFollowed(candidate, rivals[i], followsCells)) {
        addParent(position);
        reach(node);
        if (isContradictory) {
          return;
        }
      }
    }
  }

  private void requireLast(int position) {
    int candidate = ImplicationGraph.candidateOf(nodes[position]);
    int[] groups = graph.groupsOf[candidate];
    for (int i = followsCells ? 0 : 1; i < groups.length && !isContradictory; i++) {
      if (countLeft(groups[i]) == 2) {
        int other = (int) (left[groups[i]] >> COUNT_BITS) - candidate;
        int node = ImplicationGraph.node(other, true);
        if (isNews(node)) {
          addParent(position);
          addOut(groups[i]);
          reach(node);
        }
      }
    }
    if (isDynamic) {
      isOut[candidate] = true;
      long encoded = encoded(candidate);
      for (int group : groups) {
        left[group] -= encoded;
      }
    }
  }

  /** Adds the excluded candidates of a group as parents of the next node. */
  private void addOut(int group) {
    for (int member : graph.members[group]) {
      if (isOut[member]) {
        addParent(positionOf[ImplicationGraph.node(member, false)]);
      }
    }
  }

  /** Returns whether a node has not been reached yet. */
  boolean isNews(int node) {
    return positionOf[node] < 0;
  }

  void addOutParent(int candidate) {
    addParent(positionOf[ImplicationGraph.node(candidate, false)]);
  }

  private void addParent(int position) {
    if (parentCount == parents.length) {
      parents = Arrays.copyOf(parents, 2 * parentCount);
    }
    parents[parentCount++] = position;
  }

  /** Adds a node that follows, by a technique inside, from the parents added before. */
  void reach(int node, Inner by) {
    inners.put(nodeCount, by);
    reach(node);
  }

  /** Adds a node that follows from the parents added before. */
  void reach(int node) {
    isContradictory = isDynamic && positionOf[ImplicationGraph.opposite(node)] >= 0;
    int position = nodeCount++;
    nodes[position] = node;
    parentsFrom[nodeCount] = parentCount;
    keptAt[position] = -1;
    complexities[position] = countAncestors(position);
    if (!isContradictory) {
      positionOf[node] = position;
      if (ImplicationGraph.isOn(node)) {
        onQueue[onEnd++] = position;
      } else {
        offQueue[offEnd++] = position;
      }
      if (complexities[position] < limit) {
        simpleCount++;
      }
    }
  }

  private int countAncestors(int position) {
    int from = parentsFrom[position];
    int own = 1 + innerComplexity(position);
    if (parentCount == from) {
      return own;
    }
    if (parentCount == from + 1) {
      return complexities[parents[from]] + own;
    }
    long[] ancestors = ancestorsToKeep(position);
    for (int i = from; i < parentCount; i++) {
      addAncestors(parents[i], ancestors);
    }
    int count = own;
    for (int word = 0; word <= position / Long.SIZE; word++) {
      count += Long.bitCount(ancestors[word]);
    }
    return inners.isEmpty() ? count : count + complexityInside(ancestors, position);
  }

  /** Returns the complexity of the techniques inside that reached ancestors, each counted once. */
  private int complexityInside(long[] ancestors, int position) {
    Set<Inner> counted = new HashSet<>();
    int complexity = 0;
    for (Map.Entry<Integer, Inner> inside : inners.entrySet()) {
      int at = inside.getKey();
      if (at < position
          && inside.getValue().complexity > 0
          && (ancestors[at / Long.SIZE] & (1L << at)) != 0
          && counted.add(inside.getValue())) {
        complexity += inside.getValue().complexity;
      }
    }
    return complexity;
  }

  private int innerComplexity(int position) {
    Inner inside = inners.get(position);
    return inside == null ? 0 : inside.complexity;
  }

  /** Returns an empty set for the ancestors of a node. */
  private long[] ancestorsToKeep(int position) {
    int words = position / Long.SIZE + 1;
    keptAt[position] = keptCount;
    if (keptCount == keptAncestors.size()) {
      keptAncestors.add(new long[words]);
    } else if (keptAncestors.get(keptCount).length < words) {
      keptAncestors.set(keptCount, new long[words]);
    } else {
      Arrays.fill(keptAncestors.get(keptCount), 0, words, 0);
    }
    return keptAncestors.get(keptCount++);
  }

  /**
   * Adds a node and everything that it depends on; if the set contains a node, it also contains its
   * ancestors.
   */
  private void addAncestors(int position, long[] ancestors) {
    int at = position;
    while ((ancestors[at / Long.SIZE] & (1L << at)) == 0) {
      ancestors[at / Long.SIZE] |= 1L << at;
      if (keptAt[at] >= 0) {
        long[] before = keptAncestors.get(keptAt[at]);
        for (int word = 0; word <= at / Long.SIZE; word++) {
          ancestors[word] |= before[word];
        }
        return;
      }
      if (at == 0) {
        return;
      }
      at = parents[parentsFrom[at]];
    }
  }

  /** Returns whether the search stopped at a node whose opposite was also reached. */
  boolean isContradictory() {
    return isContradictory;
  }

  /**
   * Returns the complexity of the two nodes of a contradiction together; the part of a technique
   * inside counts once.
   */
  int contradictionComplexity() {
    int both = complexities[nodeCount - 1] + complexities[positionOfLastOpposite()];
    return inners.isEmpty() ? both : both - complexityInsideOfBoth();
  }

  private int complexityInsideOfBoth() {
    Set<Inner> shared = new HashSet<>(insides(ancestors(nodeCount - 1)));
    shared.retainAll(insides(ancestors(positionOfLastOpposite())));
    return shared.stream().mapToInt(Inner::complexity).sum();
  }

  private List<Inner> insides(BitSet positions) {
    List<Inner> insides = new ArrayList<>();
    inners.forEach(
        (at, inside) -> {
          if (positions.get(at)) {
            insides.add(inside);
          }
        });
    return insides;
  }

  private int positionOfLastOpposite() {
    return positionOf[ImplicationGraph.opposite(nodes[nodeCount - 1])];
  }

  /**
   * Returns the number of nodes that a node depends on, including itself; 0 if it was not reached.
   */
  int complexity(int node) {
    int position = positionOf[node];
    return position < 0 ? 0 : complexities[position];
  }

  /** Returns the implications, without the last node of a contradiction. */
  Implications implications() {
    int count = isContradictory ? nodeCount - 1 : nodeCount;
    return new Implications(
        Arrays.copyOf(nodes, count),
        Arrays.copyOf(complexities, count),
        graph.nodeCount(),
        isContradictory ? contradictionComplexity() : 0);
  }

  /** Returns the implications that lead to a node, parents first, or none for the assumption. */
  List<Link> linksTo(int node) {
    return links(ancestors(positionOf[node]));
  }

  /** Returns the implications that lead to both sides of the contradiction. */
  List<Link> linksToContradiction() {
    BitSet needed = ancestors(positionOfLastOpposite());
    needed.or(ancestors(nodeCount - 1));
    return links(needed);
  }

  private BitSet ancestors(int position) {
    BitSet marks = new BitSet();
    marks.set(position);
    for (int at = position; at > 0; at = marks.previousSetBit(at - 1)) {
      for (int i = parentsFrom[at]; i < parentsFrom[at + 1]; i++) {
        marks.set(parents[i]);
      }
    }
    return marks;
  }

  private List<Link> links(BitSet needed) {
    List<Link> links = new ArrayList<>();
    for (int at = needed.nextSetBit(1); at > 0; at = needed.nextSetBit(at + 1)) {
      Optional<InnerReason> reason =
          Optional.ofNullable(inners.get(at)).map(inside -> inside.reason.get());
      for (int i = parentsFrom[at]; i < parentsFrom[at + 1]; i++) {
        links.add(graph.link(nodes[parents[i]], nodes[at], reason));
      }
    }
    return links;
  }
}
