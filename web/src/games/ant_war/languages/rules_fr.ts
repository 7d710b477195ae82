// The rules of Ant War, in French.

import type { RulesTranslation } from '../../../i18n/catalogue';
import type { enRules } from '../rules_en';

export const words: RulesTranslation<typeof enRules> = {
  sections: {
    goal: {
      title: 'Le but',
      blocks: {
        aim: 'Les cartes rouges sont des fourmis rouges, les noires des fourmis noires. Les fourmis grimpent sur les fourmis, et ce qui est couvert disparaît. À la fin d’une manche, chaque couleur compte ses fourmis du dessus. Deux manches font un match ; qui a le plus de points sur les deux gagne.',
        tie: 'Des sommes égales sur les deux manches font une nulle.',
      },
    },
    deal: {
      title: 'La donne',
      blocks: {
        cards:
          'On mélange un jeu complet avec deux jokers, et vingt-cinq cartes sont posées face visible en carré de cinq sur cinq. Rien n’est secret que l’ordre des cartes restantes. Chacun donne une des deux manches.',
      },
    },
    odds: {
      title: 'Avance, couleurs et coupe',
      blocks: {
        why: 'Une donne favorise une couleur, parfois de loin. Le donneur la regarde donc et nomme une avance : une couleur, et combien de coups elle joue avant le premier de l’autre. L’autre joueur choisit alors sa couleur. Qui nomme une avance juste n’a rien à craindre.',
        advice:
          'Donne les coups à la colonie la moins bien placée, d’autant plus qu’elle l’est moins. Si les deux se valent, ne nomme aucune avance.',
        half: 'Un demi-coup veut dire le hasard : une fois les coups entiers joués, on coupe pour savoir qui suit. Aucune avance veut dire qu’on coupe dès le tout premier coup. Ensuite, les couleurs alternent.',
        cut: 'On coupe dans les cartes non données. Une carte rouge fait jouer Rouge, une noire Noir ; sur un joker, on recoupe. La page montre combien de cartes rouges et noires il reste à couper.',
        coin: 'Quand tout le jeu est donné, une pièce équitable remplace la coupe.',
        most: 'Neuf coups et demi sont la plus grande avance.',
        passes:
          'On peut aussi passer pendant l’avance. Passer ainsi en use un coup et ne finit rien ; l’autre couleur ne peut répondre qu’à qui passe au dernier, et, avant une coupe, seulement si la coupe la désigne.',
      },
    },
    turn: {
      title: 'Un coup',
      blocks: {
        cover:
          'Prends une fourmi de ta couleur et pose-la sur une autre fourmi, de n’importe quelle couleur. Elle emporte tout ce qui est sous elle : une pile bouge d’un bloc, et sa carte du dessus dit ce qu’elle est. Les cartes couvertes ne reviennent jamais.',
        stack: 'Le 4 grimpe sur le 9. Noir perd neuf points.',
        enemies:
          'En règle générale, couvre les fourmis de l’ennemi : une des tiennes que tu couvres est perdue pour toi.',
        empty: 'Une fourmi ne va jamais sur une case vide.',
      },
    },
    ants: {
      title: 'Ouvrières, Soldats, Reines, Mâles',
      blocks: {
        workers:
          'Les ouvrières, de l’As au 10, avancent d’une case dans l’une des huit directions et comptent leur nombre ; un As compte un.',
        worker: 'Une case, droit ou en diagonale.',
        soldiers:
          'Les Soldats, qui sont les valets, avancent comme les ouvrières et comptent un, mais aucune fourmi ne peut les couvrir.',
        soldier: 'Le 6 ne peut pas couvrir le Soldat ; le Soldat peut couvrir le 6.',
        queens:
          'Les Reines vont d’une ou deux cases en ligne droite, en tous sens, par-dessus ce qu’il y a entre. Elles comptent un.',
        queen: 'Deux cases, par-dessus une carte ou rien.',
        drones:
          'Les Mâles, qui sont les rois, font un saut de cavalier par-dessus ce qu’il y a entre, et rien d’autre. Ils comptent un. Au début, un Mâle peut n’avoir nulle part où aller.',
        drone: 'Deux cases tout droit et une de côté.',
      },
    },
    jokers: {
      title: 'Les jokers sont de la nourriture',
      blocks: {
        still: 'Un joker n’a pas de couleur, ne bouge jamais, et aucune fourmi ne peut le couvrir.',
        points:
          'À la fin de la manche, il donne trois points à la couleur qui est seule à avoir des fourmis sur les huit cases autour de lui. Si les deux couleurs y sont, ou aucune, personne ne les reçoit.',
        food: 'Trois points pour Rouge.',
        contested: 'Les deux y sont : rien pour personne.',
      },
    },
    passing: {
      title: 'Passer, et la fin d’une manche',
      blocks: {
        pass: 'On peut toujours passer au lieu de jouer. La manche finit quand, à une couleur qui passe, l’autre répond aussitôt en passant. On compte alors tout ce qui est dessus.',
      },
    },
    boards: {
      title: 'Autres plateaux, autres cartes',
      blocks: {
        shapes:
          'Outre le carré de cinq sur cinq, il y a le quatre sur quatre, une bande de deux colonnes de dix, une spirale et un terrain aléatoire où tout le jeu est posé. Les trous ne sont pas des cases, mais les sauts les passent.',
        rectangles:
          'Le texte ne les cite que comme exemples. Tout rectangle de deux à dix colonnes et de deux à dix rangées est donc proposé aussi, de neuf cases jusqu’à ce que le jeu peut remplir.',
        patches:
          'La spirale a vingt-cinq cases et une case de large, avec un vide d’une case entre ses tours. Le terrain aléatoire tient dans un cadre de dix sur dix ; ses cases se touchent droit ou en diagonale.',
        decks:
          'On peut jouer sans joker. Le jeu analytique n’a que les As à 5 et les dix de toutes les enseignes, et un joker : vingt-cinq cartes tout juste. Sur cinq sur cinq, elles sont toutes données, et il ne reste rien à couper.',
      },
    },
    notation: {
      title: 'La notation',
      blocks: {
        moves:
          'Les colonnes commencent à a, les rangées à 1. a1-b2 est la fourmi de a1 qui grimpe sur celle de b2 ; pass veut dire passer.',
      },
    },
  },
  credits: 'Ant War est de Thorin N. Tatge. Les mots sont les nôtres.',
};
