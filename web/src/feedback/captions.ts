// The captions of sounds, for those who do not hear them: one at a time, over the head of the page, for a moment. Screen readers have the
// live region instead.

import { sources } from 'translations:feedback';
import { translator } from '../i18n/translate';
import type { Cue } from './cues';
import { en } from './en';
import './captions.css';

const t = translator(en, sources);

const SHOWN_MILLISECONDS = 2000;

const caption = document.createElement('div');
caption.className = 'caption';
caption.ariaHidden = 'true';
let timer = 0;

export function show(cue: Cue): void {
  caption.textContent = t(`caption.${cue}`);
  // In the top layer, where an open dialog is too.
  (document.querySelector('dialog:modal') ?? document.body).append(caption);
  clearTimeout(timer);
  timer = window.setTimeout(() => caption.remove(), SHOWN_MILLISECONDS);
}
