// The rules of Ant War, in Polish: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Cel gry',
      'Czerwone karty to czerwone mrówki, czarne – czarne. Mrówki wchodzą na mrówki, a co przykryte, przepada. Na koniec rundy każdy kolor liczy swoje mrówki leżące na wierzchu. Mecz to dwie rundy; wygrywa, kto ma z obu więcej punktów, a równe sumy to remis.',
    ],
    deal: [
      'Rozdanie',
      'Tasuje się pełną talię z dwoma dżokerami i wykłada odkryte dwadzieścia pięć kart w kwadrat pięć na pięć. Tajna jest tylko kolejność pozostałych kart. Każdy rozdaje jedną z dwóch rund.',
    ],
    odds: [
      'Fory, kolory i przełożenie',
      'Rozdanie sprzyja jednemu kolorowi, czasem znacznie. Rozdający ogląda je więc i podaje fory: kolor i liczbę ruchów, które on wykona, zanim drugi ruszy po raz pierwszy. Potem druga osoba wybiera swój kolor. Kto podaje uczciwe fory, nie ma się czego bać.',
      'Pół ruchu oznacza los: po całych ruchach przełożenie talii rozstrzyga, kto dalej. Bez forów przełożenie rozstrzyga już o pierwszym ruchu. Odtąd kolory ruszają się na przemian.',
      'Przekłada się karty nierozdane. Przy czerwonej karcie ruszają Czerwone, przy czarnej Czarne. Przy dżokerze przekłada się jeszcze raz.',
      'Gdy rozdano całą talię, zamiast przełożenia rzuca się uczciwą monetą.',
      'Najwięcej można dać dziewięć i pół ruchu.',
    ],
    turn: [
      'Ruch',
      'Weź mrówkę swojego koloru i połóż ją na innej mrówce, dowolnego koloru. Zabiera ona wszystko, co leży pod nią: stos rusza się w całości, a o tym, czym jest, mówi karta na wierzchu. Przykryte karty nigdy nie wracają.',
      'Czwórka wchodzi na dziewiątkę. Czarne tracą dziewięć punktów.',
      'Mrówka nigdy nie wchodzi na puste pole.',
    ],
    ants: [
      'Robotnice, Żołnierze, Królowe, Trutnie',
      'Robotnice, od asa do 10, ruszają się o jedno pole w dowolnym z ośmiu kierunków i są warte tyle, ile ich liczba; as wart jest jeden.',
      'Jedno pole, prosto lub na ukos.',
      'Żołnierze, czyli walety, ruszają się jak robotnice i są warci jeden, ale żadna mrówka nie może ich przykryć.',
      'Szóstka nie może przykryć Żołnierza; Żołnierz może przykryć szóstkę.',
      'Królowe, czyli damy, ruszają się o jedno lub dwa pola prosto w dowolnym kierunku, ponad tym, co leży pomiędzy. Są warte jeden.',
      'Dwa pola, ponad kartą albo ponad niczym.',
      'Trutnie, czyli króle, skaczą jak konik szachowy, ponad tym, co leży pomiędzy, i nie inaczej. Są warte jeden.',
      'Dwa pola naprzód i jedno w bok.',
    ],
    jokers: [
      'Dżokery to jedzenie',
      'Dżoker nie ma koloru, nigdy się nie rusza i żadna mrówka nie może go przykryć.',
      'Na koniec rundy daje trzy punkty kolorowi, który jako jedyny ma mrówki na ośmiu polach dookoła. Jeśli są tam oba kolory albo żaden, nie dostaje ich nikt.',
      'Trzy punkty dla Czerwonych.',
      'Są oba kolory: nic dla nikogo.',
    ],
    passing: [
      'Pas i koniec rundy',
      'Zamiast ruchu zawsze wolno spasować. Runda kończy się, gdy na pas jednego koloru drugi od razu odpowiada pasem. Wtedy liczy się wszystko, co na wierzchu.',
    ],
    boards: [
      'Inne plansze i karty',
      'Oprócz kwadratu pięć na pięć są: cztery na cztery, pas dwa na dziesięć, spirala i losowy kawałek, na którym leży cała talia. Dziury nie są polami, ale skoki je mijają.',
      'Spirala ma dwadzieścia pięć pól i jest szeroka na jedno, z jednopolowymi lukami między zwojami. Losowy kawałek mieści się w ramie dziesięć na dziesięć; jego pola łączą się prosto lub na ukos.',
      'Można grać bez dżokerów. Talia analityczna ma tylko asy do 5 i dziesiątki wszystkich maści oraz jednego dżokera: dokładnie dwadzieścia pięć kart, więc nie zostaje nic do przekładania i wszystko widać.',
    ],
    notation: [
      'Zapis',
      'Kolumny zaczynają się od a, rzędy od 1. a1-b2 to mrówka z a1 wchodząca na mrówkę z b2; pass to pas.',
    ],
  },
  credits: 'Ant War zaprojektował Thorin N. Tatge. Słowa są nasze.',
};
