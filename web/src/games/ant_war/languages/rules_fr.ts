// The rules of Ant War, in French: the texts of rules_en.ts in their order.

import type { RulesTranslation } from '../../../i18n/rule_texts';
import type { RuleSection } from '../refusals';

export const words: RulesTranslation<RuleSection> = {
  sections: {
    goal: [
      'Le but',
      'Les cartes rouges sont des fourmis rouges, les noires des fourmis noires. Les fourmis grimpent sur les fourmis, et ce qui est couvert disparaît. À la fin d’une manche, chaque couleur compte ses fourmis du dessus. Deux manches font un match ; qui a le plus de points sur les deux gagne, et des sommes égales font une nulle.',
    ],
    deal: [
      'La donne',
      'On mélange un jeu complet avec deux jokers, et vingt-cinq cartes sont posées face visible en carré de cinq sur cinq. Rien n’est secret que l’ordre des cartes restantes. Chacun donne une des deux manches.',
    ],
    odds: [
      'Avance, couleurs et coupe',
      'Une donne favorise une couleur, parfois de loin. Le donneur la regarde donc et nomme une avance : une couleur, et combien de coups elle joue avant le premier de l’autre. L’autre joueur choisit alors sa couleur. Qui nomme une avance juste n’a rien à craindre.',
      'Un demi-coup veut dire le hasard : une fois les coups entiers joués, on coupe pour savoir qui suit. Aucune avance veut dire qu’on coupe dès le tout premier coup. Ensuite, les couleurs alternent.',
      'On coupe dans les cartes non données. Une carte rouge fait jouer Rouge, une noire Noir. Sur un joker, on recoupe.',
      'Quand tout le jeu est donné, une pièce équitable remplace la coupe.',
      'Neuf coups et demi sont la plus grande avance.',
    ],
    turn: [
      'Un coup',
      'Prends une fourmi de ta couleur et pose-la sur une autre fourmi, de n’importe quelle couleur. Elle emporte tout ce qui est sous elle : une pile bouge d’un bloc, et sa carte du dessus dit ce qu’elle est. Les cartes couvertes ne reviennent jamais.',
      'Le 4 grimpe sur le 9. Noir perd neuf points.',
      'Une fourmi ne va jamais sur une case vide.',
    ],
    ants: [
      'Ouvrières, Soldats, Reines, Mâles',
      'Les ouvrières, de l’As au 10, avancent d’une case dans l’une des huit directions et comptent leur nombre ; un As compte un.',
      'Une case, droit ou en diagonale.',
      'Les Soldats, qui sont les valets, avancent comme les ouvrières et comptent un, mais aucune fourmi ne peut les couvrir.',
      'Le 6 ne peut pas couvrir le Soldat ; le Soldat peut couvrir le 6.',
      'Les Reines vont d’une ou deux cases en ligne droite, en tous sens, par-dessus ce qu’il y a entre. Elles comptent un.',
      'Deux cases, par-dessus une carte ou rien.',
      'Les Mâles, qui sont les rois, font un saut de cavalier par-dessus ce qu’il y a entre, et rien d’autre. Ils comptent un.',
      'Deux cases tout droit et une de côté.',
    ],
    jokers: [
      'Les jokers sont de la nourriture',
      'Un joker n’a pas de couleur, ne bouge jamais, et aucune fourmi ne peut le couvrir.',
      'À la fin de la manche, il donne trois points à la couleur qui est seule à avoir des fourmis sur les huit cases autour de lui. Si les deux couleurs y sont, ou aucune, personne ne les reçoit.',
      'Trois points pour Rouge.',
      'Les deux y sont : rien pour personne.',
    ],
    passing: [
      'Passer, et la fin d’une manche',
      'On peut toujours passer au lieu de jouer. La manche finit quand, à une couleur qui passe, l’autre répond aussitôt en passant. On compte alors tout ce qui est dessus.',
    ],
    boards: [
      'Autres plateaux, autres cartes',
      'Outre le carré de cinq sur cinq, il y a le quatre sur quatre, une bande de deux sur dix, une spirale et un terrain aléatoire où tout le jeu est posé. Les trous ne sont pas des cases, mais les sauts les passent.',
      'La spirale a vingt-cinq cases et une case de large, avec un vide d’une case entre ses tours. Le terrain aléatoire tient dans un cadre de dix sur dix ; ses cases se touchent droit ou en diagonale.',
      'On peut jouer sans joker. Le jeu analytique n’a que les As à 5 et les dix de toutes les enseignes, et un joker : vingt-cinq cartes tout juste, si bien qu’il ne reste rien à couper et que tout se voit.',
    ],
    notation: [
      'La notation',
      'Les colonnes commencent à a, les rangées à 1. a1-b2 est la fourmi de a1 qui grimpe sur celle de b2 ; pass veut dire passer.',
    ],
  },
  credits: 'Ant War est de Thorin N. Tatge. Les mots sont les nôtres.',
};
