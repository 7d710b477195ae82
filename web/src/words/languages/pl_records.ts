// The texts of the library, in Polish.

import type { en } from '../en_records';
import type { Translation } from '../words';

export const words: Translation<typeof en> = {
  'library.title': 'Biblioteka',
  'library.home': 'Ekran startowy',
  'library.playing': 'W toku',
  'library.over': 'Zakończone',
  'library.empty':
    'Jeszcze pusto. Każda partia trafia tu sama z pierwszym ruchem i zostaje, dopóki się jej nie usunie.',
  'library.loading': 'Otwieranie biblioteki…',
  'library.take': 'Otwórz plik, link lub tekst',
  'library.backup': 'Kopia wszystkiego',
  'library.backup.done': {
    one: 'Kopia w drodze: {n} partia.',
    few: 'Kopia w drodze: {n} partie.',
    many: 'Kopia w drodze: {n} partii.',
    other: 'Kopia w drodze: {n} partie.',
  },
  'library.keep':
    'Partie trzyma ta przeglądarka na tym urządzeniu. Safari zapomina je po siedmiu dniach bez odwiedzin, chyba że strona jest na ekranie początkowym; kopia nie zapomina nigdy.',
  'library.more': 'Więcej: {title}',
  'library.players': '{red} kontra {black}',
  'library.won': 'Wygrana: {player}',
  'library.draw': 'Remis',
  'library.moves': { one: '{n} ruch', few: '{n} ruchy', many: '{n} ruchów', other: '{n} ruchy' },
  'library.begun': 'Dopiero rozpoczęta',
  'library.secret': 'Tajne ustawienie',
  'library.facts': '{game} · {state} · {moves}',
  'library.facts.begun': '{game} · {state}',
  'library.deleted': 'Usunięto: {title}',
  'library.undo': 'Cofnij',
  'library.full': 'W tej przeglądarce nie ma miejsca na kolejną partię. Kopia i kilka usunięć zrobią miejsce.',

  // One game of the library.
  'entry.open': 'Otwórz',
  'entry.rename': 'Zmień nazwę',
  'entry.share': 'Link i kod QR',
  'entry.file': 'Zapisz jako plik',
  'entry.delete': 'Usuń',
  'name.label': 'Jak nazywa się ta partia',
  'name.save': 'Zapisz',
  'name.cancel': 'Anuluj',

  // A game goes out.
  'share.link': 'Link',
  'share.link.note':
    'Cała partia mieści się w samym linku. Kto go otworzy, dostanie kopię; nic nie jest nigdzie wysyłane.',
  'share.link.bare': 'Komentarze nie zmieściły się w linku.',
  'share.link.long': 'Ta partia jest za długa na link. Zmieści się w pliku.',
  'share.copy': 'Kopiuj link',
  'share.send': 'Wyślij…',
  'share.qr': 'Kod QR linku',
  'share.qr.long': 'Link jest za długi na kod QR.',
  'share.file': 'Zapisz jako plik',
  'share.text': 'Kopiuj jako tekst',
  'share.position': 'Kopiuj pozycję',
  'share.copied': 'Skopiowano.',
  'share.refused': 'Ta przeglądarka nie pozwoliła stronie kopiować. Tekst można zaznaczyć i skopiować ręcznie.',
  'share.secret': 'Dopóki ustawienie jest tajne, partia zostaje na tym urządzeniu.',

  // Something comes in.
  'take.hint':
    'Partia zapisana jako plik, kopia, link albo tekst: zapis („anthill-game 1”, początek, ruchy i wynik, każde w osobnym wierszu) lub pozycja.',
  'take.file': 'Wybierz plik',
  'take.text': 'Albo wklej tutaj',
  'take.open': 'Przyjmij',
  'take.reading': 'Czytanie…',
  'take.done': {
    one: 'Do biblioteki trafiła {n} partia.',
    few: 'Do biblioteki trafiły {n} partie.',
    many: 'Do biblioteki trafiło {n} partii.',
    other: 'Do biblioteki trafiły {n} partie.',
  },
  'take.known': {
    one: '{n} partia już tu była.',
    few: '{n} partie już tu były.',
    many: '{n} partii już tu było.',
    other: '{n} partie już tu były.',
  },
  'take.aside': {
    one: '{n} partii nie dało się odczytać; odłożono ją.',
    few: '{n} partii nie dało się odczytać; odłożono je.',
    many: '{n} partii nie dało się odczytać; odłożono je.',
    other: '{n} partii nie dało się odczytać; odłożono je.',
  },
  'take.settings': 'Ustawienia są takie, jak w kopii.',
  'take.problem.empty': 'W środku nic nie ma.',
  'take.problem.large': 'To za duże: czytane jest najwyżej 64 MB.',
  'take.problem.bytes': 'Ten plik nie jest tekstem.',
  'take.problem.unknown': 'To nie jest ani partia, ani pozycja, ani link lub kopia z gry Anthill.',
  'take.problem.newer': 'Zapisał to nowszy Anthill. Odśwież stronę, aby go dostać, i spróbuj ponownie.',
  'take.problem.link': 'Ten link jest uszkodzony: części brakuje albo zmieniła się po drodze.',
  'take.problem.record': 'Tej partii nie da się odtworzyć. {error}',
  'take.problem.backup': 'Ta kopia jest uszkodzona, niczego z niej nie przyjęto.',
  'take.problem.game': 'Takiej gry nie ma na tej stronie.',
  'take.problem.secret':
    'Ta partia jest w trakcie tajnego ustawiania: ciąg dalszy możliwy tylko na urządzeniu, na którym się zaczęła.',

  // Going through a game.
  'replay.bar': 'Odtwarzanie',
  'replay.first': 'Na początek',
  'replay.back': 'Ruch wstecz',
  'replay.play': 'Odtwarzaj ruchy',
  'replay.pause': 'Pauza',
  'replay.on': 'Ruch dalej',
  'replay.last': 'Na koniec',
  'replay.speed': 'Tempo',
  'replay.speed.value': '{speed}×',
  'replay.at': 'Ruch',
  'comment.write': 'Komentarz',
  'comment.label': 'Komentarz do tej pozycji',
  'comment.save': 'Zapisz',
  'comment.cancel': 'Anuluj',
  'comment.delete': 'Usuń',
};
