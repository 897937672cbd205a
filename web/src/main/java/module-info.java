/* The web app and the HTTP API, as a server that a program can start. Jetty reads its files. */
open module org.nonomino.web {
  requires static org.jspecify;
  requires static com.google.guice;
  requires transitive org.nonomino.toolkit;
  requires micrometer.core;
  requires micrometer.registry.prometheus;
  requires org.eclipse.jetty.http;
  requires org.eclipse.jetty.io;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.util;
  requires org.eclipse.jetty.websocket.core.common;
  requires org.eclipse.jetty.websocket.core.server;
  requires org.slf4j;

  exports org.nonomino.web;
}
