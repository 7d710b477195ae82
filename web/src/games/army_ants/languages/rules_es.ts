// The rules of Army Ants, in Spanish.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'El objetivo',
      blocks: {
        aim: 'Dos ejércitos de hormigas, uno rojo y otro negro. Gana quien capture a la Reina enemiga. Rojo y Negro se turnan, una orden cada vez; empieza Rojo.',
      },
    },
    board: {
      title: 'Ejércitos y tablero',
      blocks: {
        figure:
          'Arriba el territorio de Negro, abajo el de Rojo, las filas delanteras juntas, un hormiguero en cada extremo.',
        army: 'Cada ejército tiene dieciocho cartas numeradas, dos de cada valor del as (1) al 9, y una Reina. Una carta muestra tantas hormigas como vale. Rojo juega corazones y diamantes, Negro picas y tréboles; los palos no cambian nada más.',
        territory:
          'El tablero tiene cinco columnas y ocho filas. Las cuatro filas más cercanas a un bando son su territorio, y las dos filas delanteras se tocan. Solo el centro de cada fila trasera, el hormiguero, empieza vacío. Las cuarenta casillas siguen en juego, por vacías que queden.',
      },
    },
    setups: {
      title: 'Tres despliegues',
      blocks: {
        positions:
          'Los diecinueve puestos, vistos por cada bando desde su lado: del 1 al 5 en la fila delantera de izquierda a derecha, del 16 al 19 junto al hormiguero.',
        random: 'Al azar: las diecinueve cartas se reparten boca arriba en los puestos del 1 al 19.',
        minor:
          'Despliegue menor: cada bando roba en secreto cinco cartas y las pone en el orden que quiera en su fila delantera, luego cinco en la segunda, cinco en la tercera y las cuatro últimas en la fila trasera, a ambos lados del hormiguero.',
        total:
          'Despliegue total: cada bando pone en secreto sus diecinueve cartas donde quiera. Solo la Reina no puede estar junto a uno de sus propios 9.',
        nines: '«Junto a» quiere decir justo al lado, delante o detrás. En diagonal está bastante lejos.',
        later:
          'Eso solo obliga al desplegar: las jugadas de la concentración y de la batalla pueden llevarla junto a uno de sus 9.',
        reveal: 'Cuando ambos bandos han acabado, todas las cartas se descubren a la vez.',
        secret:
          'Los textos de esta edición solo conocen el despliegue al azar. Los secretos se ofrecen de todos modos.',
      },
    },
    rally: {
      title: 'La concentración',
      blocks: {
        turns:
          'Primero se forman los dos ejércitos: cinco turnos cada uno, alternos, empezando Rojo. Nadie ataca, y ninguna carta entra en el territorio del otro ni lo cruza.',
        withMoveOut: 'Las cartas pueden hacer Marchas, Salidas e Intercambios.',
        withoutMoveOut: 'Las cartas pueden hacer Marchas e Intercambios; la Salida espera a la batalla.',
        pass: 'Se puede pasar un turno de concentración. Cuenta como uno de los cinco.',
        battle: 'Cuando ambos bandos han usado o cedido sus turnos, empieza la batalla, y Rojo juega primero.',
      },
    },
    favor: {
      title: { favor: 'El Favor de la Reina', gambit: 'El Gambito de la Reina' },
      blocks: {
        home: 'Un bando cuya Reina se puso en la fila delantera puede, como primerísimo turno de concentración, enviarla al hormiguero de su propia fila trasera. No se mueve nada más, y el bando renuncia al resto de su concentración.',
        rest: 'El otro bando juega entonces enseguida, uno tras otro, todos los turnos de concentración que le quedan.',
        both: 'Si Rojo lo hace primero, Negro aún puede hacer lo mismo mientras no haya jugado ningún turno de concentración. Tras un Despliegue total no puede nadie.',
        figure: 'La Reina deja la fila delantera por el hormiguero.',
      },
    },
    march: {
      title: 'La Marcha',
      blocks: {
        line: 'Tus cartas que forman una fila o columna sin huecos avanzan juntas, cuantas casillas quieras en una dirección: adelante, atrás, izquierda o derecha. La línea puede ir a lo largo o de costado.',
        unbroken: 'El texto de esta edición no lo dice, pero tampoco aquí tiene huecos una línea.',
        two: 'Una carta sola no hace Marchas: hace Salidas, que también la llevan en línea recta.',
        single:
          'Una carta sola también puede marchar, en línea recta. En la concentración no tiene otro modo de llegar a una casilla vacía.',
        spaces:
          'Cada casilla en que entra una carta debe estar vacía o quedar libre por una carta de la misma línea. Nadie salta, nadie gira y nadie sale del tablero. Una línea no ataca.',
        along: 'A lo largo.',
        broadside: 'De costado.',
      },
    },
    'move-out': {
      title: 'La Salida',
      blocks: {
        way: 'Una carta, también la Reina, va a cualquier casilla vacía que alcance con pasos adelante, atrás, a izquierda y derecha por casillas vacías, girando cuanto quiera.',
        figure: 'Doblando la esquina, por casillas vacías.',
      },
    },
    swap: {
      title: 'El Intercambio',
      blocks: {
        neighbours: 'Dos cartas tuyas vecinas en una fila o columna cambian de sitio, también dos del mismo valor.',
        straight: 'Las vecinas en diagonal, no.',
        diagonal: 'Las vecinas en diagonal, también.',
        figure: 'Dos vecinas cambian de sitio.',
      },
    },
    attack: {
      title: 'El Ataque',
      blocks: {
        way: 'Solo en batalla. Una carta numerada va en línea recta, por una fila o columna y solo por casillas vacías, hasta una carta enemiga de valor igual o menor. Cerca o lejos, da igual.',
        higher: 'Mayor valor: se retira el blanco y el atacante ocupa su sitio.',
        equal: 'Igual valor: se retiran ambos.',
        keeps: 'Un atacante conserva su valor, por muchas cartas que tome. Solo un 9 retira a un 9, y cae con él.',
      },
    },
    queen: {
      title: 'La Reina',
      blocks: {
        weak: 'La Reina nunca ataca y vale menos que un as: cualquier carta numerada enemiga que la alcance la toma y se queda allí. Participa en Marchas, Salidas e Intercambios como cualquier otra carta.',
      },
    },
    end: {
      title: 'El final',
      blocks: {
        capture:
          'Capturar a una Reina acaba la partida al instante; gana quien la captura. Si solo quedan las dos Reinas, son tablas.',
        agree: 'Se puede abandonar en cualquier momento, y ambos pueden acordar tablas.',
        pass: 'En batalla nadie pasa mientras haya una orden posible. Un bando sin orden posible pasa; dos pases así seguidos son tablas.',
      },
    },
    aggression: {
      title: { aggression: 'La Agresión roja', repetition: 'La repetición' },
      blocks: {
        forward:
          'Rojo juega primero, así que Rojo debe llevar la guerra adelante. Si los ejércitos solo van y vienen, Rojo pierde.',
        exactly:
          'Así es cuando la posición tras un turno es la misma que cuatro turnos antes, tres turnos seguidos: seis turnos de ir y venir. Rojo también pierde cuando una posición se da por tercera vez en la batalla. Dos posiciones son iguales cuando los mismos colores y valores están en las mismas casillas y juega el mismo bando.',
        optional: 'Es una de las reglas opcionales y se puede quitar antes de la partida.',
        series: 'Una serie de jugadas que se repite una y otra vez son tablas.',
        fourTimes:
          'Así es en cuanto una misma serie, con las mismas jugadas de ambos bandos, se ha jugado cuatro veces seguidas.',
        off: 'La Agresión roja no se aplica.',
        nothing:
          'Ninguna regla acaba con una repetición. Cuando una posición se da por tercera vez en la batalla, la página lo dice y ofrece tablas. El ordenador juega otra cosa si está mejor y, si no, acepta.',
      },
    },
    notation: {
      title: 'La notación',
      blocks: {
        spaces:
          'Las columnas van de a a e desde la izquierda de Rojo, las filas de 1 a 8 desde la fila trasera de Rojo.',
        moves:
          'd1-c1 es una carta que se mueve; a3:c3-b3, la línea de a3 a c3 cuya primera carta llega a b3; a1=b1, un Intercambio; e4xe7, un Ataque; favor es el Favor de la Reina y pass es pasar.',
      },
    },
  },
  credits:
    'Army Ants es de Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. La edición de la comunidad sigue una página de reglas de la comunidad cuyo autor no se conoce. Las palabras son nuestras.',
};
