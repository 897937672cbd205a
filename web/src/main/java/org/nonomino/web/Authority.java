package org.nonomino.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A host with an optional port, as in {@code Host}: {@code localhost:8017}.
 *
 * @param host a name in lower case, or an address in its canonical form: IPv6 in brackets and as
 *     short as possible
 * @param port 0..65535; if empty, the default port of the scheme, or any port
 */
record Authority(String host, OptionalInt port) {
  private static final Pattern FORM =
      Pattern.compile("(\\[[0-9a-f:.]+]|[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*)(?::([0-9]{1,5}))?");

  /** The groups of zeros, one run of which may be omitted. */
  private static final Pattern ZEROS = Pattern.compile("\\b0(?::0)+\\b");

  private static final int HIGHEST_PORT = 65_535;

  /** Parses a string; empty if it is not a host with an optional port. */
  static Optional<Authority> parse(String text) {
    Matcher parts = FORM.matcher(text.toLowerCase(Locale.ROOT));
    if (!parts.matches()) {
      return Optional.empty();
    }
    String digits = parts.group(2);
    OptionalInt port =
        digits == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
    if (port.orElse(0) > HIGHEST_PORT) {
      return Optional.empty();
    }
    return canonical(parts.group(1)).map(host -> new Authority(host, port));
  }

  private static Optional<String> canonical(String host) {
    if (!host.startsWith("[")) {
      return Optional.of(host);
    }
    try {
      // An address in brackets needs no look-up.
      return Optional.of(literal(InetAddress.getByName(host)));
    } catch (UnknownHostException e) {
      return Optional.empty();
    }
  }

  /** Returns an address as it is written in a URL (RFC 5952), without a zone. */
  static String literal(InetAddress address) {
    String text = address.getHostAddress().replaceFirst("%.*", "");
    return address instanceof Inet6Address ? "[" + shortened(text) + "]" : text;
  }

  /** Omits the longest run of zeros, or the first of several longest runs. */
  private static String shortened(String text) {
    int from = 0;
    int to = 0;
    Matcher zeros = ZEROS.matcher(text);
    while (zeros.find()) {
      if (zeros.end() - zeros.start() > to - from) {
        from = zeros.start();
        to = zeros.end();
      }
    }
    return to == 0
        ? text
        : text.substring(0, Math.max(0, from - 1))
            + "::"
            + text.substring(Math.min(text.length(), to + 1));
  }
}
