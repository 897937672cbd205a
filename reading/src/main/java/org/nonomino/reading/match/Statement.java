package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.reading.wording.Clue;
import org.nonomino.reading.wording.RulesText;

/** A clue with its sentence. */
record Statement(Clue clue, String sentence) {
  /**
   * What drawings mean if a puzzle has no rules in words, and the drawings mean the same to all.
   */
  static final List<Statement> CONVENTIONS =
      List.of(
          convention("cage-sum", "cage"),
          convention("thermometer", "thermometer"),
          convention("arrow", "arrow"),
          convention("little-killer", "outside"));

  /** What the name of a kind alone means. */
  private static final Map<String, Clue> BY_NAME =
      Map.of(
          "whispers", new Clue("whispers", List.of(5), List.of(), Set.of("line")),
          "difference-dot", new Clue("difference-dot", List.of(), List.of("white"), Set.of("dot")),
          "ratio-dot", new Clue("ratio-dot", List.of(), List.of("black"), Set.of("dot")),
          "diagonal", new Clue("diagonal-full", List.of(), List.of(), Set.of("diagonal")),
          "circle", new Clue("nothing", List.of(), List.of(), Set.of()),
          "cage-sum", new Clue("cage-sum", List.of(), List.of(), Set.of("cage")));

  /** The statement is about all lines, whatever else they mean. */
  private static final String ALL = "all";

  /** The statement is about the only line of its colour. */
  private static final String SINGLE = "single";

  /** Tags that are no kinds. */
  private static final Set<String> NO_KINDS =
      Set.of(
          "line", "dot", "circle", "square", "chess", "shape", "such", "dutch", ALL, SINGLE,
          "each");

  private static Statement convention(String name, String tag) {
    return new Statement(new Clue(name, List.of(), List.of(), Set.of(tag)), "");
  }

  /** Returns the same about all lines. */
  private Statement ofAll() {
    Set<String> tags = new HashSet<>(clue.tags());
    tags.add(ALL);
    return new Statement(new Clue(clue.name(), clue.numbers(), clue.colours(), tags), sentence);
  }

  /** Returns whether the statement is about a single line. */
  boolean isOfOne() {
    return clue.has(SINGLE);
  }

  /** Returns whether the statement is in no sentence. */
  boolean isConvention() {
    return sentence.isEmpty();
  }

  /**
   * Replaces each clue that only names a kind with the meaning of that kind, unless another clue
   * explains them. A heading without an explanation names its kind, too.
   */
  static List<Statement> withNamedKinds(List<Statement> statements) {
    Set<String> explained = new HashSet<>();
    Set<String> ofAll = new HashSet<>();
    for (Statement statement : statements) {
      if (statement.clue.name().equals(RulesText.KINDS) && statement.clue.has(ALL)) {
        ofAll.addAll(statement.clue.tags());
      }
      explained.add(statement.clue.name());
      if (statement.clue.name().equals("no-repeats") && statement.clue.has("diagonal")) {
        explained.add("diagonal");
      }
      if (statement.clue.name().equals("diagonal-full")) {
        explained.add("diagonal");
      }
      if (statement.clue.name().equals("xv")) {
        explained.addAll(Set.of("x", "v"));
      }
      if (statement.clue.name().equals("knight-and-king")) {
        explained.addAll(Set.of("anti-knight", "anti-king"));
      }
    }
    List<Statement> all = new ArrayList<>();
    for (Statement statement : statements) {
      Clue clue = statement.clue;
      if (!clue.name().equals(RulesText.KINDS) && !clue.name().equals(RulesText.HEADING)) {
        all.add(ofAll.contains(clue.name()) ? statement.ofAll() : statement);
        continue;
      }
      boolean isHeading = clue.name().equals(RulesText.HEADING);
      for (String kind : clue.tags()) {
        boolean isNeeded =
            !NO_KINDS.contains(kind)
                && (isHeading ? !isExplained(kind, explained) : !explained.contains(kind));
        if (isNeeded) {
          Clue usual = BY_NAME.getOrDefault(kind, new Clue(kind, List.of(), List.of(), Set.of()));
          List<String> colours = clue.colours().isEmpty() ? usual.colours() : clue.colours();
          Set<String> tags = new HashSet<>(usual.tags());
          Stream.of(ALL, SINGLE).filter(clue::has).forEach(tags::add);
          all.add(
              new Statement(
                  new Clue(usual.name(), usual.numbers(), colours, tags), statement.sentence));
        }
      }
    }
    return all;
  }

  /** A heading about dots or cages is explained by any clue about them. */
  private static boolean isExplained(String kind, Set<String> explained) {
    return explained.contains(kind)
        || (kind.equals("cage-sum") && explained.contains("no-repeats"))
        || (kind.endsWith("-dot")
            && (explained.contains("difference-dot") || explained.contains("ratio-dot")))
        || ((kind.equals("x") || kind.equals("v"))
            && (explained.contains("x") || explained.contains("v")));
  }
}
