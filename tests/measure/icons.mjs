// Makes the PNG icons of web/public/icons from web/public/icon.svg, which is the drawing to change; run it by hand afterwards:
//   tests/measure/run icons
// Installed pages need them: no system takes SVG for all of its places. A browser of the tests rasterises.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { withBrowser } from './figures.mjs';

const drawing = await readFile(new URL('../../web/public/icon.svg', import.meta.url), 'utf8');
const square = drawing.replace(/ rx="\d+"/, '');
// Systems cut any shape out of a maskable icon, but leave the middle circle of 80 % whole.
const maskable = square.replace(/<g transform="([^"]*)">/, '<g transform="translate(14 14) scale(.78) $1">');
const icons = { 'icon-192': drawing, 'icon-512': drawing, 'maskable-512': maskable, 'apple-180': square };

/** Runs in the page. */
async function raster(svg, size) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.toDataURL('image/png').split(',')[1];
}

const folder = new URL('../../web/public/icons/', import.meta.url);
await mkdir(folder, { recursive: true });
await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open({});
  await page.goto(server.address);
  for (const [name, svg] of Object.entries(icons)) {
    const size = Number(name.split('-')[1]);
    await writeFile(new URL(`${name}.png`, folder), Buffer.from(await page.evaluate(raster, svg, size), 'base64'));
  }
});
