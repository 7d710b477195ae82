// Parts of the games' boards in small, made of drawings that are on the page anyway.

import { svg, type TemplateResult } from 'lit';

/** A small card at its upper left corner, with one figure on it. @param motion the class by which it moves once it is looked at */
export const smallCard = (
  seat: string,
  figure: 'ant' | 'queen',
  [x, y, width, height]: readonly [number, number, number, number],
  { turn = 0, motion = '' } = {},
): TemplateResult => {
  const size = Math.min(width, height) * (figure === 'queen' ? 1 : 0.86);
  return svg`<g transform=${`translate(${x} ${y})`}><g class=${`small card-drawing ${seat} ${motion}`}>
    <rect class="card-paper" width=${width} height=${height} rx=${seat === 'red' ? 2.6 : 1} />
    <use href=${`#art-${figure}-${seat}`} width=${size} height=${size}
      transform=${`translate(${width / 2} ${height / 2}) rotate(${turn}) translate(${-size / 2} ${-size / 2})`} />
  </g></g>`;
};
