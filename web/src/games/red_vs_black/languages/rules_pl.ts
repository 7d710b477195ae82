// The rules of Ants: Red vs. Black, in Polish: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../sections';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Cel gry',
      'Dwie kolonie rzucają dziesięciościenne kości na planszę z czerwonych i czarnych pól. Kość na twoim kolorze rani wrogą jednostkę o numerze, który pokazuje. Armia z dwiema lub mniej jednostkami na koniec tury przegrywa.',
      'Każda armia ma dziesięć jednostek z numerami od 1 do 10 i trzy punkty taktyki na całą partię. Jednostka z jedną raną walczy dalej; druga rana ją usuwa.',
    ],
    turn: [
      'Tura',
      'Najpierw obie strony wystawiają do czterech jednostek bez ran, zanim padnie pierwsza kość. Każdy ma trzy kości; dwie wystawione jednostki dodają jedną, cztery dodają dwie. Jedna nie dodaje nic.',
      'Potem rzucają Czerwone, potem Czarne, obie strony mogą użyć taktyki, a oba rzuty rozlicza się razem.',
    ],
    throw: [
      'Rzut',
      'Siedzisz przy jednym końcu planszy. Wszystkie kości lecą naraz ku dalekiemu Kopcowi, który jest twój. Pchnij je palcem albo myszą: polecą tak szybko i tam, jak i dokąd porusza się ręka w ostatniej chwili. Albo ustaw kierunek i siłę dwoma suwakami i naciśnij „Rzuć”.',
      'W kolor ani w liczbę nie da się celować. Mocny rzut może dolecieć do własnego Kopca, gdzie kości przywracają jednostki, ale może też stracić kości za krawędzią.',
      'Każdy rzut odbywa się na pusty stół. Kości obu rzutów, które zatrzymały się w tym samym miejscu, widać obok siebie, każdą na polu, na którym się liczy.',
      'Kopce mają trzy pola głębokości. Za nimi i obok planszy kość jest poza planszą.',
    ],
    score: [
      'Co robi kość',
      'Na twoim kolorze: rana dla wrogiej jednostki o jej numerze. Nic, jeśli tej jednostki już nie ma.',
      'Na drugim kolorze: nic.',
      'Na własnym Kopcu, tym dalekim: wraca jedna z twoich usuniętych jednostek, bez względu na liczbę.',
      'Na wrogim Kopcu, tym bliskim, albo poza planszą: nic.',
      'Kość leży tam, gdzie leży większa część jej powierzchni. Liczy się to, co widać na ekranie.',
    ],
    tactics: [
      'Taktyka',
      'W turze można wydać jeden punkt taktyki. Obrót: jedna z twoich kości liczy się o jeden więcej lub mniej, nigdy poza 1 i 10. Zamiana kolorów: dla twojego rzutu w tej turze czerwone pola są czarne, a czarne czerwone. Leczenie: do trzech twoich jednostek traci ranę, którą miały przed tą turą.',
      'Taktyki używa się po obu rzutach. Czerwone wybierają pierwsze.',
    ],
    resolve: [
      'Jak rozlicza się turę',
      'Najpierw leczenie, potem wszystkie rany z obu rzutów naraz, potem usuwa się jednostki z dwiema ranami, a na końcu jednostki wracają.',
      'Za każdą kość na własnym Kopcu wybierasz jedną usuniętą jednostkę, także z tych straconych w tej turze. Wraca bez ran.',
    ],
    end: [
      'Koniec',
      'Armia z dwiema lub mniej jednostkami na koniec tury przegrywa.',
      'Jeśli spotka to obie naraz, wygrywa ta, której zostało więcej jednostek; przy równej liczbie jest remis.',
    ],
    notation: [
      'Zapis',
      'Kość zapisuje się jej liczbą oraz r lub b dla czerwonego lub czarnego pola, h dla własnego Kopca, e dla wrogiego, o dla poza planszą: 7r, 10b, 3h.',
    ],
  },
  credits: 'Ants: Red vs. Black zaprojektował „Super” Dave Radzik. Słowa są nasze.',
};
