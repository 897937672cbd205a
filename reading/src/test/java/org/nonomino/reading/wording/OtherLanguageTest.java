package org.nonomino.reading.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OtherLanguageTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "German | Es gelten die normalen Sudokuregeln. Ziffern in einem Käfig wiederholen sich nicht.",
        "French | Les règles normales du sudoku. Les chiffres dans une cage ne se répètent pas.",
        "Spanish | Se aplican las reglas del sudoku. Los números en una jaula no se repiten.",
        "Italian | Valgono le regole del sudoku. Le cifre in una gabbia non si ripetono.",
        "Dutch | De normale regels zijn van toepassing. De cijfers in een kooi zijn niet gelijk.",
        "Polish | Obowiązują zasady sudoku. Cyfry w klatce nie powtarzają się i są na planszy.",
        "Portuguese | Aplicam-se as regras do sudoku. Os números em uma caixa não se repetem.",
        "Swedish | Vanliga regler gäller. Siffror i en bur är inte lika och summan är den som står.",
        "Russian | Действуют обычные правила. Цифры в клетке не повторяются.",
        "Japanese | 通常の数独のルールです。ケージの数字は重複しません。",
        "Chinese | 适用标准数独规则。笼子内的数字不能重复。",
        "Korean | 일반 스도쿠 규칙이 적용됩니다.",
      })
  void aLanguageIsNamed(String language, String rules) {
    assertThat(OtherLanguage.of(rules)).hasValue(language);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1 2 3",
        "Anti-knight",
        "Normal sudoku rules apply. Digits in a cage sum to the clue in its corner.",
        "Killer, die German way: digits do not repeat in the cages.",
        "𝗡𝗼𝗿𝗺𝗮𝗹 𝗿𝘂𝗹𝗲𝘀",
      })
  void englishIsNoOtherLanguage(String rules) {
    assertThat(OtherLanguage.of(rules)).isEmpty();
  }

  @Test
  void noSentenceOfOurExamplesIsInAnotherLanguage() {
    List<String> lines = new ArrayList<>(WordingsTest.sentences());
    assertThat(lines).allSatisfy(line -> assertThat(OtherLanguage.of(line)).isEmpty());
  }
}
