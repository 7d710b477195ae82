// The rules of Ant War, in German: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Das Ziel',
      'Rote Karten sind rote Ameisen, schwarze Karten schwarze. Ameisen klettern auf Ameisen, und was überdeckt ist, ist weg. Am Ende einer Runde zählt jede Farbe ihre Ameisen, die oben liegen. Zwei Runden sind eine Partie; wer aus beiden mehr Punkte hat, gewinnt, bei Gleichstand ist es remis.',
    ],
    deal: [
      'Die Auslage',
      'Ein ganzes Blatt mit zwei Jokern wird gemischt, und fünfundzwanzig Karten werden offen in ein Quadrat von fünf mal fünf gelegt. Geheim ist nichts als die Reihenfolge der übrigen Karten. Jede Seite gibt eine der beiden Runden.',
    ],
    odds: [
      'Vorgabe, Farben und Abheben',
      'Eine Auslage begünstigt eine Farbe, manchmal deutlich. Wer gegeben hat, sieht sie sich darum an und nennt eine Vorgabe: eine Farbe, und wie viele Züge sie macht, bevor die andere das erste Mal zieht. Dann wählt die andere Seite, welche Farbe sie spielt. Wer eine gerechte Vorgabe nennt, hat nichts zu fürchten.',
      'Ein halber Zug heißt Zufall: Sind die ganzen Züge gemacht, wird abgehoben, wer weitermacht. Gar keine Vorgabe heißt, dass schon der allererste Zug abgehoben wird. Von da an wechseln die Farben ab.',
      'Abgehoben wird von den Karten, die nicht ausgelegt sind. Bei einer roten Karte zieht Rot, bei einer schwarzen Schwarz. Bei einem Joker wird noch einmal abgehoben.',
      'Ist das ganze Blatt ausgelegt, tritt eine faire Münze an die Stelle des Abhebens.',
      'Neuneinhalb Züge sind die höchste Vorgabe.',
    ],
    turn: [
      'Ein Zug',
      'Nimm eine Ameise deiner Farbe und setze sie auf eine andere Ameise, gleich welcher Farbe. Sie nimmt alles mit, was unter ihr liegt: Ein Stapel zieht als Ganzes, und seine oberste Karte sagt, was er ist. Überdeckte Karten kommen nie wieder.',
      'Die 4 klettert auf die 9. Neun Punkte von Schwarz sind weg.',
      'Eine Ameise zieht nie auf ein leeres Feld.',
    ],
    ants: [
      'Arbeiterinnen, Soldaten, Königinnen, Drohnen',
      'Arbeiterinnen, Ass bis 10, ziehen ein Feld weit in eine der acht Richtungen und zählen ihre Zahl; ein Ass zählt eins.',
      'Ein Feld, gerade oder schräg.',
      'Soldaten, die Buben, ziehen wie Arbeiterinnen und zählen eins, aber keine Ameise kann sie je überdecken.',
      'Die 6 darf den Soldaten nicht überdecken, der Soldat aber die 6.',
      'Königinnen ziehen ein oder zwei Felder geradeaus in jede Richtung, über alles hinweg, was dazwischen liegt. Sie zählen eins.',
      'Zwei Felder, über eine Karte oder über nichts.',
      'Drohnen, die Könige, ziehen wie der Springer im Schach, über alles hinweg, was dazwischen liegt, und nicht anders. Sie zählen eins.',
      'Zwei Felder voran und eins zur Seite.',
    ],
    jokers: [
      'Joker sind Futter',
      'Ein Joker hat keine Farbe, zieht nie, und keine Ameise kann ihn überdecken.',
      'Am Ende der Runde bringt er drei Punkte für die Farbe, die als einzige Ameisen auf den acht Feldern ringsum hat. Sind beide Farben da oder keine, bekommt sie niemand.',
      'Drei Punkte für Rot.',
      'Beide sind da: nichts für niemanden.',
    ],
    passing: [
      'Passen und das Ende einer Runde',
      'Statt zu ziehen, darf man immer passen. Die Runde endet, wenn auf das Passen der einen Farbe gleich das Passen der anderen folgt. Dann wird alles gezählt, was oben liegt.',
    ],
    boards: [
      'Andere Bretter und Karten',
      'Neben dem Quadrat von fünf mal fünf gibt es vier mal vier, einen Streifen von zwei mal zehn, eine Spirale und einen zufälligen Fleck, auf dem das ganze Blatt ausliegt. Löcher sind keine Felder, aber Sprünge gehen darüber.',
      'Die Spirale hat fünfundzwanzig Felder und ist ein Feld breit, mit Lücken von einem Feld zwischen ihren Windungen. Der zufällige Fleck liegt in einem Rahmen von zehn mal zehn; seine Felder hängen gerade oder schräg zusammen.',
      'Man kann auch ohne Joker spielen. Das analytische Blatt hat nur Ass bis 5 und die Zehnen aller Farben und einen Joker: genau fünfundzwanzig Karten, sodass nichts zum Abheben bleibt und alles zu sehen ist.',
    ],
    notation: [
      'Notation',
      'Die Spalten heißen ab a, die Reihen ab 1. a1-b2 ist die Ameise von a1, die auf die von b2 klettert; pass ist das Passen.',
    ],
  },
  credits: 'Ant War hat Thorin N. Tatge erfunden. Die Worte hier sind unsere.',
};
