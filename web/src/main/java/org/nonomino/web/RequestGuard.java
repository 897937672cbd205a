package org.nonomino.web;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.ProblemException;

/**
 * Accepts only requests that are meant for this server and come from its own web app, or from a
 * page whose origin is allowed. Otherwise, other sites in the same browser could reach it, by a
 * name that they let point here (DNS rebinding) or by cross-origin requests. Immutable.
 */
final class RequestGuard {
  private static final int HTTP_PORT = 80;
  private static final int HTTPS_PORT = 443;
  private static final String HTTP = "http://";
  private static final String HTTPS = "https://";

  private final Set<String> hosts = new TreeSet<>(Set.of("localhost", "127.0.0.1", "[::1]"));
  private final List<Authority> allowed;
  private final Origins origins;

  /**
   * @param host the name or address on which the server listens
   * @param allowed other names of the server; a name without a port is valid for any port
   * @param origins the origins of other pages that may send requests
   */
  RequestGuard(String host, Collection<Authority> allowed, Origins origins) {
    Authority.parse(bracketed(host)).ifPresent(own -> hosts.add(own.host()));
    this.allowed = List.copyOf(allowed);
    this.origins = origins;
  }

  static String bracketed(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }

  /**
   * Checks a request.
   *
   * @throws ProblemException if it must be refused
   */
  void check(Request request) throws ProblemException {
    String header = header(request, HttpHeader.HOST);
    if (header.isEmpty()) {
      throw Problem.of(
              Problem.BAD_REQUEST,
              ProblemCode.BAD_REQUEST.bare(),
              "The request has no 'Host' header.")
          .thrown();
    }
    Optional<Authority> asked = Authority.parse(header);
    boolean isAllowed = asked.filter(this::isAllowed).isPresent();
    SocketAddress local = request.getConnectionMetaData().getLocalSocketAddress();
    if (!isAllowed && asked.filter(host -> isOwn(host, local)).isEmpty()) {
      throw Problem.of(
              Problem.MISDIRECTED,
              ProblemCode.NOT_ALLOWED.bare(),
              "This server does not accept the name in 'Host'. Use an address that it"
                  + " printed when it started, or start it with this name allowed.")
          .thrown();
    }
    String origin = header(request, HttpHeader.ORIGIN).toLowerCase(Locale.ROOT);
    boolean isSafe = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
    if (!isSafe
        && !origin.isEmpty()
        && !isOwnPage(origin, asked.orElseThrow(), isAllowed)
        && !origins.isAllowed(origin)) {
      throw Problem.of(
              Problem.FORBIDDEN,
              ProblemCode.NOT_ALLOWED.bare(),
              "Only this server's own web app may send this request. To allow another page, start the"
                  + " server with its origin allowed.")
          .thrown();
    }
  }

  private static String header(Request request, HttpHeader name) {
    String value = request.getHeaders().get(name);
    return value == null ? "" : value.strip();
  }

  private boolean isAllowed(Authority asked) {
    return allowed.stream()
        .anyMatch(
            each ->
                each.host().equals(asked.host())
                    && (each.port().isEmpty() || isSamePort(each.port().getAsInt(), asked.port())));
  }

  /** A missing port means the default port of the scheme. Only a proxy knows the scheme. */
  private static boolean isSamePort(int port, OptionalInt asked) {
    return asked.isPresent() ? asked.getAsInt() == port : port == HTTP_PORT || port == HTTPS_PORT;
  }

  private boolean isOwn(Authority asked, SocketAddress local) {
    // A server that listens on all addresses accepts the address of this connection.
    return local instanceof InetSocketAddress address
        && asked.port().orElse(HTTP_PORT) == address.getPort()
        && (hosts.contains(asked.host())
            || asked.host().equals(Authority.literal(address.getAddress())));
  }

  /**
   * Returns whether an origin is our own web app: under the requested name or, because a proxy may
   * have changed that, exactly under an allowed name. Only a proxy can have added TLS.
   */
  private boolean isOwnPage(String origin, Authority asked, boolean isAllowed) {
    boolean isSecure = origin.startsWith(HTTPS);
    if (!isSecure && !origin.startsWith(HTTP)) {
      return false;
    }
    String rest = origin.substring(isSecure ? HTTPS.length() : HTTP.length());
    Optional<Authority> page = Authority.parse(rest);
    return page.isPresent()
        && (allowed.contains(page.get()) || (page.get().equals(asked) && (isAllowed || !isSecure)));
  }
}
