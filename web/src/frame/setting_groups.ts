// The places of the settings in the dialog. The order within a group is that of the list. Every setting in the table needs a place
// here, or this does not compile.

import type { AskedKey } from '../storage/settings';
import type { AnyIcon } from '../ui/more_icons';

export type SettingGroup = 'looks' | 'play' | 'help' | 'sound' | 'keys';
/** Also those that are asked in their own way. */
export type SettingKey = AskedKey | 'language' | 'sitting' | 'shortcuts' | 'volume';

export const GROUP_ICONS: Readonly<Record<SettingGroup, AnyIcon>> = {
  looks: 'look',
  play: 'board',
  help: 'bulb',
  sound: 'sound',
  keys: 'keyboard',
};

export const GROUP_OF: Readonly<Record<SettingKey, SettingGroup>> = {
  language: 'looks',
  theme: 'looks',
  cards: 'looks',
  motion: 'looks',
  sitting: 'play',
  upright: 'play',
  hand: 'play',
  gestures: 'play',
  confirm: 'play',
  premove: 'play',
  moves: 'play',
  awake: 'play',
  hints: 'help',
  help: 'help',
  sound: 'sound',
  volume: 'sound',
  sounds: 'sound',
  captions: 'sound',
  haptics: 'sound',
  typing: 'keys',
  shortcuts: 'keys',
};
