// The rules of Ant War, in Polish.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Cel gry',
      blocks: {
        aim: 'Czerwone karty to czerwone mrówki, czarne – czarne. Mrówki wchodzą na mrówki, a co przykryte, przepada. Na koniec rundy każdy kolor liczy swoje mrówki leżące na wierzchu. Mecz to dwie rundy; wygrywa, kto ma z obu więcej punktów.',
        tie: 'Równe sumy z obu rund to remis.',
      },
    },
    deal: {
      title: 'Rozdanie',
      blocks: {
        cards:
          'Tasuje się pełną talię z dwoma dżokerami i wykłada odkryte dwadzieścia pięć kart w kwadrat pięć na pięć. Tajna jest tylko kolejność pozostałych kart. Każdy rozdaje jedną z dwóch rund.',
      },
    },
    odds: {
      title: 'Fory, kolory i przełożenie',
      blocks: {
        why: 'Rozdanie sprzyja jednemu kolorowi, czasem znacznie. Rozdający ogląda je więc i podaje fory: kolor i liczbę ruchów, które on wykona, zanim drugi ruszy po raz pierwszy. Potem druga osoba wybiera swój kolor. Kto podaje uczciwe fory, nie ma się czego bać.',
        advice:
          'Daj ruchy kolonii, która stoi gorzej, i tym więcej, im gorzej stoi. Gdy obie stoją równo, nie dawaj forów.',
        half: 'Pół ruchu oznacza los: po całych ruchach przełożenie talii rozstrzyga, kto dalej. Bez forów przełożenie rozstrzyga już o pierwszym ruchu. Odtąd kolory ruszają się na przemian.',
        cut: 'Przekłada się karty nierozdane. Przy czerwonej karcie ruszają Czerwone, przy czarnej Czarne; przy dżokerze przekłada się jeszcze raz. Strona pokazuje, ile czerwonych i czarnych kart zostało do przełożenia.',
        coin: 'Gdy rozdano całą talię, zamiast przełożenia rzuca się uczciwą monetą.',
        most: 'Najwięcej można dać dziewięć i pół ruchu.',
        passes:
          'Także ruchy danych forów wolno spasować. Taki pas zużywa jeden z nich i niczego nie kończy; drugi kolor może odpowiedzieć tylko na pas w ostatnim, a przed przełożeniem tylko wtedy, gdy wypadnie on.',
      },
    },
    turn: {
      title: 'Ruch',
      blocks: {
        cover:
          'Weź mrówkę swojego koloru i połóż ją na innej mrówce, dowolnego koloru. Zabiera ona wszystko, co leży pod nią: stos rusza się w całości, a o tym, czym jest, mówi karta na wierzchu. Przykryte karty nigdy nie wracają.',
        stack: 'Czwórka wchodzi na dziewiątkę. Czarne tracą dziewięć punktów.',
        enemies: 'Z zasady przykrywaj mrówki wroga: własna, którą przykryjesz, przepada dla ciebie.',
        empty: 'Mrówka nigdy nie wchodzi na puste pole.',
      },
    },
    ants: {
      title: 'Robotnice, Żołnierze, Królowe, Trutnie',
      blocks: {
        workers:
          'Robotnice, od asa do 10, ruszają się o jedno pole w dowolnym z ośmiu kierunków i są warte tyle, ile ich liczba; as wart jest jeden.',
        worker: 'Jedno pole, prosto lub na ukos.',
        soldiers:
          'Żołnierze, czyli walety, ruszają się jak robotnice i są warci jeden, ale żadna mrówka nie może ich przykryć.',
        soldier: 'Szóstka nie może przykryć Żołnierza; Żołnierz może przykryć szóstkę.',
        queens:
          'Królowe, czyli damy, ruszają się o jedno lub dwa pola prosto w dowolnym kierunku, ponad tym, co leży pomiędzy. Są warte jeden.',
        queen: 'Dwa pola, ponad kartą albo ponad niczym.',
        drones:
          'Trutnie, czyli króle, skaczą jak konik szachowy, ponad tym, co leży pomiędzy, i nie inaczej. Są warte jeden. Na początku Truteń może nie mieć dokąd pójść.',
        drone: 'Dwa pola naprzód i jedno w bok.',
      },
    },
    jokers: {
      title: 'Dżokery to jedzenie',
      blocks: {
        still: 'Dżoker nie ma koloru, nigdy się nie rusza i żadna mrówka nie może go przykryć.',
        points:
          'Na koniec rundy daje trzy punkty kolorowi, który jako jedyny ma mrówki na ośmiu polach dookoła. Jeśli są tam oba kolory albo żaden, nie dostaje ich nikt.',
        food: 'Trzy punkty dla Czerwonych.',
        contested: 'Są oba kolory: nic dla nikogo.',
      },
    },
    passing: {
      title: 'Pas i koniec rundy',
      blocks: {
        pass: 'Zamiast ruchu zawsze wolno spasować. Runda kończy się, gdy na pas jednego koloru drugi od razu odpowiada pasem. Wtedy liczy się wszystko, co na wierzchu.',
      },
    },
    boards: {
      title: 'Inne plansze i karty',
      blocks: {
        shapes:
          'Oprócz kwadratu pięć na pięć są: cztery na cztery, pas dwóch kolumn po dziesięć, spirala i losowy kawałek, na którym leży cała talia. Dziury nie są polami, ale skoki je mijają.',
        rectangles:
          'Tekst wymienia je jako przykłady. Do wyboru jest więc też każdy prostokąt od dwóch do dziesięciu kolumn i od dwóch do dziesięciu rzędów, od dziewięciu pól do tylu, ile zapełni talia.',
        patches:
          'Spirala ma dwadzieścia pięć pól i jest szeroka na jedno, z jednopolowymi lukami między zwojami. Losowy kawałek mieści się w ramie dziesięć na dziesięć; jego pola łączą się prosto lub na ukos.',
        decks:
          'Można grać bez dżokerów. Talia analityczna ma tylko asy do 5 i dziesiątki wszystkich maści oraz jednego dżokera: dokładnie dwadzieścia pięć kart. Na pięć na pięć wykłada się je wszystkie i nie zostaje nic do przełożenia.',
      },
    },
    notation: {
      title: 'Zapis',
      blocks: {
        moves: 'Kolumny zaczynają się od a, rzędy od 1. a1-b2 to mrówka z a1 wchodząca na mrówkę z b2; pass to pas.',
      },
    },
  },
  credits: 'Ant War zaprojektował Thorin N. Tatge. Słowa są nasze.',
};
