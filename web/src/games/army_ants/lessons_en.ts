// The English texts of the lesson of Army Ants: of each step its title, its task in one sentence, and the answers to what is tried.

export const en = {
  // One card moves by itself.
  'out.title': 'One card alone',
  'out.task':
    'A single card goes up, down, left and right through empty spaces, and round corners too, but never diagonally. Move your 9 right next to the Black Queen.',
  'out.right': 'That is a Move Out. The 9 stands beside the Queen and threatens her.',
  'out.elsewhere': 'It may go there, but the goal is the space just left or right of the Black Queen.',
  'out.other': 'Every card moves like that. This time it is the 9’s turn: tap it, then a dot beside the Black Queen.',
  'out.straight': 'The 9 does not see her: no straight way is free. Bring it right beside her.',
  'out.wrong': 'Move the 9 alone: tap it, then a dot beside the Black Queen.',

  // Several cards march along their own line.
  'along.title': 'March along',
  'along.task':
    'Cards that stand in one unbroken line march together: sweep over the 6, the 3 and the 8, and march them to the right, as far as it goes.',
  'along.right': 'One turn, three cards. A line marches any number of spaces.',
  'along.short': 'One space is allowed, but the line can go further: all the way to the edge.',
  'along.broadside': 'That was broadside, which comes next. Now march along the row, to the right.',
  'along.two': 'A part of a line may march too. This time take all three.',
  'along.single': 'That was one card alone. Sweep over all three first, then pick the arrow.',
  'along.wrong': 'Sweep over the 6, the 3 and the 8, then pick the arrow to the right.',

  // The same line marches sideways to itself.
  'broadside.title': 'March broadside',
  'broadside.task': 'A line also marches broadside: take all three cards two spaces forward, right up to the Black 5.',
  'broadside.right': 'As far as the space before the 5: nobody jumps, and nobody turns on the way.',
  'broadside.short': 'One space further: the way up to the 5 is free.',
  'broadside.aside': 'Forward, towards the Black 5.',
  'broadside.two': 'All three together: sweep from one end of the line to the other.',
  'broadside.single': 'That was one card alone. Sweep over all three first.',
  'broadside.blocked': 'The Black 5 stands in the way: when one card of a line cannot go on, none can.',
  'broadside.wrong': 'Sweep over the three cards, then march them forward.',

  // Two cards trade places.
  'swap.title': 'Swap',
  'swap.task':
    'The Black 6 looks down the column at your Queen: let her swap places with the 9 beside her. Tap one, then the other.',
  'swap.right': 'Now the 9 stands in front of the 6, and the Queen is out of its sight.',
  'swap.away': 'She could run. But a Swap saves her and puts the 9 in the open column.',
  'swap.between': 'The 9 could step between. Here the Swap does it: tap the Queen, then the 9.',
  'swap.wrong': 'Then the 6 takes your Queen. Swap her with the 9.',

  // One card takes another.
  'attack.title': 'Attack',
  'attack.task':
    'A card takes an enemy of lower value in its own row or column, however far away, if nothing stands in between. Take the Black 7.',
  'attack.right': 'The 8 is worth more than the 7: the 7 is gone, and the 8 stands in its place.',
  'attack.three': 'The 5 takes the 3, that is true. But it is the 7 that is wanted.',
  'attack.weak': 'The 5 cannot take the 7: its value is lower. Which of your cards is worth more?',
  'attack.corner': 'An attack runs straight, along a row or a column, over empty spaces only.',
  'attack.wrong': 'No need to move closer: the 8 sees the 7 along its row.',

  // Cards of one value.
  'equal.title': 'Equal values',
  'equal.task': 'Of equal values both fall, and so only a 9 removes a 9: clear the Black 9 away.',
  'equal.right': 'Both 9s are gone. Think twice what you give a 9 for.',
  'equal.eight': 'The 8 cannot take the 9: its value is lower. Only a 9 removes a 9.',
  'equal.wrong': 'Attack the Black 9, straight up its column, with your own.',

  // What ends the game.
  'queen.title': 'The Queen',
  'queen.task': 'Any numbered card takes a Queen, even the Ace, and that wins the game: take her.',
  'queen.right': 'The Black Queen is captured: Red wins.',
  'queen.own': 'Your own Queen may move, but she never attacks. The Ace is near enough.',
  'queen.queen': 'Queens march, move out and swap, but they never attack. Take her with the Ace.',
  'queen.wrong': 'The Ace sees the Black Queen straight up its column.',

  // Before the battle.
  'rally.title': 'The rally',
  'rally.task':
    'Before the battle both sides take five turns in their own halves, without attacks: swap one of your 9s into your front row.',
  'rally.right': 'A 9 in front opens the battle with a threat. Four more rally turns like this one would follow.',
  'rally.row': 'A Swap it is, but no 9 stands in the front row yet.',
  'rally.peace': 'Not yet: during the rally nobody attacks.',
  'rally.border': 'During the rally no card leaves its own half.',
  'rally.wrong': 'Swap: the 9 behind your front row with the card before it.',

  // A Queen that the deal has put in front.
  'favor.title': 'The Queen’s Favor',
  'favor.task':
    'The deal has put your Queen in the front row: as her very first rally turn she may go home to the anthill. Press Queen’s Favor.',
  'favor.right': 'She is safe, at a price: her side gives up its rally, and Black takes all its turns at once.',
  'favor.foot':
    'Step by step, she needs three turns of your rally. The Favor takes her home in one: press its button below.',
  'favor.wrong': 'Then it is too late: the Favor is for the very first rally turn. It is a button below.',

  // A short battle against the computer, the whole game with few cards.
  'game.title': 'A short battle',
  'game.task': 'Seven cards and a Queen each, against Egg, the first level: capture the Black Queen.',
  'game.won': 'The Black Queen is yours. You know Army Ants: on to a whole game!',
  'game.lost': 'This time your Queen fell. Again, or on to a whole game: Egg overlooks a lot.',
  'game.drawn': 'Nobody won. Again, or on to a whole game.',

  // The examples of the published rules.
  'room.title': 'Room in front',
  'room.task':
    'A whole rally: the Ace into the anthill, the two cards above it down, the row of three right, the 3 back, then the 6, 2 and 4 left.',
  'room.right': 'Five Marches. This example does not show Black’s turns. Now the battle begins, and Red moves first.',
  'locked.title': 'Locked together',
  'locked.task':
    'You are Black: march the 4 and both 9s to the left, towards the Red Queen, as far as they can go together.',
  'locked.right': 'One space: the upper 9 is right beside the Red 6, and the others are locked to it.',
  'locked.alone': 'Alone the 4 would get next to the Queen. In a line it goes only as far as the slowest.',
  'locked.six': 'The Red 6 stands in the way of the upper 9, so none of the line can go on.',
  'column.title': 'All or a part',
  'column.task': 'March this column forward by three spaces: all four cards, or only the two 8s.',
  'column.right':
    'Both are a March: a line is whatever part of it you choose. In the examples that follow, Red has marched all four.',
  'stopped.title': 'Stopped',
  'stopped.task': 'March the 8 and the 2 forward as far as they can go together.',
  'stopped.right': 'One space: the 2 stands before the Black 6, and the 8 is locked to the 2.',
  'stopped.six': 'The Black 6 stands in the way of the 2.',
  // One story, told over the six that follow: each begins where the one before it has ended.
  'invade.title': 'Round corners',
  'invade.task':
    'You are Black. Red’s column has marched forward, and the way to its Queen is open. Move your 6 out to a space in her column where no 9 can take it.',
  'invade.right': 'Deep in the enemy half, with nothing in between: the Red Queen is threatened.',
  'invade.nine':
    'It threatens her from there, but a Red 9 can take it. Find a space in her column, out of reach of the 9s.',
  'invade.wrong': 'It doesn’t threaten her from there. It must be in her column, with nothing in between.',
  'trade.title': 'Queen and Ace',
  'trade.task': 'You are Red. The Black 6 threatens your Queen down the column. Swap her with the Ace beside her.',
  'trade.right': 'You can afford to lose the Ace, but not the Queen.',
  'trade.away': 'She could run. In this example, she swaps with the Ace: tap one, then the other.',
  'trade.wrong': 'In this example, the Queen swaps with the Ace: tap one, then the other.',
  'take.title': 'Six takes Ace',
  'take.task': 'You are Black. Red has swapped its Queen with the Ace. Take the Ace with your 6.',
  'take.right':
    'The Ace is gone, and the 6 stands in its place. Now it is next to the Red Queen and threatens her again.',
  'far.title': 'From afar',
  'far.task':
    'You are Red. The Black 6 has taken your Ace and threatens your Queen. Your 9 and your 2 are both in line with it: take it with the one that can.',
  'far.right':
    'The 9 comes from across the board and keeps its value. Your Queen is safe now, behind two 9s. No other move would have saved her.',
  'far.two': 'The 2 can’t take the 6: its value is lower.',
  'far.open': 'There the Black 9 takes her. Only taking the 6 saves her.',
  'far.wrong': 'Then the 6 takes your Queen. Take it first.',
  'same.title': 'Had it been a 6',
  'same.task': 'The same position, but with a 6 in place of your far 9. Your Queen is threatened: take the Black 6.',
  'same.right': 'Equal values: both are gone. Your Queen is safe, but no card stands beside her any more.',
  'same.two': 'The 2 can’t take the 6: its value is lower.',
  'same.open': 'There the Black 9 takes her. Only taking the 6 saves her.',
  'same.wrong': 'Then the 6 takes your Queen. Take it first.',
  'opened.title': 'An open Queen',
  'opened.task': 'You are Black. Instead of taking your 6, Red has swapped its Queen with the 9 above her. Take her.',
  'opened.right': 'The Swap put her right in front of your 9. That is why Red had to take the 6.',
  'shuffle.title': 'To and fro',
  'shuffle.task':
    'You are Black, and Red moves its 9 to and fro: do the same with yours, one space down, back up, and down again.',
  'shuffle.right': 'Red Aggression: after six turns of it, three by each side, Red has lost.',
} as const;
