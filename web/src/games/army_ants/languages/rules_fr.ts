// The rules of Army Ants, in French.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Le but',
      blocks: {
        aim: 'Deux armées de fourmis, une rouge, une noire. Qui capture la Reine ennemie gagne. Rouge et Noir jouent tour à tour un ordre chacun ; Rouge commence.',
      },
    },
    board: {
      title: 'Armées et plateau',
      blocks: {
        figure:
          'Le territoire de Noir en haut, celui de Rouge en bas, les rangées avant côte à côte, une fourmilière à chaque bout.',
        army: 'Chaque armée a dix-huit cartes numérotées, deux de chaque valeur de l’As (1) au 9, et une Reine. Une carte montre autant de fourmis qu’elle vaut. Rouge joue cœur et carreau, Noir pique et trèfle ; entre ces enseignes, aucune différence.',
        territory:
          'Le plateau a cinq colonnes et huit rangées. Les quatre rangées les plus proches d’un camp sont son territoire, et les deux rangées avant se touchent. Seul le milieu de chaque rangée arrière, la fourmilière, est vide au départ. Les quarante cases restent en jeu, si vides qu’elles deviennent.',
      },
    },
    setups: {
      title: 'Trois déploiements',
      blocks: {
        positions:
          'Les dix-neuf places, vues de chaque camp : 1 à 5 dans la rangée avant, de gauche à droite, 16 à 19 de part et d’autre de la fourmilière.',
        random: 'Aléatoire : les dix-neuf cartes sont données face visible, aux places 1 à 19.',
        minor:
          'Petit déploiement : chaque camp pioche en secret cinq cartes et les pose dans l’ordre de son choix dans sa rangée avant, puis cinq dans la deuxième rangée, cinq dans la troisième, et les quatre dernières dans la rangée arrière, de part et d’autre de la fourmilière.',
        total:
          'Déploiement total : chaque camp pose en secret ses dix-neuf cartes où il veut. Seule la Reine ne peut pas être voisine d’un de ses propres 9.',
        nines: '« Voisine » veut dire juste à côté, devant ou derrière. En diagonale, c’est assez loin.',
        later:
          'Cela ne lie que le déploiement : les coups du ralliement et de la bataille peuvent l’amener à côté d’un de ses 9.',
        reveal: 'Quand les deux camps ont fini, toutes les cartes sont retournées à la fois.',
        secret:
          'Les textes de cette édition ne connaissent que le déploiement aléatoire. Les déploiements secrets sont proposés quand même.',
      },
    },
    rally: {
      title: 'Le ralliement',
      blocks: {
        turns:
          'Les deux armées se forment d’abord : cinq coups chacune, en alternant, Rouge en premier. Personne n’attaque, et aucune carte n’entre dans le territoire de l’autre ni ne le traverse.',
        withMoveOut: 'Les cartes peuvent faire des Marches, des Sorties et des Échanges.',
        withoutMoveOut: 'Les cartes peuvent faire des Marches et des Échanges ; la Sortie attend la bataille.',
        pass: 'On peut passer un coup de ralliement. Il compte parmi les cinq.',
        battle:
          'Quand les deux camps ont joué ou abandonné leurs coups, la bataille commence, et Rouge joue en premier.',
      },
    },
    favor: {
      title: { favor: 'La Faveur de la Reine', gambit: 'Le Gambit de la Reine' },
      blocks: {
        home: 'Un camp dont la Reine a été placée dans la rangée avant peut, pour son tout premier coup de ralliement, l’envoyer dans la fourmilière de sa propre rangée arrière. Rien d’autre ne bouge, et le camp renonce au reste de son ralliement.',
        rest: 'L’autre camp joue alors aussitôt, à la suite, tous les coups de ralliement qui lui restent.',
        both: 'Si Rouge le fait d’abord, Noir peut encore le faire, tant que Noir n’a joué aucun coup de ralliement. Après un déploiement total, personne ne le peut.',
        figure: 'La Reine quitte la rangée avant pour la fourmilière.',
      },
    },
    march: {
      title: 'La Marche',
      blocks: {
        line: 'Tes cartes qui se suivent sans vide dans une rangée ou une colonne avancent ensemble, d’autant de cases que tu veux dans une direction : en avant, en arrière, à gauche ou à droite. La ligne peut aller dans sa longueur ou de front.',
        unbroken: 'Le texte de cette édition ne le dit pas, mais ici aussi une ligne n’a pas de vide.',
        two: 'Une carte seule ne fait pas de Marche : elle fait une Sortie, qui la mène aussi tout droit.',
        single:
          'Une carte seule peut marcher aussi, tout droit. Pendant le ralliement, elle n’a pas d’autre moyen d’atteindre une case vide.',
        spaces:
          'Chaque case où entre une carte doit être vide, ou quittée par une carte de la même ligne. Personne ne saute, ne tourne ni ne sort du plateau. Une ligne n’attaque pas.',
        along: 'Dans sa longueur.',
        broadside: 'De front.',
      },
    },
    'move-out': {
      title: 'La Sortie',
      blocks: {
        way: 'Une carte, Reine comprise, va sur n’importe quelle case vide qu’elle peut atteindre par des pas en avant, en arrière, à gauche et à droite à travers des cases vides, en tournant autant qu’elle veut.',
        figure: 'Au coin, à travers des cases vides.',
      },
    },
    swap: {
      title: 'L’Échange',
      blocks: {
        neighbours:
          'Deux de tes cartes, voisines dans une rangée ou une colonne, échangent leurs places, même si elles ont la même valeur.',
        straight: 'Pas les voisines en diagonale.',
        diagonal: 'Les voisines en diagonale aussi.',
        figure: 'Deux voisines échangent leurs places.',
      },
    },
    attack: {
      title: 'L’Attaque',
      blocks: {
        way: 'Seulement en bataille. Une carte numérotée va tout droit, le long d’une rangée ou d’une colonne et par des cases vides seulement, sur une carte ennemie de valeur égale ou inférieure. De près ou de loin, peu importe.',
        higher: 'Valeur supérieure : la cible est retirée, l’attaquante prend sa place.',
        equal: 'Valeur égale : les deux sont retirées.',
        keeps:
          'Une attaquante garde sa valeur, quel que soit le nombre de cartes qu’elle prend. Seul un 9 retire un 9, et tombe avec lui.',
      },
    },
    queen: {
      title: 'La Reine',
      blocks: {
        weak: 'La Reine n’attaque jamais et vaut moins qu’un As : toute carte numérotée ennemie qui l’atteint la prend et reste là. Elle fait Marches, Sorties et Échanges comme toute autre carte.',
      },
    },
    end: {
      title: 'La fin',
      blocks: {
        capture:
          'La capture d’une Reine finit aussitôt la partie ; qui la capture gagne. S’il ne reste que les deux Reines, la partie est nulle.',
        agree: 'On peut abandonner à tout moment, et convenir ensemble d’une nulle.',
        pass: 'En bataille, personne ne passe tant qu’un ordre est possible. Un camp sans ordre possible passe ; deux fois de suite, c’est la nulle.',
      },
    },
    aggression: {
      title: { aggression: 'L’Agression rouge', repetition: 'La répétition' },
      blocks: {
        forward:
          'Rouge a le premier coup, Rouge doit donc porter la guerre. Si les armées ne font que tourner en rond, Rouge perd.',
        exactly:
          'C’est le cas quand la position après un coup est la même que quatre coups plus tôt, trois coups de suite : six coups en rond. Rouge perd aussi quand une position se présente pour la troisième fois dans la bataille. Deux positions sont les mêmes quand les mêmes couleurs et valeurs sont sur les mêmes cases et que le même camp est au trait.',
        optional: 'C’est une des règles facultatives, et l’on peut s’en passer avant la partie.',
        series: 'Une série de coups répétée encore et encore est nulle.',
        fourTimes:
          'C’est le cas dès qu’une même série, avec les mêmes coups des deux camps, a été jouée quatre fois de suite.',
        off: 'L’Agression rouge n’est pas en vigueur.',
        nothing:
          'Aucune règle ne met fin à une répétition. Quand une position se présente pour la troisième fois dans la bataille, la page le signale et propose la nulle. L’ordinateur joue autre chose s’il est mieux, et accepte sinon.',
      },
    },
    notation: {
      title: 'La notation',
      blocks: {
        spaces: 'Les colonnes vont de a à e depuis la gauche de Rouge, les rangées de 1 à 8 depuis sa rangée arrière.',
        moves:
          'd1-c1 est une carte qui se déplace ; a3:c3-b3 la ligne de a3 à c3, dont la première carte arrive en b3 ; a1=b1 un Échange ; e4xe7 une Attaque ; favor est la Faveur de la Reine, pass veut dire passer.',
      },
    },
  },
  credits:
    'Army Ants est de Bryan Winter : Misty Moon Games 2008, I’m Board LLC 2020. L’édition des amateurs suit une page de règles d’amateurs dont l’auteur n’est pas connu. Les mots sont les nôtres.',
};
