// The rules of Army Ants, in Spanish: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'El objetivo',
      'Dos ejércitos de hormigas, uno rojo y otro negro. Gana quien capture a la Reina enemiga. Rojo y Negro se turnan, una orden cada vez; empieza Rojo.',
    ],
    board: [
      'Ejércitos y tablero',
      'Cada ejército tiene dieciocho obreras, dos de cada valor del as (1) al 9, y una Reina. Una carta muestra tantas hormigas como vale. Rojo juega corazones y diamantes, Negro picas y tréboles; los palos no cambian nada más.',
      'El tablero tiene cinco columnas y ocho filas. Las cuatro filas más cercanas a un bando son su territorio. Solo el centro de cada fila trasera, el hormiguero, empieza vacío.',
      'El territorio de Rojo abajo, el de Negro arriba, un hormiguero en cada extremo.',
    ],
    setups: [
      'Tres despliegues',
      'Al azar: las diecinueve cartas se reparten boca arriba.',
      'Despliegue menor: cada bando roba en secreto cinco cartas y las pone en el orden que quiera en su fila delantera, luego cinco en la segunda, cinco en la tercera y las cuatro últimas en la fila trasera, a ambos lados del hormiguero.',
      'Despliegue total: cada bando pone en secreto sus diecinueve cartas donde quiera. Solo la Reina no puede estar justo al lado, delante o detrás de uno de sus propios 9.',
      'Cuando ambos bandos han acabado, todas las cartas se descubren a la vez.',
      'Los textos de esta edición solo conocen el despliegue al azar. Los secretos se ofrecen de todos modos.',
    ],
    rally: [
      'La concentración',
      'Primero se forman los dos ejércitos: cinco turnos cada uno, alternos, empezando Rojo. Nadie ataca, y ninguna carta entra en el territorio del otro ni lo cruza.',
      'Las cartas pueden hacer Marchas, Salidas e Intercambios.',
      'Las cartas pueden hacer Marchas e Intercambios; la Salida espera a la batalla.',
      'Se puede pasar un turno de concentración. Cuenta como uno de los cinco.',
      'Cuando ambos bandos han usado o cedido sus turnos, empieza la batalla, y Rojo juega primero.',
    ],
    favor: [
      ['El Favor de la Reina', 'El Gambito de la Reina'],
      'Un bando cuya Reina se repartió en la fila delantera puede, como primerísimo turno de concentración, enviarla al hormiguero de su propia fila trasera. No se mueve nada más, y el bando renuncia al resto de su concentración. El otro bando juega entonces seguidos todos los turnos de concentración que le quedan.',
      'Si Rojo lo hace primero, Negro aún puede hacer lo mismo mientras no haya jugado ningún turno de concentración. Tras un Despliegue total no puede nadie.',
      'La Reina deja la fila delantera por el hormiguero.',
    ],
    march: [
      'La Marcha',
      'Tus cartas que forman una fila o columna sin huecos avanzan juntas, cuantas casillas quieras en una dirección: adelante, atrás, izquierda o derecha. La línea puede ir a lo largo o de costado.',
      'Una línea tiene dos cartas o más.',
      'Una carta sola también puede marchar, en línea recta.',
      'Cada casilla en que entra una carta debe estar vacía o quedar libre por una carta de la misma línea. Nadie salta, nadie gira y nadie sale del tablero. Una línea no ataca.',
      'A lo largo.',
      'De costado.',
    ],
    'move-out': [
      'La Salida',
      'Una carta, también la Reina, va a cualquier casilla vacía que alcance con pasos adelante, atrás, a izquierda y derecha por casillas vacías, girando cuanto quiera.',
      'Doblando la esquina, por casillas vacías.',
    ],
    swap: [
      'El Intercambio',
      'Dos cartas tuyas vecinas en una fila o columna cambian de sitio.',
      'Las vecinas en diagonal, no.',
      'Las vecinas en diagonal, también.',
      'Dos vecinas cambian de sitio.',
    ],
    attack: [
      'El Ataque',
      'Solo en batalla. Una carta numerada va en línea recta, por una fila o columna y solo por casillas vacías, hasta una carta enemiga de valor igual o menor. Cerca o lejos, da igual.',
      'Mayor valor: se retira el blanco y el atacante ocupa su sitio.',
      'Igual valor: se retiran ambos.',
    ],
    queen: [
      'La Reina',
      'La Reina nunca ataca y vale menos que un as: cualquier carta numerada enemiga que la alcance la toma y se queda allí. Participa en Marchas, Salidas e Intercambios como cualquier otra carta.',
    ],
    end: [
      'El final',
      'Capturar a una Reina acaba la partida al instante; gana quien la captura. Si solo quedan las dos Reinas, son tablas.',
      'Se puede abandonar en cualquier momento, y ambos pueden acordar tablas.',
      'En batalla nadie pasa mientras haya una orden posible. Un bando sin orden posible pasa; dos pases así seguidos son tablas.',
    ],
    aggression: [
      ['La Agresión roja', 'La repetición'],
      'Rojo juega primero, así que Rojo debe llevar la guerra adelante. Si los ejércitos solo van y vienen, Rojo pierde.',
      'Así es cuando la posición tras un turno es la misma que cuatro turnos antes, tres turnos seguidos: seis turnos de ir y venir. Rojo también pierde cuando una posición se da por tercera vez en la batalla. Dos posiciones son iguales cuando los mismos colores y valores están en las mismas casillas y juega el mismo bando.',
      'Una serie de jugadas que se repite una y otra vez son tablas.',
      'Así es en cuanto una misma serie, con las mismas jugadas de ambos bandos, se ha jugado cuatro veces seguidas.',
      'Nada prohíbe repetir. Quien se canse puede ofrecer tablas.',
    ],
    notation: [
      'La notación',
      'Las columnas van de a a e desde la izquierda de Rojo, las filas de 1 a 8 desde la fila trasera de Rojo.',
      'd1-c1 es una carta que se mueve; a3:c3-b3, la línea de a3 a c3 cuya primera carta llega a b3; a1=b1, un Intercambio; e4xe7, un Ataque; favor es el Favor de la Reina y pass es pasar.',
    ],
  },
  credits:
    'Army Ants es de Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. La edición de la comunidad es de sus jugadores. Las palabras son nuestras.',
};
