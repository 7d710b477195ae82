// The rules of Army Ants, in French: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Le but',
      'Deux armées de fourmis, une rouge, une noire. Qui capture la Reine ennemie gagne. Rouge et Noir jouent tour à tour un ordre chacun ; Rouge commence.',
    ],
    board: [
      'Armées et plateau',
      'Chaque armée a dix-huit ouvrières, deux de chaque valeur de l’As (1) au 9, et une Reine. Une carte montre autant de fourmis qu’elle vaut. Rouge joue cœur et carreau, Noir pique et trèfle ; entre ces enseignes, aucune différence.',
      'Le plateau a cinq colonnes et huit rangées. Les quatre rangées les plus proches d’un camp sont son territoire. Seul le milieu de chaque rangée arrière, la fourmilière, est vide au départ.',
      'Le territoire de Rouge en bas, celui de Noir en haut, une fourmilière à chaque bout.',
    ],
    setups: [
      'Trois déploiements',
      'Aléatoire : les dix-neuf cartes sont données face visible.',
      'Petit déploiement : chaque camp pioche en secret cinq cartes et les pose dans l’ordre de son choix dans sa rangée avant, puis cinq dans la deuxième rangée, cinq dans la troisième, et les quatre dernières dans la rangée arrière, de part et d’autre de la fourmilière.',
      'Déploiement total : chaque camp pose en secret ses dix-neuf cartes où il veut. Seule la Reine ne peut pas être juste à côté, devant ou derrière un de ses propres 9.',
      'Quand les deux camps ont fini, toutes les cartes sont retournées à la fois.',
      'Les textes de cette édition ne connaissent que le déploiement aléatoire. Les déploiements secrets sont proposés quand même.',
    ],
    rally: [
      'Le ralliement',
      'Les deux armées se forment d’abord : cinq coups chacune, en alternant, Rouge en premier. Personne n’attaque, et aucune carte n’entre dans le territoire de l’autre ni ne le traverse.',
      'Les cartes peuvent faire des Marches, des Sorties et des Échanges.',
      'Les cartes peuvent faire des Marches et des Échanges ; la Sortie attend la bataille.',
      'On peut passer un coup de ralliement. Il compte parmi les cinq.',
      'Quand les deux camps ont joué ou abandonné leurs coups, la bataille commence, et Rouge joue en premier.',
    ],
    favor: [
      ['La Faveur de la Reine', 'Le Gambit de la Reine'],
      'Un camp dont la Reine a été donnée dans la rangée avant peut, pour son tout premier coup de ralliement, l’envoyer dans la fourmilière de sa propre rangée arrière. Rien d’autre ne bouge, et le camp renonce au reste de son ralliement. L’autre camp joue alors à la suite tous les coups de ralliement qui lui restent.',
      'Si Rouge le fait d’abord, Noir peut encore le faire, tant que Noir n’a joué aucun coup de ralliement. Après un déploiement total, personne ne le peut.',
      'La Reine quitte la rangée avant pour la fourmilière.',
    ],
    march: [
      'La Marche',
      'Tes cartes qui se suivent sans vide dans une rangée ou une colonne avancent ensemble, d’autant de cases que tu veux dans une direction : en avant, en arrière, à gauche ou à droite. La ligne peut aller dans sa longueur ou de front.',
      'Une ligne a deux cartes ou plus.',
      'Une carte seule peut marcher aussi, tout droit.',
      'Chaque case où entre une carte doit être vide, ou quittée par une carte de la même ligne. Personne ne saute, ne tourne ni ne sort du plateau. Une ligne n’attaque pas.',
      'Dans sa longueur.',
      'De front.',
    ],
    'move-out': [
      'La Sortie',
      'Une carte, Reine comprise, va sur n’importe quelle case vide qu’elle peut atteindre par des pas en avant, en arrière, à gauche et à droite à travers des cases vides, en tournant autant qu’elle veut.',
      'Au coin, à travers des cases vides.',
    ],
    swap: [
      'L’Échange',
      'Deux de tes cartes, voisines dans une rangée ou une colonne, échangent leurs places.',
      'Pas les voisines en diagonale.',
      'Les voisines en diagonale aussi.',
      'Deux voisines échangent leurs places.',
    ],
    attack: [
      'L’Attaque',
      'Seulement en bataille. Une carte numérotée va tout droit, le long d’une rangée ou d’une colonne et par des cases vides seulement, sur une carte ennemie de valeur égale ou inférieure. De près ou de loin, peu importe.',
      'Valeur supérieure : la cible est retirée, l’attaquante prend sa place.',
      'Valeur égale : les deux sont retirées.',
    ],
    queen: [
      'La Reine',
      'La Reine n’attaque jamais et vaut moins qu’un As : toute carte numérotée ennemie qui l’atteint la prend et reste là. Elle fait Marches, Sorties et Échanges comme toute autre carte.',
    ],
    end: [
      'La fin',
      'La capture d’une Reine finit aussitôt la partie ; qui la capture gagne. S’il ne reste que les deux Reines, la partie est nulle.',
      'On peut abandonner à tout moment, et convenir ensemble d’une nulle.',
      'En bataille, personne ne passe tant qu’un ordre est possible. Un camp sans ordre possible passe ; deux fois de suite, c’est la nulle.',
    ],
    aggression: [
      ['L’Agression rouge', 'La répétition'],
      'Rouge a le premier coup, Rouge doit donc porter la guerre. Si les armées ne font que tourner en rond, Rouge perd.',
      'C’est le cas quand la position après un coup est la même que quatre coups plus tôt, trois coups de suite : six coups en rond. Rouge perd aussi quand une position se présente pour la troisième fois dans la bataille. Deux positions sont les mêmes quand les mêmes couleurs et valeurs sont sur les mêmes cases et que le même camp est au trait.',
      'Une série de coups répétée encore et encore est nulle.',
      'C’est le cas dès qu’une même série, avec les mêmes coups des deux camps, a été jouée quatre fois de suite.',
      'Rien n’interdit de répéter. Qui s’en lasse peut proposer la nulle.',
    ],
    notation: [
      'La notation',
      'Les colonnes vont de a à e depuis la gauche de Rouge, les rangées de 1 à 8 depuis sa rangée arrière.',
      'd1-c1 est une carte qui se déplace ; a3:c3-b3 la ligne de a3 à c3, dont la première carte arrive en b3 ; a1=b1 un Échange ; e4xe7 une Attaque ; favor est la Faveur de la Reine, pass veut dire passer.',
    ],
  },
  credits:
    'Army Ants est de Bryan Winter : Misty Moon Games 2008, I’m Board LLC 2020. L’édition des amateurs est d’eux-mêmes. Les mots sont les nôtres.',
};
