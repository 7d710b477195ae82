// Functions for the page: the shortest way to a game, and the frames that a page asks for.

/**
 * Starts a game against a friend as soon as the start screen offers it, and picks the first card that answers.
 * @returns {Promise<{ shown: number, playable: number }>} milliseconds since the navigation: start screen, and first card selected
 */
export async function startWhenShown() {
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim();
  // Looks again only where something has changed: looking through all names every few milliseconds took a page's start longer.
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const until = async (condition) => {
    for (;;) {
      if (changed && document.body) {
        changed = false;
        const value = condition();
        if (value) return value;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const button = (pattern) =>
    [...document.querySelectorAll('button')].find((each) => pattern.test(nameOf(each)) && !each.disabled);

  const start = await until(() => button(/^Start the game$/));
  const shown = performance.now();
  const friend = [...document.querySelectorAll('label')].find((each) =>
    /^Friend on this device$/.test(each.textContent.trim()),
  );
  friend?.click();
  start.click();
  await until(() => {
    const card = button(/, Red, [a-e]4/);
    if (card && !/selected/.test(nameOf(card))) {
      card.click();
      changed = true; // a board that does not answer yet is asked again
    }
    return card && /selected/.test(nameOf(card));
  });
  observer.disconnect();
  return { shown, playable: performance.now() };
}

/** @returns {Promise<number>} animation frames that the page asks for in that time */
export async function countFrames(milliseconds) {
  const original = window.requestAnimationFrame;
  let frames = 0;
  window.requestAnimationFrame = (callback) => {
    ++frames;
    return original.call(window, callback);
  };
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  window.requestAnimationFrame = original;
  return frames;
}

/** @returns {Promise<number>} animation frames that the page asks for while so many are drawn, however long they take */
export async function framesAskedFor(drawn) {
  const original = window.requestAnimationFrame;
  let frames = 0;
  window.requestAnimationFrame = (callback) => {
    ++frames;
    return original.call(window, callback);
  };
  for (let i = 0; i < drawn; ++i) await new Promise((resolve) => original.call(window, resolve));
  window.requestAnimationFrame = original;
  return frames;
}
