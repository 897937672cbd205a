package org.nonomino.bulk;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets the first messages of each kind through and counts the others. Messages are of one kind if
 * they differ only in cells, numbers and quotations. A message about what the command cannot do is
 * let through once. Not thread-safe.
 */
final class MessageLimit {
  private static final int SHOWN_OF_A_KIND = 20;

  /** The maximum number of kinds, so that hostile input cannot fill the memory. */
  private static final int MAX_KINDS = 200;

  private static final String OTHER_KINDS = "various problems.";

  /** The parts that may differ (quotations, lists of cells, and numbers). */
  private static final Pattern DIFFERENCES =
      Pattern.compile("'[^']*+'|r[0-9]++c[0-9]++(?: r[0-9]++c[0-9]++)*+|[0-9]++");

  private final Map<String, Long> byKind = new LinkedHashMap<>();

  /** The kinds that are let through once. */
  private final Set<String> once = new HashSet<>();

  /**
   * Counts a message, and returns whether it should be shown.
   *
   * @param isOfCommand whether it is about what the command cannot do, and not about one item
   */
  boolean admits(String sentence, boolean isOfCommand) {
    String kind = DIFFERENCES.matcher(sentence).replaceAll("…");
    boolean isCounted = byKind.containsKey(kind) || byKind.size() < MAX_KINDS;
    if (isOfCommand && isCounted) {
      once.add(kind);
    }
    return byKind.merge(isCounted ? kind : OTHER_KINDS, 1L, Long::sum) <= shown(kind);
  }

  private int shown(String kind) {
    return once.contains(kind) ? 1 : SHOWN_OF_A_KIND;
  }

  /** Returns a line for each kind on how many messages were not shown. */
  String leftOut() {
    StringBuilder lines = new StringBuilder();
    byKind.forEach(
        (kind, number) -> {
          if (number > shown(kind)) {
            lines
                .append("nonomino: ")
                .append(number - shown(kind))
                .append(" more of this kind: ")
                .append(kind)
                .append('\n');
          }
        });
    return lines.toString();
  }
}
