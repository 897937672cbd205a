package org.nonomino.render;

import java.util.Arrays;

/**
 * The fonts of all pictures: Roboto, with its measures as constants, so that no font file is needed
 * for layout. Letters are set one after the other, without kerning. Immutable; thread-safe.
 */
public enum Typeface {
  /** The font for everything without emphasis. */
  REGULAR(
      """
      508 528 656 1261 1151 1500 1274 358 701 713 882 1162 403 566 540 845
      1151 1151 1151 1151 1151 1151 1151 1151 1151 1151 496 433 1041 1124 1071 968
      1839 1336 1276 1333 1344 1164 1132 1395 1461 557 1130 1285 1103 1788 1461 1409
      1292 1409 1262 1216 1222 1328 1304 1817 1284 1230 1227 543 841 543 856 924
      633 1114 1150 1072 1155 1086 712 1150 1128 498 490 1038 498 1796 1131 1168
      1150 1164 694 1057 670 1129 992 1539 1016 969 1016 693 500 693 1393
      """),
  /** The font for givens and headings. */
  BOLD(
      """
      510 557 657 1221 1175 1512 1344 332 719 722 929 1118 501 795 596 766
      1175 1175 1175 1175 1175 1175 1175 1175 1175 1175 578 537 1043 1172 1058 1020
      1833 1379 1307 1341 1332 1152 1123 1395 1448 598 1144 1301 1109 1794 1447 1414
      1322 1414 1307 1259 1267 1348 1339 1792 1302 1267 1242 570 865 570 896 915
      678 1098 1153 1069 1155 1107 734 1170 1147 543 533 1094 543 1773 1147 1158
      1153 1157 748 1054 692 1147 1036 1505 1043 1029 1043 677 519 677 1329
      """);

  /*
   * Pictures hold digits, their letters and the numbers of rows and columns, so the widths of ASCII
   * are enough for their layout. Layout of other characters needs the font itself. The widths are
   * those of the font's tables, sixteen characters per line, starting at the blank; a test compares
   * them.
   */
  private static final int UNITS_PER_EM = 2048;
  private static final int CAP_HEIGHT = 1456;
  private static final char FIRST = ' ';
  private static final char LACKED = '?';

  /** The first arrow; symbols and emoji follow it. */
  private static final int FIRST_WIDE = 0x2190;

  /** Signs such as ≥ and −, which are about as wide as a plus sign. */
  private static final int FIRST_OPERATOR = 0x2200;

  private static final int LAST_OPERATOR = 0x22FF;

  /** The width of an emoji. */
  private static final int WIDE = 2560;

  // The array is never modified.
  @SuppressWarnings("ImmutableEnumChecker")
  private final int[] widths;

  Typeface(String widths) {
    this.widths =
        Arrays.stream(widths.strip().split("\\s+", -1)).mapToInt(Integer::parseInt).toArray();
  }

  /**
   * Returns the width of a string, in the unit of the size.
   *
   * @param text printable ASCII; symbols and the signs of Chinese count as wide, mathematical signs
   *     as a plus sign, any other character as a question mark
   */
  public double width(String text, double size) {
    double width = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      width += width(text.codePointAt(i));
    }
    return width * size / UNITS_PER_EM;
  }

  private int width(int character) {
    boolean isMathematical = character >= FIRST_OPERATOR && character <= LAST_OPERATOR;
    if (character >= FIRST_WIDE && !isMathematical) {
      return WIDE;
    }
    int index = (isMathematical ? '+' : character) - FIRST;
    return widths[index >= 0 && index < widths.length ? index : LACKED - FIRST];
  }

  /**
   * Returns the height of capital letters and figures above the baseline, in the unit of the size.
   */
  public double capHeight(double size) {
    return CAP_HEIGHT * size / UNITS_PER_EM;
  }
}
