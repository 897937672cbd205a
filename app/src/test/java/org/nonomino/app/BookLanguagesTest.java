package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A book with everything that the program writes is entirely in its language. */
final class BookLanguagesTest {
  private static final String PLAN =
      """
      seed: 5
      page: A5
      hints: easy
      chapters:
        - {number: 1, level: hard, path: true}
        - {number: 1, size: 6, level: medium, regions: random, path: true}
        - {number: 1, size: 6, regions: random, cages: all, cage-size: 2..3, path: true}
        - {number: 1, size: 9, level: easy, constraints: [diagonals, disjoint-groups], path: true}
        - {number: 1, size: 6, dots: all, path: true}
        - {number: 1, size: 6, thermometers: 2, arrows: 1, sandwiches: all}
        - {number: 1, size: 6, level: easy, whispers: 2, odd-even: 4, xv: 4}
        - {find: naked-pair, number: 1, size: 6, path: true}
      """;

  /** Words of at least two letters; Roman numerals and names of cells have no lower case. */
  private static final Pattern WORD = Pattern.compile("\\p{L}*\\p{Ll}\\p{L}*");

  /**
   * A language.
   *
   * @param shared words that English has as well, and names
   * @param contained parts of its book, as regular expressions
   */
  private record Language(String name, Set<String> shared, List<String> contained) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Stream<Language> otherLanguages() {
    return Stream.of(
        new Language(
            "de",
            Set.of(
                "an",
                "in",
                "killer",
                "kropki",
                "n",
                "nonomino",
                "name",
                "partner",
                "puzzle",
                "so",
                "sudoku",
                "thermometer",
                "thermometers",
                "wing"),
            List.of(
                "Lösungstipps",
                "Verstecktes Paar",
                "Hinweise 1",
                "Lösungswege",
                "Finde:",
                "Z[1-9]S[1-9] = [1-9]",
                "Letztes Feld in (Zeile|Spalte|Block|Gebiet) [1-9]: Z[1-9]S[1-9] = [1-9]")),
        new Language(
            "fr",
            Set.of(
                "a",
                "cage",
                "cages",
                "certain",
                "kropki",
                "n",
                "nonomino",
                "notes",
                "on",
                "p",
                "page",
                "pages",
                "pair",
                "place",
                "places",
                "possible",
                "puzzle",
                "solution",
                "solutions",
                "sudoku",
                "technique",
                "techniques"),
            List.of(
                "Conseils de résolution",
                "Paire cachée",
                "Indices 1 :",
                "Solutions pas à pas",
                "L[1-9]C[1-9] = [1-9]")));
  }

  @TempDir private Path folder;

  private Path plan;

  @BeforeEach
  void writePlan() throws IOException {
    plan = Files.writeString(folder.resolve("plan.yaml"), PLAN);
  }

  private String book(String language) throws IOException {
    Path book = folder.resolve(language + ".pdf");
    Run run = Run.of("book", "--plan=" + plan, "--language=" + language, "-o", book.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    try (PDDocument document = Loader.loadPDF(book.toFile())) {
      assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo(language);
      return new PDFTextStripper().getText(document).replace('\u00a0', ' ');
    }
  }

  private static Set<String> words(String text) {
    return WORD.matcher(text)
        .results()
        .map(MatchResult::group)
        .map(word -> word.toLowerCase(Locale.ROOT))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("otherLanguages")
  void aBookHasNoEnglishWordAndNoCode(Language language) throws IOException {
    String book = book(language.name());

    Set<String> common = words(book);
    common.retainAll(words(book("en")));

    assertThat(language.shared()).containsAll(common);
    assertThat(language.contained()).allSatisfy(part -> assertThat(book).containsPattern(part));
    assertThat(book).doesNotContain("=>", "{", "}").doesNotContainPattern("\\br[0-9]+c[0-9]+");
  }
}
