package org.nonomino.web;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.nonomino.toolkit.json.Problem;

/**
 * Lets only requests through that are meant for this server and come from its own page. Other pages
 * in the same browser could otherwise reach it, by a name that they let point here (DNS rebinding)
 * or by requests across origins. Immutable.
 */
final class RequestGuard {
  private static final int USUAL_HTTP_PORT = 80;

  private final Set<String> hosts = new TreeSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));

  /**
   * Makes a guard.
   *
   * @param host the name or address on which the server listens
   */
  RequestGuard(String host) {
    hosts.add(bracketed(host.toLowerCase(Locale.ROOT)));
  }

  private static String bracketed(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }

  /** Returns why a request is refused, or empty where it is not. */
  Optional<Problem> objection(Request request) {
    String authority = header(request, HttpHeader.HOST).toLowerCase(Locale.ROOT);
    if (authority.isEmpty()) {
      return Optional.of(
          Problem.of(
              Problem.BAD_REQUEST, "The request does not say which host it is for: send 'Host'."));
    }
    if (!isOurs(authority, request.getConnectionMetaData().getLocalSocketAddress())) {
      return Optional.of(
          Problem.of(
              Problem.MISDIRECTED,
              "This server does not go by the name in 'Host'. Open it under the address that it"
                  + " printed when it started."));
    }
    String origin = header(request, HttpHeader.ORIGIN).toLowerCase(Locale.ROOT);
    boolean isSafe = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    if (!isSafe && !origin.isEmpty() && !origin.equals("http://" + authority)) {
      return Optional.of(
          Problem.of(
              Problem.FORBIDDEN, "Only the page of this server may ask that, not another one."));
    }
    return Optional.empty();
  }

  private static String header(Request request, HttpHeader name) {
    String value = request.getHeaders().get(name);
    return value == null ? "" : value.strip();
  }

  private boolean isOurs(String authority, SocketAddress local) {
    if (!(local instanceof InetSocketAddress address)) {
      return false;
    }
    String port = ":" + address.getPort();
    String name;
    if (authority.endsWith(port)) {
      name = authority.substring(0, authority.length() - port.length());
    } else if (address.getPort() == USUAL_HTTP_PORT) {
      name = authority;
    } else {
      return false;
    }
    // Where it listens on all addresses: the one that the connection came to.
    return hosts.contains(name) || name.equals(literal(address));
  }

  private static String literal(InetSocketAddress address) {
    return bracketed(address.getAddress().getHostAddress().toLowerCase(Locale.ROOT));
  }
}
