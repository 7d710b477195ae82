// The rules of Ants: Red vs. Black, in Polish.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Cel gry',
      blocks: {
        aim: 'Dwie kolonie rzucają dziesięciościenne kości na planszę z czerwonych i czarnych pól. Kość na twoim kolorze rani wrogą jednostkę o numerze, który pokazuje. Armia z dwiema lub mniej jednostkami na koniec tury przegrywa.',
        army: 'Każda armia ma dziesięć jednostek po sto mrówek, z numerami od 1 do 10, i trzy punkty taktyki na całą partię. Jednostka z jedną raną zostaje, ale nie można jej już wystawić; druga rana ją usuwa.',
      },
    },
    turn: {
      title: 'Tura',
      blocks: {
        commit:
          'Najpierw obie strony wystawiają do czterech jednostek bez ran, zanim padnie pierwsza kość. Każdy ma trzy kości; dwie wystawione jednostki dodają jedną, cztery dodają dwie. Jedna nie dodaje nic, a trzy liczą się jak dwie.',
        free: 'Wystawienie nic nie kosztuje: po rzucie jednostki są znów gotowe.',
        order: 'Potem rzucają Czerwone, potem Czarne, obie strony mogą użyć taktyki, a oba rzuty rozlicza się razem.',
      },
    },
    throw: {
      title: 'Rzut',
      blocks: {
        hand: 'Siedzisz przy jednym końcu planszy. Wszystkie kości lecą naraz ku dalekiemu Kopcowi, który jest twój. Pchnij je palcem albo myszą: polecą tak szybko i tam, jak i dokąd porusza się ręka w ostatniej chwili. Albo ustaw kierunek i siłę dwoma suwakami i naciśnij „Rzuć”.',
        chance:
          'W kolor ani w liczbę nie da się celować. Mocny rzut może dolecieć do własnego Kopca, gdzie kości przywracają jednostki, ale może też stracić kości za krawędzią.',
        strength: 'Rzut ma największą siłę, żeby partie się kończyły. Szybsza ręka nie rzuca mocniej.',
        table:
          'Każdy rzut odbywa się na pusty stół. Kości obu rzutów, które zatrzymały się w tym samym miejscu, widać obok siebie, każdą na polu, na którym się liczy.',
        hills: 'Kopce mają trzy pola głębokości. Za nimi i obok planszy kość jest poza planszą.',
      },
    },
    score: {
      title: 'Co robi kość',
      blocks: {
        own: 'Na twoim kolorze: rana dla wrogiej jednostki o jej numerze. Nic, jeśli tej jednostki już nie ma.',
        other: 'Na drugim kolorze: nic.',
        ownHill: 'Na własnym Kopcu, tym dalekim: wraca jedna z twoich usuniętych jednostek, bez względu na liczbę.',
        elsewhere: 'Na wrogim Kopcu, tym bliskim, albo poza planszą: nic.',
        half: 'Kość leży tam, gdzie widziana z góry leży więcej niż połowa jej obrysu, licząc razem wszystkie pola jednego koloru. Wydany tekst żąda 60 procent, a jednym tchem nieco ponad połowy: wystarcza nieco ponad połowa, a kto woli 60 procent, może je wybrać przed partią. Kość, która nigdzie nie leży w więcej niż połowie, nic nie robi.',
        sixty:
          'Wydany tekst żąda 60 procent, a jednym tchem nieco ponad połowy. Tę partię gra się na 60 procent: tyle obrysu kości, widzianej z góry, musi leżeć na jednym kolorze, licząc razem wszystkie jego pola. Dla Kopców i poza planszą wystarcza więcej niż połowa. Kość, która leży mniej wyraźnie, nic nie robi.',
        seen: 'Liczy się to, co widać na ekranie.',
      },
    },
    tactics: {
      title: 'Taktyka',
      blocks: {
        one: 'W turze można wydać jeden punkt taktyki.',
        order: 'Taktyki używa się po obu rzutach. Czerwone wybierają pierwsze.',
        adjust: 'Obrót: jedna z twoich kości liczy się o jeden więcej lub mniej.',
        bounds: 'Obrót nigdy nie prowadzi poniżej 1 ani powyżej 10.',
        swap: 'Zamiana kolorów: dla twojego rzutu w tej turze czerwone pola są czarne, a czarne czerwone.',
        nowhere: 'Kość, która nie leży nigdzie, po zamianie kolorów też nie leży nigdzie.',
        heal: 'Leczenie: do trzech twoich jednostek traci jedną ranę.',
        earlier: 'Rany zaznacza się na koniec tury: leczenie zdejmuje tylko te z wcześniejszych tur.',
      },
    },
    resolve: {
      title: 'Jak rozlicza się turę',
      blocks: {
        order:
          'Najpierw leczenie, potem wszystkie rany z obu rzutów naraz, potem usuwa się jednostki z dwiema ranami, a na końcu jednostki wracają.',
        back: 'Za każdą kość na własnym Kopcu wybierasz jedną usuniętą jednostkę, także z tych straconych w tej turze. Wraca bez ran.',
      },
    },
    end: {
      title: 'Koniec',
      blocks: {
        lost: 'Armia z dwiema lub mniej jednostkami na koniec tury przegrywa.',
        both: 'Jeśli spotka to obie naraz, jest remis, bez względu na to, co z nich zostało.',
      },
    },
    notation: {
      title: 'Zapis',
      blocks: {
        dice: 'Kość zapisuje się jej liczbą oraz r lub b dla czerwonego lub czarnego pola, h dla własnego Kopca, e dla wrogiego, o dla poza planszą, n dla nigdzie: 7r, 10b, 3h.',
      },
    },
  },
  credits:
    'Ants: Red vs. Black zaprojektował „Super” Dave Radzik, a w 2009 roku wydała Another Game Company, LLC. Słowa są nasze.',
};
