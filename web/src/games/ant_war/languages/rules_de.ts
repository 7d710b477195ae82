// The rules of Ant War, in German.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Das Ziel',
      blocks: {
        aim: 'Rote Karten sind rote Ameisen, schwarze Karten schwarze. Ameisen klettern auf Ameisen, und was überdeckt ist, ist weg. Am Ende einer Runde zählt jede Farbe ihre Ameisen, die oben liegen. Zwei Runden sind eine Partie; wer aus beiden mehr Punkte hat, gewinnt.',
        tie: 'Gleiche Summen aus beiden Runden sind remis.',
      },
    },
    deal: {
      title: 'Die Auslage',
      blocks: {
        cards:
          'Ein ganzes Blatt mit zwei Jokern wird gemischt, und fünfundzwanzig Karten werden offen in ein Quadrat von fünf mal fünf gelegt. Geheim ist nichts als die Reihenfolge der übrigen Karten. Jede Seite gibt eine der beiden Runden.',
      },
    },
    odds: {
      title: 'Vorgabe, Farben und Abheben',
      blocks: {
        why: 'Eine Auslage begünstigt eine Farbe, manchmal deutlich. Wer gegeben hat, sieht sie sich darum an und nennt eine Vorgabe: eine Farbe, und wie viele Züge sie macht, bevor die andere das erste Mal zieht. Dann wählt die andere Seite, welche Farbe sie spielt. Wer eine gerechte Vorgabe nennt, hat nichts zu fürchten.',
        advice:
          'Gib die Züge dem Volk, das schlechter steht, und umso mehr, je schlechter es steht. Stehen beide gleich, nenne keine Vorgabe.',
        half: 'Ein halber Zug heißt Zufall: Sind die ganzen Züge gemacht, wird abgehoben, wer weitermacht. Gar keine Vorgabe heißt, dass schon der allererste Zug abgehoben wird. Von da an wechseln die Farben ab.',
        cut: 'Abgehoben wird von den Karten, die nicht ausgelegt sind. Bei einer roten Karte zieht Rot, bei einer schwarzen Schwarz; bei einem Joker wird noch einmal abgehoben. Die Seite zeigt, wie viele rote und schwarze Karten zum Abheben übrig sind.',
        coin: 'Ist das ganze Blatt ausgelegt, tritt eine faire Münze an die Stelle des Abhebens.',
        most: 'Neuneinhalb Züge sind die höchste Vorgabe.',
        passes:
          'Auch die Züge der Vorgabe dürfen gepasst werden. So ein Passen verbraucht einen davon und beendet nichts; nur auf das Passen im letzten kann die andere Farbe antworten, und vor einem Abheben nur, wenn ihre Farbe abgehoben wird.',
      },
    },
    turn: {
      title: 'Ein Zug',
      blocks: {
        cover:
          'Nimm eine Ameise deiner Farbe und setze sie auf eine andere Ameise, gleich welcher Farbe. Sie nimmt alles mit, was unter ihr liegt: Ein Stapel zieht als Ganzes, und seine oberste Karte sagt, was er ist. Überdeckte Karten kommen nie wieder.',
        stack: 'Die 4 klettert auf die 9. Neun Punkte von Schwarz sind weg.',
        enemies: 'Überdecke in der Regel feindliche Ameisen: Eine eigene, die du überdeckst, fehlt dir.',
        empty: 'Eine Ameise zieht nie auf ein leeres Feld.',
      },
    },
    ants: {
      title: 'Arbeiterinnen, Soldaten, Königinnen, Drohnen',
      blocks: {
        workers:
          'Arbeiterinnen, Ass bis 10, ziehen ein Feld weit in eine der acht Richtungen und zählen ihre Zahl; ein Ass zählt eins.',
        worker: 'Ein Feld, gerade oder schräg.',
        soldiers:
          'Soldaten, die Buben, ziehen wie Arbeiterinnen und zählen eins, aber keine Ameise kann sie je überdecken.',
        soldier: 'Die 6 darf den Soldaten nicht überdecken, der Soldat aber die 6.',
        queens:
          'Königinnen ziehen ein oder zwei Felder geradeaus in jede Richtung, über alles hinweg, was dazwischen liegt. Sie zählen eins.',
        queen: 'Zwei Felder, über eine Karte oder über nichts.',
        drones:
          'Drohnen, die Könige, ziehen wie der Springer im Schach, über alles hinweg, was dazwischen liegt, und nicht anders. Sie zählen eins. Am Anfang kann eine Drohne festsitzen.',
        drone: 'Zwei Felder voran und eins zur Seite.',
      },
    },
    jokers: {
      title: 'Joker sind Futter',
      blocks: {
        still: 'Ein Joker hat keine Farbe, zieht nie, und keine Ameise kann ihn überdecken.',
        points:
          'Am Ende der Runde bringt er drei Punkte für die Farbe, die als einzige Ameisen auf den acht Feldern ringsum hat. Sind beide Farben da oder keine, bekommt sie niemand.',
        food: 'Drei Punkte für Rot.',
        contested: 'Beide sind da: nichts für niemanden.',
      },
    },
    passing: {
      title: 'Passen und das Ende einer Runde',
      blocks: {
        pass: 'Statt zu ziehen, darf man immer passen. Die Runde endet, wenn auf das Passen der einen Farbe gleich das Passen der anderen folgt. Dann wird alles gezählt, was oben liegt.',
      },
    },
    boards: {
      title: 'Andere Bretter und Karten',
      blocks: {
        shapes:
          'Neben dem Quadrat von fünf mal fünf gibt es vier mal vier, einen Streifen von zwei Spalten zu zehn, eine Spirale und einen zufälligen Fleck, auf dem das ganze Blatt ausliegt. Löcher sind keine Felder, aber Sprünge gehen darüber.',
        rectangles:
          'Der Text nennt diese als Beispiele. Darum steht auch jedes Rechteck von zwei bis zehn Spalten und zwei bis zehn Reihen zur Wahl, von neun Feldern an bis zu so vielen, wie das Blatt füllen kann.',
        patches:
          'Die Spirale hat fünfundzwanzig Felder und ist ein Feld breit, mit Lücken von einem Feld zwischen ihren Windungen. Der zufällige Fleck liegt in einem Rahmen von zehn mal zehn; seine Felder hängen gerade oder schräg zusammen.',
        decks:
          'Man kann auch ohne Joker spielen. Das analytische Blatt hat nur Ass bis 5 und die Zehnen aller Farben und einen Joker: genau fünfundzwanzig Karten. Auf fünf mal fünf liegen sie alle aus, und nichts bleibt zum Abheben.',
      },
    },
    notation: {
      title: 'Notation',
      blocks: {
        moves:
          'Die Spalten heißen ab a, die Reihen ab 1. a1-b2 ist die Ameise von a1, die auf die von b2 klettert; pass ist das Passen.',
      },
    },
  },
  credits: 'Ant War hat Thorin N. Tatge erfunden. Die Worte hier sind unsere.',
};
