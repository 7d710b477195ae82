// Writes down everything that happens to the canvas, the button and the keyboard, for the drivers' own tests.

const field = document.getElementById('field');
window.heard = [];
const note = (type, ...facts) =>
  window.heard.push([type, ...facts.map((fact) => (typeof fact === 'number' ? Math.round(fact) : fact))].join(' '));

for (const type of ['mousedown', 'mousemove', 'mouseup']) {
  field.addEventListener(type, (event) => note(type, event.clientX, event.clientY, event.buttons));
}
for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
  field.addEventListener(
    type,
    (event) => {
      if (event.cancelable) event.preventDefault();
      const [changed] = event.changedTouches;
      note(type, changed.clientX, changed.clientY, event.touches.length);
    },
    { passive: false },
  );
}
document.getElementById('button').addEventListener('click', () => note('click'));
document.addEventListener('keydown', (event) => note('keydown', (event.shiftKey ? 'Shift+' : '') + event.key));
document.addEventListener('visibilitychange', () => note('visibility', document.visibilityState));
window.webgl = Boolean(document.createElement('canvas').getContext('webgl'));
localStorage.setItem('visits', String(Number(localStorage.getItem('visits') ?? 0) + 1));
