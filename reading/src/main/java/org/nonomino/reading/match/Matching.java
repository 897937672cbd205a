package org.nonomino.reading.match;

import static java.util.function.Predicate.not;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Forms;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;
import org.nonomino.reading.wording.OtherLanguage;
import org.nonomino.reading.wording.RuleSentence;
import org.nonomino.reading.wording.RulesText;
import org.nonomino.text.WholeNumber;

/**
 * Matches the clues of one document with its forms. Clues that name a colour take their forms
 * first, then those without a colour take what is left of their mark.
 */
final class Matching {
  /** The clue that rows and columns hold each digit once, without a word about regions. */
  private static final String ROWS_AND_COLUMNS = "rows-and-columns";

  /** The clue that the rules of normal Sudoku apply, or that regions hold each digit once. */
  private static final String NORMAL = "normal";

  /** The beginning of the tags for sizes, such as {@code size9}. */
  private static final String SIZE = "size";

  private final Document document;
  private final int size;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final CageMatching cages;
  private final RepeatMatching repeats;
  private final EdgeMatching edges;
  private final ShapeMatching shapes;
  private final CellMatching marked;
  private final GridMatching grid;
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
    this.cages = new CageMatching(document, this, shelf, builder);
    this.repeats = new RepeatMatching(this, shelf, builder, cages, size);
    this.edges = new EdgeMatching(this, shelf, builder, size);
    this.shapes = new ShapeMatching(document, this, shelf, builder);
    this.marked = new CellMatching(this, shelf, builder, size);
    this.grid = new GridMatching(document, this, shelf, builder);
    this.constraints = new LinkedHashSet<>(document.typed());
  }

  Reading read() {
    document.unread().forEach(name -> doubts.add("the constraint '" + name + "' is unknown"));
    List<RuleSentence> all = RulesText.read(document.rules());
    List<RuleSentence> sentences = OwnSentences.without(document, all);
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
    }
    List<Statement> stated = Statement.withNamedKinds(statements);
    if (document.rows() == document.columns()) {
      cages.withoutWords(statements);
      new LineMatching(stated, shelf, builder, this).match();
      Predicate<Statement> named = statement -> !statement.clue().colours().isEmpty();
      stated.stream().filter(named).forEach(this::match);
      stated.stream().filter(not(named)).forEach(this::match);
    } else {
      doubts.add("the grid is not square");
    }
    List<Form> formsLeft = shelf.left();
    if (document.rules().isBlank() && uses.stream().anyMatch(use -> use.sentence().isEmpty())) {
      doubt("the rules are not in words, so the drawings may mean more than is usual");
    }
    if (!sentencesLeft.isEmpty()) {
      OtherLanguage.of(document.rules()).ifPresent(this::sayLanguage);
    }
    Judge.broken(document, uses).ifPresent(doubts::add);
    doubtMissingRegions(sentences.size() < all.size());
    return new Reading(
        List.copyOf(constraints), uses, List.copyOf(sentencesLeft), formsLeft, List.copyOf(doubts));
  }

  /**
   * Doubts a grid without regions, because they may have been lost, unless its rules say that there
   * are only rows and columns.
   *
   * @param isOwn whether Nonomino wrote rules of the document, so that they need not say that
   */
  private void doubtMissingRegions(boolean isOwn) {
    if (document.rules().isBlank() || hasRegions()) {
      return;
    }
    if (says(NORMAL)) {
      doubt("the grid has no regions, but the rules speak of them or of normal Sudoku");
    } else if (!says(ROWS_AND_COLUMNS) && !isOwn) {
      doubt("the grid has no regions, and the rules do not say that rows and columns are all");
    }
  }

  private boolean hasRegions() {
    return document.regions().stream().anyMatch(region -> region != RegionMask.NO_REGION);
  }

  private boolean says(String clue) {
    return statements.stream().anyMatch(statement -> statement.clue().name().equals(clue));
  }

  /** One sentence replaces all that are not understood because of their language. */
  private void sayLanguage(String language) {
    sentencesLeft.clear();
    doubt("the rules are in " + language + "; only English is read so far");
  }

  /** Records that a statement is understood, but has no use here. */
  void leave(Statement statement) {
    if (!statement.isConvention()) {
      sentencesLeft.add(statement.sentence());
    }
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
      case ROWS_AND_COLUMNS -> {
        boolean isOfOtherSize =
            clue.tags().stream().anyMatch(tag -> tag.startsWith(SIZE) && !tag.equals(SIZE + size));
        if (isOfOtherSize || (hasRegions() && !says(NORMAL))) {
          leave(statement);
        } else {
          leaveOtherDigits(statement);
        }
      }
      case NORMAL -> leaveOtherDigits(statement);
      case "may-repeat" -> repeats.mayRepeat(statement);
      case "no-repeats" -> repeats.noRepeats(statement);
      case "diagonal-full" -> repeats.diagonals(statement);
      case "cage-sum" -> cages.sums(statement);
      case "cage-operation", "cage-product" -> cages.operations(statement);
      case "thermometer" -> shapes.thermometers(statement, ConstraintKind.THERMOMETER);
      case "slow-thermometer" -> shapes.thermometers(statement, ConstraintKind.SLOW_THERMOMETER);
      case "arrow", "pill", "rising-arrow" ->
          marks(statement, Mark.ARROW, ConstraintKind.ARROW, form -> hasCircle(form, clue));
      case "difference-dot" ->
          marks(
              statement,
              Mark.EDGE_DOT,
              ConstraintKind.WHITE_DOT,
              form -> EdgeMatching.says(form, clue));
      case "ratio-dot" ->
          marks(
              statement,
              Mark.EDGE_DOT,
              ConstraintKind.BLACK_DOT,
              form -> EdgeMatching.says(form, clue));
      case "dot-difference" ->
          marks(statement, Mark.EDGE_DOT, ConstraintKind.WHITE_DOT, Matching::hasNumber);
      case "dot-ratio" ->
          marks(statement, Mark.EDGE_DOT, ConstraintKind.BLACK_DOT, Matching::hasNumber);
      case "dot-sum" ->
          marks(statement, Mark.EDGE_DOT, ConstraintKind.REPEAT_CAGE, Matching::hasNumber);
      case "corner-sum" ->
          marks(statement, Mark.CORNER, ConstraintKind.REPEAT_CAGE, Matching::hasNumber);
      case "counting-circles" -> shapes.countingCircles(statement);
      case "different-circles" -> shapes.differentCircles(statement);
      case "fortress" -> marked.fortress(statement, false);
      case "fortress-low" -> marked.fortress(statement, true);
      case "fortress-cage" -> marked.fortressCages(statement);
      case "maximum" -> marked.extremes(statement, ConstraintKind.MAXIMUM);
      case "minimum" -> marked.extremes(statement, ConstraintKind.MINIMUM);
      case "indexer", "indexer-shade", "indexer-all" -> marked.indexers(statement);
      case "clones" -> marked.clones(statement);
      case "equal-cages-by-letter" -> cages.equalByLetter(statement);
      case "cages-equal-sign" -> cages.equalBySign(statement);
      case "x" -> edges.sign(statement, XvSign.X_SUM, "X");
      case "v" -> edges.sign(statement, XvSign.V_SUM, "V");
      case "xv" -> {
        edges.sign(statement, XvSign.X_SUM, "X");
        edges.sign(statement, XvSign.V_SUM, "V");
      }
      case "greater-than" ->
          marks(statement, Mark.EDGE_SIGN, ConstraintKind.GREATER_THAN, EdgeMatching::isInequality);
      case "all-given" -> edges.allGiven(statement);
      case "negative-xv" -> everywhere(statement, ConstraintKind.NEGATIVE_XV);
      case "non-consecutive" -> everywhere(statement, ConstraintKind.NON_CONSECUTIVE);
      case "anti-knight" -> everywhere(statement, ConstraintKind.ANTI_KNIGHT);
      case "anti-king" -> everywhere(statement, ConstraintKind.ANTI_KING);
      case "knight-and-king" -> {
        everywhere(statement, ConstraintKind.ANTI_KNIGHT);
        everywhere(statement, ConstraintKind.ANTI_KING);
      }
      case "neighbours-differ" -> grid.neighbours(statement);
      case "neighbour-sum" -> grid.neighbourSums(statement);
      case "friendly" -> grid.friendly(statement);
      case "magic-square" -> grid.magicSquares(statement);
      case "odd-line" -> grid.lines(statement, ConstraintKind.ODD);
      case "even-line" -> grid.lines(statement, ConstraintKind.EVEN);
      case "anti-taxicab" -> everywhere(statement, ConstraintKind.ANTI_TAXICAB);
      case "dutch-flatmates" -> everywhere(statement, ConstraintKind.DUTCH_FLATMATES);
      case "global-entropy" -> everywhere(statement, ConstraintKind.GLOBAL_ENTROPY);
      case "windoku" -> everywhere(statement, ConstraintKind.WINDOKU);
      case "disjoint-groups" -> everywhere(statement, ConstraintKind.DISJOINT_GROUPS);
      case "little-killer" ->
          marks(statement, Mark.OUTSIDE, ConstraintKind.LITTLE_KILLER, builder::isDiagonal);
      case "sandwich" -> outside(statement, ConstraintKind.SANDWICH);
      case "x-sum" -> outside(statement, ConstraintKind.X_SUM);
      case "skyscraper" -> outside(statement, ConstraintKind.SKYSCRAPER);
      case "numbered-room" -> outside(statement, ConstraintKind.NUMBERED_ROOM);
      case "odd", "odd-square", "odd-shade" ->
          marked.digits(statement, ConstraintKind.ODD, Mark.CIRCLE);
      case "even", "even-circle", "even-shade" ->
          marked.digits(statement, ConstraintKind.EVEN, Mark.SQUARE);
      case "candidates" -> marked.digits(statement, ConstraintKind.CANDIDATES, Mark.SHADE);
      case "quadruple" ->
          marks(statement, Mark.CORNER, ConstraintKind.QUADRUPLE, not(Matching::isBlank));
      case "extra-region" -> extraRegions(statement, Mark.SHADE, form -> form.cells().size() > 1);
      case "full-cage" -> extraRegions(statement, Mark.CAGE, this::isFull);
      case "full-line" -> extraRegions(statement, Mark.LINE, this::isFull);
      default -> leave(statement);
    }
  }

  private void extraRegions(Statement statement, Mark mark, Predicate<Form> fits) {
    leaveOtherDigits(statement);
    marks(statement, mark, ConstraintKind.EXTRA_REGION, fits);
  }

  /** Returns whether a form has as many cells as there are digits. */
  private boolean isFull(Form form) {
    return form.cells().size() == size;
  }

  /** Returns whether an arrow has a circle, with as many cells as the clue has digits. */
  private static boolean hasCircle(Form form, Clue clue) {
    return !form.circle().isEmpty()
        && (clue.numbers().isEmpty() || form.circle().size() == clue.numbers().get(0));
  }

  private static boolean isBlank(Form form) {
    return form.text().isEmpty();
  }

  private static boolean hasNumber(Form form) {
    return WholeNumber.of(form.text()).isPresent();
  }

  static boolean isPlainCell(Form form) {
    return form.cells().size() == 1 && isBlank(form);
  }

  boolean states(String name) {
    return states(clue -> clue.name().equals(name));
  }

  boolean states(String name, String tag) {
    return states(clue -> clue.name().equals(name) && clue.has(tag));
  }

  boolean states(Predicate<Clue> fits) {
    return statements.stream().map(Statement::clue).anyMatch(fits);
  }

  /** Returns the statements of a name. */
  List<Statement> stated(String name) {
    return statements.stream().filter(statement -> statement.clue().name().equals(name)).toList();
  }

  /** Leaves a statement if its digits are not 1 to n. */
  void leaveOtherDigits(Statement statement) {
    List<Integer> numbers = statement.clue().numbers();
    boolean isUsual =
        numbers.isEmpty()
            || (numbers.size() % 2 == 0 && new HashSet<>(numbers).equals(Set.of(1, size)));
    if (!isUsual) {
      leave(statement);
    }
  }

  /** Takes the forms of one mark and kind. */
  void marks(Statement statement, Mark mark, ConstraintKind kind, Predicate<Form> fits) {
    List<Form> free =
        Colours.choose(
            shelf.free(mark, fits), statement.clue().colours(), named(statement.clue().name()));
    if (!free.isEmpty()) {
      build(statement, free, kind);
    } else if (mark != Mark.EDGE_DOT || !edges.mayHaveNoDots(statement, statements)) {
      leaveUnlessKnown(statement, kind);
    }
  }

  /** Leaves a statement without forms, unless others say the same. */
  void leaveUnlessKnown(Statement statement, ConstraintKind kind) {
    boolean isRepeated =
        uses.stream()
            .filter(use -> mean(use, kind))
            .anyMatch(use -> mayBeSame(use.clue(), statement.clue()));
    if (!isTyped(kind) && !isRepeated) {
      leave(statement);
    }
  }

  private static boolean mean(Use use, ConstraintKind kind) {
    return use.constraints().stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  private static boolean mayBeSame(Clue first, Clue second) {
    return first.colours().isEmpty()
        || second.colours().isEmpty()
        || first.colours().equals(second.colours());
  }

  void build(Statement statement, List<Form> free, ConstraintKind kind) {
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
  Set<String> named(String name) {
    Set<String> colours = new HashSet<>();
    for (Statement other : statements) {
      if (!other.clue().name().equals(name)) {
        colours.addAll(other.clue().colours());
      }
    }
    return colours;
  }

  private void outside(Statement statement, ConstraintKind kind) {
    if (statement.clue().numbers().isEmpty()
        || new HashSet<>(statement.clue().numbers()).equals(Set.of(1, size))) {
      marks(statement, Mark.OUTSIDE, kind, not(builder::isDiagonal));
    } else {
      leave(statement);
    }
  }

  /** Creates a rule of the whole grid. Some sizes do not have it. */
  private void everywhere(Statement statement, ConstraintKind kind) {
    try {
      use(statement, List.of(), List.of(new ConstraintValues(size).constraint(kind)));
    } catch (InvalidConstraintException e) {
      leave(statement);
    }
  }

  boolean isUsed(ConstraintKind kind) {
    return uses.stream().anyMatch(use -> mean(use, kind));
  }

  /** Returns whether some form has a use already. */
  boolean isUsed(Predicate<Form> fits) {
    return uses.stream().flatMap(use -> use.forms().stream()).anyMatch(fits);
  }

  /** Returns whether a form has a use as a kind. */
  boolean isUsed(Form form, ConstraintKind kind) {
    return uses.stream().anyMatch(use -> use.forms().contains(form) && mean(use, kind));
  }

  /** Returns whether a constraint was found so far, or is named by the file. */
  boolean isKnown(Predicate<Constraint> fits) {
    return constraints.stream().anyMatch(fits);
  }
}
