// The rules of Ants: Red vs. Black, in Spanish.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'El objetivo',
      blocks: {
        aim: 'Dos colonias lanzan dados de diez caras sobre un tablero de casillas rojas y negras. Un dado en tu color hiere a la unidad enemiga cuyo número muestra. Un ejército con dos unidades o menos al final de un turno ha perdido.',
        army: 'Cada ejército tiene diez unidades de cien hormigas, numeradas del 1 al 10, y tres puntos de táctica para toda la partida. Una unidad con una herida se queda, pero ya no se puede comprometer; la segunda herida la retira.',
      },
    },
    turn: {
      title: 'Un turno',
      blocks: {
        commit:
          'Primero ambos comprometen hasta cuatro unidades sanas, antes de lanzar ningún dado. Cada cual tiene tres dados; dos unidades comprometidas añaden uno, cuatro añaden dos. Una sola no añade nada, y tres cuentan como dos.',
        free: 'Comprometer no cuesta nada: tras la tirada las unidades vuelven a estar disponibles.',
        order: 'Luego lanza Rojo, lanza Negro, ambos pueden usar una táctica, y las dos tiradas se resuelven juntas.',
      },
    },
    throw: {
      title: 'La tirada',
      blocks: {
        hand: 'Estás en un extremo del tablero. Todos tus dados salen a la vez hacia la Colina lejana, que es la tuya. Deslízalos con el dedo o el ratón: vuelan según la velocidad y el rumbo de la mano en el último instante. O ajusta dirección y fuerza con los dos controles y pulsa «Lanzar».',
        chance:
          'No se puede apuntar a un color ni a un número. Una tirada fuerte puede llegar a tu Colina, donde los dados recuperan unidades, y perder dados por el borde.',
        strength:
          'Una tirada tiene una fuerza máxima, para que las partidas acaben. Una mano más rápida no lanza más fuerte.',
        table:
          'Cada tirada se hace sobre la mesa vacía. Los dados de ambas tiradas que quedaron en el mismo sitio se muestran uno al lado del otro, cada uno en la casilla en la que cuenta.',
        hills: 'Las Colinas tienen tres casillas de fondo. Más allá, y a los lados del tablero, un dado está fuera.',
      },
    },
    score: {
      title: 'Qué hace un dado',
      blocks: {
        own: 'En tu color: una herida para la unidad enemiga de su número. Nada, si esa unidad ya no está.',
        other: 'En el otro color: nada.',
        ownHill: 'En tu Colina, la lejana: vuelve una de tus unidades retiradas, sea cual sea el número.',
        elsewhere: 'En la Colina enemiga, la cercana, o fuera del tablero: nada.',
        half: 'Un dado está donde se halla, visto desde arriba, más de la mitad de su contorno, juntando todas las casillas de un color. El texto publicado pide el 60 por ciento y, en la misma frase, algo más de la mitad: algo más de la mitad basta, y quien quiera el 60 por ciento puede elegirlo antes de la partida. Un dado que no esté en ningún sitio más de la mitad no hace nada.',
        sixty:
          'El texto publicado pide el 60 por ciento y, en la misma frase, algo más de la mitad. Esta partida se juega con el 60 por ciento: tanto del contorno de un dado, visto desde arriba, ha de estar sobre un color, juntando todas sus casillas. Para las Colinas y fuera del tablero basta más de la mitad. Un dado menos claro no hace nada.',
        seen: 'Lo que se ve es lo que vale.',
      },
    },
    tactics: {
      title: 'Las tácticas',
      blocks: {
        one: 'Se puede gastar un punto de táctica por turno.',
        order: 'Las tácticas se usan tras ambas tiradas. Rojo elige primero.',
        adjust: 'Girar: uno de tus dados vale uno más o uno menos.',
        bounds: 'Girar nunca lleva por debajo de 1 ni por encima de 10.',
        swap: 'Cambiar colores: para tu tirada de este turno, las casillas rojas son negras y las negras rojas.',
        nowhere: 'Un dado que no está en ningún sitio sigue así cuando se cambian los colores.',
        heal: 'Curar: hasta tres de tus unidades pierden una herida.',
        earlier: 'Las heridas se marcan al final del turno: curar solo quita las de turnos anteriores.',
      },
    },
    resolve: {
      title: 'Cómo se resuelve un turno',
      blocks: {
        order:
          'Primero las curas, luego todas las heridas de ambas tiradas a la vez, después se retiran las unidades con dos heridas y por último vuelven unidades.',
        back: 'Por cada dado en tu Colina eliges una unidad retirada, incluidas las perdidas en este turno. Vuelve sin heridas.',
      },
    },
    end: {
      title: 'El final',
      blocks: {
        lost: 'Un ejército de dos unidades o menos al final de un turno ha perdido.',
        both: 'Si les pasa a ambos a la vez, son tablas, quede lo que quede de cada uno.',
      },
    },
    notation: {
      title: 'La notación',
      blocks: {
        dice: 'Un dado se escribe con su número y r o b para casilla roja o negra, h para la Colina propia, e para la enemiga, o para fuera del tablero, n para ningún sitio: 7r, 10b, 3h.',
      },
    },
  },
  credits:
    'Ants: Red vs. Black es de «Super» Dave Radzik y lo publicó Another Game Company, LLC, en 2009. Las palabras son nuestras.',
};
