import { expect, test, vi } from 'vitest';
import { reportText } from './report';

test('a report names the version, the browser and what has failed', () => {
  const page = (src: string): void => {
    vi.stubGlobal('document', { querySelector: () => (src ? { src } : null), documentElement: { lang: 'de' } });
    vi.stubGlobal('navigator', { userAgent: 'Browser/1.0' });
    vi.stubGlobal('innerWidth', 360);
    vi.stubGlobal('innerHeight', 740);
    vi.stubGlobal('devicePixelRatio', 2);
  };
  page('https://ants.example/assets/index-B4.js');
  expect(reportText('no memory')).toBe('Anthill: index-B4\nBrowser/1.0\n360 × 740 at 2, de\nno memory');
  page('');
  expect(reportText('')).toBe('Anthill: offline copy\nBrowser/1.0\n360 × 740 at 2, de');
  vi.unstubAllGlobals();
});
