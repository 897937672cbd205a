package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers to recorded messages, without a connection. */
final class FPuzzlesAnswersTest {
  private static final String SOLUTION = "423651512436165243356124634512241365";
  private static final int SIZE = 6;
  private static final FPuzzlesAnswers ANSWERS = FPuzzlesMessages.answers();

  private static List<JsonNode> all(String name) {
    List<JsonNode> found = new ArrayList<>();
    ANSWERS.answer(FPuzzlesMessages.parsed(name), text -> found.add(AnswerContract.parse(text)));
    assertThat(found)
        .isNotEmpty()
        .allSatisfy(
            answer ->
                assertThat(answer.get("nonce").asLong())
                    .isEqualTo(FPuzzlesMessages.parsed(name).nonce()));
    return found;
  }

  private static JsonNode last(String name) {
    List<JsonNode> found = all(name);
    return found.get(found.size() - 1);
  }

  private static String type(JsonNode answer) {
    return answer.get("type").asText();
  }

  private static String words(JsonNode answer) {
    return answer.get("message").asText();
  }

  @Test
  void candidatesAreCountedUpToTheCap() {
    JsonNode answer = last("candidates");
    JsonNode counts = answer.get("solutionsPerCandidate");

    assertThat(type(answer)).isEqualTo("truecandidates");
    assertThat(counts).hasSize(SIZE * SIZE * SIZE);
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      int digit = SOLUTION.charAt(cell) - '0';
      assertThat(counts.get(cell * SIZE + digit - 1).asInt()).isBetween(1, 8);
    }
  }

  @Test
  void candidatesThatLogicDoesNotExcludeAreNegative() {
    JsonNode exact = last("candidates").get("solutionsPerCandidate");
    JsonNode logical = last("logical").get("solutionsPerCandidate");

    for (int i = 0; i < SIZE * SIZE * SIZE; i++) {
      int count = logical.get(i).asInt();
      assertThat(Math.max(0, count)).isEqualTo(exact.get(i).asInt());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"candidatesOfNone", "checkNone"})
  void theReasonIsGivenIfThereIsNoSolution(String name) {
    JsonNode answer = last(name);

    assertThat(type(answer)).isEqualTo("invalid");
    assertThat(words(answer))
        .startsWith("No solution: ")
        .contains("the givens")
        .contains("Proof in ");
  }

  @Test
  void aSolutionHasTheDigitsOfAllCells() {
    for (String name : List.of("solve", "usualRule")) {
      StringBuilder digits = new StringBuilder();
      last(name).get("solution").forEach(digit -> digits.append(digit.asInt()));

      assertThat(digits).hasToString(SOLUTION);
    }
  }

  @Test
  void solutionsAreCounted() {
    assertThat(last("check").get("count").asLong()).isEqualTo(1);
    assertThat(last("checkSeveral").get("count").asLong()).isEqualTo(2);
    assertThat(last("count").get("count").asLong()).isGreaterThan(2);
    assertThat(last("count").get("inProgress").asBoolean()).isFalse();
  }

  @Test
  void aPathLeadsToTheSolution() {
    JsonNode answer = last("path");
    StringBuilder digits = new StringBuilder();
    answer.get("cells").forEach(cell -> digits.append(cell.get("value").asInt()));

    assertThat(type(answer)).isEqualTo("logical");
    assertThat(digits).hasToString(SOLUTION);
    assertThat(answer.get("isValid").asBoolean()).isTrue();
    assertThat(words(answer)).startsWith("1. ").contains("\n2. ");
  }

  @Test
  void aDraftHasStepsThatHoldInAllSolutions() {
    JsonNode answer = last("pathOfSeveral");
    JsonNode counts = last("candidates").get("solutionsPerCandidate");

    assertThat(words(answer)).startsWith("This puzzle has several solutions");
    for (int i = 0; i < SIZE * SIZE * SIZE; i++) {
      if (counts.get(i).asInt() > 0) {
        assertThat(isLeft(answer.get("cells").get(i / SIZE), i % SIZE + 1)).isTrue();
      }
    }
  }

  private static boolean isLeft(JsonNode cell, int digit) {
    boolean isLeft = cell.get("value").asInt() == digit;
    if (cell.has("candidates")) {
      for (JsonNode candidate : cell.get("candidates")) {
        isLeft |= candidate.asInt() == digit;
      }
    }
    return isLeft;
  }

  @Test
  void theFirstStepWritesTheCandidates() {
    JsonNode answer = last("step");

    assertThat(words(answer)).startsWith("Candidates: ");
    assertThat(answer.get("cells").get(0).get("candidates")).isNotEmpty();
  }

  @Test
  void otherConstraintsAndRulesAreRefusedByName() {
    assertThat(type(last("unknownConstraint"))).isEqualTo("invalid");
    assertThat(words(last("unknownConstraint"))).contains("clock lines");
    assertThat(words(last("unknownRule"))).contains("Every red digit is a liar");
  }

  @Test
  void brokenDataIsRefusedInWords() {
    for (String data : List.of("", "AAAA", "N4Ig", "%")) {
      List<String> found = new ArrayList<>();
      ANSWERS.answer(new FPuzzlesMessage(3, "solve", "fpuzzles", data), found::add);

      assertThat(found).singleElement().asString().startsWith("{\"nonce\":3,\"type\":\"invalid\"");
    }
  }
}
