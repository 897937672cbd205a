package org.nonomino.reading.match;

import static java.util.function.Predicate.not;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Forms;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;
import org.nonomino.reading.wording.OtherLanguage;
import org.nonomino.reading.wording.RuleSentence;
import org.nonomino.reading.wording.RulesText;
import org.nonomino.text.drawing.Drawing;

/**
 * Matches the clues of one document with its forms. Clues that name a colour take their forms
 * first, then those without a colour take what is left of their mark.
 */
final class Matching {
  private static final String CAGE = "cage";
  private static final String DOT = "dot";

  private static final Clue NO_WORDS = new Clue("", List.of(), List.of(), Set.of());

  private final Document document;
  private final int size;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final List<Statement> statements = new ArrayList<>();
  private final Set<String> sentencesLeft = new LinkedHashSet<>();
  private final Set<String> doubts = new LinkedHashSet<>();
  private final List<Use> uses = new ArrayList<>();
  private final Set<Constraint> constraints;

  Matching(Document document) {
    this.document = document;
    this.size = document.rows();
    this.shelf = new Shelf(Forms.of(document));
    this.builder = new FormConstraints(document);
    this.constraints = new LinkedHashSet<>(document.typed());
  }

  Reading read() {
    document.unread().forEach(name -> doubts.add("the constraint '" + name + "' is unknown"));
    List<RuleSentence> sentences = OwnSentences.without(document, RulesText.read(document.rules()));
    for (RuleSentence sentence : sentences) {
      if (!sentence.isUnderstood()) {
        sentencesLeft.add(sentence.text());
      }
      for (Clue clue : sentence.clues()) {
        statements.add(new Statement(clue, sentence.text()));
      }
    }
    if (document.rules().isBlank()) {
      statements.addAll(Statement.CONVENTIONS);
    } else {
      cagesWithoutWords();
    }
    List<Statement> stated = Statement.withNamedKinds(statements);
    if (document.rows() == document.columns()) {
      new LineMatching(stated, shelf, builder, this).match();
      Predicate<Statement> named = statement -> !statement.clue().colours().isEmpty();
      stated.stream().filter(named).forEach(this::match);
      stated.stream().filter(not(named)).forEach(this::match);
    } else {
      doubts.add("the grid is not square");
    }
    List<Form> formsLeft = shelf.left();
    if (uses.stream().anyMatch(use -> use.sentence().isEmpty())) {
      doubt("the rules are not in words, so the drawings may mean more than is usual");
    }
    if (!sentencesLeft.isEmpty()) {
      OtherLanguage.of(document.rules()).ifPresent(this::sayLanguage);
    }
    Judge.broken(document, uses).ifPresent(doubts::add);
    return new Reading(
        List.copyOf(constraints), uses, List.copyOf(sentencesLeft), formsLeft, List.copyOf(doubts));
  }

  /** One sentence replaces all that are not understood because of their language. */
  private void sayLanguage(String language) {
    sentencesLeft.clear();
    doubt("the rules are in " + language + "; only English is read so far");
  }

  /** Takes the cages with numbers as killer cages if no sentence speaks of cages. */
  private void cagesWithoutWords() {
    boolean isStated =
        statements.stream()
            .map(Statement::clue)
            .anyMatch(
                clue -> clue.has(CAGE) || clue.has("cage-sum") || clue.name().equals("cage-sum"));
    if (isStated || document.rows() != document.columns()) {
      return;
    }
    for (Form form : shelf.free(Mark.CAGE, this::isKiller)) {
      builder
          .of(ConstraintKind.KILLER_CAGE, form, NO_WORDS)
          .ifPresent(
              made -> {
                shelf.take(List.of(form));
                constraints.addAll(made);
              });
    }
  }

  /** Returns whether a cage has a number, and its digits must differ. */
  private boolean isKiller(Form form) {
    return number(form.text()).isPresent()
        && document.drawings().get(form.drawings().get(0)) instanceof Drawing.Cage cage
        && cage.isUnique();
  }

  /** Records that a statement is understood, but has no use here. */
  void leave(Statement statement) {
    sentencesLeft.add(statement.sentence());
  }

  void doubt(String sentence) {
    doubts.add(sentence);
  }

  /** Gives forms to a statement, each with its constraints. */
  void use(Statement statement, List<Form> forms, List<Constraint> made) {
    shelf.take(forms);
    constraints.addAll(made);
    uses.add(new Use(statement.clue(), statement.sentence(), forms, made));
  }

  boolean isTyped(ConstraintKind kind) {
    return document.typed().stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  private void match(Statement statement) {
    Clue clue = statement.clue();
    if (LineKind.of(clue).isPresent()) {
      return;
    }
    switch (clue.name()) {
      case "nothing", "fog", "not-all-given", RulesText.HEADING, "region-sum-again" -> {}
      case "normal" -> normal(statement);
      case "may-repeat" -> mayRepeat(statement);
      case "no-repeats" -> noRepeats(statement);
      case "diagonal-full" -> diagonals(statement);
      case "cage-sum" -> cages(statement);
      case "thermometer" -> thermometers(statement, ConstraintKind.THERMOMETER);
      case "slow-thermometer" -> thermometers(statement, ConstraintKind.SLOW_THERMOMETER);
      case "arrow", "pill" ->
          marks(statement, Mark.ARROW, ConstraintKind.ARROW, form -> !form.circle().isEmpty());
      case "difference-dot" ->
          marks(statement, Mark.EDGE_DOT, ConstraintKind.WHITE_DOT, form -> says(form, clue));
      case "ratio-dot" ->
          marks(statement, Mark.EDGE_DOT, ConstraintKind.BLACK_DOT, form -> says(form, clue));
      case "fortress" -> fortress(statement);
      case "indexer" -> indexers(statement);
      case "x" -> sign(statement, XvSign.X_SUM, "X");
      case "v" -> sign(statement, XvSign.V_SUM, "V");
      case "xv" -> {
        sign(statement, XvSign.X_SUM, "X");
        sign(statement, XvSign.V_SUM, "V");
      }
      case "greater-than" ->
          marks(
              statement,
              Mark.EDGE_SIGN,
              ConstraintKind.GREATER_THAN,
              form -> form.text().length() == 1 && "<>^vV".contains(form.text()));
      case "all-given" -> allGiven(statement);
      case "negative-xv" -> everywhere(statement, new NegativeXv(size));
      case "non-consecutive" -> everywhere(statement, new NonConsecutive(size));
      case "anti-knight" -> everywhere(statement, new AntiKnight(size));
      case "anti-king" -> everywhere(statement, new AntiKing(size));
      case "knight-and-king" -> {
        everywhere(statement, new AntiKnight(size));
        everywhere(statement, new AntiKing(size));
      }
      case "disjoint-groups" -> everywhere(statement, new DisjointGroups(size));
      case "little-killer" ->
          marks(statement, Mark.OUTSIDE, ConstraintKind.LITTLE_KILLER, builder::isDiagonal);
      case "sandwich" -> outside(statement, ConstraintKind.SANDWICH);
      case "x-sum" -> outside(statement, ConstraintKind.X_SUM);
      case "skyscraper" -> outside(statement, ConstraintKind.SKYSCRAPER);
      case "numbered-room" -> outside(statement, ConstraintKind.NUMBERED_ROOM);
      case "odd" -> marks(statement, Mark.CIRCLE, ConstraintKind.ODD, Matching::isPlainCell);
      case "even" -> marks(statement, Mark.SQUARE, ConstraintKind.EVEN, Matching::isPlainCell);
      case "quadruple" ->
          marks(statement, Mark.CORNER, ConstraintKind.QUADRUPLE, form -> !form.text().isEmpty());
      case "extra-region" -> {
        normal(statement);
        marks(statement, Mark.SHADE, ConstraintKind.EXTRA_REGION, form -> true);
      }
      default -> leave(statement);
    }
  }

  /** Returns whether a mark has no text, or the number that a clue states for all. */
  private static boolean says(Form form, Clue clue) {
    return form.text().isEmpty()
        || (clue.numbers().size() == 1
            && form.text().equals(Integer.toString(clue.numbers().get(0))));
  }

  /** Thermometers may also be drawn as lines with a circle of another shade at one end. */
  private void thermometers(Statement statement, ConstraintKind kind) {
    List<Form> lines = shelf.free(Mark.LINE, form -> bulbs(form).size() == 1);
    if (lines.isEmpty()) {
      marks(statement, Mark.BULB_LINE, kind, form -> true);
      return;
    }
    List<Form> drawn = new ArrayList<>(shelf.free(Mark.BULB_LINE, form -> true));
    drawn.addAll(lines);
    List<Form> used = new ArrayList<>();
    List<Constraint> made = new ArrayList<>();
    for (Form form : Colours.choose(drawn, statement.clue().colours(), named("thermometer"))) {
      List<Form> bulb = form.mark() == Mark.LINE ? bulbs(form) : List.of();
      Form from = bulb.isEmpty() ? form : LineShapes.from(form, bulb.get(0).cells().get(0));
      builder
          .of(kind, from, statement.clue())
          .ifPresent(
              some -> {
                used.add(form);
                used.addAll(bulb);
                made.addAll(some);
              });
    }
    if (used.isEmpty()) {
      leave(statement);
    } else {
      use(statement, used, made);
    }
  }

  private List<Form> bulbs(Form line) {
    return line.strokes().size() == 1
        ? LineShapes.ends(line, shelf.free(Mark.CIRCLE, form -> true))
        : List.of();
  }

  private void fortress(Statement statement) {
    List<String> colours = statement.clue().colours();
    List<Form> free =
        Colours.choose(
            shelf.free(Mark.SHADE, form -> true),
            colours.isEmpty() ? colours : colours.subList(0, 1),
            Set.of());
    if (free.isEmpty() && isTyped(ConstraintKind.MAXIMUM)) {
      return;
    }
    if (free.isEmpty()
        || (colours.size() > 1
            && (statement.clue().has("other") || !colours.get(1).equals("white")))) {
      leave(statement);
    } else {
      use(statement, free, builder.fortress(free));
    }
  }

  /** The digits of whole columns are indexers, mostly of the columns 1, 5 and 9. */
  private void indexers(Statement statement) {
    Set<Integer> columns = new TreeSet<>(statement.clue().numbers());
    if (statement.clue().has("159")) {
      columns.addAll(List.of(1, 5, 9));
    }
    if (columns.isEmpty() || columns.stream().anyMatch(column -> column < 1 || column > size)) {
      leave(statement);
      return;
    }
    List<Constraint> made = new ArrayList<>();
    for (int column : columns) {
      for (int row = 0; row < size; row++) {
        CellList cell = CellList.of(size, row * size + column - 1);
        made.add(new Indexer(Indexer.What.COLUMN, cell));
      }
    }
    use(
        statement,
        shelf.free(
            Mark.SHADE,
            form -> form.cells().stream().allMatch(cell -> columns.contains(cell % size + 1))),
        made);
  }

  private static boolean isPlainCell(Form form) {
    return form.cells().size() == 1 && form.text().isEmpty();
  }

  boolean states(String name) {
    return statements.stream().anyMatch(statement -> statement.clue().name().equals(name));
  }

  private boolean states(String name, String tag) {
    return statements.stream()
        .anyMatch(statement -> statement.clue().name().equals(name) && statement.clue().has(tag));
  }

  /** Leaves a statement about other digits than those of the puzzle. */
  private void normal(Statement statement) {
    List<Integer> numbers = statement.clue().numbers();
    boolean isUsual =
        numbers.isEmpty()
            || (numbers.size() % 2 == 0 && new HashSet<>(numbers).equals(Set.of(1, size)));
    if (!isUsual) {
      leave(statement);
    }
  }

  /** Takes the forms of one mark and kind. */
  private void marks(Statement statement, Mark mark, ConstraintKind kind, Predicate<Form> fits) {
    List<Form> free =
        Colours.choose(
            shelf.free(mark, fits), statement.clue().colours(), named(statement.clue().name()));
    if (free.isEmpty()) {
      boolean isRepeated =
          uses.stream()
              .filter(use -> mean(use, kind))
              .anyMatch(use -> mayBeSame(use.clue(), statement.clue()));
      if (!isTyped(kind) && !isRepeated && !statement.isConvention()) {
        leave(statement);
      }
      return;
    }
    build(statement, free, kind);
  }

  private static boolean mean(Use use, ConstraintKind kind) {
    return use.constraints().stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  private static boolean mayBeSame(Clue first, Clue second) {
    return first.colours().isEmpty()
        || second.colours().isEmpty()
        || first.colours().equals(second.colours());
  }

  private void build(Statement statement, List<Form> free, ConstraintKind kind) {
    List<Form> used = new ArrayList<>();
    List<Constraint> made = new ArrayList<>();
    for (Form form : free) {
      Optional<List<Constraint>> some = builder.of(kind, form, statement.clue());
      if (some.isPresent()) {
        used.add(form);
        made.addAll(some.get());
      }
    }
    if (used.isEmpty()) {
      leave(statement);
    } else {
      use(statement, used, made);
    }
  }

  /** Returns the colours that statements about the same mark with other names speak of. */
  private Set<String> named(String name) {
    Set<String> colours = new HashSet<>();
    for (Statement other : statements) {
      if (!other.clue().name().equals(name)) {
        colours.addAll(other.clue().colours());
      }
    }
    return colours;
  }

  private void sign(Statement statement, int sum, String letter) {
    List<Form> free = shelf.free(Mark.EDGE_SIGN, form -> form.text().equalsIgnoreCase(letter));
    if (free.isEmpty()) {
      boolean isKnown =
          constraints.stream()
              .anyMatch(constraint -> constraint instanceof XvSign sign && sign.sum() == sum);
      // All are given, and there are none.
      if (!isKnown && !states("all-given", letter.toLowerCase(Locale.ROOT))) {
        leave(statement);
      }
      return;
    }
    List<Constraint> made = new ArrayList<>();
    free.forEach(form -> builder.sign(form, sum).ifPresent(made::add));
    use(statement, free, made);
  }

  private void outside(Statement statement, ConstraintKind kind) {
    if (statement.clue().numbers().isEmpty()
        || new HashSet<>(statement.clue().numbers()).equals(Set.of(1, size))) {
      marks(statement, Mark.OUTSIDE, kind, not(builder::isDiagonal));
    } else {
      leave(statement);
    }
  }

  private void everywhere(Statement statement, Constraint constraint) {
    use(statement, List.of(), List.of(constraint));
  }

  private void mayRepeat(Statement statement) {
    if (statement.clue().has(CAGE) && isTyped(ConstraintKind.KILLER_CAGE)) {
      doubt("digits may repeat in cages, but the cages are killer cages");
    }
  }

  private void noRepeats(Statement statement) {
    Clue clue = statement.clue();
    if (clue.has("diagonal")) {
      diagonals(statement);
      if (!clue.has(CAGE)) {
        return;
      }
    }
    if (clue.has(CAGE)) {
      cages(statement);
    } else if (clue.has("line")) {
      distinctLines(statement);
    } else if (!clue.has("thermometer")) {
      leave(statement);
    }
  }

  /** Keeps digits from repeating on lines, unless their kind does so anyway. */
  private void distinctLines(Statement statement) {
    List<Form> lines = Colours.choose(shelf.every(Mark.LINE), statement.clue().colours(), Set.of());
    if (lines.isEmpty()) {
      leave(statement);
    }
    List<Constraint> made = new ArrayList<>();
    for (Form line : lines) {
      boolean isDistinct =
          uses.stream()
              .filter(use -> use.forms().contains(line))
              .anyMatch(
                  use -> mean(use, ConstraintKind.RENBAN) || mean(use, ConstraintKind.NABNER));
      if (!isDistinct) {
        Optional<List<Constraint>> some = builder.distinct(line);
        if (some.isEmpty()) {
          leave(statement);
        }
        some.ifPresent(made::addAll);
      }
    }
    constraints.addAll(made);
    uses.add(new Use(statement.clue(), statement.sentence(), lines, made));
  }

  private void diagonals(Statement statement) {
    normal(statement);
    List<Form> free =
        Colours.choose(
            shelf.free(Mark.DIAGONAL, form -> true), statement.clue().colours(), Set.of());
    if (free.isEmpty()) {
      if (isTyped(ConstraintKind.DIAGONAL) || isUsed(ConstraintKind.DIAGONAL)) {
        return;
      }
      if (statement.clue().has("both") && shelf.every(Mark.DIAGONAL).isEmpty()) {
        use(statement, List.of(), List.of(new Diagonal(size, false), new Diagonal(size, true)));
      } else {
        leave(statement);
      }
      return;
    }
    build(statement, free, ConstraintKind.DIAGONAL);
  }

  private boolean isUsed(ConstraintKind kind) {
    return uses.stream().anyMatch(use -> mean(use, kind));
  }

  private void cages(Statement statement) {
    if (statement.clue().has("equal")) {
      equalCages(statement);
      return;
    }
    boolean mayRepeat = states("may-repeat", CAGE);
    if (mayRepeat && states("no-repeats", CAGE)) {
      leave(statement);
      return;
    }
    marks(
        statement,
        Mark.CAGE,
        mayRepeat ? ConstraintKind.REPEAT_CAGE : ConstraintKind.KILLER_CAGE,
        form -> form.text().isEmpty() || isNumber(form.text()));
  }

  private void equalCages(Statement statement) {
    List<Form> free = shelf.free(Mark.CAGE, form -> form.text().isEmpty());
    Optional<Constraint> equal = builder.equalCages(free);
    if (free.isEmpty() || equal.isEmpty() || states("may-repeat", CAGE)) {
      leave(statement);
    } else {
      use(statement, free, List.of(equal.get()));
    }
  }

  static boolean isNumber(String text) {
    return number(text).isPresent();
  }

  static OptionalInt number(String text) {
    String plain = text.strip();
    if (plain.isEmpty() || plain.length() > 4) {
      return OptionalInt.empty();
    }
    int number = 0;
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (c < '0' || c > '9') {
        return OptionalInt.empty();
      }
      number = number * 10 + c - '0';
    }
    return OptionalInt.of(number);
  }

  /** All marks of some kinds are given, so that neighbours without one do not fit. */
  private void allGiven(Statement statement) {
    Clue clue = statement.clue();
    List<Constraint> made = new ArrayList<>();
    if (clue.has(DOT)) {
      boolean isAll = clue.colours().isEmpty();
      if ((isAll && states("difference-dot")) || clue.colours().contains("white")) {
        made.add(new NonConsecutive(size));
      }
      if ((isAll && states("ratio-dot")) || clue.colours().contains("black")) {
        made.add(new NegativeRatio(size));
      }
    }
    if (clue.has("x") && clue.has("v")) {
      made.add(new NegativeXv(size));
    }
    boolean isOther = clue.has("other") || clue.has("x") != clue.has("v");
    if (made.isEmpty() || isOther) {
      leave(statement);
    } else {
      use(statement, List.of(), made);
    }
  }
}
