package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.TechniquePosition;

/**
 * The page about a constraint, or about several that people know together: its meaning, the first
 * moves that it allows, each with an example, and a table of forced digits if there is one.
 * Immutable.
 *
 * @param slug the name to type: {@code little-killer}
 * @param words the title: {@code Little Killer}
 * @param kinds the kinds of constraints, at least one
 * @param aliases other names as people read them
 * @param meaning the rule in one or two sentences
 * @param moves the first moves, the most useful first
 * @param table the table of forced digits; empty if the constraint forces none
 * @param tableWords a sentence above the table; empty without one
 * @param related the slugs of techniques and other pages to read about, the most useful first
 */
public record ConstraintPage(
    String slug,
    String words,
    Set<ConstraintKind> kinds,
    List<String> aliases,
    String meaning,
    List<Move> moves,
    Optional<ForcedDigits> table,
    String tableWords,
    List<String> related) {
  /** The slugs of all pages, in the order of lists, one in each line. */
  private static final String LIST = "constraint-pages.txt";

  private static final String EXAMPLES = "constraint-examples.jsonl";
  private static final String KINDS = "Kinds: ";
  private static final String ALSO_CALLED = "Also called: ";
  private static final String TABLE = "Table: ";
  private static final String STEP = "Step: ";
  private static final String TITLE = "# ";
  private static final String HEADING = "## ";
  private static final String TABLE_HEADING = "Table";
  private static final String SEE_ALSO = "See also";

  /**
   * A first move. Immutable.
   *
   * @param title the heading
   * @param text one paragraph
   * @param steps the kinds of steps that show the move
   * @param says a regular expression that the explanations of these steps contain
   */
  public record Move(String title, String text, Set<StepKind> steps, String says) {
    /** Copies the set. */
    public Move {
      steps = Set.copyOf(steps);
    }
  }

  /** Copies the collections. */
  public ConstraintPage {
    kinds = Set.copyOf(kinds);
    aliases = List.copyOf(aliases);
    moves = List.copyOf(moves);
    related = List.copyOf(related);
  }

  /** Returns the slugs of all pages. */
  static List<String> slugs() {
    return Resources.lines(LIST);
  }

  /** Returns all pages. */
  public static List<ConstraintPage> all() {
    return slugs().stream().map(ConstraintPage::of).toList();
  }

  /**
   * Reads a page.
   *
   * @throws IllegalStateException if the page or a part of it is missing
   */
  static ConstraintPage of(String slug) {
    Map<String, List<String>> parts = parts(Resources.lines(slug + ".md"));
    List<String> head = parts.getOrDefault("", List.of());
    List<Move> moves = new ArrayList<>();
    parts.forEach(
        (heading, lines) -> {
          if (Stream.of("", TABLE_HEADING, SEE_ALSO).noneMatch(heading::equals)) {
            moves.add(move(heading, lines));
          }
        });
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    for (String name : field(head, KINDS).split(", ", -1)) {
      kinds.add(kind(name));
    }
    String table = field(head, TABLE);
    return new ConstraintPage(
        slug,
        field(head, TITLE),
        kinds,
        List.of(field(head, ALSO_CALLED).split(", ", -1)),
        text(head),
        moves,
        table.isEmpty() ? Optional.empty() : Optional.of(ForcedDigits.named(table)),
        text(parts.getOrDefault(TABLE_HEADING, List.of())),
        List.of(text(parts.getOrDefault(SEE_ALSO, List.of())).split(", ", -1)));
  }

  private static Map<String, List<String>> parts(List<String> lines) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    String heading = "";
    for (String line : lines) {
      if (line.startsWith(HEADING)) {
        heading = line.substring(HEADING.length());
      } else if (!line.isBlank()) {
        parts.computeIfAbsent(heading, any -> new ArrayList<>()).add(line.strip());
      }
    }
    return parts;
  }

  private static Move move(String heading, List<String> lines) {
    String[] step = field(lines, STEP).split(" \\| ", 2);
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (String slug : step[0].split(", ", -1)) {
      kinds.add(StepKind.named(slug).orElseThrow());
    }
    return new Move(heading, text(lines), kinds, step[1]);
  }

  private static ConstraintKind kind(String name) {
    return Stream.of(ConstraintKind.values())
        .filter(kind -> kind.json().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no constraint '" + name + "'"));
  }

  /** Returns the text of the line that begins with a name; empty if there is none. */
  private static String field(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()))
        .findFirst()
        .orElse("");
  }

  /** Returns the lines without fields as one paragraph. */
  private static String text(List<String> lines) {
    return String.join(
        " ",
        lines.stream()
            .filter(
                line ->
                    Stream.of(TITLE, KINDS, ALSO_CALLED, TABLE, STEP).noneMatch(line::startsWith))
            .toList());
  }

  /** Returns the title of the position that shows a move. */
  String title(Move move) {
    return words + ": " + move.title();
  }

  /**
   * Returns the positions that show a move, at most one, with the next step. {@code
   * docs/techniques-examples.sh} finds them.
   */
  public Optional<TechniquePosition> example(Move move) {
    return PositionLines.named(EXAMPLES, title(move))
        .flatMap(
            entry -> {
              Explainer explainer = new Explainer(Scale.NONOMINO);
              Board board =
                  explainer.board(entry.puzzle(), entry.progress(), entry.solution().orElseThrow());
              Optional<Step> next = explainer.next(board, Deadline.NEVER);
              return next.map(step -> new TechniquePosition(entry, board, step));
            });
  }

  /** Returns the rules of a puzzle without the constraints of this page. */
  Rules without(Rules rules) {
    return rules.withConstraints(
        rules.constraints().stream()
            .filter(constraint -> !kinds.contains(constraint.kind()))
            .toList());
  }
}
