// The rules of Ants: Red vs. Black, in French.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Le but',
      blocks: {
        aim: 'Deux colonies lancent des dés à dix faces sur un plateau de cases rouges et noires. Un dé sur ta couleur blesse l’unité ennemie dont il montre le numéro. Une armée de deux unités ou moins à la fin d’un tour a perdu.',
        army: 'Chaque armée a dix unités de cent fourmis, numérotées de 1 à 10, et trois points de tactique pour toute la partie. Une unité blessée une fois reste, mais ne peut plus être engagée ; la deuxième blessure la retire.',
      },
    },
    turn: {
      title: 'Un tour',
      blocks: {
        commit:
          'Les deux camps engagent d’abord jusqu’à quatre unités indemnes, avant tout lancer. Chacun a trois dés ; deux unités engagées en ajoutent un, quatre en ajoutent deux. Une seule n’ajoute rien, et trois comptent comme deux.',
        free: 'Engager ne coûte rien : après le lancer, les unités sont de nouveau disponibles.',
        order:
          'Puis Rouge lance, Noir lance, chacun peut user d’une tactique, et les deux lancers sont résolus ensemble.',
      },
    },
    throw: {
      title: 'Le lancer',
      blocks: {
        hand: 'Tu es assis à un bout du plateau. Tous tes dés partent à la fois vers la butte d’en face, qui est la tienne. Pousse-les du doigt ou de la souris : ils volent aussi vite et dans le sens où va la main au dernier moment. Ou règle la visée et la force, et appuie sur « Lancer ».',
        chance:
          'On ne peut viser ni une couleur ni un numéro. Un lancer fort peut atteindre ta propre butte, où les dés ramènent des unités, et perdre des dés par-dessus le bord.',
        strength:
          'Un lancer a une force maximale, pour que les parties finissent. Une main plus rapide ne lance pas plus fort.',
        table:
          'Chaque lancer se fait sur une table vide. Si des dés des deux lancers se sont arrêtés au même endroit, on les montre côte à côte, chacun sur la case où il compte.',
        hills: 'Les buttes sont profondes de trois cases. Derrière elles et à côté du plateau, un dé est dehors.',
      },
    },
    score: {
      title: 'Ce que fait un dé',
      blocks: {
        own: 'Sur ta couleur : une blessure pour l’unité ennemie de ce numéro. Rien, si cette unité n’est plus là.',
        other: 'Sur l’autre couleur : rien.',
        ownHill: 'Sur ta propre butte, celle d’en face : une de tes unités retirées revient, quel que soit le nombre.',
        elsewhere: 'Sur la butte ennemie, la plus proche, ou hors du plateau : rien.',
        half: 'Un dé est là où se trouve, vu d’en haut, plus de la moitié de son contour, toutes les cases d’une couleur prises ensemble. Le texte publié demande 60 pour cent et, dans le même souffle, un peu plus de la moitié : un peu plus de la moitié suffit, et qui veut 60 pour cent peut le choisir avant la partie. Un dé qui n’est nulle part pour plus de la moitié ne fait rien.',
        sixty:
          'Le texte publié demande 60 pour cent et, dans le même souffle, un peu plus de la moitié. Cette partie se joue avec 60 pour cent : c’est la part du contour d’un dé, vu d’en haut, qui doit être sur une couleur, toutes ses cases prises ensemble. Pour les buttes et hors du plateau, plus de la moitié suffit. Un dé posé moins nettement ne fait rien.',
        seen: 'Ce qu’on voit à l’écran est ce qui compte.',
      },
    },
    tactics: {
      title: 'Les tactiques',
      blocks: {
        one: 'On peut dépenser un point de tactique par tour.',
        order: 'Les tactiques viennent après les deux lancers. Rouge choisit en premier.',
        adjust: 'Tourner : un de tes dés compte un de plus ou un de moins.',
        bounds: 'Tourner ne mène jamais sous 1 ni au-delà de 10.',
        swap: 'Échanger les couleurs : pour ton lancer de ce tour, les cases rouges sont noires et les noires rouges.',
        nowhere: 'Un dé qui n’est nulle part le reste quand les couleurs sont échangées.',
        heal: 'Soigner : jusqu’à trois de tes unités perdent une blessure.',
        earlier: 'Les blessures sont notées à la fin du tour : soigner n’efface que celles des tours précédents.',
      },
    },
    resolve: {
      title: 'Comment un tour est résolu',
      blocks: {
        order:
          'D’abord les soins, puis toutes les blessures des deux lancers à la fois, puis les unités blessées deux fois sont retirées, puis des unités reviennent.',
        back: 'Pour chaque dé sur ta propre butte, tu choisis une unité retirée, y compris celles perdues à ce tour. Elle revient sans blessure.',
      },
    },
    end: {
      title: 'La fin',
      blocks: {
        lost: 'Une armée de deux unités ou moins à la fin d’un tour a perdu.',
        both: 'Si cela arrive aux deux à la fois, c’est la nulle, quoi qu’il reste à chacun.',
      },
    },
    notation: {
      title: 'La notation',
      blocks: {
        dice: 'Un dé s’écrit par son nombre, puis r ou b pour une case rouge ou noire, h pour sa propre butte, e pour celle de l’ennemi, o pour hors du plateau, n pour nulle part : 7r, 10b, 3h.',
      },
    },
  },
  credits:
    'Ants: Red vs. Black est de « Super » Dave Radzik, publié par Another Game Company, LLC, en 2009. Les mots sont les nôtres.',
};
