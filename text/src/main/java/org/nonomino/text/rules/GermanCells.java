package org.nonomino.text.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.text.rules.RuleFacts.Area;

/**
 * The words in German. A cell is a Feld, which is neuter, so ordinal numbers end in -es, and cells
 * after "aus", "mit" and "von" are in the dative.
 */
final class GermanCells implements CellWords {
  private static final List<String> NUMBERS =
      List.of(
          "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
          "zwölf");
  private static final List<String> ORDINALS =
      List.of(
          "erstes",
          "zweites",
          "drittes",
          "viertes",
          "fünftes",
          "sechstes",
          "siebtes",
          "achtes",
          "neuntes",
          "zehntes",
          "elftes",
          "zwölftes");

  /** The corner of each cell of a square of 2×2 that is in its middle, row by row. */
  private static final List<String> CORNERS =
      List.of("rechts unten", "links unten", "rechts oben", "links oben");

  /** German calls digits above this one numbers. */
  private static final int MAX_DIGIT = 9;

  private final RuleWords rules;
  private final boolean hasBoxes;
  private final boolean hasDigitsOnly;

  GermanCells(RuleFacts facts) {
    this.rules = new GermanRules(facts);
    this.hasBoxes = facts.area() == Area.BOX;
    this.hasDigitsOnly = facts.size() <= MAX_DIGIT;
  }

  @Override
  public String words(DrawnConstraint drawn, List<Integer> at, boolean isOneOfSeveral) {
    Constraint constraint = drawn.constraint();
    CellList cells = drawn.cells();
    String ends =
        isOneOfSeveral
            ? " von %s bis %s".formatted(cells.name(0), cells.name(cells.count() - 1))
            : "";
    String corner = isOneOfSeveral ? " bei " + drawn.corner() : "";
    return switch (drawn.kind()) {
      case DIAGONAL ->
          "auf der %s Diagonale"
              .formatted(((Diagonal) constraint).isRising() ? "steigenden" : "fallenden");
      case WINDOKU -> "in einem Fenster";
      case EXTRA_REGION -> "in einem Zusatzgebiet aus %s".formatted(cells(drawn.count())) + corner;
      case CENTRE_DOT -> "im „Centre Dot“";
      case ASTERISK -> "im Stern";
      case GIRANDOLA -> "in der Girandola";
      case DISJOINT_GROUPS, ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE, NEGATIVE_RATIO, NEGATIVE_XV ->
          rules.sentence(drawn.kind());
      case KILLER_CAGE ->
          "Käfig aus "
              + cells(drawn.count())
              + (drawn.label().isEmpty() ? "" : " mit Summe " + drawn.label())
              + corner;
      case REPEAT_CAGE ->
          "Käfig aus %s mit Summe %s und erlaubten Wiederholungen"
                  .formatted(cells(drawn.count()), drawn.label())
              + corner;
      case EQUAL_CAGES ->
          "Käfig aus %s mit gleicher Summe %s".formatted(cells(drawn.count()), drawn.label())
              + corner;
      case WHITE_DOT -> {
        int difference = ((WhiteDot) constraint).difference();
        yield "weißer Punkt%s zu "
                .formatted(
                    difference == WhiteDot.USUAL_DIFFERENCE ? "" : " mit Differenz " + difference)
            + drawn.other(at);
      }
      case BLACK_DOT -> {
        int ratio = ((BlackDot) constraint).ratio();
        yield "schwarzer Punkt%s zu "
                .formatted(ratio == BlackDot.USUAL_RATIO ? "" : " mit Faktor " + ratio)
            + drawn.other(at);
      }
      case XV -> ((XvSign) constraint).letter() + " mit " + drawn.other(at);
      case GREATER_THAN ->
          (DrawnConstraint.isAt(at, 0) ? "größer als " : "kleiner als ") + drawn.other(at);
      case THERMOMETER ->
          (DrawnConstraint.isAt(at, 0)
                  ? part("Kugel eines Thermometers", drawn)
                  : line("einem Thermometer", drawn, at))
              + ends;
      case SLOW_THERMOMETER ->
          (DrawnConstraint.isAt(at, 0)
                  ? part("Kugel eines langsamen Thermometers", drawn)
                  : line("einem langsamen Thermometer", drawn, at))
              + ends;
      case ARROW -> arrow((Arrow) constraint, at) + ends;
      case PALINDROME -> line("einem Palindrom", drawn, at) + ends;
      case RENBAN -> line("einer Renban-Linie", drawn, at) + ends;
      case WHISPERS ->
          line("einer Flüsterlinie" + unusual("Mindestdifferenz", drawn), drawn, at) + ends;
      case REGION_SUM_LINE ->
          line(hasBoxes ? "einer Blocksummenlinie" : "einer Gebietssummenlinie", drawn, at) + ends;
      case BETWEEN_LINE -> withEnds("Kreis", "einer Zwischenlinie", drawn, at) + ends;
      case ENTROPIC_LINE -> line("einer entropischen Linie", drawn, at) + ends;
      case MODULAR_LINE ->
          line("einer modularen Linie" + unusual("Modul", drawn), drawn, at) + ends;
      case PARITY_LINE -> line("einer Paritätslinie", drawn, at) + ends;
      case NABNER -> line("einer Nabner-Linie", drawn, at) + ends;
      case ZIPPER_LINE ->
          (drawn.isCentre(at)
                  ? part("Mitte einer Zipper-Linie", drawn)
                  : line("einer Zipper-Linie", drawn, at))
              + ends;
      case DOUBLE_ARROW ->
          (drawn.isEnd(at)
                  ? part("Kreis eines Doppelpfeils", drawn)
                  : line("einem Doppelpfeil", drawn, at))
              + ends;
      case LOCKOUT_LINE ->
          withEnds("Raute", "einer Lockout-Linie" + unusual("Mindestdifferenz", drawn), drawn, at)
              + ends;
      case LITTLE_KILLER -> littleKiller((LittleKiller) constraint);
      case SANDWICH -> outside(constraint, "Sandwich");
      case X_SUM -> outside(constraint, "X-Summe");
      case SKYSCRAPER -> outside(constraint, "Hochhaus");
      case NUMBERED_ROOM -> outside(constraint, "nummerierter Raum");
      case ODD -> "ungerade";
      case EVEN -> "gerade";
      case MINIMUM -> "Minimum";
      case MAXIMUM -> "Maximum";
      case ROW_INDEXER -> "Zeilenindexer";
      case COLUMN_INDEXER -> "Spaltenindexer";
      case BOX_INDEXER -> hasBoxes ? "Blockindexer" : "Gebietsindexer";
      case QUADRUPLE ->
          "Quadrupel %s an der Ecke %s"
              .formatted(
                  DrawnConstraint.spaced(((Quadruple) constraint).digits()),
                  CORNERS.get(at.get(0)));
      case CLONE ->
          "Klon von " + String.join(" und ", DrawnConstraint.partners((Clone) constraint, at));
      case CANDIDATES -> {
        List<Integer> digits = DrawnConstraint.digits((Candidates) constraint);
        yield (digits.size() == 1 ? "nur " : "eine der " + (hasDigitsOnly ? "Ziffern " : "Zahlen "))
            + DrawnConstraint.spaced(digits);
      }
    };
  }

  private static String number(int count) {
    return count <= NUMBERS.size() ? NUMBERS.get(count - 1) : Integer.toString(count);
  }

  /** Returns the ordinal number of an index from 0. */
  private static String ordinal(int index) {
    return index < ORDINALS.size() ? ORDINALS.get(index) : index + 1 + ".";
  }

  /** Returns a number of cells in the dative. */
  private static String cells(int count) {
    return count == 1 ? "einem Feld" : number(count) + " Feldern";
  }

  private static String unusual(String name, DrawnConstraint drawn) {
    return drawn.label().isEmpty() ? "" : " mit %s %s".formatted(name, drawn.label());
  }

  /** Returns the place of a cell among others, such as {@code drittes von fünf Feldern}. */
  private static String among(List<Integer> at, int count) {
    return count == 1
        ? "einziges Feld"
        : at.stream().map(GermanCells::ordinal).collect(Collectors.joining(" und "))
            + " von "
            + cells(count);
  }

  private static String line(String name, DrawnConstraint drawn, List<Integer> at) {
    return "%s auf %s".formatted(among(at, drawn.count()), name);
  }

  private static String part(String name, DrawnConstraint drawn) {
    return name + (drawn.label().isEmpty() ? " mit " : " und ") + cells(drawn.count());
  }

  private static String withEnds(String end, String name, DrawnConstraint drawn, List<Integer> at) {
    return drawn.isEnd(at) ? part(end + " " + name, drawn) : line(name, drawn, at);
  }

  private static String arrow(Arrow arrow, List<Integer> at) {
    int circle = arrow.circle().count();
    int shaft = arrow.shaft().count();
    if (at.get(0) >= circle) {
      return among(at.stream().map(index -> index - circle).toList(), shaft)
          + " auf dem Schaft eines Pfeils";
    }
    return (circle == 1
            ? "Kreis eines Pfeils"
            : among(at, circle) + " im langen Kreis eines Pfeils")
        + " mit einem Schaft aus "
        + cells(shaft);
  }

  private static String outside(Constraint constraint, String name) {
    OutsideNumber clue = (OutsideNumber) constraint;
    return "%s%s %d".formatted(place(clue), name, clue.number());
  }

  private static String place(OutsideNumber clue) {
    int number = ClueSide.along(clue) + 1;
    return switch (ClueSide.of(clue)) {
      case ABOVE -> "über Spalte %d: ".formatted(number);
      case LEFT -> "links von Zeile %d: ".formatted(number);
      case RIGHT -> "rechts von Zeile %d: ".formatted(number);
      case BELOW -> "unter Spalte %d: ".formatted(number);
    };
  }

  private static String littleKiller(LittleKiller clue) {
    return "Little Killer %d ab %s nach %s"
        .formatted(
            clue.sum(),
            clue.cells().name(0),
            switch (clue.direction()) {
              case UP_LEFT -> "links oben";
              case UP_RIGHT -> "rechts oben";
              case DOWN_LEFT -> "links unten";
              case DOWN_RIGHT -> "rechts unten";
            });
  }
}
