// Judges why a browser case failed: whether it may be tried a second time, and what it counts as if it passes then.
//
// An accident of load (a wait that was too short beside compilers) may be tried again and then counts as flaky. The page's own messages, a
// trap and a crash are never accidents and stay failures. The one exception is a bug of WebKitGTK on Linux x86-64: its threads suspend
// each other by signals whose frames overwrite live data of wasm code, which then traps or crashes. There a second try is made and counts
// as the engine's. It is narrow on purpose: this engine, these three traps or a dead web process, and nothing else said but that drawings
// could not be rasterised, which is how overwritten data of the painter shows before it traps.

/** @typedef {'final' | 'chance' | 'engine'} Verdict */

const engineTrap =
  /\bRuntimeError: (Out of bounds memory access|Unreachable code should not be executed|call_indirect to a null table entry)/;
const overwrittenDrawing = /^a drawing cannot be rasterised: $/;
const anyTrap = /\bRuntimeError\b/;

/** WebKit's driver, of a web process that died; what it says once the session has gone with that process. */
const webKitDied = /session deleted because of page crash or hang/;
/** The same by Puppeteer and the other drivers. */
const died =
  /page crash|Target closed|Session closed|Connection closed|detached Frame|invalid session id|ECONNREFUSED/i;

/**
 * @param {{ engine: string, platform?: string, arch?: string, error: unknown, unexpected: { kind: string, text: string }[] }} failure
 *        `unexpected` is what consoles and error handlers said beside what the case allows
 * @returns {Verdict}
 */
export function verdictOf({ engine, platform = process.platform, arch = process.arch, error, unexpected }) {
  const text = String(error?.stack ?? error);
  const ofTheEngine = engine === 'webkit' && platform === 'linux' && arch === 'x64';
  const trapped =
    webKitDied.test(text) || engineTrap.test(text) || unexpected.some(({ text: said }) => engineTrap.test(said));
  const nothingElse = unexpected.every(({ text: said }) => engineTrap.test(said) || overwrittenDrawing.test(said));
  if (ofTheEngine && trapped && nothingElse) return 'engine';
  if (unexpected.length > 0 || died.test(text) || anyTrap.test(text)) return 'final';
  return 'chance';
}
