// The English texts of matches by link. They are fetched with that screen.

import { sources } from 'translations:remote';
import { translator } from '../i18n/translate';

const en = {
  'list.text': 'Play someone far away. Each message is a link that you send in any chat. No server, no account.',
  // Each way with a line about it.
  'list.invite': 'Invite someone',
  'list.invite.note': 'Send a link to a friend.',
  'list.join': 'Join a match in this room',
  'list.join.note': 'Scan the code on the other device. Both use the same Wi-Fi.',
  'list.import': 'Open a link or file',
  'list.import.note': 'Paste a link that someone sent you.',
  'list.check': 'Verify a match',
  'list.check.note': 'Check that no move, deal or throw was changed.',
  'list.how.invite': 'You send an invitation.',
  'list.how.accept': 'Your friend opens it and sends an answer back.',
  'list.how.play': 'Then you take turns, sending a link each time.',
  'list.yours': 'Your turn',
  'list.theirs': 'Waiting',
  'list.left': 'Put away',
  'list.over': 'Finished',
  'list.loading': 'Opening your matches…',
  'list.opening': 'Opening the link…',
  'list.failed': 'This browser can’t open its storage right now. Your matches are safe. Reload the page to try again.',
  'match.title': '{game} with {name}',
  'match.open': '{game}, invitation',
  // For those who watch.
  'match.between': '{game}: {host} and {guest}',
  // In place of “Your turn”: the message is complete, and goes out next.
  'match.ready': 'Ready to send',
  'match.away': 'Put away',
  'match.messages': { one: '{n} message so far', other: '{n} messages so far' },
  'match.conflict': 'Two versions',
  'match.watching': 'Watching',
  // In the list, beside a match with that name: {n} were put away because no answer came.
  'match.left': {
    one: '{name} left {n} match after a deal, cut or throw',
    other: '{name} left {n} matches after a deal, cut or throw',
  },

  'name.other': 'the other player',

  // The invitation.
  'invite.game': 'Game',
  'invite.seat': 'Your role',
  'invite.seat.random': 'Random',
  'invite.name': 'Your name',
  'invite.name.missing': 'Enter your name. The other player sees it.',
  'invite.make': 'Create the invitation',
  'invite.room': 'Play in this room',
  'invite.room.note': '“Play in this room” is for two devices near each other, on the same Wi-Fi.',
  'invite.back': 'Your matches',
  'invited.text': '{name} invites you to a match.',
  'invited.seat': 'Your role: {side}.',
  'invited.other': 'The other player’s role: {side}.',
  'invited.random': 'Your role is random. You’ll see it when the match starts.',
  'invited.how': 'Accept, then send {name} the link that you get. That starts the match.',
  'invited.accept': 'Accept',
  'invited.crossed': 'You both asked for a rematch. If you accept this one, your own invitation is deleted.',
  // In place of the link, where the two are connected in one room.
  'invited.how.room': 'Accept, and the match starts.',

  // Sending. The first title and text are for an invitation: the other player's name is not known yet.
  'send.invitation': 'Send your invitation',
  'send.invitation.text': 'Send this link to one person only. The answer is another link. Open it on this device.',
  'send.title': 'Send to {name}',
  'send.text': 'Send this link to {name} and nobody else. The answer is another link. Open it on this device.',
  'send.text.last': 'Send this link to {name} only. It ends the match.',
  'send.link': 'Link',
  'send.share': 'Share',
  'send.copy': 'Copy the link',
  'send.copied': 'Copied. Paste it into your chat.',
  'send.select': 'This browser doesn’t let Anthill copy. Select the link and copy it.',
  'send.file': 'Save the match as a file',
  'send.qr': 'QR code for the link',

  // Beside the board.
  'say.send': 'Not sent yet. Send it to make it final.',
  'say.send.nothing': 'Nothing to choose this time. Send the message so that {name} can go on.',
  'say.send.throw': 'Your throw is ready. {name}’s answer shows how your dice fell.',
  'say.send.cut': 'The deck is cut next. {name}’s answer shows the card.',
  'say.send.round': 'The round is over. {name}’s answer deals the second round.',
  'say.send.sealed': 'Your choice is sealed. {name} can’t see it before answering.',
  'say.send.offer': 'You also offer a draw. Send it to make it final.',
  'say.send.end': 'This ends the match. Send it to make it final.',
  'say.send.draw': 'You accept the draw. Send your answer to end the match.',
  'say.send.resign': 'You resign. Send the message to end the match.',
  'say.send.ask': {
    one: 'You ask to undo {n} move. Send your request so that {name} can answer.',
    other: 'You ask to undo {n} moves. Send your request so that {name} can answer.',
  },
  'say.send.refuse': 'You decline the request to undo. Send your answer so that {name} can go on.',
  'say.send.allow': 'You agree to the undo. Send your answer so that {name} can go on.',
  'say.wait': 'Waiting for {name}’s answer.',
  'say.wait.throw': 'Waiting for {name}’s answer. It shows how your dice fell.',
  'say.wait.cut': 'Waiting for {name}’s answer. It shows the card that is cut.',
  'say.wait.round': 'Waiting for {name}’s answer. It deals the second round.',
  'say.wait.accept': 'Your invitation hasn’t been answered yet.',
  'say.wait.deal': 'Waiting for {name}’s answer. It shows the cards that were dealt.',
  // After one of these, if the answer comes by link.
  'say.wait.open': 'The answer is a link. Open it on this device.',
  // Instead of this, until then.
  'say.wait.unsent': 'You haven’t copied or shared your link yet.',
  'say.showing': '{name} has played.',
  'say.crossed': 'You both asked for a rematch. This is the match that counts.',
  'say.sealed': 'The setups are secret. They’re shown when both are ready.',
  'say.unsealed': 'The match ended before both setups were shown.',
  // Before the offer or question, when something else is tried first.
  'say.answer': 'Answer {name} first.',
  'say.draw': '{name} offers a draw.',
  'say.drawAgain': '{name} declines your draw offer, but offers a draw after this move.',
  'say.undo': { one: '{name} asks to undo {n} move.', other: '{name} asks to undo {n} moves.' },
  'say.drawDeclined': '{name} declines the draw.',
  'say.undoRefused': '{name} declines your request to undo. It’s still your turn.',
  'say.undone': '{name} agrees to the undo. It’s your turn again.',
  'say.resign': 'Resign this match?',
  'say.watch': 'You’re only watching this match here.',
  'say.refused': 'That isn’t possible in this match.',
  'say.unkept': 'This browser has no room for the message, so it wasn’t sent. Free some space and try again.',
  'say.overtaken': 'The match has gone on in another tab, so your message wasn’t sent.',
  'say.gone': 'This browser has deleted this match. Nothing more is saved or sent. Save it again to go on.',
  'do.keep': 'Save it again',
  'do.send': 'Send',
  'do.again': 'Show my link',
  'do.undo': 'Undo',
  'do.accept': 'Accept',
  'do.decline': 'Decline',
  'do.offer': 'Offer a draw',
  'do.ask': 'Ask to undo',
  'do.resign': 'Resign',
  'do.cancel': 'Cancel',
  'do.rematch': 'Rematch',
  'do.review': 'Review the game',
  'do.check': 'Verify this match',
  'do.more': 'Match',
  'do.leave': 'Delete this match',
  'do.putAway': 'Put this match away',
  'do.takeUp': 'Resume this match',
  'away.text': 'If no answer comes, put the match away. Nobody wins or loses, and you can go on when an answer comes.',
  'do.take': 'Move to another device',
  'take.text':
    'To continue on another device, save a file here and open it there. Don’t give it to anyone else. You can then only watch on this device.',
  'leave.text': 'Delete this match from this device? You won’t be able to continue it here.',
  'conflict.text':
    'A second version of message {n} has arrived. The first one counts. Ask {name} which device it came from.',
  // A link of this match was opened while another one was on the screen.
  'other.text': 'You opened a link to this match.',
  'other.begun': 'Your move in the match with {name} hasn’t been sent yet.',
  'other.back': 'Show the match with {name}',

  'conflict.show': 'Show the other version',
  'conflict.hide': 'Show this match',

  // Two devices in one room.
  'room.do': 'Play in this room',
  // The other device, in the heading of the match.
  'room.here': '{name} is here',
  'room.shaky': 'Looking for {name}…',
  'room.away': '{name} has left',
  'room.again': 'Connect again',

  // Opening and checking.
  'import.text': 'Link or text',
  'import.open': 'Open',
  'import.file': 'Choose a file',
  'check.text':
    'Paste a match or choose its file. Anthill checks every message, deal, cut and throw from first to last.',
  'check.do': 'Verify',
  'check.good': 'Verified. Everything fits, from the first message to the last.',
  'check.soFar': 'Everything fits so far. The match isn’t over yet.',
  'check.bad': 'Something doesn’t fit.',
  'check.part': 'This link has only one message. To verify the match, save it as a file and choose that.',
  'problem.none': 'This isn’t a match. Copy the whole link or choose another file.',
  'problem.damaged': 'This link is damaged or incomplete. Ask for it again. Nothing has changed.',
  'problem.newer': 'This match needs a newer version of Anthill. Reload the page, then open the link again.',
  'problem.version':
    'This match uses different rules or dice from this version of Anthill. Both of you need the same version. Nothing has changed.',
  'problem.old': 'That was an earlier link. Here is the match as it stands now.',
  'problem.taken': 'Someone else has already accepted this invitation. The first answer counts.',
  'problem.fork':
    'A different message with this number is already here. The first one counts, and nothing has changed.',
  'problem.unknown':
    'This browser doesn’t have this match. Open the link in the browser that you play in, or ask for the whole match as a file.',
  'problem.gap': 'Messages before this one are missing. Ask for the whole match, as a file.',
  'problem.misfit': 'This message doesn’t fit the match, and nothing has changed.',
  'problem.unlike':
    'This message doesn’t fit the match on this device, and nothing has changed. Ask for the whole match as a file.',
  'problem.full': 'This browser has no room to save that, so nothing has changed. Free some space and try again.',
  'problem.denied':
    'This browser doesn’t let Anthill store anything, so you can’t play by link here. Allow website data and reload the page.',
  'foreign.text': 'This is a match between {host} and {guest}. You can watch it and keep it on this device.',
  'foreign.own': 'Are you one of them? Open the link in the browser that you play in.',
  'foreign.keep': 'Keep and watch',
} as const;

export const t = translator(en, sources);
