// How the page looks: what the settings say, and where they leave it to the device, what that says.

import { language } from '../i18n/translate';
import { isRightToLeft } from '../model/language';
import type { Session } from '../session/session';
import { SEATS, type SeatName } from '../model/snapshot';
import type { Settings } from '../storage/settings';
import type { Theme } from '../board/module';

// The length of a plain move's animation.
const MOTION_MILLISECONDS = { slow: 420, brisk: 200, off: 0 } as const;

const darkness = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const themeOfDevice = (): Theme => (moreContrast.matches ? 'contrast' : darkness.matches ? 'dark' : 'light');

const MORE: readonly Theme[] = ['meadow', 'dusk'];
let isFetched = false;
/** If they do not arrive, the page has the colours of the light theme. */
const fetchMore = (): Promise<unknown> =>
  import('../styles/lazy_themes.css').catch(() => undefined).finally(() => (isFetched = true));

/** Tells the browser and screen readers in which language, and from which side, the page is read. */
export function nameLanguage(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}

/** Calls back whenever the device wants another look. */
export function onDeviceLook(changed: () => void): void {
  for (const query of [darkness, moreContrast, lessMotion]) query.addEventListener('change', changed);
}

export function applyLook(settings: Settings, session: Session): void {
  const theme = settings.theme !== 'system' ? settings.theme : themeOfDevice();
  const motion = settings.motion !== 'system' ? settings.motion : lessMotion.matches ? 'off' : 'brisk';
  // Its colours come before its name.
  if (MORE.includes(theme) && !isFetched) void fetchMore().then(() => applyLook(settings, session));
  else document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['motion'] = motion;
  colourBrowserBar();
  const asks = (seat: SeatName): boolean => settings.confirm === 'both' || settings.confirm === seat;
  session.confirmation.setSeats(session.triesOut ? [] : SEATS.filter(asks));
  session.explainer.help = session.triesOut ? 'off' : settings.help;
  session.look.set({ theme, motion: MOTION_MILLISECONDS[motion], cards: settings.cards, gestures: settings.gestures });
}

/** The browser's own bar has the colour of the table, also where the settings say something else than the device. */
function colourBrowserBar(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = backgroundColor;
}
