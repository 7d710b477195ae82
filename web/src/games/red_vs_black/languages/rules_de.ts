// The rules of Ants: Red vs. Black, in German.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Das Ziel',
      blocks: {
        aim: 'Zwei Völker werfen zehnseitige Würfel auf ein Brett aus roten und schwarzen Feldern. Ein Würfel auf der eigenen Farbe verwundet die feindliche Einheit, deren Nummer er zeigt. Eine Armee mit zwei oder weniger Einheiten am Ende einer Runde hat verloren.',
        army: 'Jede Armee hat zehn Einheiten zu hundert Ameisen, mit den Nummern 1 bis 10, und drei Taktikpunkte für die ganze Partie. Eine Einheit mit einer Wunde bleibt, kann aber nicht mehr eingesetzt werden; die zweite Wunde entfernt sie.',
      },
    },
    turn: {
      title: 'Eine Runde',
      blocks: {
        commit:
          'Zuerst setzen beide bis zu vier unverwundete Einheiten ein, bevor ein Würfel fällt. Drei Würfel haben beide; zwei eingesetzte Einheiten bringen einen dazu, vier bringen zwei. Eine allein bringt nichts, und drei zählen wie zwei.',
        free: 'Einsetzen kostet nichts: Nach dem Wurf stehen die Einheiten wieder bereit.',
        order:
          'Dann wirft Rot, dann wirft Schwarz, beide dürfen eine Taktik nutzen, und beide Würfe werden zusammen gewertet.',
      },
    },
    throw: {
      title: 'Der Wurf',
      blocks: {
        hand: 'Du sitzt an einem Ende des Bretts. Alle Würfel fliegen auf einmal, auf den fernen Hügel zu, der dein eigener ist. Schnipp sie mit dem Finger oder der Maus: Wie schnell und wohin sich die Hand zuletzt bewegt, so fliegen sie. Oder stell mit den zwei Reglern Richtung und Stärke ein und drück auf „Werfen“.',
        chance:
          'Auf eine Farbe oder Zahl zu zielen, geht nicht. Ein harter Wurf kann den eigenen Hügel erreichen, wo Würfel Einheiten zurückholen, und Würfel über den Rand verlieren.',
        strength: 'Ein Wurf hat eine größte Stärke, damit Partien enden. Eine schnellere Hand wirft nicht härter.',
        table:
          'Geworfen wird immer auf den leeren Tisch. Würfel beider Würfe, die an derselben Stelle zu liegen kamen, sind nebeneinander zu sehen, jeder auf dem Feld, auf dem er gewertet wird.',
        hills: 'Die Hügel sind drei Felder tief. Dahinter und neben dem Brett ist ein Würfel daneben.',
      },
    },
    score: {
      title: 'Was ein Würfel bewirkt',
      blocks: {
        own: 'Auf der eigenen Farbe: eine Wunde für die feindliche Einheit mit seiner Zahl. Nichts, wenn diese Einheit nicht mehr da ist.',
        other: 'Auf der anderen Farbe: nichts.',
        ownHill:
          'Auf dem eigenen Hügel, dem fernen: Eine deiner entfernten Einheiten kommt zurück, gleich welche Zahl er zeigt.',
        elsewhere: 'Auf dem feindlichen Hügel, dem nahen, oder neben dem Brett: nichts.',
        half: 'Ein Würfel liegt dort, wo von oben gesehen mehr als die Hälfte seines Umrisses liegt, alle Felder einer Farbe zusammengenommen. Der gedruckte Text verlangt 60 Prozent und im selben Atemzug knapp mehr als die Hälfte: Knapp mehr als die Hälfte genügt, und wer 60 Prozent will, kann sie vor der Partie wählen. Ein Würfel, der nirgends mehr als zur Hälfte liegt, bewirkt nichts.',
        sixty:
          'Der gedruckte Text verlangt 60 Prozent und im selben Atemzug knapp mehr als die Hälfte. Diese Partie wird mit 60 Prozent gespielt: So viel vom Umriss eines Würfels muss von oben gesehen auf einer Farbe liegen, alle ihre Felder zusammengenommen. Für die Hügel und neben dem Brett genügt mehr als die Hälfte. Ein Würfel, der weniger klar liegt, bewirkt nichts.',
        seen: 'Gewertet wird, was zu sehen ist.',
      },
    },
    tactics: {
      title: 'Taktik',
      blocks: {
        one: 'Je Runde darf eine Seite einen Taktikpunkt ausgeben.',
        order: 'Taktik kommt nach beiden Würfen. Rot wählt zuerst.',
        adjust: 'Drehen: Einer deiner Würfel zählt eins mehr oder eins weniger.',
        bounds: 'Drehen führt nie unter 1 oder über 10.',
        swap: 'Farben tauschen: Für deinen Wurf dieser Runde sind rote Felder schwarz und schwarze rot.',
        nowhere: 'Ein Würfel, der nirgends liegt, liegt auch mit getauschten Farben nirgends.',
        heal: 'Heilen: Bis zu drei deiner Einheiten verlieren eine Wunde.',
        earlier: 'Wunden werden am Ende der Runde vermerkt: Heilen nimmt nur die früherer Runden.',
      },
    },
    resolve: {
      title: 'Wie eine Runde gewertet wird',
      blocks: {
        order:
          'Zuerst wird geheilt, dann kommen alle Wunden beider Würfe zugleich, dann werden Einheiten mit zwei Wunden entfernt, dann kommen Einheiten zurück.',
        back: 'Für jeden Würfel auf deinem Hügel wählst du eine entfernte Einheit, auch eine gerade verlorene. Sie kommt ohne Wunde zurück.',
      },
    },
    end: {
      title: 'Das Ende',
      blocks: {
        lost: 'Eine Armee mit zwei oder weniger Einheiten am Ende einer Runde hat verloren.',
        both: 'Geschieht das beiden zugleich, ist es remis, gleich was von ihnen übrig ist.',
      },
    },
    notation: {
      title: 'Notation',
      blocks: {
        dice: 'Ein Würfel wird mit seiner Zahl und einem Buchstaben geschrieben: r oder b für ein rotes oder schwarzes Feld, h für den eigenen Hügel, e für den feindlichen, o für neben dem Brett, n für nirgends: 7r, 10b, 3h.',
      },
    },
  },
  credits:
    'Ants: Red vs. Black hat „Super“ Dave Radzik erfunden; 2009 erschienen bei Another Game Company, LLC. Die Worte hier sind unsere.',
};
