// The rules of Ants: Red vs. Black, in Spanish: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../sections';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'El objetivo',
      'Dos colonias lanzan dados de diez caras sobre un tablero de casillas rojas y negras. Un dado en tu color hiere a la unidad enemiga cuyo número muestra. Un ejército con dos unidades o menos al final de un turno ha perdido.',
      'Cada ejército tiene diez unidades, numeradas del 1 al 10, y tres puntos de táctica para toda la partida. Una unidad con una herida sigue luchando; la segunda herida la retira.',
    ],
    turn: [
      'Un turno',
      'Primero ambos comprometen hasta cuatro unidades sanas, antes de lanzar ningún dado. Cada cual tiene tres dados; dos unidades comprometidas añaden uno, cuatro añaden dos. Una sola no añade nada.',
      'Luego lanza Rojo, lanza Negro, ambos pueden usar una táctica, y las dos tiradas se resuelven juntas.',
    ],
    throw: [
      'La tirada',
      'Estás en un extremo del tablero. Todos tus dados salen a la vez hacia la Colina lejana, que es la tuya. Deslízalos con el dedo o el ratón: vuelan según la velocidad y el rumbo de la mano en el último instante. O ajusta dirección y fuerza con los dos controles y pulsa «Lanzar».',
      'No se puede apuntar a un color ni a un número. Una tirada fuerte puede llegar a tu Colina, donde los dados recuperan unidades, y perder dados por el borde.',
      'Cada tirada se hace sobre la mesa vacía. Los dados de ambas tiradas que quedaron en el mismo sitio se muestran uno al lado del otro, cada uno en la casilla en la que cuenta.',
      'Las Colinas tienen tres casillas de fondo. Más allá, y a los lados del tablero, un dado está fuera.',
    ],
    score: [
      'Qué hace un dado',
      'En tu color: una herida para la unidad enemiga de su número. Nada, si esa unidad ya no está.',
      'En el otro color: nada.',
      'En tu Colina, la lejana: vuelve una de tus unidades retiradas, sea cual sea el número.',
      'En la Colina enemiga, la cercana, o fuera del tablero: nada.',
      'Un dado está donde está la mayor parte de su superficie. Lo que se ve es lo que vale.',
    ],
    tactics: [
      'Las tácticas',
      'Se puede gastar un punto de táctica por turno. Girar: uno de tus dados vale uno más o uno menos, nunca menos de 1 ni más de 10. Cambiar colores: para tu tirada de este turno, las casillas rojas son negras y las negras rojas. Curar: hasta tres de tus unidades pierden la herida que tenían antes de este turno.',
      'Las tácticas se usan tras ambas tiradas. Rojo elige primero.',
    ],
    resolve: [
      'Cómo se resuelve un turno',
      'Primero las curas, luego todas las heridas de ambas tiradas a la vez, después se retiran las unidades con dos heridas y por último vuelven unidades.',
      'Por cada dado en tu Colina eliges una unidad retirada, incluidas las perdidas en este turno. Vuelve sin heridas.',
    ],
    end: [
      'El final',
      'Un ejército de dos unidades o menos al final de un turno ha perdido.',
      'Si les pasa a ambos a la vez, gana quien tenga más unidades; con las mismas, son tablas.',
    ],
    notation: [
      'La notación',
      'Un dado se escribe con su número y r o b para casilla roja o negra, h para la Colina propia, e para la enemiga, o para fuera del tablero: 7r, 10b, 3h.',
    ],
  },
  credits: 'Ants: Red vs. Black es de «Super» Dave Radzik. Las palabras son nuestras.',
};
