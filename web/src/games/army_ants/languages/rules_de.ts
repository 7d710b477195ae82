// The rules of Army Ants, in German.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Das Ziel',
      blocks: {
        aim: 'Zwei Ameisenarmeen, eine rote, eine schwarze. Wer die feindliche Königin schlägt, gewinnt. Rot und Schwarz geben abwechselnd je einen Befehl; Rot beginnt.',
      },
    },
    board: {
      title: 'Armeen und Brett',
      blocks: {
        figure:
          'Oben das Gebiet von Schwarz, unten das von Rot, die vorderen Reihen aneinander, an jedem Ende ein Bau.',
        army: 'Jede Armee hat achtzehn Zahlenkarten, zwei von jedem Wert von Ass (1) bis 9, und eine Königin. Eine Karte zeigt so viele Ameisen, wie sie wert ist. Rot spielt Herz und Karo, Schwarz Pik und Kreuz; sonst machen die Farben der Karten keinen Unterschied.',
        territory:
          'Das Brett hat fünf Spalten und acht Reihen. Die vier Reihen vor einer Seite sind ihr Gebiet, und die beiden vorderen Reihen berühren sich. Nur die Mitte jeder hinteren Reihe, der Bau, ist am Anfang leer. Alle vierzig Felder bleiben im Spiel, so leer sie auch werden.',
      },
    },
    setups: {
      title: 'Drei Aufstellungen',
      blocks: {
        positions:
          'Die neunzehn Plätze, für jede Seite von ihrem Sitz aus: 1 bis 5 in der vorderen Reihe von links nach rechts, 16 bis 19 neben dem Bau.',
        random: 'Zufällig: Alle neunzehn Karten werden offen auf die Plätze 1 bis 19 gegeben.',
        minor:
          'Kleine Aufstellung: Jede Seite zieht geheim fünf Karten und legt sie in beliebiger Ordnung in ihre vordere Reihe, dann fünf in die zweite, fünf in die dritte und die letzten vier in die hintere Reihe, links und rechts vom Bau.',
        total:
          'Totale Aufstellung: Jede Seite legt geheim alle neunzehn Karten, wohin sie will. Nur die Königin darf nicht neben einer ihrer eigenen 9en stehen.',
        nines: '„Neben“ heißt direkt neben, vor oder hinter ihr. Schräg ist weit genug.',
        later:
          'Das gilt nur für die Aufstellung: Züge des Aufmarschs und der Schlacht dürfen sie neben eine ihrer 9en bringen.',
        reveal: 'Sind beide Seiten fertig, werden alle Karten zugleich aufgedeckt.',
        secret: 'Die Texte dieser Ausgabe kennen nur die zufällige Aufstellung. Die geheimen stehen trotzdem zur Wahl.',
      },
    },
    rally: {
      title: 'Der Aufmarsch',
      blocks: {
        turns:
          'Zuerst formieren sich beide Armeen: je fünf Züge, abwechselnd, Rot zuerst. Niemand greift an, und keine Karte betritt oder durchquert das Gebiet der anderen Seite.',
        withMoveOut: 'Karten dürfen marschieren, ausrücken und tauschen.',
        withoutMoveOut: 'Karten dürfen marschieren und tauschen; das Ausrücken muss bis zur Schlacht warten.',
        pass: 'Im Aufmarsch darf gepasst werden. Das zählt als einer der fünf Züge.',
        battle: 'Haben beide Seiten ihre Züge gemacht oder aufgegeben, beginnt die Schlacht, und Rot zieht zuerst.',
      },
    },
    favor: {
      title: { favor: 'Gunst der Königin', gambit: 'Gambit der Königin' },
      blocks: {
        home: 'Steht die Königin einer Seite nach der Aufstellung in der vorderen Reihe, darf die Seite sie mit ihrem allerersten Aufmarschzug in den Bau der eigenen hinteren Reihe schicken. Sonst bewegt sich nichts, und die Seite verzichtet auf den Rest ihres Aufmarschs.',
        rest: 'Die andere Seite macht dann sofort alle Aufmarschzüge, die sie noch hat, einen nach dem anderen.',
        both: 'Tut Rot das zuerst, darf Schwarz es immer noch, solange Schwarz keinen Aufmarschzug gemacht hat. Nach einer Totalen Aufstellung darf es niemand.',
        figure: 'Die Königin geht aus der vorderen Reihe in den Bau.',
      },
    },
    march: {
      title: 'Marsch',
      blocks: {
        line: 'Eigene Karten, die lückenlos in einer Reihe oder Spalte stehen, ziehen als Kolonne gemeinsam beliebig viele Felder in eine Richtung: vor, zurück, links oder rechts. Die Kolonne darf der Länge nach oder breitseits ziehen.',
        unbroken: 'Der Text dieser Ausgabe sagt es nicht, aber auch hier hat eine Kolonne keine Lücken.',
        two: 'Eine einzelne Karte marschiert nicht: Sie rückt aus, was sie ebenso geradeaus bringt.',
        single:
          'Auch eine einzelne Karte darf marschieren, geradeaus. Im Aufmarsch kommt sie anders auf kein leeres Feld.',
        spaces:
          'Jedes Feld, das eine Karte betritt, muss leer sein oder von einer Karte derselben Kolonne verlassen werden. Niemand springt, niemand biegt ab, und niemand verlässt das Brett. Eine Kolonne greift nicht an.',
        along: 'Der Länge nach.',
        broadside: 'Breitseits.',
      },
    },
    'move-out': {
      title: 'Ausrücken',
      blocks: {
        way: 'Eine Karte, auch die Königin, geht auf ein beliebiges leeres Feld, das sie mit Schritten vor, zurück, links und rechts über leere Felder erreicht; abbiegen darf sie, so oft sie will.',
        figure: 'Um die Ecke, über leere Felder.',
      },
    },
    swap: {
      title: 'Tausch',
      blocks: {
        neighbours:
          'Zwei eigene Karten, die in einer Reihe oder Spalte Nachbarn sind, tauschen die Plätze, auch zwei mit gleichem Wert.',
        straight: 'Schräge Nachbarn nicht.',
        diagonal: 'Schräge Nachbarn tauschen ebenfalls.',
        figure: 'Zwei Nachbarn tauschen die Plätze.',
      },
    },
    attack: {
      title: 'Angriff',
      blocks: {
        way: 'Nur in der Schlacht. Eine Zahlenkarte geht geradeaus, eine Reihe oder Spalte entlang und nur über leere Felder, auf eine feindliche Karte mit gleichem oder kleinerem Wert. Ob nebenan oder weit weg, ist gleich.',
        higher: 'Höherer Wert: Das Ziel wird entfernt, der Angreifer steht dort.',
        equal: 'Gleicher Wert: Beide werden entfernt.',
        keeps:
          'Ein Angreifer behält seinen Wert, so viele Karten er auch schlägt. Nur eine 9 entfernt eine 9 und fällt mit ihr.',
      },
    },
    queen: {
      title: 'Die Königin',
      blocks: {
        weak: 'Die Königin greift nie an und ist weniger wert als ein Ass: Jede feindliche Zahlenkarte, die sie erreicht, schlägt sie und bleibt stehen. Marsch, Ausrücken und Tausch macht sie mit wie jede andere Karte.',
      },
    },
    end: {
      title: 'Das Ende',
      blocks: {
        capture:
          'Wird eine Königin geschlagen, ist die Partie sofort aus; wer sie schlägt, gewinnt. Sind nur die beiden Königinnen übrig, ist es remis.',
        agree: 'Man darf jederzeit aufgeben, und beide können sich auf Remis einigen.',
        pass: 'In der Schlacht passt niemand, solange ein Befehl möglich ist. Eine Seite ohne möglichen Befehl passt; zweimal nacheinander ist remis.',
      },
    },
    aggression: {
      title: { aggression: 'Rote Aggression', repetition: 'Wiederholung' },
      blocks: {
        forward:
          'Rot hat den ersten Zug, also muss Rot den Krieg vorantreiben. Ziehen die Armeen nur hin und her, verliert Rot.',
        exactly:
          'So ist es, wenn die Stellung nach einem Zug dieselbe ist wie vier Züge früher, und das dreimal nacheinander: sechs Züge Hin und Her. Rot verliert auch, wenn in der Schlacht eine Stellung zum dritten Mal entsteht. Stellungen sind gleich, wenn dieselben Farben und Werte auf denselben Feldern stehen und dieselbe Seite am Zug ist.',
        optional: 'Das ist eine der wahlfreien Regeln und lässt sich vor der Partie abschalten.',
        series: 'Eine Zugfolge, die immer wieder wiederholt wird, ist remis.',
        fourTimes:
          'So ist es, sobald dieselbe Zugfolge, mit denselben Zügen beider Seiten, viermal nacheinander gespielt ist.',
        off: 'Die Rote Aggression ist abgeschaltet.',
        nothing:
          'Keine Regel beendet eine Wiederholung. Entsteht eine Stellung in der Schlacht zum dritten Mal, sagt es die Seite und bietet Remis an. Der Computer spielt etwas anderes, wo er besser steht, und ist sonst einverstanden.',
      },
    },
    notation: {
      title: 'Notation',
      blocks: {
        spaces:
          'Die Spalten heißen a bis e, von links aus Sicht von Rot, die Reihen 1 bis 8 ab der hinteren Reihe von Rot.',
        moves:
          'd1-c1 ist eine Karte, die zieht; a3:c3-b3 die Kolonne von a3 bis c3, deren erste Karte auf b3 landet; a1=b1 ein Tausch; e4xe7 ein Angriff; favor ist die Gunst der Königin, pass das Passen.',
      },
    },
  },
  credits:
    'Army Ants hat Bryan Winter erfunden: Misty Moon Games 2008, I’m Board LLC 2020. Die Ausgabe der Community folgt einer Regelseite der Community, deren Autor nicht bekannt ist. Die Worte hier sind unsere.',
};
