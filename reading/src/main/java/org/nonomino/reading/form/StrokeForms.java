package org.nonomino.reading.form;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.drawing.Colour;

/**
 * Makes lines and thermometers of strokes. Strokes of one colour and width are one line if an end
 * of one lies on the other; strokes that only cross are not.
 */
final class StrokeForms {
  private static final double SMALLEST_BULB = 0.4;
  private static final double LARGEST_BULB = 1.01;

  /** Thermometers have about this width, and most other lines half of it. */
  private static final double WIDE = 0.22;

  private final Sheet sheet;
  private final Blobs blobs;

  StrokeForms(Sheet sheet, Blobs blobs) {
    this.sheet = sheet;
    this.blobs = blobs;
  }

  /** What strokes have in common that may be one line. */
  private record Look(Colour colour, long width) {}

  void add(List<Stroke> strokes) {
    Map<Look, List<Stroke>> byLook = new LinkedHashMap<>();
    List<Stroke> unfolded = strokes.stream().flatMap(stroke -> stroke.unfolded().stream()).toList();
    for (Stroke stroke : withoutCopies(unfolded)) {
      Look look = new Look(stroke.colour(), Math.round(stroke.width() * 50));
      byLook.computeIfAbsent(look, key -> new ArrayList<>()).add(stroke);
    }
    byLook.values().forEach(this::addLines);
  }

  /** A path, whether it is wide and, of a line with a bulb, its colour. */
  private record Path(List<Integer> cells, boolean isWide, Colour colour) {}

  /**
   * Joins strokes over the same cells: of a line and its outline, the one that has a colour. A
   * thermometer is no outline of the line on it, and a wide line none of a thin one.
   */
  private Collection<Stroke> withoutCopies(List<Stroke> strokes) {
    Map<Path, Stroke> byPath = new LinkedHashMap<>();
    for (Stroke stroke : strokes) {
      List<Integer> cells =
          stroke.first() > stroke.last() ? stroke.reversed().cells() : stroke.cells();
      Colour colour = bulbs(List.of(stroke)).isEmpty() ? Colour.NONE : stroke.colour();
      byPath.merge(new Path(cells, stroke.width() >= WIDE, colour), stroke, StrokeForms::onTop);
    }
    return byPath.values();
  }

  private static Stroke onTop(Stroke below, Stroke above) {
    boolean isBelow =
        ColourName.isWhite(above.colour())
            || (ColourName.isNeutral(above.colour()) && !ColourName.isNeutral(below.colour()));
    Stroke main = isBelow ? below : above;
    List<Integer> drawings = new ArrayList<>(below.drawings());
    drawings.addAll(above.drawings());
    return new Stroke(main.cells(), main.colour(), main.width(), drawings);
  }

  /** Returns the groups of strokes that touch. */
  private static List<List<Stroke>> connected(List<Stroke> strokes) {
    Map<Integer, List<Integer>> byCell = new HashMap<>();
    for (int i = 0; i < strokes.size(); i++) {
      for (int cell : new LinkedHashSet<>(strokes.get(i).cells())) {
        byCell.computeIfAbsent(cell, key -> new ArrayList<>()).add(i);
      }
    }
    int[] leader = new int[strokes.size()];
    for (int i = 0; i < leader.length; i++) {
      leader[i] = i;
    }
    for (int i = 0; i < leader.length; i++) {
      for (int end : new int[] {strokes.get(i).first(), strokes.get(i).last()}) {
        for (int other : byCell.getOrDefault(end, List.of())) {
          leader[leader(leader, other)] = leader(leader, i);
        }
      }
    }
    Map<Integer, List<Stroke>> groups = new LinkedHashMap<>();
    for (int i = 0; i < leader.length; i++) {
      groups.computeIfAbsent(leader(leader, i), key -> new ArrayList<>()).add(strokes.get(i));
    }
    return new ArrayList<>(groups.values());
  }

  private static int leader(int[] leader, int of) {
    int at = of;
    while (leader[at] != at) {
      leader[at] = leader[leader[at]];
      at = leader[at];
    }
    return at;
  }

  /**
   * Adds the lines of one look. Where some are thermometers, a bulb may also be inside a line,
   * which then leads away from it both ways.
   */
  private void addLines(List<Stroke> alike) {
    List<List<Stroke>> lines = new ArrayList<>();
    boolean areThermometers = false;
    for (List<Stroke> line : connected(alike)) {
      Map<Integer, Blob> bulbs = bulbs(line);
      boolean isBetween = line.size() == 1 && bulbs.size() == 2;
      if (bulbs.isEmpty() || isBetween) {
        lines.add(line);
      } else {
        areThermometers = true;
        addBulbs(cutAtBulbs(line, bulbs.keySet()), bulbs);
      }
    }
    for (List<Stroke> line : lines) {
      Map<Integer, Blob> inside = areThermometers ? bulbsInside(line) : Map.of();
      if (inside.size() == 1) {
        addBulbs(cutAtBulbs(line, inside.keySet()), inside);
      } else {
        sheet.add(form(Mark.LINE, joined(line)).build());
      }
    }
  }

  /** Returns the bulbs at the ends of strokes, by their cells. */
  private Map<Integer, Blob> bulbs(List<Stroke> line) {
    Map<Integer, Blob> bulbs = new LinkedHashMap<>();
    for (Stroke stroke : line) {
      for (int end : List.of(stroke.first(), stroke.last())) {
        bulb(end, stroke).filter(blob -> !blob.isTaken()).ifPresent(blob -> bulbs.put(end, blob));
      }
    }
    return bulbs;
  }

  /** Returns the bulbs on all cells of a line, also those of other thermometers. */
  private Map<Integer, Blob> bulbsInside(List<Stroke> line) {
    Map<Integer, Blob> bulbs = new LinkedHashMap<>();
    for (Stroke stroke : line) {
      stroke.cells().forEach(cell -> bulb(cell, stroke).ifPresent(blob -> bulbs.put(cell, blob)));
    }
    return bulbs;
  }

  /** Returns the bulb of a stroke in a cell. */
  private Optional<Blob> bulb(int cell, Stroke stroke) {
    for (Blob blob : blobs.in(cell / sheet.board.columns, cell % sheet.board.columns)) {
      if (blob.isRound()
          && Board.isCentre(blob.centre)
          && blob.isFilled()
          && !blob.hasText()
          && blob.shortSide() >= SMALLEST_BULB
          && blob.side() <= LARGEST_BULB
          && blob.side() > stroke.width()
          && ColourName.areAlike(blob.fill(), stroke.colour())) {
        return Optional.of(blob);
      }
    }
    return Optional.empty();
  }

  /** Joins strokes where exactly two end and nothing else is. */
  private static List<Stroke> joined(List<Stroke> strokes) {
    List<Stroke> left = new ArrayList<>(strokes);
    Map<Integer, Integer> visits = new HashMap<>();
    for (Stroke stroke : left) {
      stroke.cells().forEach(cell -> visits.merge(cell, 1, Integer::sum));
    }
    Map<Integer, Stroke> byEnd = new HashMap<>();
    Set<Stroke> done = new LinkedHashSet<>();
    ArrayDeque<Stroke> queue = new ArrayDeque<>(left);
    while (!queue.isEmpty()) {
      Stroke stroke = queue.poll();
      Stroke other = null;
      int at = -1;
      for (int end : new int[] {stroke.last(), stroke.first()}) {
        if (other == null && !stroke.isClosed() && visits.getOrDefault(end, 0) == 2) {
          other = byEnd.get(end);
          at = end;
        }
      }
      if (other == null) {
        done.add(stroke);
        if (!stroke.isClosed()) {
          byEnd.put(stroke.first(), stroke);
          byEnd.put(stroke.last(), stroke);
        }
        continue;
      }
      done.remove(other);
      byEnd.remove(other.first(), other);
      byEnd.remove(other.last(), other);
      Stroke before = other.last() == at ? other : other.reversed();
      Stroke after = stroke.first() == at ? stroke : stroke.reversed();
      visits.put(at, 1);
      queue.addFirst(before.then(after));
    }
    return new ArrayList<>(done);
  }

  private FormBuilder form(Mark mark, List<Stroke> strokes) {
    Stroke first = strokes.get(0);
    List<List<Integer>> paths = new ArrayList<>();
    Set<Integer> cells = new LinkedHashSet<>();
    FormBuilder form = sheet.form(mark, first.colour()).width(first.width());
    for (Stroke stroke : strokes) {
      paths.add(stroke.cells());
      cells.addAll(stroke.cells());
      form.drawings(stroke.drawings());
    }
    boolean isInOrder = strokes.size() == 1 && !first.isClosed();
    return form.cells(isInOrder ? paths.get(0) : List.copyOf(cells)).strokes(paths);
  }

  /** Cuts strokes where they run through a bulb. */
  private static List<Stroke> cutAtBulbs(List<Stroke> strokes, Set<Integer> bulbs) {
    List<Stroke> cut = new ArrayList<>();
    for (Stroke stroke : strokes) {
      int from = 0;
      for (int i = 1; i < stroke.cells().size() - 1; i++) {
        if (bulbs.contains(stroke.cells().get(i))) {
          cut.add(stroke.with(stroke.cells().subList(from, i + 1)));
          from = i;
        }
      }
      cut.add(stroke.with(stroke.cells().subList(from, stroke.cells().size())));
    }
    return cut;
  }

  /** Adds a thermometer for each bulb; each stroke leads away from its nearest bulb. */
  private void addBulbs(List<Stroke> strokes, Map<Integer, Blob> bulbs) {
    Map<Integer, List<Stroke>> byBulb = new LinkedHashMap<>();
    Map<Integer, Integer> bulbOf = new HashMap<>();
    ArrayDeque<Integer> reached = new ArrayDeque<>();
    for (int bulb : bulbs.keySet()) {
      byBulb.put(bulb, new ArrayList<>());
      bulbOf.put(bulb, bulb);
      reached.add(bulb);
    }
    List<Stroke> left = new ArrayList<>(strokes);
    while (!reached.isEmpty() && !left.isEmpty()) {
      int cell = reached.poll();
      int bulb = bulbOf.getOrDefault(cell, cell);
      List<Stroke> others = new ArrayList<>();
      for (Stroke stroke : left) {
        int at = stroke.cells().indexOf(cell);
        if (at < 0) {
          others.add(stroke);
          continue;
        }
        List<Stroke> ways = new ArrayList<>(2);
        if (at < stroke.cells().size() - 1) {
          ways.add(stroke.with(stroke.cells().subList(at, stroke.cells().size())));
        }
        if (at > 0) {
          ways.add(stroke.with(stroke.cells().subList(0, at + 1)).reversed());
        }
        for (Stroke way : ways) {
          byBulb.getOrDefault(bulb, new ArrayList<>()).add(way);
          for (int next : way.cells()) {
            if (bulbOf.putIfAbsent(next, bulb) == null) {
              reached.add(next);
            }
          }
        }
      }
      left = others;
    }
    byBulb.forEach(
        (bulb, ways) -> {
          Blob blob = bulbs.get(bulb);
          if (blob != null && !ways.isEmpty()) {
            blob.take();
            sheet.add(form(Mark.BULB_LINE, ways).drawings(blob.drawings()).build());
          }
        });
  }
}
