// The rules of Ant War, in Spanish.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'El objetivo',
      blocks: {
        aim: 'Las cartas rojas son hormigas rojas, las negras, hormigas negras. Las hormigas trepan sobre hormigas, y lo cubierto desaparece. Al final de una ronda cada color cuenta sus hormigas que quedan encima. Dos rondas hacen una partida; gana quien tenga más puntos entre ambas.',
        tie: 'Sumas iguales entre las dos rondas son tablas.',
      },
    },
    deal: {
      title: 'El reparto',
      blocks: {
        cards:
          'Se baraja un mazo completo con dos comodines y se ponen veinticinco cartas boca arriba en un cuadrado de cinco por cinco. Solo es secreto el orden de las cartas que sobran. Cada cual reparte una de las dos rondas.',
      },
    },
    odds: {
      title: 'Ventaja, colores y corte',
      blocks: {
        why: 'Un reparto favorece a un color, a veces mucho. Por eso quien reparte lo mira y dice una ventaja: un color, y cuántos turnos juega antes del primero del otro. La otra persona elige entonces su color. Quien dice una ventaja justa no tiene nada que temer.',
        advice:
          'Da los turnos a la colonia que está peor, y tantos más cuanto peor esté. Si ambas están igual, no des ventaja.',
        half: 'Medio turno significa azar: jugados los turnos enteros, se corta para ver quién sigue. Sin ventaja alguna se corta ya para el primer turno. Desde ahí los colores alternan.',
        cut: 'Se corta entre las cartas no repartidas. Con carta roja juega Rojo, con negra Negro; con un comodín se corta otra vez. La página muestra cuántas cartas rojas y negras quedan para cortar.',
        coin: 'Si se ha repartido la baraja entera, una moneda justa hace de corte.',
        most: 'Nueve turnos y medio es la mayor ventaja posible.',
        passes:
          'También los turnos de la ventaja se pueden pasar. Un pase así gasta uno de ellos y no acaba nada; solo al pase del último puede responder el otro color, y antes de un corte solo si el corte le da el turno.',
      },
    },
    turn: {
      title: 'Un turno',
      blocks: {
        cover:
          'Coge una hormiga de tu color y ponla sobre otra hormiga, sea del color que sea. Se lleva todo lo que tiene debajo: una pila se mueve entera, y su carta de encima dice qué es. Las cartas cubiertas no vuelven nunca.',
        stack: 'El 4 trepa sobre el 9. Negro pierde nueve puntos.',
        enemies: 'Por regla general cubre hormigas enemigas: una tuya que cubras la pierdes.',
        empty: 'Una hormiga nunca va a una casilla vacía.',
      },
    },
    ants: {
      title: 'Obreras, Soldados, Reinas, Zánganos',
      blocks: {
        workers:
          'Las obreras, del as al 10, van a una casilla contigua en cualquiera de las ocho direcciones y valen su número; un as vale uno.',
        worker: 'Una casilla, recto o en diagonal.',
        soldiers:
          'Los Soldados, que son las jotas, se mueven como las obreras y valen uno, pero ninguna hormiga puede cubrirlos.',
        soldier: 'El 6 no puede cubrir al Soldado; el Soldado sí puede cubrir al 6.',
        queens:
          'Las Reinas van una o dos casillas en línea recta en cualquier dirección, por encima de lo que haya en medio. Valen uno.',
        queen: 'Dos casillas, sobre una carta o sobre nada.',
        drones:
          'Los Zánganos, que son los reyes, saltan como el caballo por encima de lo que haya en medio, y de ningún otro modo. Valen uno. Al principio un Zángano puede no tener adónde ir.',
        drone: 'Dos casillas de frente y una de lado.',
      },
    },
    jokers: {
      title: 'Los comodines son comida',
      blocks: {
        still: 'Un comodín no tiene color, nunca se mueve y ninguna hormiga puede cubrirlo.',
        points:
          'Al acabar la ronda da tres puntos al único color que tenga hormigas en las ocho casillas de alrededor. Si están ambos colores, o ninguno, no se los lleva nadie.',
        food: 'Tres puntos para Rojo.',
        contested: 'Están ambos: nada para nadie.',
      },
    },
    passing: {
      title: 'Pasar, y el final de una ronda',
      blocks: {
        pass: 'Siempre se puede pasar en vez de mover. La ronda acaba cuando al pase de un color responde enseguida el pase del otro. Entonces se cuenta todo lo que queda encima.',
      },
    },
    boards: {
      title: 'Otros tableros y cartas',
      blocks: {
        shapes:
          'Además del cuadrado de cinco por cinco hay uno de cuatro por cuatro, una franja de dos columnas de diez, una espiral y un terreno al azar donde se pone la baraja entera. Los huecos no son casillas, pero los saltos los cruzan.',
        rectangles:
          'El texto los nombra como ejemplos. Por eso se ofrece también todo rectángulo de dos a diez columnas y de dos a diez filas, desde nueve casillas hasta las que la baraja pueda llenar.',
        patches:
          'La espiral tiene veinticinco casillas y una de ancho, con huecos de una casilla entre sus vueltas. El terreno al azar cabe en un marco de diez por diez; sus casillas se tocan en recto o en diagonal.',
        decks:
          'Se puede jugar sin comodines. La baraja analítica solo tiene del as al 5 y los dieces de todos los palos, y un comodín: justo veinticinco cartas. En cinco por cinco se reparten todas, y no queda nada que cortar.',
      },
    },
    notation: {
      title: 'La notación',
      blocks: {
        moves:
          'Las columnas empiezan en a, las filas en 1. a1-b2 es la hormiga de a1 que trepa sobre la de b2; pass es pasar.',
      },
    },
  },
  credits: 'Ant War es de Thorin N. Tatge. Las palabras son nuestras.',
};
