// The texts of the library, in German.

import type { en } from '../en';
import type { Translation } from '../../i18n/catalogue';

export const words: Translation<typeof en> = {
  'library.title': 'Bibliothek',
  'library.home': 'Startseite',
  'library.playing': 'Laufend',
  'library.over': 'Beendet',
  'library.empty':
    'Noch nichts da. Jede Partie kommt mit ihrem ersten Zug von selbst hierher und bleibt, bis sie gelöscht wird.',
  'library.loading': 'Die Bibliothek wird geöffnet …',
  'library.slow':
    'Der Browser öffnet seinen Speicher nur langsam. Die Partie auf dem Brett ist sicher; die übrigen erscheinen, sobald sie gelesen werden können. Dauert es lange, andere Fenster mit Anthill schließen.',
  'library.take': 'Datei, Link oder Text öffnen',
  'library.backup': 'Alles sichern',
  'library.backup.done': {
    one: 'Die Sicherung ist unterwegs: {n} Partie.',
    other: 'Die Sicherung ist unterwegs: {n} Partien.',
  },
  'library.statistics': 'Statistik',
  'library.keep':
    'Die Partien liegen in diesem Browser auf diesem Gerät. Safari vergisst sie nach sieben Tagen ohne Besuch, wenn die Seite nicht auf dem Home-Bildschirm ist; eine Sicherung vergisst nichts.',
  'library.more': 'Mehr: {title}',
  'library.players': '{red} gegen {black}',
  'library.won': '{player} hat gewonnen',
  'library.draw': 'Remis',
  'library.ended': 'Beendet',
  'library.moves': { one: '{n} Zug', other: '{n} Züge' },
  'library.begun': 'Gerade begonnen',
  'library.secret': 'Geheime Aufstellung',
  'library.facts': '{game} · {state} · {moves}',
  'library.facts.begun': '{game} · {state}',
  'library.deleted': 'Gelöscht: {title}',
  'library.undo': 'Rückgängig',
  'library.full':
    'Dieser Browser hat keinen Platz für eine weitere Partie. Sichern und ein paar löschen schafft Platz.',
  'library.failed': 'Der Speicher dieses Browsers antwortet gerade nicht. Die Partien darin sind nicht verloren.',
  'library.newer':
    'Hier war schon ein neueres Anthill: Nach einem Neuladen der Seite ist die Bibliothek wieder zu sehen. Die Partien darin sind nicht verloren.',
  'library.again': 'Noch einmal versuchen',
  'library.gone': 'Diese Partie ist nicht mehr da.',
  'library.backup.secret': {
    one: '{n} Partie mit geheimer Aufstellung bleibt auf diesem Gerät.',
    other: '{n} Partien mit geheimer Aufstellung bleiben auf diesem Gerät.',
  },

  // Was die beendeten Partien ergeben.
  'statistics.empty': 'Noch keine beendete Partie.',
  'statistics.opponent': 'Gegen',
  'statistics.played': 'Gespielt',
  'statistics.won': 'Gewonnen',
  'statistics.lost': 'Verloren',
  'statistics.drawn': 'Remis',
  'statistics.computer': 'Computer, {level}',
  'statistics.friend': 'Zu zweit hier',
  'statistics.private': 'Gezählt aus den beendeten Partien der Bibliothek, nur auf diesem Gerät.',
  'statistics.save': 'Als Datei speichern',
  'statistics.erase': 'Neu beginnen',
  'statistics.erased': 'Partien, die vor dem {date} endeten, zählen nicht.',
  'statistics.restore': 'Alle Partien zählen',

  // One game of the library.
  'entry.open': 'Öffnen',
  'entry.rename': 'Umbenennen',
  'entry.share': 'Link und QR-Code',
  'entry.file': 'Als Datei sichern',
  'entry.delete': 'Löschen',
  'name.label': 'Wie diese Partie heißen soll',
  'name.save': 'Sichern',
  'name.cancel': 'Abbrechen',

  // A game goes out.
  'share.link': 'Link',
  'share.link.note':
    'Die ganze Partie steckt im Link selbst. Wer ihn öffnet, bekommt eine Kopie; verschickt wird nichts.',
  'share.link.bare': 'Die Kommentare passten nicht mit in den Link.',
  'share.link.long': 'Für einen Link ist diese Partie zu lang. In eine Datei passt sie.',
  'share.copy': 'Link kopieren',
  'share.send': 'Senden …',
  'share.qr': 'QR-Code des Links',
  'share.qr.long': 'Für einen QR-Code ist der Link zu lang.',
  'share.file': 'Als Datei sichern',
  'share.text': 'Als Text kopieren',
  'share.position': 'Stellung kopieren',
  'share.copied': 'Kopiert.',
  'share.refused':
    'Dieser Browser lässt die Seite nicht kopieren. Der Text lässt sich von Hand markieren und kopieren.',
  'share.secret': 'Solange die Aufstellung geheim ist, bleibt diese Partie auf diesem Gerät.',

  // Something comes in.
  'take.hint':
    'Eine Partie als Datei, eine Sicherung, ein Link oder ein Text: eine Aufzeichnung („anthill-game 1“, Anfang, Züge und Ergebnis, je eine Zeile) oder eine Stellung.',
  'take.file': 'Datei wählen',
  'take.text': 'Oder hier einfügen',
  'take.open': 'Aufnehmen',
  'take.reading': 'Wird gelesen …',
  'take.done': {
    one: '{n} Partie ist in die Bibliothek gekommen.',
    other: '{n} Partien sind in die Bibliothek gekommen.',
  },
  'take.known': { one: '{n} Partie war schon da.', other: '{n} Partien waren schon da.' },
  'take.aside': {
    one: '{n} Partie war nicht lesbar und liegt beiseite.',
    other: '{n} Partien waren nicht lesbar und liegen beiseite.',
  },
  'take.settings': 'Die Einstellungen sind die der Sicherung.',
  'offer.title': 'Eine Partie aus einem Link',
  'offer.note': 'Sie liegt noch nicht in der Bibliothek.',
  'offer.open': 'Behalten und öffnen',
  'offer.keep': 'Behalten',
  'offer.decline': 'Jetzt nicht',
  'take.problem.empty': 'Da ist nichts drin.',
  'take.problem.large': 'Das ist zu groß: Höchstens 64 MB werden gelesen.',
  'take.problem.bytes': 'Diese Datei ist kein Text.',
  'take.problem.unknown':
    'Das ist weder eine Partie noch eine Stellung, noch ein Link oder eine Sicherung von Anthill.',
  'take.problem.newer':
    'Das hat ein neueres Anthill gespeichert. Lade die Seite neu, damit es kommt, und versuch es dann noch einmal.',
  'take.problem.link': 'Dieser Link ist beschädigt: Ein Teil fehlt oder wurde unterwegs verändert.',
  'take.problem.record': 'Diese Partie lässt sich nicht nachspielen. {error}',
  'take.problem.long': 'Diese Partie ist zu lang: Höchstens {most} Züge werden angenommen.',
  'take.problem.backup': 'Diese Sicherung ist beschädigt; nichts wurde daraus übernommen.',
  'take.problem.game': 'Dieses Spiel gibt es auf dieser Seite nicht.',
  'take.problem.secret':
    'Diese Partie steckt mitten in einer geheimen Aufstellung: Nur das Gerät, auf dem sie begann, kann sie fortsetzen.',

  // Going through a game.
  'replay.bar': 'Wiedergabe',
  'replay.first': 'Zum Anfang',
  'replay.back': 'Einen Zug zurück',
  'replay.play': 'Züge abspielen',
  'replay.pause': 'Pause',
  'replay.on': 'Einen Zug weiter',
  'replay.last': 'Zum Ende',
  'replay.speed': 'Tempo',
  'replay.speed.value': '{speed}×',
  'replay.at': 'Zug',
  'comment.write': 'Kommentar',
  'comment.label': 'Kommentar zu dieser Stellung',
  'comment.save': 'Sichern',
  'comment.cancel': 'Abbrechen',
  'comment.delete': 'Löschen',
};
