// The rules of Ants: Red vs. Black, in French: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../sections';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Le but',
      'Deux colonies lancent des dés à dix faces sur un plateau de cases rouges et noires. Un dé sur ta couleur blesse l’unité ennemie dont il montre le numéro. Une armée de deux unités ou moins à la fin d’un tour a perdu.',
      'Chaque armée a dix unités, numérotées de 1 à 10, et trois points de tactique pour toute la partie. Une unité blessée une fois se bat encore ; la deuxième blessure la retire.',
    ],
    turn: [
      'Un tour',
      'Les deux camps engagent d’abord jusqu’à quatre unités indemnes, avant tout lancer. Chacun a trois dés ; deux unités engagées en ajoutent un, quatre en ajoutent deux. Une unité seule n’ajoute rien.',
      'Puis Rouge lance, Noir lance, chacun peut user d’une tactique, et les deux lancers sont résolus ensemble.',
    ],
    throw: [
      'Le lancer',
      'Tu es assis à un bout du plateau. Tous tes dés partent à la fois vers la butte d’en face, qui est la tienne. Pousse-les du doigt ou de la souris : ils volent aussi vite et dans le sens où va la main au dernier moment. Ou règle la visée et la force, et appuie sur « Lancer ».',
      'On ne peut viser ni une couleur ni un numéro. Un lancer fort peut atteindre ta propre butte, où les dés ramènent des unités, et perdre des dés par-dessus le bord.',
      'Chaque lancer se fait sur une table vide. Si des dés des deux lancers se sont arrêtés au même endroit, on les montre côte à côte, chacun sur la case où il compte.',
      'Les buttes sont profondes de trois cases. Derrière elles et à côté du plateau, un dé est dehors.',
    ],
    score: [
      'Ce que fait un dé',
      'Sur ta couleur : une blessure pour l’unité ennemie de ce numéro. Rien, si cette unité n’est plus là.',
      'Sur l’autre couleur : rien.',
      'Sur ta propre butte, celle d’en face : une de tes unités retirées revient, quel que soit le nombre.',
      'Sur la butte ennemie, la plus proche, ou hors du plateau : rien.',
      'Un dé est là où est la plus grande part de sa surface. Ce qu’on voit à l’écran est ce qui compte.',
    ],
    tactics: [
      'Les tactiques',
      'On peut dépenser un point de tactique par tour. Tourner : un de tes dés compte un de plus ou un de moins, jamais sous 1 ni au-delà de 10. Échanger les couleurs : pour ton lancer de ce tour, les cases rouges sont noires et les noires rouges. Soigner : jusqu’à trois de tes unités perdent la blessure qu’elles avaient avant ce tour.',
      'Les tactiques viennent après les deux lancers. Rouge choisit en premier.',
    ],
    resolve: [
      'Comment un tour est résolu',
      'D’abord les soins, puis toutes les blessures des deux lancers à la fois, puis les unités blessées deux fois sont retirées, puis des unités reviennent.',
      'Pour chaque dé sur ta propre butte, tu choisis une unité retirée, y compris celles perdues à ce tour. Elle revient sans blessure.',
    ],
    end: [
      'La fin',
      'Une armée de deux unités ou moins à la fin d’un tour a perdu.',
      'Si cela arrive aux deux à la fois, qui a le plus d’unités gagne ; à nombre égal, c’est la nulle.',
    ],
    notation: [
      'La notation',
      'Un dé s’écrit par son nombre, puis r ou b pour une case rouge ou noire, h pour sa propre butte, e pour celle de l’ennemi, o pour hors du plateau : 7r, 10b, 3h.',
    ],
  },
  credits: 'Ants: Red vs. Black est de « Super » Dave Radzik. Les mots sont les nôtres.',
};
