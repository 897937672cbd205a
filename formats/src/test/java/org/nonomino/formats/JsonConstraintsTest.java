package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.PuzzleEntry;

final class JsonConstraintsTest {
  private static final String EMPTY = ".".repeat(81);

  private static String puzzle(String constraints) {
    return "{\"puzzle\":\"" + EMPTY + "\",\"constraints\":" + constraints.replace('\'', '"') + "}";
  }

  static String resource(String name) {
    try (InputStream file = JsonConstraintsTest.class.getResourceAsStream("/constraints/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file has one constraint of each kind, in the order of the kinds. */
  @Test
  void eachKindIsReadAndWritten() {
    String text = resource("all-kinds.json");
    PuzzleEntry entry = JsonReading.entries(text).get(0);

    assertThat(entry.puzzle().rules().constraints())
        .extracting(Constraint::kind)
        .containsExactly(ConstraintKind.values());
    assertThat(JsonFormat.JSON.write(entry))
        .isEqualTo(text.lines().map(String::strip).collect(Collectors.joining()) + "\n");
  }

  @Test
  void eachKindFollowsTheSchema() throws IOException {
    Path file =
        Path.of(System.getProperty("nonomino.basedir"), "..", "docs", "nonomino.schema.json");
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(Files.readString(file));
    String text = resource("all-kinds.json");

    assertThat(schema.validate(text, InputFormat.JSON)).isEmpty();
    String head = text.substring(0, text.indexOf("{\"kind\""));
    // A single document would take long: the schema tries every kind for every constraint.
    for (String line : text.lines().filter(line -> line.startsWith("{\"kind\"")).toList()) {
      String constraint = line.replaceFirst(",$", "");
      String wrong = head + constraint.replaceFirst("}$", ",\"colour\":1}") + "]}";
      assertThat(schema.validate(wrong, InputFormat.JSON)).as(wrong).isNotEmpty();
      assertThat(JsonReading.problem(wrong)).contains("unknown field 'colour'");
      String whole = head + constraint + "]}";
      String bare = head + constraint.replaceFirst(",.*}", "}") + "]}";
      assertThat(schema.validate(bare, InputFormat.JSON).isEmpty())
          .as(bare)
          .isEqualTo(bare.equals(whole));
    }
  }

  @Test
  void eachKindIsWrittenForFPuzzles() throws IOException {
    PuzzleEntry entry =
        JsonReading.entries(
                resource("all-kinds.json")
                    .lines()
                    .filter(line -> !line.matches(".*\"equal-cages\".*"))
                    .collect(Collectors.joining()))
            .get(0);
    String expected =
        resource("all-kinds.fpuzzles.json").lines().map(String::strip).collect(Collectors.joining())
            + "\n";

    assertThat(FPuzzlesFormat.FPUZZLES.write(entry)).isEqualTo(expected);
    // Some kinds become others with the same meaning, and so do the rules in words.
    assertThat(JsonReading.entries(expected))
        .extracting(PuzzleEntry::puzzle)
        .containsExactly(entry.puzzle());
  }

  @Test
  void valuesThatAreMostlyMeantMayBeLeftOut() {
    String[] short3 = {
      "[{'kind':'white-dot','cells':['r1c1','r1c2']}]",
      "[{'kind':'black-dot','cells':['r1c1','r1c2']}]",
      "[{'kind':'whispers','cells':['r1c1','r1c2']}]",
      "[{'kind':'modular-line','cells':['r1c1','r1c2']}]",
      "[{'kind':'lockout-line','cells':['r1c1','r1c2']}]"
    };

    assertThat(
            Arrays.stream(short3)
                .map(text -> JsonReading.entries(puzzle(text)).get(0))
                .map(entry -> entry.puzzle().rules().constraints().get(0).toString()))
        .containsExactly(
            "WhiteDot[cells=r1c1 r1c2, difference=1]",
            "BlackDot[cells=r1c1 r1c2, ratio=2]",
            "Whispers[cells=r1c1 r1c2, difference=5]",
            "ModularLine[cells=r1c1 r1c2, modulus=3]",
            "LockoutLine[cells=r1c1 r1c2, difference=4]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{} | the field 'constraints' is an object, expected a list",
        "['cage'] | constraint 1 is 'cage', expected an object",
        "[{'cells':['r1c1']}] | constraint 1: the field 'kind' is missing",
        "[{'kind':'odd','cell':'r1c1'},{'kind':'cagge','cells':['r1c1']}] | constraint 2: the kind is 'cagge', expected the name of a kind of constraint. Did you mean cage?",
        "[{'kind':7}] | constraint 1: the kind is 7, expected the name of a kind of constraint",
        "[{'kind':'cage','cells':['r1c1'],'value':3}] | constraint 1 (cage): unknown field 'value'. Its fields are: cells, sum.",
        "[{'kind':'anti-king','size':3}] | constraint 1 (anti-king): unknown field 'size'. It has no fields apart from 'kind'.",
        "[{'kind':'cage','cells':['r1c1','r9c10'],'sum':3}] | constraint 1 (cage): r9c10 lies outside the 9×9 grid. Cells are named r1c1 to r9c9.",
        "[{'kind':'cage','cells':['r1c1','r1c1'],'sum':3}] | constraint 1 (cage): r1c1 is listed twice",
        "[{'kind':'cage','cells':['r1c1','r1c2'],'sum':0}] | constraint 1 (cage): the sum 0 is not in 3..17, the sums of 2 different digits",
        "[{'kind':'diagonal'}] | constraint 1 (diagonal): the field 'direction' is missing. It is rising or falling.",
        "[{'kind':'diagonal','direction':'up'}] | constraint 1 (diagonal): the direction is 'up', expected rising or falling",
        "[{'kind':'sandwich','sum':3}] | constraint 1 (sandwich): it needs either a row or a column",
        "[{'kind':'sandwich','row':1,'column':1,'sum':3}] | constraint 1 (sandwich): it needs either a row or a column",
        "[{'kind':'sandwich','row':10,'sum':3}] | constraint 1 (sandwich): there is no row 10",
        "[{'kind':'sandwich','row':1}] | constraint 1 (sandwich): the field 'sum' is missing",
        "[{'kind':'xv','cells':['r1c1','r1c2']}] | constraint 1 (xv): the field 'sign' is missing. It is X or V.",
        "[{'kind':'xv','cells':['r1c1','r1c2'],'sign':'I'}] | constraint 1 (xv): the sign is 'I', expected X or V",
        "[{'kind':'x-sum','start':'r0c1','sum':46}] | constraint 1 (x-sum): the sum 46 is not in 1..45",
        "[{'kind':'x-sum','start':'r0c10','sum':3}] | constraint 1 (x-sum): no row or column begins at r0c10, which is beyond a corner",
        "[{'kind':'x-sum','start':'r1c1','sum':3}] | constraint 1 (x-sum): r1c1 is not next to the 9×9 grid",
        "[{'kind':'skyscraper','start':'r1c0','visible':0}] | constraint 1 (skyscraper): the number 0 is not in 1..9",
        "[{'kind':'numbered-room','start':'r1c0','digit':10}] | constraint 1 (numbered-room): the digit 10 is not in 1..9",
        "[{'kind':'modular-line','cells':['r1c1','r1c2'],'modulus':1}] | constraint 1 (modular-line): the modulus 1 is not in 2..9",
        "[{'kind':'nabner','cells':['r1c1','r1c2','r1c3','r1c4','r1c5','r1c6']}] | constraint 1 (nabner): there are 6 cells, but at most 5 are possible",
        "[{'kind':'zipper-line','cells':['r1c1','r1c2']}] | constraint 1 (zipper-line): there are 2 cells, but at least 3 are needed",
        "[{'kind':'double-arrow','cells':['r1c1','r1c2','r1c1']}] | constraint 1 (double-arrow): the line comes back to its end r1c1",
        "[{'kind':'lockout-line','cells':['r1c1','r1c2','r1c3'],'difference':8}] | constraint 1 (lockout-line): the difference 8 is not in 1..7",
        "[{'kind':'row-indexer','cell':'r1c10'}] | constraint 1 (row-indexer): r1c10 lies outside the 9×9 grid",
        "[{'kind':'repeat-cage','cells':['r1c1','r1c2'],'sum':19}] | constraint 1 (repeat-cage): the sum 19 is not in 2..18, the sums of 2 digits",
        "[{'kind':'equal-cages','cages':[['r1c1']]}] | constraint 1 (equal-cages): equal sums need at least two cages",
        "[{'kind':'equal-cages','cages':[['r1c1'],['r2c1','r2c2','r2c3','r2c4']]}] | constraint 1 (equal-cages): different digits of the cages r1c1 and r2c1 r2c2 r2c3 r2c4 cannot have equal sums",
        "[{'kind':'candidates','cell':'r1c1','digits':[]}] | constraint 1 (candidates): no digit is left for r1c1",
        "[{'kind':'candidates','cell':'r1c1','digits':[12]}] | constraint 1 (candidates): a digit is 12, expected a number from 1 to 9",
        "[{'kind':'white-dot','cells':['r1c1','r1c2']},{'kind':'white-dot','cells':['r1c2','r1c1']}] | constraint 2 (white-dot): there are two white dots between r1c2 and r1c1"
      })
  void brokenConstraintsAreTold(String constraints, String problem) {
    assertThat(JsonReading.problem(puzzle(constraints))).contains(" " + problem);
  }

  @Test
  void rulesOfAnotherSizeAreTold() {
    String text =
        "{\"puzzle\":\"" + ".".repeat(16) + "\",\"constraints\":[{\"kind\":\"asterisk\"}]}";

    assertThat(JsonReading.problem(text))
        .contains("constraint 1 (asterisk): it belongs to grids of 9×9. ");
  }
}
