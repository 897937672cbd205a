package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.text.rules.RuleFacts.Area;
import org.nonomino.text.rules.RuleFacts.Share;

/** The sentences in German. */
final class GermanRules implements RuleWords {
  private final RuleFacts facts;
  private final int size;

  GermanRules(RuleFacts facts) {
    this.facts = facts;
    this.size = facts.size();
  }

  @Override
  public String normal() {
    return switch (facts.area()) {
      case LINE -> "Jede Zeile und jede Spalte enthält %s je einmal.".formatted(digits());
      case BOX ->
          facts.isUsualSize()
              ? "Es gelten die normalen Sudoku-Regeln."
              : "Es gelten die normalen Sudoku-Regeln: Jede Zeile, jede Spalte und jeder Block enthält %s je einmal."
                  .formatted(digits());
      case REGION ->
          "Jede Zeile, jede Spalte und jedes Gebiet enthält %s je einmal.".formatted(digits());
    };
  }

  @Override
  public String sentence(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL ->
          facts.all(kind).size() == 1
              ? "Die markierte Diagonale enthält %s je einmal.".formatted(digits())
              : "Jede der beiden markierten Diagonalen enthält %s je einmal.".formatted(digits());
      case WINDOKU -> "Jedes grau hinterlegte Fenster enthält %s je einmal.".formatted(digits());
      case DISJOINT_GROUPS ->
          facts.area() == Area.BOX
              ? "Felder an derselben Stelle ihrer Blöcke enthalten verschiedene Ziffern."
              : "Felder an derselben Stelle ihrer Gebiete, in Leserichtung gezählt, enthalten"
                  + " verschiedene Ziffern.";
      case EXTRA_REGION ->
          facts.fullExtraRegions() == Share.ALL
              ? "Jedes grau hinterlegte Zusatzgebiet enthält %s je einmal.".formatted(digits())
              : "In einem grau hinterlegten Zusatzgebiet wiederholt sich keine Ziffer.";
      case CENTRE_DOT -> named("des „Centre Dot“");
      case ASTERISK -> named("des Sterns");
      case GIRANDOLA -> named("der Girandola");
      case ANTI_KNIGHT ->
          "Felder, die einen Springerzug (wie im Schach) voneinander entfernt sind, enthalten"
              + " verschiedene Ziffern.";
      case ANTI_KING ->
          "Felder, die einen Königszug (wie im Schach) voneinander entfernt sind, enthalten"
              + " verschiedene Ziffern.";
      case NON_CONSECUTIVE ->
          unless(
              "Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden"
                  + " Ziffern",
              dots());
      case KILLER_CAGE ->
          "In einem Käfig wiederholt sich keine Ziffer"
              + switch (facts.cagesWithSum()) {
                case NONE -> ".";
                case SOME -> "; steht in seiner Ecke eine Zahl, so ist sie die Summe der Ziffern.";
                case ALL -> "; die Zahl in seiner Ecke ist die Summe der Ziffern.";
              };
      case REPEAT_CAGE ->
          facts.has(ConstraintKind.KILLER_CAGE)
              ? "In einem Käfig, der bei %s beginnt, dürfen sich Ziffern jedoch wiederholen; auch dort ist die Zahl in der Ecke ihre Summe."
                  .formatted(RuleFacts.listed(facts.cornerCells(kind), "oder"))
              : facts.has(ConstraintKind.EQUAL_CAGES)
                  ? "In einem Käfig mit einer Zahl in der Ecke ist diese die Summe der Ziffern; sie"
                      + " dürfen sich wiederholen."
                  : "Die Zahl in der Ecke eines Käfigs ist die Summe seiner Ziffern; sie dürfen sich"
                      + " wiederholen.";
      case EQUAL_CAGES ->
          "Käfige mit demselben Buchstaben in der Ecke haben dieselbe Summe; in einem solchen Käfig"
              + " wiederholt sich keine Ziffer.";
      case WHITE_DOT -> whiteDot(facts.differences());
      case BLACK_DOT -> blackDot(facts.ratios());
      case XV -> xv(facts.signs());
      case NEGATIVE_RATIO ->
          unless(
              "Von zwei waagerecht oder senkrecht benachbarten Ziffern ist keine %s der anderen"
                  .formatted(
                      RuleFacts.listed(
                          RuleFacts.words(facts.forbiddenRatios(), GermanRules::times), "oder")),
              dots());
      case NEGATIVE_XV ->
          unless(
              "Waagerecht oder senkrecht benachbarte Ziffern haben weder die Summe 5 noch die"
                  + " Summe 10",
              RuleFacts.words(facts.signs(), GermanRules::aSign));
      case GREATER_THAN ->
          "Ein Ungleichheitszeichen zwischen zwei Ziffern zeigt mit der Spitze auf die kleinere.";
      case THERMOMETER ->
          "Entlang eines Thermometers werden die Ziffern von der Kugel aus immer größer.";
      case SLOW_THERMOMETER ->
          "Entlang eines langsamen Thermometers (mit hohler Kugel) werden die Ziffern von der"
              + " Kugel aus größer oder bleiben gleich.";
      case ARROW -> arrow();
      case PALINDROME ->
          "Eine graue Linie ist ein Palindrom: Ihre Ziffern lesen sich von beiden Enden aus"
              + " gleich.";
      case RENBAN ->
          "Eine violette Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge,"
              + " ohne Wiederholung.";
      case WHISPERS -> whispers();
      case REGION_SUM_LINE -> regionSums();
      case BETWEEN_LINE ->
          "Die Ziffern auf einer Linie zwischen zwei Kreisen sind größer als die eine und kleiner"
              + " als die andere Ziffer in diesen Kreisen.";
      case ENTROPIC_LINE ->
          "Je drei aufeinanderfolgende Felder einer orangen Linie enthalten in beliebiger"
              + " Reihenfolge eine niedrige Ziffer (%s), eine mittlere (%s) und eine hohe (%s)."
                  .formatted(
                      range(1, size / 3),
                      range(size / 3 + 1, size / 3 * 2),
                      range(size / 3 * 2 + 1, size));
      case MODULAR_LINE -> modularLines();
      case PARITY_LINE -> "Entlang einer roten Linie wechseln sich gerade und ungerade Ziffern ab.";
      case NABNER ->
          "Auf einer gelben Linie sind keine zwei Ziffern gleich oder aufeinanderfolgend, wo auch"
              + " immer sie auf der Linie stehen.";
      case ZIPPER_LINE ->
          "Auf einer lavendelfarbenen Linie haben je zwei Ziffern mit demselben Abstand von der"
              + " Mitte dieselbe Summe; eine Ziffer in der Mitte ist diese Summe.";
      case DOUBLE_ARROW ->
          "Auf einer Linie mit einem dicken Kreis an jedem Ende ist die Summe der Ziffern zwischen"
              + " den Kreisen gleich der Summe der beiden Ziffern in den Kreisen.";
      case LOCKOUT_LINE -> lockouts();
      case LITTLE_KILLER ->
          "Eine Zahl mit Pfeil außerhalb des Gitters ist die Summe der Ziffern auf der Diagonale"
              + " in Richtung des Pfeils; dort dürfen sich Ziffern wiederholen.";
      case SANDWICH ->
          facts.kindsOutside() == 1
              ? "Eine Zahl links neben einer Zeile oder über einer Spalte ist die Summe der Ziffern,"
                  + " die dort zwischen der 1 und der %d stehen.".formatted(size)
              : "%s ist die Summe der Ziffern zwischen der 1 und der %d in ihrer Zeile oder Spalte."
                  .formatted(outside(kind), size);
      case X_SUM ->
          "%s ist die Summe der ersten X Ziffern ihrer Zeile oder Spalte, von der Zahl aus gesehen;"
                  .formatted(outside(kind))
              + " X ist die erste dieser Ziffern.";
      case SKYSCRAPER ->
          "Ziffern sind die Höhen von Hochhäusern, und ein Hochhaus verdeckt alle niedrigeren hinter"
              + " sich. "
              + outside(kind)
              + " gibt an, wie viele Hochhäuser ihrer Zeile oder Spalte von dort aus zu sehen sind.";
      case NUMBERED_ROOM ->
          "%s ist die Ziffer im X-ten Feld ihrer Zeile oder Spalte, von der Zahl aus gesehen; X ist"
                  .formatted(outside(kind))
              + " die Ziffer im ersten Feld.";
      case ODD -> "Ein Feld mit einem grauen Kreis enthält eine ungerade Ziffer.";
      case EVEN -> "Ein Feld mit einem grauen Quadrat enthält eine gerade Ziffer.";
      case ROW_INDEXER ->
          "Enthält ein rotes Feld in Zeile Z die Ziffer X, so enthält das Feld in Zeile X derselben"
              + " Spalte die Ziffer Z.";
      case COLUMN_INDEXER ->
          "Enthält ein grünes Feld in Spalte S die Ziffer X, so enthält das Feld in Spalte X"
              + " derselben Zeile die Ziffer S.";
      case BOX_INDEXER ->
          "Ist ein blaues Feld das N-te seines %s, in Leserichtung gezählt, und enthält es die Ziffer"
                  .formatted(facts.area() == Area.BOX ? "Blocks" : "Gebiets")
              + " X, so enthält das X-te Feld dort die Ziffer N.";
      case MINIMUM -> extreme(kind, "innen", "kleiner");
      case MAXIMUM -> extreme(kind, "außen", "größer");
      case QUADRUPLE ->
          "Alle Ziffern in einem weißen Kreis kommen in den vier Feldern um ihn herum vor%s."
              .formatted(
                  facts.hasRepeatedQuadruple()
                      ? ", jede mindestens so oft, wie sie im Kreis steht"
                      : "");
      case CLONE ->
          facts.all(kind).stream()
              .map(Clone.class::cast)
              .map(
                  clone ->
                      (clone.originals().count() == 1
                              ? "Das hinterlegte Feld %s enthält dieselbe Ziffer wie %s."
                              : "Die hinterlegten Felder %s enthalten dieselben Ziffern wie %s,"
                                  + " in dieser Reihenfolge.")
                          .formatted(clone.originals(), clone.copies()))
              .collect(Collectors.joining(" "));
      case CANDIDATES -> "Ein Feld mit kleinen vorgedruckten Ziffern enthält eine von ihnen.";
    };
  }

  private static String range(int from, int to) {
    return from == to ? Integer.toString(from) : from + (from + 1 == to ? " und " : " bis ") + to;
  }

  /** Returns all digits with their article; German calls those above 9 numbers. */
  private String digits() {
    return size == 1
        ? "die Ziffer 1"
        : "die %s %s".formatted(size < 10 ? "Ziffern" : "Zahlen", range(1, size));
  }

  private String named(String figure) {
    return "Die %d grau hinterlegten Felder %s enthalten %s je einmal."
        .formatted(size, figure, digits());
  }

  /** Returns the dots that excuse a pair of neighbours from negative rules. */
  private List<String> dots() {
    List<String> dots = new ArrayList<>();
    if (facts.has(ConstraintKind.WHITE_DOT)) {
      dots.add("ein weißer");
    }
    if (facts.has(ConstraintKind.BLACK_DOT)) {
      dots.add("ein schwarzer");
    }
    return dots.isEmpty() ? dots : List.of(String.join(" oder ", dots) + " Punkt");
  }

  /** Returns a sentence about all neighbours without a mark. */
  private static String unless(String rule, List<String> marks) {
    return marks.isEmpty()
        ? rule + "."
        : "%s, außer wenn %s zwischen ihnen liegt."
            .formatted(rule, RuleFacts.listed(marks, "oder"));
  }

  private static String whiteDot(SortedSet<Integer> differences) {
    String subject = "Zwei Ziffern mit einem weißen Punkt dazwischen ";
    if (differences.size() == 1) {
      return subject
          + (differences.first() == WhiteDot.USUAL_DIFFERENCE
              ? "folgen aufeinander."
              : "unterscheiden sich um %d.".formatted(differences.first()));
    }
    return subject
        + "unterscheiden sich um die Zahl im Punkt (%s)%s."
            .formatted(
                numbers(differences, WhiteDot.USUAL_DIFFERENCE),
                differences.contains(WhiteDot.USUAL_DIFFERENCE) ? ", ohne Zahl um 1" : "");
  }

  private static String blackDot(SortedSet<Integer> ratios) {
    String subject = "Von zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine ";
    if (ratios.size() == 1) {
      return subject + times(ratios.first()) + " der anderen.";
    }
    return subject
        + "das N-Fache der anderen; N ist die Zahl im Punkt (%s)%s."
            .formatted(
                numbers(ratios, BlackDot.USUAL_RATIO),
                ratios.contains(BlackDot.USUAL_RATIO) ? ", ohne Zahl 2" : "");
  }

  /** Returns the numbers written in dots. The usual number is not written. */
  private static String numbers(SortedSet<Integer> all, int usual) {
    return RuleFacts.listed(
        RuleFacts.words(RuleFacts.without(all, usual), String::valueOf), "oder");
  }

  private static String times(int ratio) {
    return ratio == 2 ? "das Doppelte" : "das %d-Fache".formatted(ratio);
  }

  private static String aSign(int sum) {
    return "ein " + XvSign.letter(sum);
  }

  private static String xv(SortedSet<Integer> sums) {
    return RuleFacts.listed(
            RuleFacts.words(
                sums,
                sum ->
                    sum == sums.first()
                        ? "Zwei Ziffern mit einem %s dazwischen haben die Summe %d"
                            .formatted(XvSign.letter(sum), sum)
                        : "solche mit einem %s die Summe %d".formatted(XvSign.letter(sum), sum)),
            "und")
        + ".";
  }

  private String arrow() {
    String number =
        switch (facts.pills()) {
          case NONE -> "die Ziffer in seinem Kreis.";
          case SOME -> "die Ziffer in seinem Kreis oder die Zahl in seinem langen Kreis.";
          case ALL -> "die Zahl in seinem langen Kreis.";
        };
    String order =
        facts.pills() == Share.NONE
            ? ""
            : " Ein langer Kreis wird von links nach rechts und von oben nach unten gelesen%s."
                .formatted(
                    facts.backwardPills().stream()
                        .map(", der lange Kreis %s aber in dieser Reihenfolge"::formatted)
                        .collect(Collectors.joining()));
    return "Die Summe der Ziffern entlang eines Pfeils ist " + number + order;
  }

  private String whispers() {
    return atLeast(
            "Benachbarte Ziffern auf einer grünen Linie unterscheiden sich", facts.whispers())
        + ".";
  }

  private String lockouts() {
    return atLeast(
            "Die Ziffern in den Rauten an den Enden einer Linie unterscheiden sich",
            facts.lockouts())
        + "; jede Ziffer zwischen den Rauten ist kleiner als beide oder größer als beide.";
  }

  /** Returns the differences of some lines, first the usual one, then the exceptions. */
  private static String atLeast(String subject, Map<CellList, Integer> lines) {
    int usual = RuleFacts.usual(lines);
    StringBuilder sentence = new StringBuilder("%s um mindestens %d".formatted(subject, usual));
    lines.forEach(
        (cells, difference) -> {
          if (difference != usual) {
            sentence.append(", auf der Linie %s um mindestens %d".formatted(cells, difference));
          }
        });
    return sentence.toString();
  }

  private String modularLines() {
    return facts.modularLines().entrySet().stream()
        .map(
            line ->
                "Je %d aufeinanderfolgende Ziffern auf %s%s lassen beim Teilen durch %d verschiedene Reste."
                    .formatted(
                        line.getKey(),
                        facts.modularLines().size() == 1
                            ? "einer türkisen Linie"
                            : "der türkisen Linie "
                                + RuleFacts.listed(
                                    line.getValue().stream().map(CellList::toString).toList(),
                                    "oder"),
                        RuleFacts.hasShorter(line.getValue(), line.getKey())
                            ? " (oder alle, wenn es weniger sind)"
                            : "",
                        line.getKey()))
        .collect(Collectors.joining(" "));
  }

  /** Returns the numbers outside the grid that belong to a kind, as the subject of a sentence. */
  private String outside(ConstraintKind kind) {
    return facts.kindsOutside() == 1
        ? "Eine Zahl außerhalb des Gitters"
        : "Eine Zahl außerhalb des Gitters bei "
            + RuleFacts.listed(facts.placesOutside(kind), "oder");
  }

  private String regionSums() {
    boolean isBox = facts.area() == Area.BOX;
    return "Die Ziffern auf einer blauen Linie haben in jedem %s, %s sie durchläuft, dieselbe Summe%s."
        .formatted(
            isBox ? "Block" : "Gebiet",
            isBox ? "den" : "das",
            facts.hasReturningLine()
                ? "; kommt sie noch einmal in %s, so hat dieser Teil für sich diese Summe"
                    .formatted(isBox ? "denselben Block" : "dasselbe Gebiet")
                : "");
  }

  private String extreme(ConstraintKind kind, String direction, String comparison) {
    return "Ein graues Feld mit Pfeilspitzen nach %s enthält eine Ziffer, die %s ist als die seiner"
            .formatted(direction, comparison)
        + " waagerecht und senkrecht benachbarten Felder%s."
            .formatted(
                facts.hasNeighbours(kind) ? ", soweit diese nicht ebenso markiert sind" : "");
  }
}
