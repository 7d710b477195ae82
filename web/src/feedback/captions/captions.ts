// The captions of sounds, for those who do not hear them: one at a time, over the head of the page, for a moment. Screen readers have the
// live region instead.

import type { Cue } from '../cues';
import { t } from './en';
import './captions.css';

const SHOWN_MILLISECONDS = 2000;

const caption = document.createElement('div');
caption.className = 'caption';
caption.ariaHidden = 'true';
let timer = 0;

export function show(cue: Cue): void {
  caption.textContent = t(cue);
  // In the top layer, where an open dialog is too.
  (document.querySelector('dialog:modal') ?? document.body).append(caption);
  clearTimeout(timer);
  timer = window.setTimeout(() => caption.remove(), SHOWN_MILLISECONDS);
}
