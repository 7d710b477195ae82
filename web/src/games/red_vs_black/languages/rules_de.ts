// The rules of Ants: Red vs. Black, in German: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../sections';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Das Ziel',
      'Zwei Völker werfen zehnseitige Würfel auf ein Brett aus roten und schwarzen Feldern. Ein Würfel auf der eigenen Farbe verwundet die feindliche Einheit, deren Nummer er zeigt. Eine Armee mit zwei oder weniger Einheiten am Ende einer Runde hat verloren.',
      'Jede Armee hat zehn Einheiten mit den Nummern 1 bis 10 und drei Taktikpunkte für die ganze Partie. Eine Einheit mit einer Wunde kämpft weiter; die zweite Wunde entfernt sie.',
    ],
    turn: [
      'Eine Runde',
      'Zuerst setzen beide bis zu vier unverwundete Einheiten ein, bevor ein Würfel fällt. Drei Würfel haben beide; zwei eingesetzte Einheiten bringen einen dazu, vier bringen zwei. Eine einzelne bringt nichts.',
      'Dann wirft Rot, dann wirft Schwarz, beide dürfen eine Taktik nutzen, und beide Würfe werden zusammen gewertet.',
    ],
    throw: [
      'Der Wurf',
      'Du sitzt an einem Ende des Bretts. Alle Würfel fliegen auf einmal, auf den fernen Hügel zu, der dein eigener ist. Schnipp sie mit dem Finger oder der Maus: Wie schnell und wohin sich die Hand zuletzt bewegt, so fliegen sie. Oder stell mit den zwei Reglern Richtung und Stärke ein und drück auf „Werfen“.',
      'Auf eine Farbe oder Zahl zu zielen, geht nicht. Ein harter Wurf kann den eigenen Hügel erreichen, wo Würfel Einheiten zurückholen, und Würfel über den Rand verlieren.',
      'Geworfen wird immer auf den leeren Tisch. Würfel beider Würfe, die an derselben Stelle zu liegen kamen, sind nebeneinander zu sehen, jeder auf dem Feld, auf dem er gewertet wird.',
      'Die Hügel sind drei Felder tief. Dahinter und neben dem Brett ist ein Würfel daneben.',
    ],
    score: [
      'Was ein Würfel bewirkt',
      'Auf der eigenen Farbe: eine Wunde für die feindliche Einheit mit seiner Zahl. Nichts, wenn diese Einheit nicht mehr da ist.',
      'Auf der anderen Farbe: nichts.',
      'Auf dem eigenen Hügel, dem fernen: Eine deiner entfernten Einheiten kommt zurück, gleich welche Zahl er zeigt.',
      'Auf dem feindlichen Hügel, dem nahen, oder neben dem Brett: nichts.',
      'Ein Würfel liegt dort, wo der größte Teil seiner Fläche liegt. Gewertet wird, was zu sehen ist.',
    ],
    tactics: [
      'Taktik',
      'Je Runde darf eine Seite einen Taktikpunkt ausgeben. Drehen: Einer deiner Würfel zählt eins mehr oder eins weniger, nie unter 1 oder über 10. Farben tauschen: Für deinen Wurf dieser Runde sind rote Felder schwarz und schwarze rot. Heilen: Bis zu drei deiner Einheiten verlieren die Wunde, die sie vor dieser Runde hatten.',
      'Taktik kommt nach beiden Würfen. Rot wählt zuerst.',
    ],
    resolve: [
      'Wie eine Runde gewertet wird',
      'Zuerst wird geheilt, dann kommen alle Wunden beider Würfe zugleich, dann werden Einheiten mit zwei Wunden entfernt, dann kommen Einheiten zurück.',
      'Für jeden Würfel auf deinem Hügel wählst du eine entfernte Einheit, auch eine gerade verlorene. Sie kommt ohne Wunde zurück.',
    ],
    end: [
      'Das Ende',
      'Eine Armee mit zwei oder weniger Einheiten am Ende einer Runde hat verloren.',
      'Geht es beiden zugleich so, gewinnt, wer mehr Einheiten hat; bei gleich vielen ist es remis.',
    ],
    notation: [
      'Notation',
      'Ein Würfel wird mit seiner Zahl und einem Buchstaben geschrieben: r oder b für ein rotes oder schwarzes Feld, h für den eigenen Hügel, e für den feindlichen, o für neben dem Brett: 7r, 10b, 3h.',
    ],
  },
  credits: 'Ants: Red vs. Black hat „Super“ Dave Radzik erfunden. Die Worte hier sind unsere.',
};
