// The rules of Army Ants, in Polish: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Cel gry',
      'Dwie armie mrówek, czerwona i czarna. Wygrywa, kto zdobędzie wrogą Królową. Czerwone i Czarne wydają na przemian po jednym rozkazie; Czerwone zaczynają.',
    ],
    board: [
      'Armie i plansza',
      'Każda armia ma osiemnaście robotnic, po dwie każdej wartości od asa (1) do 9, i jedną Królową. Karta pokazuje tyle mrówek, ile jest warta. Czerwone grają kierami i karami, Czarne pikami i treflami; poza tym maści nie mają znaczenia.',
      'Plansza ma pięć kolumn i osiem rzędów. Cztery rzędy najbliższe stronie to jej terytorium. Na początku pusty jest tylko środek każdego tylnego rzędu, mrowisko.',
      'Terytorium Czerwonych na dole, Czarnych u góry, na obu końcach mrowisko.',
    ],
    setups: [
      'Trzy ustawienia',
      'Losowe: wszystkie dziewiętnaście kart rozdaje się odkryte.',
      'Małe Ustawienie: każda strona w tajemnicy dobiera pięć kart i kładzie je w dowolnym porządku w przednim rzędzie, potem pięć w drugim, pięć w trzecim i ostatnie cztery w tylnym rzędzie, po obu stronach mrowiska.',
      'Pełne Ustawienie: każda strona w tajemnicy kładzie wszystkie dziewiętnaście kart, gdzie chce. Tylko Królowa nie może stać tuż obok, przed ani za własną 9.',
      'Gdy obie strony są gotowe, wszystkie karty odkrywa się naraz.',
      'Teksty tego wydania znają tylko ustawienie losowe. Tajne mimo to są do wyboru.',
    ],
    rally: [
      'Zbiórka',
      'Najpierw obie armie formują szyki: po pięć ruchów, na przemian, Czerwone pierwsze. Nikt nie atakuje i żadna karta nie wchodzi na terytorium drugiej strony ani przez nie nie przechodzi.',
      'Kartom wolno wykonać Marsz, Wymarsz i Zamianę.',
      'Kartom wolno wykonać Marsz i Zamianę; Wymarsz czeka na bitwę.',
      'W zbiórce wolno spasować. To także jeden z pięciu ruchów.',
      'Gdy obie strony zużyły lub oddały swoje ruchy, zaczyna się bitwa, a Czerwone ruszają się pierwsze.',
    ],
    favor: [
      ['Łaska Królowej', 'Gambit Królowej'],
      'Strona, której Królową rozdano do przedniego rzędu, może w swoim pierwszym ruchu zbiórki odesłać ją do mrowiska we własnym tylnym rzędzie. Nic innego się nie rusza, a strona rezygnuje z reszty zbiórki. Druga strona wykonuje wtedy po kolei wszystkie pozostałe jej ruchy zbiórki.',
      'Jeśli pierwsze zrobią to Czerwone, Czarne nadal mogą zrobić to samo, dopóki nie wykonały żadnego ruchu zbiórki. Po Pełnym Ustawieniu nie może nikt.',
      'Królowa przechodzi z przedniego rzędu do mrowiska.',
    ],
    march: [
      'Marsz',
      'Twoje karty stojące bez luk w rzędzie lub kolumnie idą razem o dowolną liczbę pól w jednym kierunku: w przód, w tył, w lewo lub w prawo. Linia może iść wzdłuż siebie albo całym frontem.',
      'Linia ma co najmniej dwie karty.',
      'Także pojedyncza karta może maszerować, prosto.',
      'Każde pole, na które wchodzi karta, musi być puste albo opuszczane przez kartę tej samej linii. Nikt nie skacze, nie skręca i nie schodzi z planszy. Linia nie atakuje.',
      'Wzdłuż siebie.',
      'Całym frontem.',
    ],
    'move-out': [
      'Wymarsz',
      'Jedna karta, także Królowa, idzie na dowolne puste pole, do którego dojdzie krokami w przód, w tył, w lewo i w prawo przez puste pola, skręcając, ile chce.',
      'Za róg, przez puste pola.',
    ],
    swap: [
      'Zamiana',
      'Dwie twoje karty, sąsiadki w rzędzie lub kolumnie, zamieniają się miejscami.',
      'Sąsiadki na ukos nie.',
      'Sąsiadki na ukos też.',
      'Dwie sąsiadki zamieniają się miejscami.',
    ],
    attack: [
      'Atak',
      'Tylko w bitwie. Jedna karta z liczbą idzie prosto, wzdłuż rzędu lub kolumny i tylko przez puste pola, na wrogą kartę o równej lub niższej wartości. Z bliska czy z daleka, bez różnicy.',
      'Wyższa wartość: cel znika, na jego miejscu staje atakująca.',
      'Równa wartość: znikają obie.',
    ],
    queen: [
      'Królowa',
      'Królowa nigdy nie atakuje i jest warta mniej niż as: każda wroga karta z liczbą, która do niej dotrze, zdobywa ją i tam zostaje. W Marszu, Wymarszu i Zamianie bierze udział jak każda inna karta.',
    ],
    end: [
      'Koniec',
      'Zdobycie Królowej od razu kończy partię; wygrywa ten, kto ją zdobył. Jeśli zostały tylko dwie Królowe, jest remis.',
      'Poddać się można w każdej chwili, a obie strony mogą zgodzić się na remis.',
      'W bitwie nikt nie pasuje, dopóki możliwy jest rozkaz. Strona bez możliwego rozkazu pasuje; dwa takie pasy z rzędu to remis.',
    ],
    aggression: [
      ['Czerwona Agresja', 'Powtórzenie'],
      'Czerwone mają pierwszy ruch, więc to one muszą prowadzić wojnę. Jeśli armie tylko kręcą się w kółko, Czerwone przegrywają.',
      'Dzieje się tak, gdy pozycja po ruchu jest taka sama jak cztery ruchy wcześniej, trzy ruchy z rzędu: sześć ruchów kręcenia się. Czerwone przegrywają też, gdy w bitwie ta sama pozycja powstaje po raz trzeci. Pozycje są takie same, gdy te same kolory i wartości stoją na tych samych polach i rusza ta sama strona.',
      'Seria ruchów powtarzana raz po raz to remis.',
      'Dzieje się tak, gdy jedna seria, te same ruchy obu stron, została zagrana cztery razy z rzędu.',
      'Nic nie zabrania powtarzania. Kto ma dość, może zaproponować remis.',
    ],
    notation: [
      'Zapis',
      'Kolumny to a do e od lewej strony Czerwonych, rzędy 1 do 8 od ich tylnego rzędu.',
      'd1-c1 to ruch jednej karty; a3:c3-b3 to linia od a3 do c3, której pierwsza karta staje na b3; a1=b1 to Zamiana; e4xe7 to Atak; favor to Łaska Królowej, pass to pas.',
    ],
  },
  credits:
    'Army Ants zaprojektował Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. Wydanie społeczności jest dziełem graczy. Słowa są nasze.',
};
