package org.nonomino.text.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.AntiTaxicab;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.ArithmeticCage.Operation;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.CountingCircles;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.DoubleArrow;
import org.nonomino.core.constraint.DutchFlatmates;
import org.nonomino.core.constraint.EntropicLine;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.EqualSumLine;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GlobalEntropy;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.Indexer;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.Maximum;
import org.nonomino.core.constraint.Minimum;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.NegativeRatio;
import org.nonomino.core.constraint.NegativeXv;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.constraint.ZipperLine;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.OwnRule;

final class CellsInWordsTest {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);
  private static final RegionMask SIXTEEN = RegionMask.boxes(4, 4);
  private static final RegionMask JIGSAW =
      RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});

  /**
   * Constraints, and what is said about them in some cells or outside them.
   *
   * @param english lines such as {@code r1c1: cage of 15 with three cells}; a line without a cell
   *     is about no cell
   */
  private record Sample(
      RegionMask mask, List<Constraint> constraints, String english, String german) {
    @Override
    public String toString() {
      return english;
    }
  }

  private static Sample sample(String english, String german, Constraint... constraints) {
    return new Sample(BOXES, List.of(constraints), english.strip(), german.strip());
  }

  private static Sample on(
      RegionMask mask, String english, String german, Constraint... constraints) {
    return new Sample(mask, List.of(constraints), english.strip(), german.strip());
  }

  private static CellList nine(String names) {
    return cells(9, names);
  }

  private static CellList cells(int size, String names) {
    return CellList.of(
        size,
        Stream.of(names.split(" "))
            .mapToInt(name -> CellNames.cell(size, name).orElseThrow())
            .toArray());
  }

  private static KillerCage cage(String names, int sum) {
    return new KillerCage(nine(names), OptionalInt.of(sum));
  }

  private static OutsideCell at(int row, int column) {
    return new OutsideCell(9, row - 1, column - 1);
  }

  static List<Sample> samples() {
    List<Sample> samples = new ArrayList<>();
    samples.addAll(areas());
    samples.addAll(marks());
    samples.addAll(lines());
    samples.addAll(outside());
    return samples;
  }

  private static List<Sample> areas() {
    return List.of(
        sample(
            """
            r1c1: on the falling diagonal
            r5c5: on the falling diagonal, on the rising diagonal
            r9c1: on the rising diagonal
            """,
            """
            r1c1: auf der fallenden Diagonale
            r5c5: auf der fallenden Diagonale, auf der steigenden Diagonale
            r9c1: auf der steigenden Diagonale
            """,
            new Diagonal(9, false),
            new Diagonal(9, true)),
        sample(
            "r2c2: in a window\nr8c8: in a window",
            "r2c2: in einem Fenster\nr8c8: in einem Fenster",
            new Windoku(9)),
        sample(
            "r1c1: in an extra region with three cells",
            "r1c1: in einem Zusatzgebiet aus drei Feldern",
            ExtraRegion.of(9, 0, 2, 4)),
        sample(
            "r2c2: in the centre dot\nr1c1: in the girandola",
            "r2c2: im „Centre Dot“\nr1c1: in der Girandola",
            NamedRegion.CENTRE_DOT,
            NamedRegion.GIRANDOLA),
        sample("r3c3: in the asterisk", "r3c3: im Stern", NamedRegion.ASTERISK),
        sample(
            """
            r1c1: cage of 15 with three cells, third of five on a thermometer
            r1c2: cage of 15 with three cells
            r3c1: bulb of a thermometer with five cells
            r1c3: cage of 15 with three cells
            """,
            """
            r1c1: Käfig aus drei Feldern mit Summe 15, drittes von fünf Feldern auf einem Thermometer
            r1c2: Käfig aus drei Feldern mit Summe 15
            r3c1: Kugel eines Thermometers mit fünf Feldern
            r1c3: Käfig aus drei Feldern mit Summe 15
            """,
            new Thermometer(nine("r3c1 r2c1 r1c1 r2c2 r3c3")),
            cage("r1c1 r1c2 r1c3", 15)),
        sample(
            """
            r1c1: cage of 7 with one cell
            r5c5: cage with two cells
            """,
            """
            r1c1: Käfig aus einem Feld mit Summe 7
            r5c5: Käfig aus zwei Feldern
            """,
            cage("r1c1", 7),
            new KillerCage(nine("r5c5 r5c6"), OptionalInt.empty())),
        sample(
            """
            r1c1: cage of 9 with two cells at r1c1
            r2c2: cage of 9 with two cells at r1c2
            r3c3: cage of 10 with two cells
            """,
            """
            r1c1: Käfig aus zwei Feldern mit Summe 9 bei r1c1
            r2c2: Käfig aus zwei Feldern mit Summe 9 bei r1c2
            r3c3: Käfig aus zwei Feldern mit Summe 10
            """,
            cage("r2c1 r1c1", 9),
            cage("r2c2 r1c2", 9),
            cage("r3c3 r3c4", 10)),
        sample(
            "r1c1: cage of 4 with two cells and repeats allowed",
            "r1c1: Käfig aus zwei Feldern mit Summe 4 und erlaubten Wiederholungen",
            new RepeatCage(nine("r1c1 r2c2"), 4)),
        sample(
            """
            r1c1: cage of product 6 with two cells and repeats allowed
            r3c3: cage of difference 3 with two cells and repeats allowed
            r5c5: cage of quotient 2 with two cells and repeats allowed
            """,
            """
            r1c1: Käfig aus zwei Feldern mit Produkt 6 und erlaubten Wiederholungen
            r3c3: Käfig aus zwei Feldern mit Differenz 3 und erlaubten Wiederholungen
            r5c5: Käfig aus zwei Feldern mit Quotient 2 und erlaubten Wiederholungen
            """,
            new ArithmeticCage(Operation.PRODUCT, nine("r1c1 r2c2"), 6),
            new ArithmeticCage(Operation.DIFFERENCE, nine("r3c3 r3c4"), 3),
            new ArithmeticCage(Operation.QUOTIENT, nine("r5c5 r5c6"), 2)),
        sample(
            """
            r1c1: cage of equal sum A with two cells at r1c1
            r5c6: cage of equal sum A with two cells at r5c5
            r9c9: cage of equal sum B with one cell at r9c9
            """,
            """
            r1c1: Käfig aus zwei Feldern mit gleicher Summe A bei r1c1
            r5c6: Käfig aus zwei Feldern mit gleicher Summe A bei r5c5
            r9c9: Käfig aus einem Feld mit gleicher Summe B bei r9c9
            """,
            new EqualCages(List.of(nine("r1c1 r1c2"), nine("r5c5 r5c6"))),
            new EqualCages(List.of(nine("r9c9"), nine("r8c7")))));
  }

  private static List<Sample> marks() {
    return List.of(
        sample(
            """
            r1c1: white dot to r1c2, white dot of 3 to r2c1
            r1c2: white dot to r1c1
            """,
            """
            r1c1: weißer Punkt zu r1c2, weißer Punkt mit Differenz 3 zu r2c1
            r1c2: weißer Punkt zu r1c1
            """,
            new WhiteDot(nine("r1c1 r1c2"), 1),
            new WhiteDot(nine("r1c1 r2c1"), 3)),
        sample(
            "r1c1: black dot to r1c2, black dot of 4 to r2c1",
            "r1c1: schwarzer Punkt zu r1c2, schwarzer Punkt mit Faktor 4 zu r2c1",
            new BlackDot(nine("r1c2 r1c1"), 2),
            new BlackDot(nine("r2c1 r1c1"), 4)),
        sample(
            "r1c1: X with r1c2, V with r2c1",
            "r1c1: X mit r1c2, V mit r2c1",
            new XvSign(nine("r1c2 r1c1"), 10),
            new XvSign(nine("r2c1 r1c1"), 5)),
        sample(
            "r1c1: greater than r1c2\nr1c2: smaller than r1c1",
            "r1c1: größer als r1c2\nr1c2: kleiner als r1c1",
            new GreaterThan(nine("r1c1 r1c2"))),
        sample(
            "r1c1: odd\nr1c2: even\nr1c3: minimum\nr1c4: maximum",
            "r1c1: ungerade\nr1c2: gerade\nr1c3: Minimum\nr1c4: Maximum",
            new OddCell(nine("r1c1")),
            new EvenCell(nine("r1c2")),
            new Minimum(nine("r1c3")),
            new Maximum(nine("r1c4"))),
        sample(
            "r1c1: row indexer, column indexer, box indexer",
            "r1c1: Zeilenindexer, Spaltenindexer, Blockindexer",
            new Indexer(Indexer.What.ROW, nine("r1c1")),
            new Indexer(Indexer.What.COLUMN, nine("r1c1")),
            new Indexer(Indexer.What.CELL, nine("r1c1"))),
        on(
            JIGSAW,
            "r1c1: region indexer",
            "r1c1: Gebietsindexer",
            new Indexer(Indexer.What.CELL, cells(4, "r1c1"))),
        sample(
            """
            r1c1: quadruple 1 2 2 at the lower right corner
            r1c2: quadruple 1 2 2 at the lower left corner
            r2c1: quadruple 1 2 2 at the upper right corner
            r2c2: quadruple 1 2 2 at the upper left corner
            """,
            """
            r1c1: Quadrupel 1 2 2 an der Ecke rechts unten
            r1c2: Quadrupel 1 2 2 an der Ecke links unten
            r2c1: Quadrupel 1 2 2 an der Ecke rechts oben
            r2c2: Quadrupel 1 2 2 an der Ecke links oben
            """,
            new Quadruple(nine("r1c1 r1c2 r2c1 r2c2"), List.of(2, 1, 2))),
        sample(
            """
            r1c1: clone of r5c5 and r6c6
            r1c2: clone of r5c6
            r5c6: clone of r1c2
            """,
            """
            r1c1: Klon von r5c5 und r6c6
            r1c2: Klon von r5c6
            r5c6: Klon von r1c2
            """,
            new Clone(nine("r1c1 r1c2 r1c1"), nine("r5c5 r5c6 r6c6"))),
        sample(
            "r1c1: circle that counts\nr5c5: circle that counts",
            "r1c1: zählender Kreis\nr5c5: zählender Kreis",
            new CountingCircles(nine("r1c1 r5c5"))),
        sample(
            "r1c1: part of the weighted sum r1c1 + 2 r5c5\nr5c5: part of the weighted sum r1c1 + 2 r5c5",
            "r1c1: Teil der gewichteten Summe r1c1 + 2 r5c5\nr5c5: Teil der gewichteten Summe r1c1 + 2 r5c5",
            new WeightedSum(nine("r1c1 r5c5"), List.of(1, 2), 9, 9)),
        sample(
            "r1c1: first of two in the rule “Twins”\nr5c5: second of two in the rule “Twins”",
            "r1c1: erstes von zwei Feldern in der Regel „Twins“\nr5c5: zweites von zwei Feldern in der Regel „Twins“",
            new OwnRule(
                new DistinctForm(1, 1), Optional.of("Twins"), Optional.empty(), nine("r1c1 r5c5"))),
        sample(
            "r1c1: first of two on the grey line\nr1c2: second of two on the grey line",
            "r1c1: erstes von zwei Feldern auf der grauen Linie\nr1c2: zweites von zwei Feldern auf der grauen Linie",
            new OwnRule(
                new DistinctForm(1, 1), Optional.empty(), Optional.empty(), nine("r1c1 r1c2"))),
        sample(
            "r1c1: first of two in a custom rule\nr5c5: second of two in a custom rule",
            "r1c1: erstes von zwei Feldern in einer eigenen Regel\nr5c5: zweites von zwei Feldern in einer eigenen Regel",
            new OwnRule(
                new DistinctForm(1, 1), Optional.empty(), Optional.empty(), nine("r1c1 r5c5"))),
        sample(
            "r1c1: one of 1 3\nr1c2: only 5",
            "r1c1: eine der Ziffern 1 3\nr1c2: nur 5",
            new Candidates(nine("r1c1"), 0b1010),
            new Candidates(nine("r1c2"), 0b100000)),
        on(
            SIXTEEN,
            "r1c1: one of 1 12",
            "r1c1: eine der Zahlen 1 12",
            new Candidates(cells(16, "r1c1"), 0b1000000000010)));
  }

  private static List<Sample> lines() {
    return List.of(
        sample(
            "r1c1: bulb of a slow thermometer with three cells\nr1c3: third of three on a slow thermometer",
            "r1c1: Kugel eines langsamen Thermometers mit drei Feldern\nr1c3: drittes von drei Feldern auf einem langsamen Thermometer",
            new SlowThermometer(nine("r1c1 r1c2 r1c3"))),
        sample(
            """
            r1c1: bulb of a thermometer with two cells from r1c1 to r1c2
            r1c2: second of two on a thermometer from r1c1 to r1c2, second of two on a thermometer from r2c2 to r1c2
            """,
            """
            r1c1: Kugel eines Thermometers mit zwei Feldern von r1c1 bis r1c2
            r1c2: zweites von zwei Feldern auf einem Thermometer von r1c1 bis r1c2, zweites von zwei Feldern auf einem Thermometer von r2c2 bis r1c2
            """,
            new Thermometer(nine("r1c1 r1c2")),
            new Thermometer(nine("r2c2 r1c2"))),
        sample(
            """
            r1c1: circle of an arrow with a shaft of two cells
            r1c3: second of two on the shaft of an arrow
            r5c1: first of two in the pill of an arrow with a shaft of one cell
            r5c2: second of two in the pill of an arrow with a shaft of one cell
            r5c3: only cell on the shaft of an arrow
            """,
            """
            r1c1: Kreis eines Pfeils mit einem Schaft aus zwei Feldern
            r1c3: zweites von zwei Feldern auf dem Schaft eines Pfeils
            r5c1: erstes von zwei Feldern im langen Kreis eines Pfeils mit einem Schaft aus einem Feld
            r5c2: zweites von zwei Feldern im langen Kreis eines Pfeils mit einem Schaft aus einem Feld
            r5c3: einziges Feld auf dem Schaft eines Pfeils
            """,
            new Arrow(nine("r1c1"), nine("r1c2 r1c3")),
            new Arrow(nine("r5c1 r5c2"), nine("r5c3"))),
        sample(
            "r1c2: second and fourth of four on a palindrome",
            "r1c2: zweites und viertes von vier Feldern auf einem Palindrom",
            new Palindrome(nine("r1c1 r1c2 r1c3 r1c2"))),
        sample(
            "r1c2: second of two on a renban line",
            "r1c2: zweites von zwei Feldern auf einer Renban-Linie",
            new Renban(nine("r1c1 r1c2"))),
        sample(
            "r1c1: first of two on a whispers line\nr2c2: second of two on a whispers line with minimum difference 4",
            "r1c1: erstes von zwei Feldern auf einer Flüsterlinie\nr2c2: zweites von zwei Feldern auf einer Flüsterlinie mit Mindestdifferenz 4",
            new Whispers(nine("r1c1 r1c2"), 5),
            new Whispers(nine("r2c1 r2c2"), 4)),
        sample(
            "r1c4: second of two on a region sum line",
            "r1c4: zweites von zwei Feldern auf einer Blocksummenlinie",
            new RegionSumLine(nine("r1c3 r1c4"))),
        on(
            JIGSAW,
            "r1c4: second of two on a region sum line",
            "r1c4: zweites von zwei Feldern auf einer Gebietssummenlinie",
            new RegionSumLine(cells(4, "r1c3 r1c4"))),
        sample(
            "r1c2: second of two on an equal sum line",
            "r1c2: zweites von zwei Feldern auf einer Gleichsummenlinie",
            new EqualSumLine(nine("r1c1 r1c2"))),
        sample(
            "r1c2: second of two on a ten-line\nr2c2: second of two on a ten-line with sum 12",
            "r1c2: zweites von zwei Feldern auf einer Zehnerlinie\nr2c2: zweites von zwei Feldern auf einer Zehnerlinie mit Summe 12",
            new TenLine(nine("r1c1 r1c2"), 10),
            new TenLine(nine("r2c1 r2c2"), 12)),
        sample(
            "r1c1: circle of a between line with three cells\nr1c2: second of three on a between line\nr1c3: circle of a between line with three cells",
            "r1c1: Kreis einer Zwischenlinie mit drei Feldern\nr1c2: zweites von drei Feldern auf einer Zwischenlinie\nr1c3: Kreis einer Zwischenlinie mit drei Feldern",
            new BetweenLine(nine("r1c1 r1c2 r1c3"))),
        sample(
            "r1c3: third of three on an entropic line",
            "r1c3: drittes von drei Feldern auf einer entropischen Linie",
            new EntropicLine(nine("r1c1 r1c2 r1c3"))),
        sample(
            "r1c2: second of two on a modular line\nr2c2: second of two on a modular line with modulus 4",
            "r1c2: zweites von zwei Feldern auf einer modularen Linie\nr2c2: zweites von zwei Feldern auf einer modularen Linie mit Modul 4",
            new ModularLine(nine("r1c1 r1c2"), 3),
            new ModularLine(nine("r2c1 r2c2"), 4)),
        sample(
            "r1c2: second of two on a parity line",
            "r1c2: zweites von zwei Feldern auf einer Paritätslinie",
            new ParityLine(nine("r1c1 r1c2"))),
        sample(
            "r1c2: second of two on a nabner line",
            "r1c2: zweites von zwei Feldern auf einer Nabner-Linie",
            new Nabner(nine("r1c1 r1c2"))),
        sample(
            "r1c1: first of three on a zipper line\nr1c2: centre of a zipper line with three cells\nr2c2: second of four on a zipper line",
            "r1c1: erstes von drei Feldern auf einer Zipper-Linie\nr1c2: Mitte einer Zipper-Linie mit drei Feldern\nr2c2: zweites von vier Feldern auf einer Zipper-Linie",
            new ZipperLine(nine("r1c1 r1c2 r1c3")),
            new ZipperLine(nine("r2c1 r2c2 r2c3 r2c4"))),
        sample(
            "r1c1: circle of a double arrow with three cells\nr1c2: second of three on a double arrow",
            "r1c1: Kreis eines Doppelpfeils mit drei Feldern\nr1c2: zweites von drei Feldern auf einem Doppelpfeil",
            new DoubleArrow(nine("r1c1 r1c2 r1c3"))),
        sample(
            "r1c1: diamond of a lockout line with three cells\nr1c2: second of three on a lockout line\nr2c2: diamond of a lockout line with minimum difference 3 and two cells",
            "r1c1: Raute einer Lockout-Linie mit drei Feldern\nr1c2: zweites von drei Feldern auf einer Lockout-Linie\nr2c2: Raute einer Lockout-Linie mit Mindestdifferenz 3 und zwei Feldern",
            new LockoutLine(nine("r1c1 r1c2 r1c3"), 4),
            new LockoutLine(nine("r2c1 r2c2"), 3)),
        on(
            SIXTEEN,
            "r1c12: twelfth of 16 on a palindrome\nr1c13: 13th of 16 on a palindrome",
            "r1c12: zwölftes von 16 Feldern auf einem Palindrom\nr1c13: 13. von 16 Feldern auf einem Palindrom",
            new Palindrome(CellList.of(16, IntStream.range(0, 16).toArray()))));
  }

  private static List<Sample> outside() {
    return List.of(
        sample(
            """
            above column 4: sandwich 0
            above column 5: X-sum 20
            left of row 3: sandwich 12
            right of row 9: skyscraper 4
            below column 1: numbered room 8
            """,
            """
            über Spalte 4: Sandwich 0
            über Spalte 5: X-Summe 20
            links von Zeile 3: Sandwich 12
            rechts von Zeile 9: Hochhaus 4
            unter Spalte 1: nummerierter Raum 8
            """,
            new NumberedRoom(at(10, 1), 8),
            new Skyscraper(at(9, 10), 4),
            new Sandwich(9, true, 2, 12),
            new XSum(at(0, 5), 20),
            new Sandwich(9, false, 3, 0)),
        sample(
            """
            little killer 23 from r1c3 down right
            little killer 10 from r1c2 down left
            little killer 12 from r8c9 up left
            little killer 11 from r9c1 up right
            """,
            """
            Little Killer 23 ab r1c3 nach rechts unten
            Little Killer 10 ab r1c2 nach links unten
            Little Killer 12 ab r8c9 nach links oben
            Little Killer 11 ab r9c1 nach rechts oben
            """,
            new LittleKiller(at(10, 0), LittleKiller.Direction.UP_RIGHT, 11),
            new LittleKiller(at(0, 2), LittleKiller.Direction.DOWN_RIGHT, 23),
            new LittleKiller(at(9, 10), LittleKiller.Direction.UP_LEFT, 12),
            new LittleKiller(at(0, 3), LittleKiller.Direction.DOWN_LEFT, 10)),
        sample(
            """
            r1c1: white dot to r1c2
            above column 1: X-sum 9
            Cells in the same place of their boxes do not hold the same digit.
            Cells a knight's move apart (in chess) do not hold the same digit.
            Cells a king's move apart (in chess) do not hold the same digit.
            Two cells that both hold a digit N are not exactly N steps apart, counted from cell to cell up, down, left and right.
            Unless there is a white dot between them, orthogonally adjacent cells do not hold consecutive digits.
            Any 2×2 cells hold at least one low digit (1 to 3), one middle one (4 to 6) and one high one (7 to 9).
            Each 5 has a 1 directly above it or a 9 directly below it, or both.
            Unless there is a white dot between them, neither of two orthogonally adjacent digits is twice the other.
            Orthogonally adjacent digits add up neither to 5 nor to 10.
            """,
            """
            r1c1: weißer Punkt zu r1c2
            über Spalte 1: X-Summe 9
            Felder an derselben Stelle ihrer Blöcke enthalten verschiedene Ziffern.
            Felder, die einen Springerzug (wie im Schach) voneinander entfernt sind, enthalten verschiedene Ziffern.
            Felder, die einen Königszug (wie im Schach) voneinander entfernt sind, enthalten verschiedene Ziffern.
            Zwei Felder mit derselben Ziffer N sind nicht genau N Schritte voneinander entfernt, waagerecht und senkrecht von Feld zu Feld gezählt.
            Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden Ziffern, außer wenn ein weißer Punkt zwischen ihnen liegt.
            Je 2×2 Felder enthalten mindestens eine niedrige Ziffer (1 bis 3), eine mittlere (4 bis 6) und eine hohe (7 bis 9).
            Über jeder 5 steht direkt eine 1, oder unter ihr steht direkt eine 9, oder beides.
            Von zwei waagerecht oder senkrecht benachbarten Ziffern ist keine das Doppelte der anderen, außer wenn ein weißer Punkt zwischen ihnen liegt.
            Waagerecht oder senkrecht benachbarte Ziffern haben weder die Summe 5 noch die Summe 10.
            """,
            new NegativeXv(9),
            new NegativeRatio(9),
            new DutchFlatmates(9),
            new GlobalEntropy(9),
            new AntiTaxicab(9),
            new NonConsecutive(9),
            new WhiteDot(nine("r1c1 r1c2"), 1),
            new AntiKing(9),
            new AntiKnight(9),
            new DisjointGroups(9),
            new XSum(at(0, 1), 9)));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void eachKindHasItsWords(Sample sample) {
    assertThat(words(sample, sample.english, Language.en)).isEqualTo(sample.english);
    assertThat(words(sample, sample.german, Language.de)).isEqualTo(sample.german);
  }

  /** Returns the words for the cells that the expected lines begin with, and those for no cell. */
  private static String words(Sample sample, String expected, Language language) {
    CellsInWords words = CellsInWords.of(Rules.of(sample.mask, sample.constraints), language);
    List<String> lines = new ArrayList<>();
    for (String line : expected.lines().toList()) {
      String name = line.substring(0, Math.max(0, line.indexOf(':')));
      CellNames.cell(sample.mask.size(), name)
          .ifPresent(cell -> lines.add(name + ": " + words.textOfCell(cell)));
    }
    lines.addAll(words.outside());
    return String.join("\n", lines);
  }

  @Test
  void cellsWithoutConstraintsHaveNoWords() {
    CellsInWords words =
        CellsInWords.of(
            Rules.of(BOXES, List.of(cage("r1c1 r1c2", 9), new AntiKing(9))), Language.en);

    assertThat(words.ofCell(0)).containsExactly("cage of 9 with two cells");
    assertThat(IntStream.range(2, 81).mapToObj(words::textOfCell)).containsOnly("");
    assertThat(words.outside()).hasSize(1);
    assertThat(CellsInWords.of(Rules.of(BOXES), Language.de).outside()).isEmpty();
  }

  /** A constraint that a puzzle lists twice is drawn once. */
  @Test
  void equalConstraintsAreOne() {
    CellsInWords words =
        CellsInWords.of(
            Rules.of(BOXES, List.of(cage("r1c1 r1c2", 9), cage("r1c1 r1c2", 9))), Language.en);

    assertThat(words.ofCell(0)).containsExactly("cage of 9 with two cells");
  }

  /** 200 thermometers and a line over all cells of a large grid. */
  @Test
  void longLinesAndManyHaveWords() {
    List<Constraint> constraints = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      int first = i / 14 * 16 + i % 14;
      constraints.add(new Thermometer(CellList.of(16, first, first + 1, first + 2)));
    }
    int[] snake =
        IntStream.range(0, 256).map(i -> i / 16 % 2 == 0 ? i : i / 16 * 16 + 15 - i % 16).toArray();
    constraints.add(new Palindrome(CellList.of(16, snake)));
    CellsInWords words = CellsInWords.of(Rules.of(SIXTEEN, constraints), Language.en);

    assertThat(IntStream.range(0, 256).map(cell -> words.ofCell(cell).size()).sum())
        .isEqualTo(200 * 3 + 256);
    assertThat(words.ofCell(16)).contains("32nd of 256 on a palindrome");
    assertThat(words.ofCell(15))
        .containsExactly(
            "third of three on a thermometer from r1c14 to r1c16", "16th of 256 on a palindrome");
    assertThat(words.ofCell(2))
        .startsWith(
            "third of three on a thermometer from r1c1 to r1c3",
            "second of three on a thermometer from r1c2 to r1c4",
            "bulb of a thermometer with three cells from r1c3 to r1c5");
  }

  @Test
  void ordinalNumbersHaveTheirEndings() {
    CellsInWords words =
        CellsInWords.of(
            Rules.of(
                SIXTEEN,
                List.of(
                    new Palindrome(
                        CellList.of(
                            16,
                            IntStream.range(0, 128)
                                .map(i -> i / 16 % 2 == 0 ? i : i / 16 * 16 + 15 - i % 16)
                                .toArray())))),
            Language.en);

    assertThat(IntStream.range(0, 128).mapToObj(words::textOfCell))
        .contains(
            "eleventh of 128 on a palindrome",
            "20th of 128 on a palindrome",
            "21st of 128 on a palindrome",
            "22nd of 128 on a palindrome",
            "23rd of 128 on a palindrome",
            "24th of 128 on a palindrome",
            "101st of 128 on a palindrome",
            "111th of 128 on a palindrome",
            "112th of 128 on a palindrome",
            "113th of 128 on a palindrome",
            "121st of 128 on a palindrome");
  }

  @Test
  void theSamplesHaveAllKinds() {
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    samples().forEach(s -> s.constraints.forEach(constraint -> kinds.add(constraint.kind())));

    assertThat(kinds).containsExactlyInAnyOrder(ConstraintKind.values());
  }
}
