// The drawings that only the rules' diagrams need, beside those of art.ts: to be on the page wherever a numbered card is drawn.

import type { DirectiveResult } from 'lit/directive.js';
import glyphA from '../../../assets/glyph-A.svg?raw';
import glyph2 from '../../../assets/glyph-2.svg?raw';
import glyph3 from '../../../assets/glyph-3.svg?raw';
import glyph4 from '../../../assets/glyph-4.svg?raw';
import glyph5 from '../../../assets/glyph-5.svg?raw';
import glyph6 from '../../../assets/glyph-6.svg?raw';
import glyph7 from '../../../assets/glyph-7.svg?raw';
import glyph8 from '../../../assets/glyph-8.svg?raw';
import glyph9 from '../../../assets/glyph-9.svg?raw';
import suitC from '../../../assets/suit-c.svg?raw';
import suitD from '../../../assets/suit-d.svg?raw';
import { spriteOf } from './art';

export const ruleArtSprite = (): DirectiveResult =>
  spriteOf({
    A: glyphA,
    2: glyph2,
    3: glyph3,
    4: glyph4,
    5: glyph5,
    6: glyph6,
    7: glyph7,
    8: glyph8,
    9: glyph9,
    c: suitC,
    d: suitD,
  });
