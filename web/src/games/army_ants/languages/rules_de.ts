// The rules of Army Ants, in German: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Das Ziel',
      'Zwei Ameisenarmeen, eine rote, eine schwarze. Wer die feindliche Königin schlägt, gewinnt. Rot und Schwarz geben abwechselnd je einen Befehl; Rot beginnt.',
    ],
    board: [
      'Armeen und Brett',
      'Jede Armee hat achtzehn Arbeiterinnen, zwei von jedem Wert von Ass (1) bis 9, und eine Königin. Eine Karte zeigt so viele Ameisen, wie sie wert ist. Rot spielt Herz und Karo, Schwarz Pik und Kreuz; sonst machen die Farben der Karten keinen Unterschied.',
      'Das Brett hat fünf Spalten und acht Reihen. Die vier Reihen vor einer Seite sind ihr Gebiet. Nur die Mitte jeder hinteren Reihe, der Bau, ist am Anfang leer.',
      'Das Gebiet von Rot unten, das von Schwarz oben, an jedem Ende ein Bau.',
    ],
    setups: [
      'Drei Aufstellungen',
      'Zufällig: Alle neunzehn Karten werden offen gegeben.',
      'Kleine Aufstellung: Jede Seite zieht geheim fünf Karten und legt sie in beliebiger Ordnung in ihre vordere Reihe, dann fünf in die zweite, fünf in die dritte und die letzten vier in die hintere Reihe, links und rechts vom Bau.',
      'Totale Aufstellung: Jede Seite legt geheim alle neunzehn Karten, wohin sie will. Nur die Königin darf nicht direkt neben, vor oder hinter einer ihrer eigenen 9en stehen.',
      'Sind beide Seiten fertig, werden alle Karten zugleich aufgedeckt.',
      'Die Texte dieser Ausgabe kennen nur die zufällige Aufstellung. Die geheimen stehen trotzdem zur Wahl.',
    ],
    rally: [
      'Der Aufmarsch',
      'Zuerst formieren sich beide Armeen: je fünf Züge, abwechselnd, Rot zuerst. Niemand greift an, und keine Karte betritt oder durchquert das Gebiet der anderen Seite.',
      'Karten dürfen marschieren, ausrücken und tauschen.',
      'Karten dürfen marschieren und tauschen; das Ausrücken muss bis zur Schlacht warten.',
      'Im Aufmarsch darf gepasst werden. Das zählt als einer der fünf Züge.',
      'Haben beide Seiten ihre Züge gemacht oder aufgegeben, beginnt die Schlacht, und Rot zieht zuerst.',
    ],
    favor: [
      ['Gunst der Königin', 'Gambit der Königin'],
      'Liegt die Königin einer Seite nach dem Geben in der vorderen Reihe, darf die Seite sie mit ihrem allerersten Aufmarschzug in den Bau der eigenen hinteren Reihe schicken. Sonst bewegt sich nichts, und die Seite verzichtet auf den Rest ihres Aufmarschs. Die andere Seite macht dann alle ihre übrigen Aufmarschzüge hintereinander.',
      'Tut Rot das zuerst, darf Schwarz es immer noch, solange Schwarz keinen Aufmarschzug gemacht hat. Nach einer Totalen Aufstellung darf es niemand.',
      'Die Königin geht aus der vorderen Reihe in den Bau.',
    ],
    march: [
      'Marsch',
      'Eigene Karten, die lückenlos in einer Reihe oder Spalte stehen, ziehen als Kolonne gemeinsam beliebig viele Felder in eine Richtung: vor, zurück, links oder rechts. Die Kolonne darf der Länge nach oder breitseits ziehen.',
      'Eine Kolonne hat mindestens zwei Karten.',
      'Auch eine einzelne Karte darf marschieren, geradeaus.',
      'Jedes Feld, das eine Karte betritt, muss leer sein oder von einer Karte derselben Kolonne verlassen werden. Niemand springt, niemand biegt ab, und niemand verlässt das Brett. Eine Kolonne greift nicht an.',
      'Der Länge nach.',
      'Breitseits.',
    ],
    'move-out': [
      'Ausrücken',
      'Eine Karte, auch die Königin, geht auf ein beliebiges leeres Feld, das sie mit Schritten vor, zurück, links und rechts über leere Felder erreicht; abbiegen darf sie, so oft sie will.',
      'Um die Ecke, über leere Felder.',
    ],
    swap: [
      'Tausch',
      'Zwei eigene Karten, die in einer Reihe oder Spalte Nachbarn sind, tauschen die Plätze.',
      'Schräge Nachbarn nicht.',
      'Schräge Nachbarn tauschen ebenfalls.',
      'Zwei Nachbarn tauschen die Plätze.',
    ],
    attack: [
      'Angriff',
      'Nur in der Schlacht. Eine Zahlenkarte geht geradeaus, eine Reihe oder Spalte entlang und nur über leere Felder, auf eine feindliche Karte mit gleichem oder kleinerem Wert. Ob nebenan oder weit weg, ist gleich.',
      'Höherer Wert: Das Ziel wird entfernt, der Angreifer steht dort.',
      'Gleicher Wert: Beide werden entfernt.',
    ],
    queen: [
      'Die Königin',
      'Die Königin greift nie an und ist weniger wert als ein Ass: Jede feindliche Zahlenkarte, die sie erreicht, schlägt sie und bleibt stehen. Marsch, Ausrücken und Tausch macht sie mit wie jede andere Karte.',
    ],
    end: [
      'Das Ende',
      'Wird eine Königin geschlagen, ist die Partie sofort aus; wer sie schlägt, gewinnt. Sind nur die beiden Königinnen übrig, ist es remis.',
      'Man darf jederzeit aufgeben, und beide können sich auf Remis einigen.',
      'In der Schlacht passt niemand, solange ein Befehl möglich ist. Eine Seite ohne möglichen Befehl passt; zweimal nacheinander ist remis.',
    ],
    aggression: [
      ['Rote Aggression', 'Wiederholung'],
      'Rot hat den ersten Zug, also muss Rot den Krieg vorantreiben. Ziehen die Armeen nur hin und her, verliert Rot.',
      'So ist es, wenn die Stellung nach einem Zug dieselbe ist wie vier Züge früher, und das dreimal nacheinander: sechs Züge Hin und Her. Rot verliert auch, wenn in der Schlacht eine Stellung zum dritten Mal entsteht. Stellungen sind gleich, wenn dieselben Farben und Werte auf denselben Feldern stehen und dieselbe Seite am Zug ist.',
      'Eine Zugfolge, die immer wieder wiederholt wird, ist remis.',
      'So ist es, sobald dieselbe Zugfolge, mit denselben Zügen beider Seiten, viermal nacheinander gespielt ist.',
      'Wiederholen ist nicht verboten. Wer es leid ist, kann Remis anbieten.',
    ],
    notation: [
      'Notation',
      'Die Spalten heißen a bis e, von links aus Sicht von Rot, die Reihen 1 bis 8 ab der hinteren Reihe von Rot.',
      'd1-c1 ist eine Karte, die zieht; a3:c3-b3 die Kolonne von a3 bis c3, deren erste Karte auf b3 landet; a1=b1 ein Tausch; e4xe7 ein Angriff; favor ist die Gunst der Königin, pass das Passen.',
    ],
  },
  credits:
    'Army Ants hat Bryan Winter erfunden: Misty Moon Games 2008, I’m Board LLC 2020. Die Ausgabe der Community ist von ihren Spielenden. Die Worte hier sind unsere.',
};
