package org.nonomino.canon;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.HouseKind;

/**
 * Orders the rows and columns of a drawing, so that all drawings that differ only in these orders
 * and in the names of regions and digits have the same result; also finds its automorphisms.
 * Mutable, used once.
 *
 * <p>The method is that of McKay and Piperno, "Practical graph isomorphism II", Journal of Symbolic
 * Computation 60 (2014), applied to a structure of 3n houses and up to n digits. Each of its n²
 * edges, one per cell, joins a row, a column, a region, the digit of a given, and the sets of cells
 * of further rules:
 *
 * <ul>
 *   <li><b>Refinement.</b> Vertices have colours. The new colour of a vertex is its old one
 *       combined with the multiset of the colours along its edges, until no colour splits. The
 *       colours of an edge are hashed to 64 bits. A collision would cost time, but not correctness.
 *   <li><b>Individualisation.</b> Each row or column among those that share a colour is given a
 *       unique colour in turn. At a leaf of this tree rows and columns are in order; regions and
 *       digits are then numbered in order of appearance.
 *   <li><b>The choice.</b> Each level of the path to a leaf has a trace, a number that follows from
 *       the colours alone. The form is that of the leaf with the smallest traces and, among several
 *       such leaves, the least text.
 *   <li><b>Pruning.</b> A path with greater traces than the best is abandoned. Two leaves with the
 *       same text yield an automorphism. The search then returns to the node where their paths
 *       part. Below any node it tries only one vertex of each orbit of the automorphisms that
 *       preserve the path to the node.
 * </ul>
 *
 * <p>The order of the group is the product, along the first path, of the lengths of the orbits of
 * its vertices (orbits and stabilizers).
 */
final class LabellingSearch {
  /** The vertices are the rows, the columns and the regions, followed by the digits. */
  private static final int KINDS = HouseKind.OF_EACH_CELL.size();

  private static final long ROW_FACTOR = 0x9E3779B97F4A7C15L;
  private static final long COLUMN_FACTOR = 0xC2B2AE3D27D4EB4FL;
  private static final long REGION_FACTOR = 0x165667B19E3779F9L;
  private static final long DIGIT_FACTOR = 0xD6E8FEB86659FD93L;
  private static final long PART_FACTOR = 0xA0761D6478BD642FL;

  /** The value for a blank, because it has no digit vertex. */
  private static final int BLANK = -1;

  private final int size;

  /**
   * The number of rows and columns: the vertices 0..2n−1. Regions follow, then the used digits,
   * then the sets of cells of further rules.
   */
  private final int lineCount;

  private final int vertexCount;

  /** The vertex of the region of each cell, row-major. */
  private final int[] regionVertices;

  /** The vertex of the digit of each cell, {@link #BLANK} for an empty cell. */
  private final int[] digitVertices;

  /** The sets of cells of further rules, sorted by kind. */
  private final List<Extras.Part> parts;

  /** The vertex of the first set. */
  private final int firstPart;

  /** The vertices of the sets of each cell. */
  private final int[][] partVertices;

  /** Whether digits keep their values, so that each has its own colour. */
  private final boolean haveValues;

  /** The digit of each digit vertex, by its number from 3n. */
  private final int[] digitOf;

  /** The colour of each vertex at each level. It is the number of vertices with smaller colours. */
  private final int[][] colors;

  /** The vertices at each level, sorted by colour. */
  private final int[][] sorted;

  private final long[] hashes;
  private final int[] path;
  private final long[] traces;

  private boolean hasFirst;
  private final Leaf first;
  private final Leaf best;

  /** The order of the latest leaf; see {@link Leaf}. */
  private final int[] lines;

  private final byte[] text;

  /** Permutations of the vertices 0..2n−1. */
  private final List<int[]> automorphisms = new ArrayList<>();

  private BigInteger order = BigInteger.ONE;

  /** A leaf of the tree, with its path and the resulting drawing. */
  private final class Leaf {
    final int[] path = new int[lineCount + 1];
    final long[] traces = new long[lineCount + 1];

    /** The rows in the order of the leaf, then the columns, as vertices. */
    final int[] lines = new int[lineCount];

    /**
     * The regions of all cells, row-major, then their digits; both numbered in order of appearance,
     * unless digits keep their values. Then the sets of cells, each with ascending places of two
     * bytes, sorted within each kind.
     */
    final byte[] text = new byte[LabellingSearch.this.text.length];

    /** Copies the current leaf into this one. */
    void take(int level, int[] reachedLines, byte[] reachedText) {
      System.arraycopy(LabellingSearch.this.path, 0, path, 0, level);
      System.arraycopy(LabellingSearch.this.traces, 0, traces, 0, level + 1);
      Arrays.fill(traces, level + 1, traces.length, 0);
      System.arraycopy(reachedLines, 0, lines, 0, lines.length);
      System.arraycopy(reachedText, 0, text, 0, text.length);
    }
  }

  /**
   * The orbits of the rows and columns under the automorphisms that preserve the path to a node.
   */
  private final class Orbits {
    private final int level;
    private final int[] parents = new int[lineCount];
    private int seen;

    Orbits(int level) {
      this.level = level;
      Arrays.setAll(parents, line -> line);
    }

    private int root(int line) {
      int root = line;
      while (parents[root] != root) {
        root = parents[root];
      }
      return root;
    }

    private void update() {
      for (; seen < automorphisms.size(); seen++) {
        int[] automorphism = automorphisms.get(seen);
        if (keepsPath(automorphism)) {
          for (int line = 0; line < lineCount; line++) {
            parents[root(line)] = root(automorphism[line]);
          }
        }
      }
    }

    private boolean keepsPath(int[] automorphism) {
      for (int i = 0; i < level; i++) {
        if (automorphism[path[i]] != path[i]) {
          return false;
        }
      }
      return true;
    }

    /**
     * Returns whether a row or column before an index is in the same orbit as the line at the
     * index.
     */
    boolean haveOneBefore(int[] members, int index) {
      update();
      int root = root(members[index]);
      for (int i = 0; i < index; i++) {
        if (root(members[i]) == root) {
          return true;
        }
      }
      return false;
    }

    /** Returns the number of rows or columns in an orbit. */
    int length(int member) {
      update();
      int root = root(member);
      int length = 0;
      for (int line = 0; line < lineCount; line++) {
        length += root(line) == root ? 1 : 0;
      }
      return length;
    }
  }

  /**
   * @param role {@link DigitRole#NAMES} if digits may be replaced; otherwise they keep their values
   */
  LabellingSearch(Drawing drawing, DigitRole role) {
    this.size = drawing.size();
    this.lineCount = 2 * size;
    this.regionVertices = new int[size * size];
    this.digitVertices = new int[size * size];
    this.haveValues = role != DigitRole.NAMES;
    this.digitOf = new int[size];
    int[] vertices = new int[size + 1];
    int count = haveValues ? numberByValue(drawing, vertices) : KINDS * size;
    for (int cell = 0; cell < regionVertices.length; cell++) {
      regionVertices[cell] = lineCount + drawing.region(cell);
      int digit = drawing.digit(cell);
      if (digit != 0 && vertices[digit] == 0) {
        vertices[digit] = count++;
      }
      digitVertices[cell] = digit == 0 ? BLANK : vertices[digit];
    }
    for (int digit = 1; digit <= size; digit++) {
      if (vertices[digit] != 0) {
        digitOf[vertices[digit] - KINDS * size] = digit;
      }
    }
    this.parts = drawing.parts();
    this.firstPart = count;
    this.partVertices = partVertices();
    this.vertexCount = firstPart + parts.size();
    this.colors = new int[lineCount + 1][];
    this.sorted = new int[lineCount + 1][];
    this.hashes = new long[vertexCount];
    this.path = new int[lineCount + 1];
    this.traces = new long[lineCount + 1];
    int placeCount = parts.stream().mapToInt(part -> part.cells().length).sum();
    this.text = new byte[2 * size * size + 2 * placeCount];
    this.first = new Leaf();
    this.best = new Leaf();
    this.lines = new int[lineCount];
  }

  /** Gives the used digits vertices in ascending order; returns the number of vertices so far. */
  private static int numberByValue(Drawing drawing, int[] vertices) {
    int size = drawing.size();
    for (int cell = 0; cell < size * size; cell++) {
      vertices[drawing.digit(cell)] = 1;
    }
    int count = KINDS * size;
    for (int digit = 1; digit <= size; digit++) {
      vertices[digit] = vertices[digit] == 0 ? 0 : count++;
    }
    return count;
  }

  private int[][] partVertices() {
    int[] counts = new int[size * size];
    for (Extras.Part part : parts) {
      for (int cell : part.cells()) {
        counts[cell]++;
      }
    }
    int[][] vertices = new int[size * size][];
    Arrays.setAll(vertices, cell -> new int[counts[cell]]);
    for (int number = 0; number < parts.size(); number++) {
      for (int cell : parts.get(number).cells()) {
        vertices[cell][--counts[cell]] = firstPart + number;
      }
    }
    return vertices;
  }

  void run() {
    int[] color = levelColors(0);
    int[] order0 = sorted[0];
    for (int vertex = 0; vertex < vertexCount; vertex++) {
      boolean startsColor = vertex == 0 || !haveSameKind(vertex - 1, vertex);
      color[vertex] = startsColor ? vertex : color[vertex - 1];
      order0[vertex] = vertex;
    }
    refine(0);
    search(0);
  }

  /** Returns whether two successive vertices have the same colour at first. */
  private boolean haveSameKind(int vertex, int next) {
    if (next < KINDS * size) {
      return vertex / size == next / size;
    }
    if (next < firstPart) {
      return vertex >= KINDS * size && !haveValues;
    }
    return vertex >= firstPart
        && parts.get(vertex - firstPart).kind() == parts.get(next - firstPart).kind();
  }

  /** Returns the number of automorphisms that preserve the kinds of houses of the drawing. */
  BigInteger order() {
    return order;
  }

  /** Returns generators of the automorphisms as permutations of the rows and columns. */
  List<int[]> automorphisms() {
    return automorphisms;
  }

  /** Returns the row at a place of the result, 0..n−1. */
  int row(int place) {
    return best.lines[place];
  }

  /** Returns the column at a place of the result, 0..n−1. */
  int column(int place) {
    return best.lines[size + place] - size;
  }

  /**
   * Returns whether the result of this search precedes that of another; if not, they may be equal.
   */
  boolean precedes(LabellingSearch other) {
    return compareTexts(best.text, other.best.text) < 0;
  }

  /** Returns whether two drawings have the same result. */
  boolean agreesWith(LabellingSearch other) {
    return Arrays.equals(best.text, other.best.text);
  }

  private int[] levelColors(int level) {
    if (colors[level] == null) {
      colors[level] = new int[vertexCount];
      sorted[level] = new int[vertexCount];
    }
    return colors[level];
  }

  /**
   * Splits the colours of a level until all vertices of a colour have edges of the same colours;
   * sets the trace of the level.
   */
  private void refine(int level) {
    int[] color = colors[level];
    int[] vertices = sorted[level];
    long trace = 0;
    boolean isSplit = true;
    while (isSplit) {
      hashEdges(color);
      isSplit = false;
      for (int start = 0; start < vertexCount; ) {
        int end = start + 1;
        while (end < vertexCount && color[vertices[end]] == start) {
          end++;
        }
        if (end - start > 1) {
          sortByHash(vertices, start, end);
        }
        int part = start;
        for (int i = start; i < end; i++) {
          long hash = hashes[vertices[i]];
          if (i > start && hash != hashes[vertices[i - 1]]) {
            part = i;
            isSplit = true;
          }
          color[vertices[i]] = part;
          trace = mix(trace + hash + part);
        }
        start = end;
      }
    }
    traces[level] = trace;
  }

  private void hashEdges(int[] color) {
    Arrays.fill(hashes, 0);
    int cell = 0;
    for (int row = 0; row < size; row++) {
      long ofRow = ROW_FACTOR * (color[row] + 1);
      long sum = 0;
      for (int column = size; column < lineCount; column++, cell++) {
        int region = regionVertices[cell];
        int digit = digitVertices[cell];
        long edge =
            ofRow + COLUMN_FACTOR * (color[column] + 1) + REGION_FACTOR * (color[region] + 1);
        for (int part : partVertices[cell]) {
          edge += mix(PART_FACTOR * (color[part] + 1));
        }
        if (digit == BLANK) {
          edge = mix(edge);
        } else {
          edge = mix(edge + DIGIT_FACTOR * (color[digit] + 1));
          hashes[digit] += edge;
        }
        sum += edge;
        hashes[column] += edge;
        hashes[region] += edge;
        for (int part : partVertices[cell]) {
          hashes[part] += edge;
        }
      }
      hashes[row] = sum;
    }
  }

  /** The finishing steps of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014). */
  private static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** An insertion sort, because most parts are short or already in order. */
  private void sortByHash(int[] vertices, int start, int end) {
    for (int i = start + 1; i < end; i++) {
      int vertex = vertices[i];
      long hash = hashes[vertex];
      int to = i;
      while (to > start && hashes[vertices[to - 1]] > hash) {
        vertices[to] = vertices[to - 1];
        to--;
      }
      vertices[to] = vertex;
    }
  }

  /** Searches below a refined node; returns the level at which to continue, or one above this. */
  private int search(int level) {
    int[] color = colors[level];
    int[] vertices = sorted[level];
    int start = branchingColor(color, vertices);
    if (start == vertexCount) {
      return leaf(level);
    }
    int end = start + 1;
    while (end < vertexCount && color[vertices[end]] == start) {
      end++;
    }
    boolean isOnFirstPath = !hasFirst;
    Orbits orbits = new Orbits(level);
    int[] members = Arrays.copyOfRange(vertices, start, end);
    for (int i = 0; i < members.length; i++) {
      if (orbits.haveOneBefore(members, i)) {
        continue;
      }
      path[level] = members[i];
      individualize(level, start, members[i]);
      if (isPromising(level + 1)) {
        int back = search(level + 1);
        if (back < level) {
          return back;
        }
      }
    }
    if (isOnFirstPath) {
      order = order.multiply(BigInteger.valueOf(orbits.length(members[0])));
    }
    return level - 1;
  }

  /**
   * Returns the colour with the most rows or columns that are not in order yet, the first of
   * several; the number of vertices if all are in order. If all rows look alike to all columns, as
   * in a Latin square, one row and one column must be individualised before the others can be
   * distinguished. The colour with the fewest would individualise all rows first.
   */
  private int branchingColor(int[] color, int[] vertices) {
    int chosen = vertexCount;
    int max = 1;
    // The colours of the rows, and then those of the columns, come before all others.
    for (int start = 0; start < lineCount; ) {
      int end = start + 1;
      while (end < lineCount && color[vertices[end]] == start) {
        end++;
      }
      if (end - start > max) {
        max = end - start;
        chosen = start;
      }
      start = end;
    }
    return chosen;
  }

  private void individualize(int level, int start, int vertex) {
    int[] color = levelColors(level + 1);
    int[] vertices = sorted[level + 1];
    System.arraycopy(colors[level], 0, color, 0, vertexCount);
    System.arraycopy(sorted[level], 0, vertices, 0, vertexCount);
    int at = start;
    while (vertices[at] != vertex) {
      at++;
    }
    vertices[at] = vertices[start];
    vertices[start] = vertex;
    for (int i = start + 1; i < vertexCount && color[vertices[i]] == start; i++) {
      color[vertices[i]] = start + 1;
    }
    refine(level + 1);
  }

  /**
   * Returns whether below a node there may be a leaf equal to the first, or at least as good as the
   * best.
   */
  private boolean isPromising(int level) {
    return !hasFirst || compareTraces(first, level) == 0 || compareTraces(best, level) <= 0;
  }

  /** Compares the traces down to a level with those of a leaf. */
  private int compareTraces(Leaf leaf, int level) {
    int at = Arrays.mismatch(traces, 0, level + 1, leaf.traces, 0, level + 1);
    return at < 0 ? 0 : Long.compare(traces[at], leaf.traces[at]);
  }

  private static int compareTexts(byte[] text, byte[] other) {
    int at = Arrays.mismatch(text, other);
    return at < 0 ? 0 : Byte.compare(text[at], other[at]);
  }

  /** Compares a leaf with the first and the best; returns the level at which to continue. */
  private int leaf(int level) {
    draw(level);
    if (!hasFirst) {
      hasFirst = true;
      first.take(level, lines, text);
      best.take(level, lines, text);
      return level - 1;
    }
    if (compareTraces(first, level) == 0 && Arrays.equals(text, first.text)) {
      return automorphic(first);
    }
    int order = compareTraces(best, level);
    if (order == 0) {
      order = compareTexts(text, best.text);
    }
    if (order == 0) {
      return automorphic(best);
    }
    if (order < 0) {
      best.take(level, lines, text);
    }
    return level - 1;
  }

  private void draw(int level) {
    System.arraycopy(sorted[level], 0, lines, 0, lineCount);
    byte[] numbers = new byte[vertexCount];
    int regionCount = 0;
    int digitCount = 0;
    int at = 0;
    for (int row = 0; row < size; row++) {
      for (int column = size; column < lineCount; column++, at++) {
        int cell = lines[row] * size + lines[column] - size;
        int region = regionVertices[cell];
        int digit = digitVertices[cell];
        if (numbers[region] == 0) {
          numbers[region] = (byte) ++regionCount;
        }
        if (digit != BLANK && numbers[digit] == 0) {
          numbers[digit] = (byte) ++digitCount;
        }
        text[at] = numbers[region];
        text[size * size + at] = digit == BLANK ? 0 : shown(digit, numbers);
      }
    }
    drawParts();
  }

  private byte shown(int digit, byte[] numbers) {
    return haveValues ? (byte) digitOf[digit - KINDS * size] : numbers[digit];
  }

  /** Draws the sets of cells. */
  private void drawParts() {
    if (parts.isEmpty()) {
      return;
    }
    int[] placeOf = new int[lineCount];
    for (int place = 0; place < lineCount; place++) {
      placeOf[lines[place]] = place < size ? place : place - size;
    }
    List<Extras.Part> drawn = new ArrayList<>(parts.size());
    for (Extras.Part part : parts) {
      int[] cells = part.cells();
      int[] places = new int[cells.length];
      for (int i = 0; i < places.length; i++) {
        places[i] = placeOf[cells[i] / size] * size + placeOf[size + cells[i] % size];
      }
      Arrays.sort(places);
      drawn.add(new Extras.Part(part.kind(), places));
    }
    drawn.sort(Extras.ORDER);
    int at = 2 * size * size;
    for (Extras.Part part : drawn) {
      for (int place : part.cells()) {
        text[at++] = (byte) (place >> Byte.SIZE);
        text[at++] = (byte) place;
      }
    }
  }

  /**
   * Stores the automorphism from another leaf to the current one; returns the level at which their
   * paths part.
   */
  private int automorphic(Leaf leaf) {
    int[] automorphism = new int[lineCount];
    for (int place = 0; place < lineCount; place++) {
      automorphism[leaf.lines[place]] = lines[place];
    }
    automorphisms.add(automorphism);
    int level = 0;
    while (path[level] == leaf.path[level]) {
      level++;
    }
    return level;
  }
}
