// The texts of the library, in Spanish.

import type { en } from '../en_records';
import type { Translation } from '../words';

export const words: Translation<typeof en> = {
  'library.title': 'Biblioteca',
  'library.home': 'Inicio',
  'library.playing': 'En curso',
  'library.over': 'Terminadas',
  'library.empty': 'Aún no hay nada. Cada partida llega sola con su primera jugada y se queda hasta que se borre.',
  'library.loading': 'Abriendo la biblioteca…',
  'library.take': 'Abrir archivo, enlace o texto',
  'library.backup': 'Copia de todo',
  'library.backup.done': { one: 'La copia va en camino: {n} partida.', other: 'La copia va en camino: {n} partidas.' },
  'library.keep':
    'Las partidas se guardan en este navegador y en este dispositivo. Safari las olvida tras siete días sin visita, salvo que la página esté en la pantalla de inicio; una copia de seguridad no olvida.',
  'library.more': 'Más: {title}',
  'library.players': '{red} contra {black}',
  'library.won': 'Ganó {player}',
  'library.draw': 'Tablas',
  'library.moves': { one: '{n} jugada', other: '{n} jugadas' },
  'library.begun': 'Recién empezada',
  'library.secret': 'Despliegue secreto',
  'library.facts': '{game} · {state} · {moves}',
  'library.facts.begun': '{game} · {state}',
  'library.deleted': 'Borrada: {title}',
  'library.undo': 'Deshacer',
  'library.full': 'En este navegador no cabe otra partida. Una copia y unos cuantos borrados hacen sitio.',

  // One game of the library.
  'entry.open': 'Abrir',
  'entry.rename': 'Cambiar nombre',
  'entry.share': 'Enlace y código QR',
  'entry.file': 'Guardar archivo',
  'entry.delete': 'Borrar',
  'name.label': 'Cómo se llama esta partida',
  'name.save': 'Guardar',
  'name.cancel': 'Cancelar',

  // A game goes out.
  'share.link': 'Enlace',
  'share.link.note':
    'La partida entera está en el propio enlace. Quien lo abra recibe una copia; no se envía nada a ningún sitio.',
  'share.link.bare': 'Los comentarios no cabían en el enlace.',
  'share.link.long': 'Esta partida es demasiado larga para un enlace. En un archivo cabe.',
  'share.copy': 'Copiar el enlace',
  'share.send': 'Enviar…',
  'share.qr': 'Código QR del enlace',
  'share.qr.long': 'El enlace es demasiado largo para un código QR.',
  'share.file': 'Guardar archivo',
  'share.text': 'Copiar como texto',
  'share.position': 'Copiar la posición',
  'share.copied': 'Copiado.',
  'share.refused': 'Este navegador no dejó copiar a la página. El texto se puede seleccionar y copiar a mano.',
  'share.secret': 'Mientras el despliegue es secreto, esta partida no sale de este dispositivo.',

  // Something comes in.
  'take.hint':
    'Una partida en archivo, una copia de seguridad, un enlace o un texto: un registro («anthill-game 1», inicio, jugadas y resultado, uno por línea) o una posición.',
  'take.file': 'Elegir archivo',
  'take.text': 'O pégalo aquí',
  'take.open': 'Tomar',
  'take.reading': 'Leyendo…',
  'take.done': { one: 'Llegó {n} partida a la biblioteca.', other: 'Llegaron {n} partidas a la biblioteca.' },
  'take.known': { one: '{n} partida ya estaba.', other: '{n} partidas ya estaban.' },
  'take.aside': {
    one: '{n} partida no se pudo leer y está apartada.',
    other: '{n} partidas no se pudieron leer y están apartadas.',
  },
  'take.settings': 'Los ajustes son los de la copia.',
  'take.problem.empty': 'No hay nada dentro.',
  'take.problem.large': 'Es demasiado grande: se leen 64 MB como mucho.',
  'take.problem.bytes': 'Este archivo no es un texto.',
  'take.problem.unknown': 'No es ni partida, ni posición, ni enlace o copia de Anthill.',
  'take.problem.newer': 'Lo guardó un Anthill más nuevo. Recarga la página para obtenerlo e inténtalo de nuevo.',
  'take.problem.link': 'Este enlace está dañado: falta una parte o cambió por el camino.',
  'take.problem.record': 'Esta partida no se puede reproducir. {error}',
  'take.problem.backup': 'Esta copia está dañada; no se tomó nada de ella.',
  'take.problem.game': 'Ese juego no está en esta página.',
  'take.problem.secret':
    'Esta partida está en pleno despliegue secreto: solo puede seguirla el dispositivo en que empezó.',

  // Going through a game.
  'replay.bar': 'Repaso',
  'replay.first': 'Al principio',
  'replay.back': 'Una jugada atrás',
  'replay.play': 'Reproducir',
  'replay.pause': 'Pausa',
  'replay.on': 'Una jugada adelante',
  'replay.last': 'Al final',
  'replay.speed': 'Velocidad',
  'replay.speed.value': '{speed}×',
  'replay.at': 'Jugada',
  'comment.write': 'Comentar',
  'comment.label': 'Comentario sobre esta posición',
  'comment.save': 'Guardar',
  'comment.cancel': 'Cancelar',
  'comment.delete': 'Borrar',
};
