package org.nonomino.reading.wording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Recognises rules that are not in English, by their letters or their most frequent words. */
public final class OtherLanguage {
  private static final String ENGLISH = "English";

  /** The minimum number of its words in a text of a language. */
  private static final int MIN_WORDS = 3;

  /** A language needs more than this many times as many words as English. */
  private static final int FACTOR = 2;

  private static final Map<String, Set<String>> WORDS =
      Map.of(
          ENGLISH,
          words("the of and is are in on an a each must not with that to be can no by from or it"),
          "German",
          words("der das und ist sind auf den dem ein eine nicht im mit sich es gelten zu jede"),
          "French",
          words("le la les des et est une un dans sur sont de ne pas du par chaque que en"),
          "Spanish",
          words("el la los las y es una un en de que se del por cada con debe deben"),
          "Italian",
          words("il la le gli di una un che non sono del ogni si devono con della nel"),
          "Dutch",
          words("de het een en van zijn op niet met elke dat te moeten geen zich"),
          "Polish",
          words("w z na jest nie się są oraz każdy każdej każdym musi cyfry po od tej"),
          "Portuguese",
          words("os um uma em de que não se da cada com são deve nas dos"),
          "Swedish",
          words("och en ett att är som på av inte den det för varje ska får"));

  /** The first and last letters of scripts; the first that occurs names the language. */
  private static final List<Script> SCRIPTS =
      List.of(
          new Script("Japanese", 0x3040, 0x30FF),
          new Script("Korean", 0xAC00, 0xD7A3),
          new Script("Chinese", 0x4E00, 0x9FFF),
          new Script("Russian", 0x0400, 0x04FF),
          new Script("Greek", 0x0370, 0x03FF),
          new Script("Hebrew", 0x0590, 0x05FF),
          new Script("Arabic", 0x0600, 0x06FF),
          new Script("Thai", 0x0E00, 0x0E7F));

  private record Script(String language, int first, int last) {}

  private OtherLanguage() {}

  private static Set<String> words(String words) {
    return Set.of(words.split(" ", -1));
  }

  /** Returns the name of the language in English; empty if it is English or unknown. */
  public static Optional<String> of(String rules) {
    Map<String, Integer> counts = new HashMap<>();
    int latin = 0;
    int[] foreign = new int[SCRIPTS.size()];
    StringBuilder word = new StringBuilder();
    for (int i = 0; i <= rules.length(); i++) {
      char c = i == rules.length() ? ' ' : Character.toLowerCase(rules.charAt(i));
      if (Character.isLetter(c)) {
        word.append(c);
        int script = script(c);
        if (script < 0) {
          latin++;
        } else {
          foreign[script]++;
        }
      } else if (!word.isEmpty()) {
        String text = word.toString();
        WORDS.forEach(
            (language, words) -> {
              if (words.contains(text)) {
                counts.merge(language, 1, Integer::sum);
              }
            });
        word.setLength(0);
      }
    }
    int all = 0;
    for (int count : foreign) {
      all += count;
    }
    return all > latin ? Optional.of(language(foreign)) : language(counts);
  }

  private static int script(char c) {
    for (int i = 0; i < SCRIPTS.size(); i++) {
      if (c >= SCRIPTS.get(i).first && c <= SCRIPTS.get(i).last) {
        return i;
      }
    }
    return -1;
  }

  /** Japanese also has Chinese letters. */
  private static String language(int[] foreign) {
    int most = 0;
    for (int i = 1; i < foreign.length; i++) {
      if (foreign[i] > foreign[most]) {
        most = i;
      }
    }
    boolean isJapanese = foreign[0] > 0 && SCRIPTS.get(most).language.equals("Chinese");
    return SCRIPTS.get(isJapanese ? 0 : most).language;
  }

  private static Optional<String> language(Map<String, Integer> counts) {
    String best = ENGLISH;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      if (entry.getValue() > counts.getOrDefault(best, 0)) {
        best = entry.getKey();
      }
    }
    int count = counts.getOrDefault(best, 0);
    boolean isOther =
        !best.equals(ENGLISH)
            && count >= MIN_WORDS
            && count > FACTOR * counts.getOrDefault(ENGLISH, 0);
    return isOther ? Optional.of(best) : Optional.empty();
  }
}
