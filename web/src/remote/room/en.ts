// The English texts of the panel in which two devices in one room find each other by two codes.

import { sources } from 'translations:room';
import { translator } from '../../i18n/translate';

const en = {
  network: 'Both devices must be on the same network, for example the same Wi-Fi.',
  preparing: 'Preparing the code…',
  own: 'Your code',
  'own.offer': 'On the other device, open “Play by link” and press “Join a match in this room”. Scan this code there.',
  'own.answer': 'Scan this code with the other device. The match opens when the two are connected.',
  qr: 'QR code of this device',
  code: 'Code as text',
  copy: 'Copy the code',
  copied: 'Copied. Paste it on the other device.',
  select: 'This browser doesn’t let Anthill copy. Select the code and copy it.',
  others: 'The other device’s code',
  'others.offer': 'Scan the code that the other device shows, or paste its text.',
  'others.answer': 'The other device then shows a code too. Scan that, or paste its text.',
  scan: 'Scan a code',
  camera: 'Camera picture',
  'camera.stop': 'Stop the camera',
  'camera.none':
    'Anthill can’t scan with this camera or browser. Allow access to the camera, or copy the code as text.',
  paste: 'The other code as text',
  connect: 'Connect',
  connecting: 'Connected. Opening the match…',
  new: 'Show a new code',
  'problem.none': 'This isn’t a code for playing in one room. Copy the whole code.',
  'problem.newer': 'This code needs a newer version of Anthill. Reload the page on both devices.',
  'problem.damaged': 'This code is damaged or incomplete. Scan or copy it again.',
  'problem.own': 'That’s this device’s own code. Scan the other device’s code.',
  'problem.kind': 'This code replies to one that is no longer shown. Start again on both devices.',
  'problem.unable': 'This browser can’t connect two devices directly. Play by link instead.',
  'problem.address': 'This browser doesn’t show its address on this network. Turn Wi-Fi on, or play by link.',
  'problem.unreached': 'The devices can’t reach each other. Connect both to the same network, or play by link.',
} as const;

export const t = translator(en, sources);
