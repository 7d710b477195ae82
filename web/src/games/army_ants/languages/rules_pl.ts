// The rules of Army Ants, in Polish.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Cel gry',
      blocks: {
        aim: 'Dwie armie mrówek, czerwona i czarna. Wygrywa, kto zdobędzie wrogą Królową. Czerwone i Czarne wydają na przemian po jednym rozkazie; Czerwone zaczynają.',
      },
    },
    board: {
      title: 'Armie i plansza',
      blocks: {
        figure:
          'U góry terytorium Czarnych, na dole Czerwonych, przednie rzędy tuż przy sobie, na obu końcach mrowisko.',
        army: 'Każda armia ma osiemnaście kart z liczbami, po dwie każdej wartości od asa (1) do 9, i jedną Królową. Karta pokazuje tyle mrówek, ile jest warta. Czerwone grają kierami i karami, Czarne pikami i treflami; poza tym maści nie mają znaczenia.',
        territory:
          'Plansza ma pięć kolumn i osiem rzędów. Cztery rzędy najbliższe stronie to jej terytorium, a oba przednie rzędy się stykają. Na początku pusty jest tylko środek każdego tylnego rzędu, mrowisko. Wszystkie czterdzieści pól zostaje w grze, choćby opustoszały.',
      },
    },
    setups: {
      title: 'Trzy ustawienia',
      blocks: {
        positions:
          'Dziewiętnaście miejsc, u każdej strony widzianych od niej: od 1 do 5 w przednim rzędzie od lewej do prawej, od 16 do 19 obok mrowiska.',
        random: 'Losowe: wszystkie dziewiętnaście kart rozdaje się odkryte na miejsca od 1 do 19.',
        minor:
          'Małe Ustawienie: każda strona w tajemnicy dobiera pięć kart i kładzie je w dowolnym porządku w przednim rzędzie, potem pięć w drugim, pięć w trzecim i ostatnie cztery w tylnym rzędzie, po obu stronach mrowiska.',
        total:
          'Pełne Ustawienie: każda strona w tajemnicy kładzie wszystkie dziewiętnaście kart, gdzie chce. Tylko Królowa nie może stać obok własnej 9.',
        nines: '„Obok” znaczy tuż obok niej, przed nią lub za nią. Na ukos jest dość daleko.',
        later: 'Dotyczy to tylko ustawiania: ruchy zbiórki i bitwy mogą ją postawić obok własnej 9.',
        reveal: 'Gdy obie strony są gotowe, wszystkie karty odkrywa się naraz.',
        secret: 'Teksty tego wydania znają tylko ustawienie losowe. Tajne mimo to są do wyboru.',
      },
    },
    rally: {
      title: 'Zbiórka',
      blocks: {
        turns:
          'Najpierw obie armie formują szyki: po pięć ruchów, na przemian, Czerwone pierwsze. Nikt nie atakuje i żadna karta nie wchodzi na terytorium drugiej strony ani przez nie nie przechodzi.',
        withMoveOut: 'Kartom wolno wykonać Marsz, Wymarsz i Zamianę.',
        withoutMoveOut: 'Kartom wolno wykonać Marsz i Zamianę; Wymarsz czeka na bitwę.',
        pass: 'W zbiórce wolno spasować. To także jeden z pięciu ruchów.',
        battle: 'Gdy obie strony zużyły lub oddały swoje ruchy, zaczyna się bitwa, a Czerwone ruszają się pierwsze.',
      },
    },
    favor: {
      title: { favor: 'Łaska Królowej', gambit: 'Gambit Królowej' },
      blocks: {
        home: 'Strona, której Królowa po ustawieniu stoi w przednim rzędzie, może w swoim pierwszym ruchu zbiórki odesłać ją do mrowiska we własnym tylnym rzędzie. Nic innego się nie rusza, a strona rezygnuje z reszty zbiórki.',
        rest: 'Druga strona od razu wykonuje po kolei wszystkie ruchy zbiórki, które jej zostały.',
        both: 'Jeśli pierwsze zrobią to Czerwone, Czarne nadal mogą zrobić to samo, dopóki nie wykonały żadnego ruchu zbiórki. Po Pełnym Ustawieniu nie może nikt.',
        figure: 'Królowa przechodzi z przedniego rzędu do mrowiska.',
      },
    },
    march: {
      title: 'Marsz',
      blocks: {
        line: 'Twoje karty stojące bez luk w rzędzie lub kolumnie idą razem o dowolną liczbę pól w jednym kierunku: w przód, w tył, w lewo lub w prawo. Linia może iść wzdłuż siebie albo całym frontem.',
        unbroken: 'Tekst tego wydania tego nie mówi, ale i tu linia nie ma luk.',
        two: 'Pojedyncza karta nie maszeruje: robi Wymarsz, który prowadzi ją także prosto.',
        single: 'Także pojedyncza karta może maszerować, prosto. W zbiórce inaczej nie dojdzie na puste pole.',
        spaces:
          'Każde pole, na które wchodzi karta, musi być puste albo opuszczane przez kartę tej samej linii. Nikt nie skacze, nie skręca i nie schodzi z planszy. Linia nie atakuje.',
        along: 'Wzdłuż siebie.',
        broadside: 'Całym frontem.',
      },
    },
    'move-out': {
      title: 'Wymarsz',
      blocks: {
        way: 'Jedna karta, także Królowa, idzie na dowolne puste pole, do którego dojdzie krokami w przód, w tył, w lewo i w prawo przez puste pola, skręcając, ile chce.',
        figure: 'Za róg, przez puste pola.',
      },
    },
    swap: {
      title: 'Zamiana',
      blocks: {
        neighbours:
          'Dwie twoje karty, sąsiadki w rzędzie lub kolumnie, zamieniają się miejscami, także dwie o tej samej wartości.',
        straight: 'Sąsiadki na ukos nie.',
        diagonal: 'Sąsiadki na ukos też.',
        figure: 'Dwie sąsiadki zamieniają się miejscami.',
      },
    },
    attack: {
      title: 'Atak',
      blocks: {
        way: 'Tylko w bitwie. Jedna karta z liczbą idzie prosto, wzdłuż rzędu lub kolumny i tylko przez puste pola, na wrogą kartę o równej lub niższej wartości. Z bliska czy z daleka, bez różnicy.',
        higher: 'Wyższa wartość: cel znika, na jego miejscu staje atakująca.',
        equal: 'Równa wartość: znikają obie.',
        keeps: 'Atakująca zachowuje swoją wartość, ile kart by nie zdobyła. Tylko 9 usuwa 9 i sama znika z nią.',
      },
    },
    queen: {
      title: 'Królowa',
      blocks: {
        weak: 'Królowa nigdy nie atakuje i jest warta mniej niż as: każda wroga karta z liczbą, która do niej dotrze, zdobywa ją i tam zostaje. W Marszu, Wymarszu i Zamianie bierze udział jak każda inna karta.',
      },
    },
    end: {
      title: 'Koniec',
      blocks: {
        capture:
          'Zdobycie Królowej od razu kończy partię; wygrywa ten, kto ją zdobył. Jeśli zostały tylko dwie Królowe, jest remis.',
        agree: 'Poddać się można w każdej chwili, a obie strony mogą zgodzić się na remis.',
        pass: 'W bitwie nikt nie pasuje, dopóki możliwy jest rozkaz. Strona bez możliwego rozkazu pasuje; dwa takie pasy z rzędu to remis.',
      },
    },
    aggression: {
      title: { aggression: 'Czerwona Agresja', repetition: 'Powtórzenie' },
      blocks: {
        forward:
          'Czerwone mają pierwszy ruch, więc to one muszą prowadzić wojnę. Jeśli armie tylko kręcą się w kółko, Czerwone przegrywają.',
        exactly:
          'Dzieje się tak, gdy pozycja po ruchu jest taka sama jak cztery ruchy wcześniej, trzy ruchy z rzędu: sześć ruchów kręcenia się. Czerwone przegrywają też, gdy w bitwie ta sama pozycja powstaje po raz trzeci. Pozycje są takie same, gdy te same kolory i wartości stoją na tych samych polach i rusza ta sama strona.',
        optional: 'To jedna z reguł do wyboru; można ją wyłączyć przed partią.',
        series: 'Seria ruchów powtarzana raz po raz to remis.',
        fourTimes: 'Dzieje się tak, gdy jedna seria, te same ruchy obu stron, została zagrana cztery razy z rzędu.',
        off: 'Czerwona Agresja jest wyłączona.',
        nothing:
          'Żadna reguła nie kończy powtórzeń. Gdy pozycja powstaje w bitwie po raz trzeci, strona o tym mówi i proponuje remis. Komputer gra coś innego, jeśli stoi lepiej, a w innym razie się zgadza.',
      },
    },
    notation: {
      title: 'Zapis',
      blocks: {
        spaces: 'Kolumny to a do e od lewej strony Czerwonych, rzędy 1 do 8 od ich tylnego rzędu.',
        moves:
          'd1-c1 to ruch jednej karty; a3:c3-b3 to linia od a3 do c3, której pierwsza karta staje na b3; a1=b1 to Zamiana; e4xe7 to Atak; favor to Łaska Królowej, pass to pas.',
      },
    },
  },
  credits:
    'Army Ants zaprojektował Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. Wydanie społeczności idzie za stroną z zasadami, której autor nie jest znany. Słowa są nasze.',
};
