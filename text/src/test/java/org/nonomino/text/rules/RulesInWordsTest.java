package org.nonomino.text.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
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
import org.nonomino.core.formula.Formula;
import org.nonomino.core.formula.FormulaException;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.text.ConstraintNotation;

final class RulesInWordsTest {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);
  private static final RegionMask SIX = RegionMask.boxes(2, 3);
  private static final RegionMask JIGSAW =
      RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});

  /**
   * The constraints of a puzzle, and the sentences about them after the normal rules.
   *
   * @param english sentences, separated by a line end
   */
  private record Sample(
      RegionMask mask, List<Constraint> constraints, String english, String german) {
    Rules rules() {
      return Rules.of(mask, constraints);
    }

    @Override
    public String toString() {
      return english;
    }
  }

  private static Sample sample(String english, String german, Constraint... constraints) {
    return new Sample(BOXES, List.of(constraints), english, german);
  }

  private static Sample on(
      RegionMask mask, String english, String german, Constraint... constraints) {
    return new Sample(mask, List.of(constraints), english, german);
  }

  private static OwnRule less(String cells) {
    try {
      return new OwnRule(
          new PairForm(Formula.condition("a < b", PairForm.NAMES), PairForm.Reach.NEXT),
          Optional.empty(),
          Optional.empty(),
          nine(cells));
    } catch (FormulaException e) {
      throw new IllegalArgumentException(e);
    }
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

  private static OutsideCell above(int column) {
    return new OutsideCell(9, -1, column - 1);
  }

  private static List<Sample> furtherKinds() {
    return List.of(
        sample(
            "Digits in a cage add up to the number in its corner; they may repeat.",
            "Die Zahl in der Ecke eines Käfigs ist die Summe seiner Ziffern; sie dürfen sich wiederholen.",
            new RepeatCage(nine("r1c1 r1c2"), 9)),
        sample(
            "Digits in a cage do not repeat and add up to the number in its corner.\nHowever, digits may repeat in a cage that begins at r1c1; they also add up to the number in its corner.",
            "In einem Käfig wiederholt sich keine Ziffer; die Zahl in seiner Ecke ist die Summe der Ziffern.\nIn einem Käfig, der bei r1c1 beginnt, dürfen sich Ziffern jedoch wiederholen; auch dort ist die Zahl in der Ecke ihre Summe.",
            cage("r5c5 r5c6", 9),
            new RepeatCage(nine("r1c2 r1c1"), 9)),
        sample(
            "A number with + in the corner of a cage is the sum of its digits; they may repeat.\nA number with × in the corner of a cage is the product of its digits; they may repeat.",
            "Eine Zahl mit + in der Ecke eines Käfigs ist die Summe seiner Ziffern; sie dürfen sich wiederholen.\nEine Zahl mit × in der Ecke eines Käfigs ist das Produkt seiner Ziffern; sie dürfen sich wiederholen.",
            new RepeatCage(nine("r1c1 r1c2"), 9),
            new ArithmeticCage(Operation.PRODUCT, nine("r2c1 r2c2"), 12)),
        sample(
            "A number with − in the corner of a cage is its largest digit minus all its other digits; digits may repeat.",
            "Eine Zahl mit − in der Ecke eines Käfigs ist seine größte Ziffer minus alle übrigen; Ziffern dürfen sich wiederholen.",
            new ArithmeticCage(Operation.DIFFERENCE, nine("r1c1 r1c2"), 3)),
        sample(
            "A number with ÷ in the corner of a cage is its largest digit divided by all its other digits; digits may repeat.",
            "Eine Zahl mit ÷ in der Ecke eines Käfigs ist seine größte Ziffer geteilt durch alle übrigen; Ziffern dürfen sich wiederholen.",
            new ArithmeticCage(Operation.QUOTIENT, nine("r1c1 r1c2"), 3)),
        sample(
            "Cages with the same letter in their corners have the same sum, and no digit repeats in such a cage.",
            "Käfige mit demselben Buchstaben in der Ecke haben dieselbe Summe; in einem solchen Käfig wiederholt sich keine Ziffer.",
            new EqualCages(List.of(nine("r1c1 r1c2"), nine("r5c5 r5c6")))),
        sample(
            "Any 3 successive digits on a turquoise line have different remainders when divided by 3.",
            "Je 3 aufeinanderfolgende Ziffern auf einer türkisen Linie lassen beim Teilen durch 3 verschiedene Reste.",
            new ModularLine(nine("r1c1 r1c2 r1c3"), 3)),
        sample(
            "Any 3 successive digits on the turquoise line r1c1 r1c2 r1c3 have different remainders when divided by 3. Any 4 successive digits on the turquoise line r5c1 r5c2 r5c3 r5c4 have different remainders when divided by 4.",
            "Je 3 aufeinanderfolgende Ziffern auf der türkisen Linie r1c1 r1c2 r1c3 lassen beim Teilen durch 3 verschiedene Reste. Je 4 aufeinanderfolgende Ziffern auf der türkisen Linie r5c1 r5c2 r5c3 r5c4 lassen beim Teilen durch 4 verschiedene Reste.",
            new ModularLine(nine("r1c1 r1c2 r1c3"), 3),
            new ModularLine(nine("r5c1 r5c2 r5c3 r5c4"), 4)),
        sample(
            "Any 3 successive digits on a turquoise line (or all digits on it, if there are fewer) have different remainders when divided by 3.",
            "Je 3 aufeinanderfolgende Ziffern auf einer türkisen Linie (oder alle, wenn es weniger sind) lassen beim Teilen durch 3 verschiedene Reste.",
            new ModularLine(nine("r1c1 r1c2 r1c3"), 3),
            new ModularLine(nine("r5c1 r5c2"), 3)),
        sample(
            "Digits in a cage do not repeat and, if there is a number in its corner, add up to that number.\nCages with the same letter in their corners have the same sum, and no digit repeats in such a cage.",
            "In einem Käfig wiederholt sich keine Ziffer; steht in seiner Ecke eine Zahl, so ist sie die Summe der Ziffern.\nKäfige mit demselben Buchstaben in der Ecke haben dieselbe Summe; in einem solchen Käfig wiederholt sich keine Ziffer.",
            cage("r9c1 r9c2", 9),
            new EqualCages(List.of(nine("r1c1 r1c2"), nine("r5c5 r5c6")))),
        sample(
            "Digits in a cage with a number in its corner add up to that number; they may repeat.\nCages with the same letter in their corners have the same sum, and no digit repeats in such a cage.",
            "In einem Käfig mit einer Zahl in der Ecke ist diese die Summe der Ziffern; sie dürfen sich wiederholen.\nKäfige mit demselben Buchstaben in der Ecke haben dieselbe Summe; in einem solchen Käfig wiederholt sich keine Ziffer.",
            new RepeatCage(nine("r9c1 r9c2"), 9),
            new EqualCages(List.of(nine("r1c1 r1c2"), nine("r5c5 r5c6")))),
        sample(
            "A number outside the grid at r4c0 or r0c6 is the sum of the digits between the 1 and the 9 in its row or column.\nA number outside the grid at r0c1 is the sum of the first X digits of its row or column, seen from the number, where X is the first of these digits.",
            "Eine Zahl außerhalb des Gitters bei r4c0 oder r0c6 ist die Summe der Ziffern zwischen der 1 und der 9 in ihrer Zeile oder Spalte.\nEine Zahl außerhalb des Gitters bei r0c1 ist die Summe der ersten X Ziffern ihrer Zeile oder Spalte, von der Zahl aus gesehen; X ist die erste dieser Ziffern.",
            new Sandwich(9, true, 3, 15),
            new Sandwich(9, false, 5, 0),
            new XSum(above(1), 9)),
        sample(
            "Odd and even digits alternate along a red line.",
            "Entlang einer roten Linie wechseln sich gerade und ungerade Ziffern ab.",
            new ParityLine(nine("r1c1 r1c2"))),
        sample(
            "No two digits on a yellow line are equal or consecutive, wherever they are on the line.",
            "Auf einer gelben Linie sind keine zwei Ziffern gleich oder aufeinanderfolgend, wo auch immer sie auf der Linie stehen.",
            new Nabner(nine("r1c1 r1c2"))),
        sample(
            "On a lavender line, each pair of digits equally far from its centre has the same sum; a digit in the centre is this sum.",
            "Auf einer lavendelfarbenen Linie haben je zwei Ziffern mit demselben Abstand von der Mitte dieselbe Summe; eine Ziffer in der Mitte ist diese Summe.",
            new ZipperLine(nine("r1c1 r1c2 r1c3"))),
        sample(
            "On a line with a thick circle at each end, the digits between the circles have the same sum as the two digits in the circles.",
            "Auf einer Linie mit einem dicken Kreis an jedem Ende ist die Summe der Ziffern zwischen den Kreisen gleich der Summe der beiden Ziffern in den Kreisen.",
            new DoubleArrow(nine("r1c1 r1c2 r1c3"))),
        sample(
            "The digits in the diamonds at the ends of a line differ by at least 4; each digit between the diamonds is smaller than both of them or greater than both.",
            "Die Ziffern in den Rauten an den Enden einer Linie unterscheiden sich um mindestens 4; jede Ziffer zwischen den Rauten ist kleiner als beide oder größer als beide.",
            new LockoutLine(nine("r1c1 r1c2 r1c3"), 4)),
        sample(
            "The digits in the diamonds at the ends of a line differ by at least 4, on the line r5c1 r5c2 r5c3 by at least 5; each digit between the diamonds is smaller than both of them or greater than both.",
            "Die Ziffern in den Rauten an den Enden einer Linie unterscheiden sich um mindestens 4, auf der Linie r5c1 r5c2 r5c3 um mindestens 5; jede Ziffer zwischen den Rauten ist kleiner als beide oder größer als beide.",
            new LockoutLine(nine("r1c1 r1c2 r1c3"), 4),
            new LockoutLine(nine("r2c1 r2c2 r2c3"), 4),
            new LockoutLine(nine("r5c1 r5c2 r5c3"), 5)),
        sample(
            "A number outside the grid is the sum of the first X digits of its row or column, seen from the number, where X is the first of these digits.",
            "Eine Zahl außerhalb des Gitters ist die Summe der ersten X Ziffern ihrer Zeile oder Spalte, von der Zahl aus gesehen; X ist die erste dieser Ziffern.",
            new XSum(above(1), 9)),
        sample(
            "Digits are the heights of buildings, and a building hides all lower ones behind it. A number outside the grid says how many buildings of its row or column can be seen from there.",
            "Ziffern sind die Höhen von Hochhäusern, und ein Hochhaus verdeckt alle niedrigeren hinter sich. Eine Zahl außerhalb des Gitters gibt an, wie viele Hochhäuser ihrer Zeile oder Spalte von dort aus zu sehen sind.",
            new Skyscraper(above(1), 3)),
        sample(
            "A number outside the grid is the digit in the Xth cell of its row or column, seen from the number, where X is the digit in the first cell.",
            "Eine Zahl außerhalb des Gitters ist die Ziffer im X-ten Feld ihrer Zeile oder Spalte, von der Zahl aus gesehen; X ist die Ziffer im ersten Feld.",
            new NumberedRoom(above(1), 3)),
        sample(
            "A number outside the grid at r0c1 is the sum of the first X digits of its row or column, seen from the number, where X is the first of these digits.\nDigits are the heights of buildings, and a building hides all lower ones behind it. A number outside the grid at r0c2 says how many buildings of its row or column can be seen from there.",
            "Eine Zahl außerhalb des Gitters bei r0c1 ist die Summe der ersten X Ziffern ihrer Zeile oder Spalte, von der Zahl aus gesehen; X ist die erste dieser Ziffern.\nZiffern sind die Höhen von Hochhäusern, und ein Hochhaus verdeckt alle niedrigeren hinter sich. Eine Zahl außerhalb des Gitters bei r0c2 gibt an, wie viele Hochhäuser ihrer Zeile oder Spalte von dort aus zu sehen sind.",
            new XSum(above(1), 9),
            new Skyscraper(above(2), 3)),
        sample(
            "If a red cell in row R holds X, the cell in row X of the same column holds R.",
            "Enthält ein rotes Feld in Zeile Z die Ziffer X, so enthält das Feld in Zeile X derselben Spalte die Ziffer Z.",
            new Indexer(Indexer.What.ROW, nine("r1c1"))),
        sample(
            "If a green cell in column C holds X, the cell in column X of the same row holds C.",
            "Enthält ein grünes Feld in Spalte S die Ziffer X, so enthält das Feld in Spalte X derselben Zeile die Ziffer S.",
            new Indexer(Indexer.What.COLUMN, nine("r1c1"))),
        sample(
            "If a blue cell is the Nth cell of its box, in reading order, and holds X, the Xth cell of the same box holds N.",
            "Ist ein blaues Feld das N-te seines Blocks, in Leserichtung gezählt, und enthält es die Ziffer X, so enthält das X-te Feld dort die Ziffer N.",
            new Indexer(Indexer.What.CELL, nine("r1c1"))));
  }

  static List<Sample> samples() {
    List<Sample> samples = new ArrayList<>();
    samples.addAll(wholeGrid());
    samples.addAll(furtherKinds());
    samples.addAll(areas());
    samples.addAll(marks());
    samples.addAll(lines());
    samples.addAll(clues());
    return samples;
  }

  private static List<Sample> wholeGrid() {
    return List.of(
        sample(
            "The marked diagonal holds 1 to 9 once.",
            "Die markierte Diagonale enthält die Ziffern 1 bis 9 je einmal.",
            new Diagonal(9, true)),
        sample(
            "Each of the two marked diagonals holds 1 to 9 once.",
            "Jede der beiden markierten Diagonalen enthält die Ziffern 1 bis 9 je einmal.",
            new Diagonal(9, true),
            new Diagonal(9, false)),
        sample(
            "Each shaded window holds 1 to 9 once.",
            "Jedes grau hinterlegte Fenster enthält die Ziffern 1 bis 9 je einmal.",
            new Windoku(9)),
        sample(
            "Cells in the same place of their boxes do not hold the same digit.",
            "Felder an derselben Stelle ihrer Blöcke enthalten verschiedene Ziffern.",
            new DisjointGroups(9)),
        on(
            JIGSAW,
            "Cells in the same place of their regions, counted in reading order, do not hold the same digit.",
            "Felder an derselben Stelle ihrer Gebiete, in Leserichtung gezählt, enthalten verschiedene Ziffern.",
            new DisjointGroups(4)),
        sample(
            "Cells a knight's move apart (in chess) do not hold the same digit.",
            "Felder, die einen Springerzug (wie im Schach) voneinander entfernt sind, enthalten verschiedene Ziffern.",
            new AntiKnight(9)),
        sample(
            "Cells a king's move apart (in chess) do not hold the same digit.",
            "Felder, die einen Königszug (wie im Schach) voneinander entfernt sind, enthalten verschiedene Ziffern.",
            new AntiKing(9)),
        sample(
            "Orthogonally adjacent cells do not hold consecutive digits.",
            "Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden Ziffern.",
            new NonConsecutive(9)),
        sample(
            "Two cells that both hold a digit N are not exactly N steps apart, counted from cell to cell up, down, left and right.",
            "Zwei Felder mit derselben Ziffer N sind nicht genau N Schritte voneinander entfernt, waagerecht und senkrecht von Feld zu Feld gezählt.",
            new AntiTaxicab(9)),
        sample(
            "Any 2×2 cells hold at least one low digit (1 to 3), one middle one (4 to 6) and one high one (7 to 9).",
            "Je 2×2 Felder enthalten mindestens eine niedrige Ziffer (1 bis 3), eine mittlere (4 bis 6) und eine hohe (7 bis 9).",
            new GlobalEntropy(9)),
        sample(
            "Each 5 has a 1 directly above it or a 9 directly below it, or both.",
            "Über jeder 5 steht direkt eine 1, oder unter ihr steht direkt eine 9, oder beides.",
            new DutchFlatmates(9)),
        on(
            SIX,
            "Each 3 has a 1 directly above it or a 6 directly below it, or both.",
            "Über jeder 3 steht direkt eine 1, oder unter ihr steht direkt eine 6, oder beides.",
            new DutchFlatmates(6)),
        sample(
            "Neither of two orthogonally adjacent digits is twice the other.",
            "Von zwei waagerecht oder senkrecht benachbarten Ziffern ist keine das Doppelte der anderen.",
            new NegativeRatio(9)),
        sample(
            "Orthogonally adjacent digits add up neither to 5 nor to 10.",
            "Waagerecht oder senkrecht benachbarte Ziffern haben weder die Summe 5 noch die Summe 10.",
            new NegativeXv(9)));
  }

  private static List<Sample> areas() {
    return List.of(
        sample(
            "Each shaded extra region holds 1 to 9 once.",
            "Jedes grau hinterlegte Zusatzgebiet enthält die Ziffern 1 bis 9 je einmal.",
            ExtraRegion.of(9, 0, 2, 4, 6, 8, 36, 38, 40, 42)),
        sample(
            "Digits do not repeat in a shaded extra region.",
            "In einem grau hinterlegten Zusatzgebiet wiederholt sich keine Ziffer.",
            ExtraRegion.of(9, 0, 2, 4),
            ExtraRegion.of(9, 0, 2, 4, 6, 8, 36, 38, 40, 42)),
        sample(
            "The 9 shaded cells of the centre dot hold 1 to 9 once.",
            "Die 9 grau hinterlegten Felder des „Centre Dot“ enthalten die Ziffern 1 bis 9 je einmal.",
            NamedRegion.CENTRE_DOT),
        sample(
            "The 9 shaded cells of the asterisk hold 1 to 9 once.",
            "Die 9 grau hinterlegten Felder des Sterns enthalten die Ziffern 1 bis 9 je einmal.",
            NamedRegion.ASTERISK),
        sample(
            "The 9 shaded cells of the girandola hold 1 to 9 once.",
            "Die 9 grau hinterlegten Felder der Girandola enthalten die Ziffern 1 bis 9 je einmal.",
            NamedRegion.GIRANDOLA),
        sample(
            "Digits in a cage do not repeat and add up to the number in its corner.",
            "In einem Käfig wiederholt sich keine Ziffer; die Zahl in seiner Ecke ist die Summe der Ziffern.",
            cage("r1c1 r1c2", 10)),
        sample(
            "Digits in a cage do not repeat and, if there is a number in its corner, add up to that number.",
            "In einem Käfig wiederholt sich keine Ziffer; steht in seiner Ecke eine Zahl, so ist sie die Summe der Ziffern.",
            cage("r1c1 r1c2", 10),
            new KillerCage(nine("r5c5 r5c6"), OptionalInt.empty())),
        sample(
            "Digits in a cage do not repeat.",
            "In einem Käfig wiederholt sich keine Ziffer.",
            new KillerCage(nine("r5c5 r5c6"), OptionalInt.empty())),
        sample(
            "The shaded cells r1c1 r1c2 hold the same digits as r7c7 r7c8, in this order. The shaded cell r4c1 holds the same digit as r5c5.",
            "Die hinterlegten Felder r1c1 r1c2 enthalten dieselben Ziffern wie r7c7 r7c8, in dieser Reihenfolge. Das hinterlegte Feld r4c1 enthält dieselbe Ziffer wie r5c5.",
            new Clone(nine("r1c1 r1c2"), nine("r7c7 r7c8")),
            new Clone(nine("r4c1"), nine("r5c5"))),
        sample(
            "A digit in a circle says how many of these circles hold it.",
            "Eine Ziffer in einem Kreis gibt an, in wie vielen dieser Kreise sie steht.",
            new CountingCircles(nine("r1c1 r5c5 r9c1"))));
  }

  private static List<Sample> marks() {
    return List.of(
        sample(
            "Unless there is a white dot between them, orthogonally adjacent cells do not hold consecutive digits.\nDigits with a white dot between them are consecutive.",
            "Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden Ziffern, außer wenn ein weißer Punkt zwischen ihnen liegt.\nZwei Ziffern mit einem weißen Punkt dazwischen folgen aufeinander.",
            new WhiteDot(nine("r1c1 r1c2"), 1),
            new NonConsecutive(9)),
        sample(
            "Digits with a white dot between them differ by 3.",
            "Zwei Ziffern mit einem weißen Punkt dazwischen unterscheiden sich um 3.",
            new WhiteDot(nine("r1c1 r1c2"), 3)),
        sample(
            "Digits with a white dot between them differ by the number in it (3 or 4).",
            "Zwei Ziffern mit einem weißen Punkt dazwischen unterscheiden sich um die Zahl im Punkt (3 oder 4).",
            new WhiteDot(nine("r1c1 r1c2"), 3),
            new WhiteDot(nine("r2c1 r2c2"), 4)),
        sample(
            "Digits with a white dot between them differ by the number in it (3), or by 1 if there is no number.",
            "Zwei Ziffern mit einem weißen Punkt dazwischen unterscheiden sich um die Zahl im Punkt (3), ohne Zahl um 1.",
            new WhiteDot(nine("r1c1 r1c2"), 3),
            new WhiteDot(nine("r2c1 r2c2"), 1)),
        sample(
            "Unless there is a black dot between them, orthogonally adjacent cells do not hold consecutive digits.\nIf two digits have a black dot between them, one of them is twice the other.",
            "Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden Ziffern, außer wenn ein schwarzer Punkt zwischen ihnen liegt.\nVon zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine das Doppelte der anderen.",
            new BlackDot(nine("r1c1 r1c2"), 2),
            new NonConsecutive(9)),
        sample(
            "If two digits have a black dot between them, one of them is 3 times the other.\nUnless there is a black dot between them, neither of two orthogonally adjacent digits is 3 times the other.",
            "Von zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine das 3-Fache der anderen.\nVon zwei waagerecht oder senkrecht benachbarten Ziffern ist keine das 3-Fache der anderen, außer wenn ein schwarzer Punkt zwischen ihnen liegt.",
            new BlackDot(nine("r1c1 r1c2"), 3),
            new NegativeRatio(9)),
        sample(
            "If two digits have a black dot between them, one of them is the other multiplied by the number in the dot (3 or 4).",
            "Von zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine das N-Fache der anderen; N ist die Zahl im Punkt (3 oder 4).",
            new BlackDot(nine("r1c1 r1c2"), 3),
            new BlackDot(nine("r2c1 r2c2"), 4)),
        sample(
            "Unless there is a white or a black dot between them, orthogonally adjacent cells do not hold consecutive digits.\nDigits with a white dot between them are consecutive.\nIf two digits have a black dot between them, one of them is the other multiplied by the number in the dot (3), or by 2 if there is no number.\nUnless there is a white or a black dot between them, neither of two orthogonally adjacent digits is twice or 3 times the other.",
            "Waagerecht oder senkrecht benachbarte Felder enthalten keine aufeinanderfolgenden Ziffern, außer wenn ein weißer oder ein schwarzer Punkt zwischen ihnen liegt.\nZwei Ziffern mit einem weißen Punkt dazwischen folgen aufeinander.\nVon zwei Ziffern mit einem schwarzen Punkt dazwischen ist die eine das N-Fache der anderen; N ist die Zahl im Punkt (3), ohne Zahl 2.\nVon zwei waagerecht oder senkrecht benachbarten Ziffern ist keine das Doppelte oder das 3-Fache der anderen, außer wenn ein weißer oder ein schwarzer Punkt zwischen ihnen liegt.",
            new BlackDot(nine("r1c1 r1c2"), 3),
            new BlackDot(nine("r2c1 r2c2"), 2),
            new WhiteDot(nine("r3c1 r3c2"), 1),
            new NegativeRatio(9),
            new NonConsecutive(9)),
        sample(
            "Digits with an X between them add up to 10.\nUnless there is an X between them, orthogonally adjacent digits add up neither to 5 nor to 10.",
            "Zwei Ziffern mit einem X dazwischen haben die Summe 10.\nWaagerecht oder senkrecht benachbarte Ziffern haben weder die Summe 5 noch die Summe 10, außer wenn ein X zwischen ihnen liegt.",
            new XvSign(nine("r1c1 r1c2"), 10),
            new NegativeXv(9)),
        sample(
            "Digits with a V between them add up to 5.",
            "Zwei Ziffern mit einem V dazwischen haben die Summe 5.",
            new XvSign(nine("r1c1 r1c2"), 5)),
        sample(
            "Digits with a V between them add up to 5 and those with an X between them add up to 10.\nUnless there is a V or an X between them, orthogonally adjacent digits add up neither to 5 nor to 10.",
            "Zwei Ziffern mit einem V dazwischen haben die Summe 5 und solche mit einem X die Summe 10.\nWaagerecht oder senkrecht benachbarte Ziffern haben weder die Summe 5 noch die Summe 10, außer wenn ein V oder ein X zwischen ihnen liegt.",
            new XvSign(nine("r1c1 r1c2"), 5),
            new XvSign(nine("r2c1 r2c2"), 10),
            new NegativeXv(9)),
        sample(
            "An inequality sign between two digits points at the smaller one.",
            "Ein Ungleichheitszeichen zwischen zwei Ziffern zeigt mit der Spitze auf die kleinere.",
            new GreaterThan(nine("r1c1 r1c2"))));
  }

  private static List<Sample> lines() {
    return List.of(
        sample(
            "Digits along a thermometer increase from the bulb.",
            "Entlang eines Thermometers werden die Ziffern von der Kugel aus immer größer.",
            new Thermometer(nine("r1c1 r1c2"))),
        sample(
            "Digits along a slow thermometer (with a hollow bulb) increase or stay the same from the bulb.",
            "Entlang eines langsamen Thermometers (mit hohler Kugel) werden die Ziffern von der Kugel aus größer oder bleiben gleich.",
            new SlowThermometer(nine("r1c1 r1c2"))),
        sample(
            "Digits along an arrow add up to the digit in its circle.",
            "Die Summe der Ziffern entlang eines Pfeils ist die Ziffer in seinem Kreis.",
            new Arrow(nine("r1c1"), nine("r1c2 r1c3"))),
        sample(
            "Digits along an arrow add up to the number in its pill. A pill is read from left to right and from top to bottom.",
            "Die Summe der Ziffern entlang eines Pfeils ist die Zahl in seinem langen Kreis. Ein langer Kreis wird von links nach rechts und von oben nach unten gelesen.",
            new Arrow(nine("r1c1 r1c2"), nine("r1c3 r1c4"))),
        sample(
            "Digits along an arrow add up to the digit in its circle or the number in its pill. A pill is read from left to right and from top to bottom, but the pill r3c2 r3c1 in this order.",
            "Die Summe der Ziffern entlang eines Pfeils ist die Ziffer in seinem Kreis oder die Zahl in seinem langen Kreis. Ein langer Kreis wird von links nach rechts und von oben nach unten gelesen, der lange Kreis r3c2 r3c1 aber in dieser Reihenfolge.",
            new Arrow(nine("r1c1 r1c2"), nine("r1c3 r1c4")),
            new Arrow(nine("r5c1"), nine("r5c2 r5c3")),
            new Arrow(nine("r3c2 r3c1"), nine("r3c3 r3c4"))),
        sample(
            "A grey line is a palindrome: its digits read the same from both ends.",
            "Eine graue Linie ist ein Palindrom: Ihre Ziffern lesen sich von beiden Enden aus gleich.",
            new Palindrome(nine("r1c1 r1c2 r1c3"))),
        sample(
            "A purple line holds consecutive digits in any order, without repeats.",
            "Eine violette Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge, ohne Wiederholung.",
            new Renban(nine("r1c1 r1c2 r1c3"))),
        sample(
            "Adjacent digits on a green line differ by at least 5.",
            "Benachbarte Ziffern auf einer grünen Linie unterscheiden sich um mindestens 5.",
            new Whispers(nine("r1c1 r1c2"), 5)),
        on(
            SIX,
            "Adjacent digits on a green line differ by at least 3.",
            "Benachbarte Ziffern auf einer grünen Linie unterscheiden sich um mindestens 3.",
            new Whispers(cells(6, "r1c1 r1c2"), 3)),
        sample(
            "Adjacent digits on a green line differ by at least 5, on the line r2c1 r2c2 by at least 4.",
            "Benachbarte Ziffern auf einer grünen Linie unterscheiden sich um mindestens 5, auf der Linie r2c1 r2c2 um mindestens 4.",
            new Whispers(nine("r1c1 r1c2"), 5),
            new Whispers(nine("r2c1 r2c2"), 4),
            new Whispers(nine("r2c1 r2c2"), 3),
            new Whispers(nine("r3c1 r3c2"), 5)),
        sample(
            "The digits on a blue line have the same sum in each box that it passes through.",
            "Die Ziffern auf einer blauen Linie haben in jedem Block, den sie durchläuft, dieselbe Summe.",
            new RegionSumLine(nine("r1c3 r1c4"))),
        sample(
            "The digits on a blue line have the same sum in each box that it passes through; if it enters a box again, that part has this sum by itself.",
            "Die Ziffern auf einer blauen Linie haben in jedem Block, den sie durchläuft, dieselbe Summe; kommt sie noch einmal in denselben Block, so hat dieser Teil für sich diese Summe.",
            new RegionSumLine(nine("r1c3 r1c4 r2c3"))),
        on(
            JIGSAW,
            "The digits on a blue line have the same sum in each region that it passes through.",
            "Die Ziffern auf einer blauen Linie haben in jedem Gebiet, das sie durchläuft, dieselbe Summe.",
            new RegionSumLine(cells(4, "r1c3 r1c4"))),
        on(
            JIGSAW,
            "The digits on a blue line have the same sum in each region that it passes through; if it enters a region again, that part has this sum by itself.",
            "Die Ziffern auf einer blauen Linie haben in jedem Gebiet, das sie durchläuft, dieselbe Summe; kommt sie noch einmal in dasselbe Gebiet, so hat dieser Teil für sich diese Summe.",
            new RegionSumLine(cells(4, "r1c3 r1c4 r1c3"))),
        sample(
            "The digits on each brown line add up to the same sum, which has to be found.",
            "Die Ziffern auf allen braunen Linien haben dieselbe Summe.",
            new EqualSumLine(nine("r1c1 r1c2")),
            new EqualSumLine(nine("r2c1 r2c2 r2c3"))),
        sample(
            "A pink line can be divided into groups of successive digits, each with the sum 10.",
            "Eine rosa Linie lässt sich in Gruppen aufeinanderfolgender Ziffern mit je der Summe 10 teilen.",
            new TenLine(nine("r1c1 r1c2"), 10)),
        sample(
            "The pink line r1c1 r1c2 can be divided into groups of successive digits, each with the sum 10. The pink line r2c1 r2c2 can be divided into groups of successive digits, each with the sum 12.",
            "Die rosa Linie r1c1 r1c2 lässt sich in Gruppen aufeinanderfolgender Ziffern mit je der Summe 10 teilen. Die rosa Linie r2c1 r2c2 lässt sich in Gruppen aufeinanderfolgender Ziffern mit je der Summe 12 teilen.",
            new TenLine(nine("r1c1 r1c2"), 10),
            new TenLine(nine("r2c1 r2c2"), 12)),
        sample(
            "Each digit on a line between two circles is strictly between the digits in these circles.",
            "Die Ziffern auf einer Linie zwischen zwei Kreisen sind größer als die eine und kleiner als die andere Ziffer in diesen Kreisen.",
            new BetweenLine(nine("r1c1 r1c2 r1c3"))),
        sample(
            "Any three successive cells of an orange line hold a low digit (1 to 3), a middle one (4 to 6) and a high one (7 to 9), in any order.",
            "Je drei aufeinanderfolgende Felder einer orangen Linie enthalten in beliebiger Reihenfolge eine niedrige Ziffer (1 bis 3), eine mittlere (4 bis 6) und eine hohe (7 bis 9).",
            new EntropicLine(nine("r1c1 r1c2 r1c3"))),
        on(
            SIX,
            "Any three successive cells of an orange line hold a low digit (1 and 2), a middle one (3 and 4) and a high one (5 and 6), in any order.",
            "Je drei aufeinanderfolgende Felder einer orangen Linie enthalten in beliebiger Reihenfolge eine niedrige Ziffer (1 und 2), eine mittlere (3 und 4) und eine hohe (5 und 6).",
            new EntropicLine(cells(6, "r1c1 r1c2 r1c3"))));
  }

  private static List<Sample> clues() {
    return List.of(
        sample(
            "A number outside the grid with an arrow is the sum of the digits on the diagonal that the arrow points along; they may repeat.",
            "Eine Zahl mit Pfeil außerhalb des Gitters ist die Summe der Ziffern auf der Diagonale in Richtung des Pfeils; dort dürfen sich Ziffern wiederholen.",
            new LittleKiller(new OutsideCell(9, -1, 2), LittleKiller.Direction.DOWN_RIGHT, 23)),
        sample(
            "A number to the left of a row or above a column is the sum of the digits between the 1 and the 9 in it.",
            "Eine Zahl links neben einer Zeile oder über einer Spalte ist die Summe der Ziffern, die dort zwischen der 1 und der 9 stehen.",
            new Sandwich(9, true, 3, 15)),
        on(
            SIX,
            "A number to the left of a row or above a column is the sum of the digits between the 1 and the 6 in it.",
            "Eine Zahl links neben einer Zeile oder über einer Spalte ist die Summe der Ziffern, die dort zwischen der 1 und der 6 stehen.",
            new Sandwich(6, false, 3, 5)),
        sample(
            "A cell with a grey circle holds an odd digit.",
            "Ein Feld mit einem grauen Kreis enthält eine ungerade Ziffer.",
            new OddCell(nine("r1c1"))),
        sample(
            "A cell with a grey square holds an even digit.",
            "Ein Feld mit einem grauen Quadrat enthält eine gerade Ziffer.",
            new EvenCell(nine("r1c1"))),
        sample(
            "A grey cell with arrowheads pointing inwards holds a digit smaller than those of its orthogonal neighbours.",
            "Ein graues Feld mit Pfeilspitzen nach innen enthält eine Ziffer, die kleiner ist als die seiner waagerecht und senkrecht benachbarten Felder.",
            new Minimum(nine("r1c1")),
            new Minimum(nine("r2c2"))),
        sample(
            "A grey cell with arrowheads pointing inwards holds a digit smaller than those of its orthogonal neighbours that are not marked in the same way.",
            "Ein graues Feld mit Pfeilspitzen nach innen enthält eine Ziffer, die kleiner ist als die seiner waagerecht und senkrecht benachbarten Felder, soweit diese nicht ebenso markiert sind.",
            new Minimum(nine("r1c1")),
            new Minimum(nine("r1c2"))),
        sample(
            "A grey cell with arrowheads pointing outwards holds a digit greater than those of its orthogonal neighbours.",
            "Ein graues Feld mit Pfeilspitzen nach außen enthält eine Ziffer, die größer ist als die seiner waagerecht und senkrecht benachbarten Felder.",
            new Maximum(nine("r1c9")),
            new Maximum(nine("r2c1"))),
        sample(
            "A grey cell with arrowheads pointing outwards holds a digit greater than those of its orthogonal neighbours that are not marked in the same way.",
            "Ein graues Feld mit Pfeilspitzen nach außen enthält eine Ziffer, die größer ist als die seiner waagerecht und senkrecht benachbarten Felder, soweit diese nicht ebenso markiert sind.",
            new Maximum(nine("r1c1")),
            new Maximum(nine("r2c1"))),
        sample(
            "The digits in a white circle all occur in the four cells around it.",
            "Alle Ziffern in einem weißen Kreis kommen in den vier Feldern um ihn herum vor.",
            new Quadruple(nine("r1c1 r1c2 r2c1 r2c2"), List.of(1, 2))),
        sample(
            "The digits in a white circle all occur in the four cells around it, each at least as often as it is in the circle.",
            "Alle Ziffern in einem weißen Kreis kommen in den vier Feldern um ihn herum vor, jede mindestens so oft, wie sie im Kreis steht.",
            new Quadruple(nine("r1c1 r1c2 r2c1 r2c2"), List.of(1, 2, 2))),
        sample(
            "The digits in the orange squares add up to between 3 and 7. The digits in the grey squares minus those in the red squares, each times the factor in its cell, make 5.",
            "Die Ziffern in den orangefarbenen Quadraten haben als Summe zwischen 3 und 7. Die Ziffern in den grauen Quadraten minus die in den roten Quadraten, jede mal den Faktor in ihrem Feld, ergeben 5.",
            new WeightedSum(nine("r1c1 r1c2 r3c3"), List.of(1, 2, -1), 5, 5),
            new WeightedSum(nine("r1c1 r2c2"), List.of(1, 1), 3, 7)),
        sample(
            "Along each grey line from its bulb, digits increase.",
            "Entlang jeder grauen Linie gilt vom runden Ende an: Die Ziffern werden größer.",
            less("r1c1 r1c2"),
            less("r2c1 r2c2")),
        sample(
            "A cell with small printed digits holds one of them.",
            "Ein Feld mit kleinen vorgedruckten Ziffern enthält eine von ihnen.",
            new Candidates(nine("r1c1"), 0b1010)));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void eachKindHasItsSentence(Sample sample) {
    List<String> english = RulesInWords.sentences(sample.rules(), Language.en);
    List<String> german = RulesInWords.sentences(sample.rules(), Language.de);

    assertThat(String.join("\n", english.subList(1, english.size()))).isEqualTo(sample.english);
    assertThat(String.join("\n", german.subList(1, german.size()))).isEqualTo(sample.german);
  }

  @Test
  void theSamplesHaveAllKinds() {
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    samples().forEach(s -> s.constraints.forEach(constraint -> kinds.add(constraint.kind())));

    assertThat(kinds).containsExactlyInAnyOrder(ConstraintKind.values());
  }

  @Test
  void theNormalRulesFitTheRegions() {
    assertThat(normal(BOXES))
        .containsExactly(
            "Normal sudoku rules apply.",
            "Es gelten die normalen Sudoku-Regeln.",
            "Les règles normales du sudoku s’appliquent.");
    assertThat(normal(RegionMask.boxes(3, 4)))
        .containsExactly(
            "Normal sudoku rules apply: each row, column and box holds 1 to 12 once.",
            "Es gelten die normalen Sudoku-Regeln: Jede Zeile, jede Spalte und jeder Block enthält die Zahlen 1 bis 12 je einmal.",
            "Les règles normales du sudoku s’appliquent : chaque ligne, chaque colonne et chaque bloc contient une fois chacun des nombres de 1 à 12.");
    assertThat(normal(JIGSAW))
        .containsExactly(
            "Each row, column and region holds 1 to 4 once.",
            "Jede Zeile, jede Spalte und jedes Gebiet enthält die Ziffern 1 bis 4 je einmal.",
            "Chaque ligne, chaque colonne et chaque région contient une fois chacun des chiffres de 1 à 4.");
    assertThat(normal(SIX))
        .containsExactly(
            "Normal sudoku rules apply: each row, column and box holds 1 to 6 once.",
            "Es gelten die normalen Sudoku-Regeln: Jede Zeile, jede Spalte und jeder Block enthält die Ziffern 1 bis 6 je einmal.",
            "Les règles normales du sudoku s’appliquent : chaque ligne, chaque colonne et chaque bloc contient une fois chacun des chiffres de 1 à 6.");
    for (RegionMask lines : List.of(RegionMask.boxes(1, 5), RegionMask.boxes(5, 1))) {
      assertThat(normal(lines))
          .containsExactly(
              "Each row and column holds 1 to 5 once.",
              "Jede Zeile und jede Spalte enthält die Ziffern 1 bis 5 je einmal.",
              "Chaque ligne et chaque colonne contient une fois chacun des chiffres de 1 à 5.");
    }
    assertThat(normal(RegionMask.boxes(1, 1)))
        .containsExactly(
            "Each row and column holds 1 once.",
            "Jede Zeile und jede Spalte enthält die Ziffer 1 je einmal.",
            "Chaque ligne et chaque colonne contient une fois le chiffre 1.");
  }

  private static List<String> normal(RegionMask mask) {
    return Stream.of(Language.values())
        .map(language -> RulesInWords.text(Rules.of(mask), language))
        .toList();
  }

  @Test
  void theSentencesAreOneText() {
    Rules rules = Rules.of(BOXES, List.of(new AntiKing(9), cage("r1c1 r1c2", 10)));

    assertThat(RulesInWords.text(rules, Language.en))
        .isEqualTo(
            "Normal sudoku rules apply. Cells a king's move apart (in chess) do not hold the same digit. Digits in a cage do not repeat and add up to the number in its corner.");
  }

  /** The values of letters are stated only if a constraint depends on them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cage 5: r1c1 r1c2 | true",
        "cage: r1c1 r1c2 | false",
        "diagonals; anti-knight; quadruple 1 2: r1c1 r2c2; candidates 1 2: r3c3 | false",
        "sum 5: r1c1 + 2 r1c2 | true",
        "thermometer: r1c1 r1c2; diagonals | true",
        "pair \"a + b < 7\": r1c1 r1c2 | true",
        "pattern \".*\": r1c1 r1c2; distinct 2: row 1; count 2 of 1 2: row 2 | false",
        "count 2 of \"d > 2\": row 2 | true",
        "either (palindrome) (distinct 2): r1c1-r1c3 | false",
        "either (palindrome) (renban): r1c1-r1c3 | true"
      })
  void valuesOfLettersAreSaidOnceIfTheyMatter(String text, boolean isSaid) throws Exception {
    Symbols symbols = Symbols.of("SUDOKWPZL");
    Rules rules =
        Rules.of(
            BOXES, ConstraintNotation.read("x", ConstraintNotation.token(text), symbols), symbols);

    assertThat(RulesInWords.sentences(rules, Language.en))
        .filteredOn("The letters have values: S = 1, U = 2, …, L = 9."::equals)
        .hasSize(isSaid ? 1 : 0);
    assertThat(
            RulesInWords.text(rules, Language.de).contains(" Die Buchstaben haben Werte: S = 1,"))
        .isEqualTo(isSaid);
    assertThat(RulesInWords.text(rules, Language.fr)).doesNotContain("{");
    assertThat(RulesInWords.text(rules.withSymbols(Symbols.usual(9)), Language.en))
        .doesNotContain("values");
  }

  @Test
  void valuesOfFewLettersAreAllSaid() {
    Rules rules = Rules.of(JIGSAW, List.of(new AntiKing(4)), Symbols.of("WORD"));

    assertThat(RulesInWords.sentences(rules, Language.en)).hasSize(2);
    assertThat(
            RulesInWords.sentences(
                rules.with(new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3))), Language.en))
        .contains("The letters have values: W = 1, O = 2, R = 3, D = 4.");
  }
}
