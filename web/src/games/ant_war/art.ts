// The drawings that only Ant War's cards need.

import type { DirectiveResult } from 'lit/directive.js';
import drone from '../../../../assets/drone.svg?raw';
import food from '../../../../assets/food.svg?raw';
import glyphJ from '../../../../assets/glyph-J.svg?raw';
import glyphK from '../../../../assets/glyph-K.svg?raw';
import glyphT from '../../../../assets/glyph-T.svg?raw';
import soldier from '../../../../assets/soldier.svg?raw';
import { spriteOf } from '../../art/art';

export const antWarSprite = (): DirectiveResult => spriteOf({ T: glyphT, J: glyphJ, K: glyphK, soldier, drone, food });
