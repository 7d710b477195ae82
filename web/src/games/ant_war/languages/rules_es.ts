// The rules of Ant War, in Spanish: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'El objetivo',
      'Las cartas rojas son hormigas rojas, las negras, hormigas negras. Las hormigas trepan sobre hormigas, y lo cubierto desaparece. Al final de una ronda cada color cuenta sus hormigas que quedan encima. Dos rondas hacen una partida; gana quien tenga más puntos entre ambas, y sumas iguales son tablas.',
    ],
    deal: [
      'El reparto',
      'Se baraja un mazo completo con dos comodines y se ponen veinticinco cartas boca arriba en un cuadrado de cinco por cinco. Solo es secreto el orden de las cartas que sobran. Cada cual reparte una de las dos rondas.',
    ],
    odds: [
      'Ventaja, colores y corte',
      'Un reparto favorece a un color, a veces mucho. Por eso quien reparte lo mira y dice una ventaja: un color, y cuántos turnos juega antes del primero del otro. La otra persona elige entonces su color. Quien dice una ventaja justa no tiene nada que temer.',
      'Medio turno significa azar: jugados los turnos enteros, se corta para ver quién sigue. Sin ventaja alguna se corta ya para el primer turno. Desde ahí los colores alternan.',
      'Se corta entre las cartas no repartidas. Con carta roja juega Rojo, con negra Negro. Con un comodín se corta otra vez.',
      'Si se ha repartido la baraja entera, una moneda justa hace de corte.',
      'Nueve turnos y medio es la mayor ventaja posible.',
    ],
    turn: [
      'Un turno',
      'Coge una hormiga de tu color y ponla sobre otra hormiga, sea del color que sea. Se lleva todo lo que tiene debajo: una pila se mueve entera, y su carta de encima dice qué es. Las cartas cubiertas no vuelven nunca.',
      'El 4 trepa sobre el 9. Negro pierde nueve puntos.',
      'Una hormiga nunca va a una casilla vacía.',
    ],
    ants: [
      'Obreras, Soldados, Reinas, Zánganos',
      'Las obreras, del as al 10, van a una casilla contigua en cualquiera de las ocho direcciones y valen su número; un as vale uno.',
      'Una casilla, recto o en diagonal.',
      'Los Soldados, que son las jotas, se mueven como las obreras y valen uno, pero ninguna hormiga puede cubrirlos.',
      'El 6 no puede cubrir al Soldado; el Soldado sí puede cubrir al 6.',
      'Las Reinas van una o dos casillas en línea recta en cualquier dirección, por encima de lo que haya en medio. Valen uno.',
      'Dos casillas, sobre una carta o sobre nada.',
      'Los Zánganos, que son los reyes, saltan como el caballo por encima de lo que haya en medio, y de ningún otro modo. Valen uno.',
      'Dos casillas de frente y una de lado.',
    ],
    jokers: [
      'Los comodines son comida',
      'Un comodín no tiene color, nunca se mueve y ninguna hormiga puede cubrirlo.',
      'Al acabar la ronda da tres puntos al único color que tenga hormigas en las ocho casillas de alrededor. Si están ambos colores, o ninguno, no se los lleva nadie.',
      'Tres puntos para Rojo.',
      'Están ambos: nada para nadie.',
    ],
    passing: [
      'Pasar, y el final de una ronda',
      'Siempre se puede pasar en vez de mover. La ronda acaba cuando al pase de un color responde enseguida el pase del otro. Entonces se cuenta todo lo que queda encima.',
    ],
    boards: [
      'Otros tableros y cartas',
      'Además del cuadrado de cinco por cinco hay uno de cuatro por cuatro, una franja de dos por diez, una espiral y un terreno al azar donde se pone la baraja entera. Los huecos no son casillas, pero los saltos los cruzan.',
      'La espiral tiene veinticinco casillas y una de ancho, con huecos de una casilla entre sus vueltas. El terreno al azar cabe en un marco de diez por diez; sus casillas se tocan en recto o en diagonal.',
      'Se puede jugar sin comodines. La baraja analítica solo tiene del as al 5 y los dieces de todos los palos, y un comodín: justo veinticinco cartas, de modo que no queda nada que cortar y todo está a la vista.',
    ],
    notation: [
      'La notación',
      'Las columnas empiezan en a, las filas en 1. a1-b2 es la hormiga de a1 que trepa sobre la de b2; pass es pasar.',
    ],
  },
  credits: 'Ant War es de Thorin N. Tatge. Las palabras son nuestras.',
};
