// The English texts of the lesson of Army Ants: of each step its title, the rule with the task, and the answers to what is tried.

export const en = {
  // One card moves by itself. The first step also says who the learner is and how to win.
  'out.title': 'Move Out',
  'out.task':
    'You are Red, at the bottom, and you win by capturing the Black Queen at the top. A single card moves up, down, left and right through empty spaces, even around corners, but never diagonally. Move your 9 next to her.',
  'out.right': 'That was a Move Out. The 9 is next to the Black Queen and could capture her with its next move.',
  'out.elsewhere': 'It can go there, but the goal is the space directly left or right of the Black Queen.',
  'out.other': 'Every card can move like that. But this time, tap the 9, then a dot next to the Black Queen.',
  'out.straight': 'The 9 can’t attack her from here: the straight way is blocked. Move it next to her.',
  'out.wrong': 'Move the 9: tap it, then a dot next to the Black Queen.',

  // Several cards march along their own line.
  'along.title': 'March',
  'along.task':
    'Cards that stand next to each other in the same row or column can march together as a line. Drag across the 6, the 3 and the 8. Then march them to the right as far as they can go.',
  'along.right': 'Three cards in one turn. A line can march any number of spaces.',
  'along.short': 'One space is allowed, but the line can go further: all the way to the edge.',
  'along.broadside': 'Those cards marched side by side, which comes next. For now, march along the row, to the right.',
  'along.two': 'You can march part of a line too. But this time, take all three cards.',
  'along.single': 'That was just one card. First drag across all three, then tap the arrow.',
  'along.wrong': 'Drag across the 6, the 3 and the 8, then tap the arrow to the right.',

  // While no card is in hand, in this step and the next.
  'hint.line': 'Drag across the cards. Or tap one, then the card next to it.',

  // The same line marches sideways to itself.
  'broadside.title': 'March side by side',
  'broadside.task':
    'A line can also march with its cards side by side. Drag across all three cards and march them two spaces forward, up to the Black 5.',
  'broadside.right': 'They stop in front of the 5: a line can’t jump and can’t turn.',
  'broadside.short': 'One space more: the way up to the 5 is free.',
  'broadside.aside': 'Forward, towards the Black 5.',
  'broadside.two': 'Take all three: drag from one end of the line to the other.',
  'broadside.single': 'That was just one card. Drag across all three first.',
  'broadside.blocked': 'The Black 5 is in the way. When one card in a line can’t go on, none can.',
  'broadside.wrong': 'Drag across the three cards, then march them forward.',

  // One card takes another.
  'attack.title': 'Attack',
  'attack.task':
    'A card can take an enemy card of lower value in the same row or column. It may be far away, but nothing may stand in between. Take the Black 7.',
  'attack.right': '8 is more than 7: the 7 is gone, and the 8 is in its place.',
  'attack.three': 'True, the 5 can take the 3. But the target is the 7.',
  'attack.weak': 'The 5 can’t take the 7: its value is lower. Which of your cards has a higher value?',
  'attack.corner': 'An attack goes straight along a row or a column, through empty spaces only.',
  'attack.wrong': 'There is no need to move closer: the 8 can reach the 7 along its row.',

  // Cards of one value.
  'equal.title': 'Equal values',
  'equal.task':
    'When two cards of equal value fight, both are removed. So only a 9 can remove a 9. Clear the Black 9 away.',
  'equal.right': 'Both 9s are gone. Think twice before you trade a 9.',
  'equal.eight': 'The 8 can’t take the 9: its value is lower. Only a 9 can remove a 9.',
  'equal.wrong': 'Attack the Black 9, straight up its column, with your own.',

  // The capture that ends the game.
  'queen.title': 'The Queen',
  'queen.task': 'Any numbered card can take a Queen, even an Ace, and that wins the game. Take the Black Queen.',
  'queen.right': 'The Black Queen is captured: Red wins.',
  'queen.own': 'Your own Queen can move, but she can’t attack. The Ace is close enough.',
  'queen.queen': 'Queens can march, move out and swap, but they can’t attack. Take her with the Ace.',
  'queen.wrong': 'The Ace can reach the Black Queen straight up its column.',

  // Two cards trade places.
  'swap.title': 'Swap',
  'swap.task':
    'The Black 6 threatens your Queen: it could take her with its next move. In a Swap, two of your cards next to each other trade places. Tap your Queen, then the 9, and choose “Swap places”.',
  'swap.right': 'Now the 9 stands in the 6’s way, and the Queen is safe.',
  'swap.away': 'She could run. But a Swap saves her and also puts the 9 in the open column.',
  'swap.between': 'The 9 could step in between. But this time, use a Swap: tap the Queen, then the 9.',
  'swap.wrong': 'Then the 6 takes your Queen. Swap her with the 9 instead.',

  // Before the battle.
  'rally.title': 'The rally',
  'rally.task':
    'Every game starts with a rally: five turns for each side, without attacks. Each side stays in its own half, the four rows nearest to it. Swap one of your 9s into your front row, next to Black’s half.',
  'rally.right': 'A 9 in front opens the battle with a threat. In a game, you would have four more rally turns.',
  'rally.row': 'That was a Swap, but there is no 9 in your front row yet.',
  'rally.peace': 'Not yet: nobody may attack during the rally.',
  'rally.border': 'During the rally, cards must stay in their own half.',
  'rally.wrong': 'Swap the 9 behind your front row with the card in front of it.',

  // A Queen that the deal has put in front.
  'favor.title': 'The Queen’s Favor',
  'favor.task':
    'Your Queen was dealt into the front row. As her very first rally turn, she may go home to the anthill, the empty middle of your back row. Press Queen’s Favor.',
  'favor.right': 'She is safe, at a price: you give up your rally, and Black takes all its turns in a row.',
  'favor.foot':
    'Step by step, she needs three turns of your rally. The Favor takes her home in one. Press its button below.',
  'favor.wrong': 'Then it’s too late: the Favor is only for the very first rally turn. Press its button below instead.',

  // A short battle against the computer, the whole game with few cards.
  'game.title': 'A short battle',
  'game.task': 'Seven cards and a Queen each, against Egg, the easiest level. Capture the Black Queen.',
  'game.won': 'You captured the Black Queen. You know Army Ants now: try a full game!',
  'game.lost': 'This time, your Queen was captured. Try again, or go on to a full game. Egg misses a lot.',
  'game.drawn': 'Nobody won. Try again, or go on to a full game.',

  // The examples of the published rules.
  'room.title': 'A whole rally',
  'room.task':
    'Play a whole rally. Move the Ace into the anthill, then the two cards above it down. Move the row of three right, then the 3 back. Last, move the 6, 2 and 4 left.',
  'room.right':
    'Those were your five rally turns. This example leaves out Black’s. Now the battle begins, and Red moves first.',
  'locked.title': 'All or none',
  'locked.task':
    'You are Black. March the 4 and both 9s to the left, towards the Red Queen, as far as they can go together.',
  'locked.right':
    'Only one space. The upper 9 is now right next to the Red 6, and the other cards can’t go on without it.',
  'locked.alone': 'On its own, the 4 could move next to the Queen. In a line, all cards stop when one is blocked.',
  'locked.six': 'The Red 6 is in the way of the upper 9, so the whole line stops.',
  'column.title': 'All or part of a line',
  'column.task': 'March this column forward by three spaces: all four cards, or just the two 8s.',
  'column.right':
    'Both are a March: a line is whatever part of it you choose. In the examples that follow, Red has marched all four.',
  'stopped.title': 'Stopped',
  'stopped.task': 'March the 8 and the 2 forward as far as they can go together.',
  'stopped.right': 'Only one space: the 2 is in front of the Black 6, and the 8 can’t go on without it.',
  'stopped.six': 'The Black 6 is in the way of the 2.',
  // One story, told over the six that follow: each begins where the one before it has ended.
  'invade.title': 'Around corners',
  'invade.task':
    'You are Black. Red’s column has marched forward, and the way to its Queen is open. Move your 6 out to a space in her column where no 9 can take it.',
  'invade.right': 'Deep in the enemy half, with nothing in between: the Red Queen is threatened.',
  'invade.nine':
    'It threatens her from there, but a Red 9 can take it. Find a space in her column, out of reach of the 9s.',
  'invade.wrong': 'It doesn’t threaten her from there. It must be in her column, with nothing in between.',
  'trade.title': 'Queen and Ace',
  'trade.task': 'You are Red. The Black 6 threatens your Queen down the column. Swap her with the Ace beside her.',
  'trade.right': 'You can afford to lose the Ace, but not the Queen.',
  'trade.away': 'She could run. In this example, she swaps with the Ace. Tap one, then the other.',
  'trade.wrong': 'In this example, the Queen swaps with the Ace. Tap one, then the other.',
  'take.title': 'The 6 takes the Ace',
  'take.task': 'You are Black. Red has swapped its Queen with the Ace. Take the Ace with your 6.',
  'take.right': 'The Ace is gone, and the 6 is in its place. Now it is next to the Red Queen and threatens her again.',
  'far.title': 'From afar',
  'far.task':
    'You are Red. The Black 6 has taken your Ace and threatens your Queen. Your 9 and your 2 are both in line with it. Take it with the one that can.',
  'far.right':
    'The 9 comes from across the board and keeps its value. Your Queen is safe now, behind two 9s. No other move would have saved her.',
  'far.two': 'The 2 can’t take the 6: its value is lower.',
  'far.open': 'There, the Black 9 takes her. Only taking the 6 saves her.',
  'far.wrong': 'Then the 6 takes your Queen. Take it first.',
  'same.title': 'Equal values again',
  'same.task': 'The same position, but with a 6 instead of your far 9. Your Queen is threatened. Take the Black 6.',
  'same.right': 'Equal values: both are gone. Your Queen is safe, but no card stands beside her any more.',
  'same.two': 'The 2 can’t take the 6: its value is lower.',
  'same.open': 'There, the Black 9 takes her. Only taking the 6 saves her.',
  'same.wrong': 'Then the 6 takes your Queen. Take it first.',
  'opened.title': 'A Queen in the open',
  'opened.task': 'You are Black. Instead of taking your 6, Red has swapped its Queen with the 9 above her. Take her.',
  'opened.right': 'The Swap put her right in front of your 9. That is why Red had to take the 6.',
  'shuffle.title': 'Back and forth',
  'shuffle.task':
    'You are Black, and Red keeps moving its 9 back and forth. Do the same with yours: one space down, back up, and down again.',
  'shuffle.right': 'Red Aggression: after six turns of this, three by each side, Red has lost.',
} as const;
