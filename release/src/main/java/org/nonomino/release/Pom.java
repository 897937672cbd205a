package org.nonomino.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** The elements of a POM, by their path from {@code <project>}: {@code licenses/license/name}. */
final class Pom {
  private final Element project;

  private Pom(Element project) {
    this.project = project;
  }

  /**
   * Reads a POM.
   *
   * @throws IllegalArgumentException if it is not XML; the message names the file
   */
  static Pom read(Path file) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      try (InputStream in = Files.newInputStream(file)) {
        return new Pom(factory.newDocumentBuilder().parse(in).getDocumentElement());
      }
    } catch (SAXException e) {
      throw new IllegalArgumentException(file + " is not a POM: " + e.getMessage(), e);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the first text at a path, without spaces around it; empty if it is missing or blank.
   */
  Optional<String> text(String path) {
    return all(path).stream().map(Pom::words).filter(text -> !text.isEmpty()).findFirst();
  }

  /** Returns all text contents at a path. */
  List<String> contents(String path) {
    return all(path).stream().map(Pom::words).toList();
  }

  /** Returns the POM's part below each element at a path, as a separate POM. */
  List<Pom> parts(String path) {
    return all(path).stream().map(Pom::new).toList();
  }

  private static String words(Element element) {
    return element.getTextContent().strip();
  }

  private List<Element> all(String path) {
    List<Element> found = List.of(project);
    for (String name : path.split("/", -1)) {
      List<Element> next = new ArrayList<>();
      for (Element element : found) {
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
          if (child instanceof Element named && named.getTagName().equals(name)) {
            next.add(named);
          }
        }
      }
      found = next;
    }
    return found;
  }
}
