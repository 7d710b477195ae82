// The drawings use only what SDL2_image's rasteriser draws rightly: it ignores or garbles the rest without a word.

import { report, sources } from './sources.mjs';

const elements = new Set(
  'svg g defs path rect circle ellipse line polyline polygon linearGradient radialGradient stop title desc'.split(' '),
);
const uselessAttributes = new Set(
  'clip-path mask filter paint-order visibility display vector-effect href class style'.split(' '),
);
const colours = new Set(['fill', 'stroke', 'stop-color', 'color']);

const files = sources(/^assets\/.*\.svg$/);
const problems = [];
for (const { path, text } of files) {
  const markup = text.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, (gone) => gone.replace(/[^\n]/g, ' '));
  const gradients = new Set();
  const groupsWithOpacity = [];
  for (const { 0: tag, 1: closing, 2: name, 3: rest, index } of markup.matchAll(/<(\/?)([\w:-]+)([^>]*)>/g)) {
    const bad = (why) => problems.push(`${path}:${markup.slice(0, index).split('\n').length}: ${why}`);
    if (closing) {
      if (name === 'g') groupsWithOpacity.pop();
      continue;
    }
    if (!elements.has(name)) bad(`<${name}> is not drawn as it should be`);
    const attributes = new Map(
      [...rest.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map((m) => [m[1], m[2] ?? m[3]]),
    );
    for (const [attribute, value] of attributes) {
      if (uselessAttributes.has(attribute)) bad(`${attribute} is ignored or unreliable: use plain attributes`);
      if (colours.has(attribute) && !/^(none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#[\w-]+\))$/i.test(value)) {
        bad(`${attribute}="${value}": colours are #rgb or #rrggbb, with fill-opacity or stroke-opacity beside them`);
      }
      const reference = /^url\(#([\w-]+)\)$/.exec(value);
      if (reference && !gradients.has(reference[1])) bad(`the gradient ${reference[1]} has to stand before its use`);
    }
    if (/Gradient$/.test(name)) gradients.add(attributes.get('id'));
    if (name === 'svg' && !attributes.has('viewBox')) bad('a drawing needs a viewBox');
    if (name === 'g' && !tag.endsWith('/>')) {
      if (attributes.has('opacity') && groupsWithOpacity.includes(true))
        bad('opacities of nested groups are not multiplied');
      groupsWithOpacity.push(attributes.has('opacity'));
    }
  }
}
report(files, problems);
