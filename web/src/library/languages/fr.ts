// The texts of the library, in French.

import type { en } from '../en';
import type { Translation } from '../../i18n/catalogue';

export const words: Translation<typeof en> = {
  'library.title': 'Parties',
  'library.home': 'Accueil',
  'library.playing': 'En cours',
  'library.over': 'Terminées',
  'library.empty':
    'Rien ici pour l’instant. Chaque partie arrive d’elle-même à son premier coup, et reste jusqu’à ce qu’on la supprime.',
  'library.loading': 'Ouverture des parties…',
  'library.slow':
    'Le navigateur tarde à ouvrir son stockage. La partie sur le plateau est à l’abri ; les autres s’affichent dès qu’elles peuvent être lues. Si cela dure, fermez les autres fenêtres d’Anthill.',
  'library.take': 'Ouvrir un fichier, un lien ou un texte',
  'library.backup': 'Tout sauvegarder',
  'library.backup.done': {
    one: 'La sauvegarde est en route : {n} partie.',
    other: 'La sauvegarde est en route : {n} parties.',
  },
  'library.statistics': 'Statistiques',
  'library.keep':
    'Les parties sont gardées par ce navigateur, sur cet appareil. Safari les oublie après sept jours sans visite, sauf si la page est sur l’écran d’accueil ; une sauvegarde n’oublie jamais.',
  'library.more': 'Plus : {title}',
  'library.players': '{red} contre {black}',
  'library.won': '{player} a gagné',
  'library.draw': 'Partie nulle',
  'library.ended': 'Terminée',
  'library.moves': { one: '{n} coup', other: '{n} coups' },
  'library.begun': 'À peine commencée',
  'library.secret': 'Déploiement secret',
  'library.facts': '{game} · {state} · {moves}',
  'library.facts.begun': '{game} · {state}',
  'library.deleted': 'Supprimée : {title}',
  'library.undo': 'Annuler',
  'library.full': 'Ce navigateur n’a plus de place. Une sauvegarde et quelques suppressions en feront.',
  'library.failed':
    'Le stockage de ce navigateur ne répond pas pour l’instant. Les parties qu’il contient ne sont pas perdues.',
  'library.newer':
    'Une version plus récente d’Anthill est passée par ici : rechargez la page pour voir la bibliothèque. Ses parties ne sont pas perdues.',
  'library.again': 'Réessayer',
  'library.gone': 'Cette partie n’est plus là.',
  'library.backup.secret': {
    one: '{n} partie au déploiement secret reste sur cet appareil.',
    other: '{n} parties au déploiement secret restent sur cet appareil.',
  },

  // Ce que donnent les parties terminées.
  'statistics.empty': 'Aucune partie terminée pour l’instant.',
  'statistics.opponent': 'Contre',
  'statistics.played': 'Jouées',
  'statistics.won': 'Gagnées',
  'statistics.lost': 'Perdues',
  'statistics.drawn': 'Nulles',
  'statistics.computer': 'Ordinateur, {level}',
  'statistics.friend': 'À deux, ici',
  'statistics.private': 'D’après les parties terminées de la bibliothèque, sur cet appareil seulement.',
  'statistics.save': 'Enregistrer dans un fichier',
  'statistics.erase': 'Repartir de zéro',
  'statistics.erased': 'Les parties terminées avant le {date} ne comptent pas.',
  'statistics.restore': 'Compter toutes les parties',

  // One game of the library.
  'entry.open': 'Ouvrir',
  'entry.rename': 'Renommer',
  'entry.share': 'Lien et code QR',
  'entry.file': 'Enregistrer un fichier',
  'entry.delete': 'Supprimer',
  'name.label': 'Le nom de cette partie',
  'name.save': 'Enregistrer',
  'name.cancel': 'Annuler',

  // A game goes out.
  'share.link': 'Lien',
  'share.link.note':
    'Toute la partie est dans le lien lui-même. Qui l’ouvre en reçoit une copie ; rien n’est envoyé nulle part.',
  'share.link.bare': 'Les commentaires ne tenaient pas dans le lien.',
  'share.link.long': 'Cette partie est trop longue pour un lien. Un fichier la contient.',
  'share.copy': 'Copier le lien',
  'share.send': 'Envoyer…',
  'share.qr': 'Code QR du lien',
  'share.qr.long': 'Le lien est trop long pour un code QR.',
  'share.file': 'Enregistrer un fichier',
  'share.text': 'Copier en texte',
  'share.position': 'Copier la position',
  'share.copied': 'Copié.',
  'share.refused': 'Ce navigateur n’a pas laissé la page copier. Le texte peut être sélectionné et copié à la main.',
  'share.secret': 'Tant que le déploiement est secret, cette partie reste sur cet appareil.',

  // Something comes in.
  'take.hint':
    'Une partie en fichier, une sauvegarde, un lien ou un texte : un relevé (« anthill-game 1 », début, coups et résultat, un par ligne) ou une position.',
  'take.file': 'Choisir un fichier',
  'take.text': 'Ou coller ici',
  'take.open': 'Reprendre',
  'take.reading': 'Lecture…',
  'take.done': { one: '{n} partie est arrivée.', other: '{n} parties sont arrivées.' },
  'take.known': { one: '{n} partie était déjà là.', other: '{n} parties étaient déjà là.' },
  'take.aside': {
    one: '{n} partie n’a pas pu être lue et a été mise de côté.',
    other: '{n} parties n’ont pas pu être lues et ont été mises de côté.',
  },
  'take.settings': 'Les réglages sont ceux de la sauvegarde.',
  'offer.title': 'Une partie venue d’un lien',
  'offer.note': 'Elle n’est pas encore dans la bibliothèque.',
  'offer.open': 'Garder et ouvrir',
  'offer.keep': 'La garder',
  'offer.decline': 'Pas maintenant',
  'take.problem.empty': 'Il n’y a rien dedans.',
  'take.problem.large': 'C’est trop gros : 64 Mo au plus sont lus.',
  'take.problem.bytes': 'Ce fichier n’est pas un texte.',
  'take.problem.unknown': 'Ce n’est ni une partie, ni une position, ni un lien ou une sauvegarde d’Anthill.',
  'take.problem.newer': 'Un Anthill plus récent a enregistré cela. Recharge la page pour l’obtenir, puis réessaie.',
  'take.problem.link': 'Ce lien est abîmé : une partie manque ou a changé en route.',
  'take.problem.record': 'Cette partie ne peut pas être rejouée. {error}',
  'take.problem.long': 'Cette partie est trop longue : {most} coups au plus sont acceptés.',
  'take.problem.backup': 'Cette sauvegarde est abîmée, rien n’en a été repris.',
  'take.problem.game': 'Ce jeu n’est pas sur cette page.',
  'take.problem.secret':
    'Cette partie est en plein déploiement secret : seul l’appareil où elle a commencé peut la continuer.',

  // Going through a game.
  'replay.bar': 'Relecture',
  'replay.first': 'Au début',
  'replay.back': 'Un coup en arrière',
  'replay.play': 'Dérouler les coups',
  'replay.pause': 'Pause',
  'replay.on': 'Un coup en avant',
  'replay.last': 'À la fin',
  'replay.speed': 'Vitesse',
  'replay.speed.value': '{speed}×',
  'replay.at': 'Coup',
  'comment.write': 'Commenter',
  'comment.label': 'Commentaire sur cette position',
  'comment.save': 'Enregistrer',
  'comment.cancel': 'Annuler',
  'comment.delete': 'Supprimer',
};
