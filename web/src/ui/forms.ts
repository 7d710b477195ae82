// How forms are sent on this page: by the page itself, since a sandboxed frame sends none, and never with the key that only ends a
// composition.

/** The key code of older browsers for a key that goes to an input method. Safari reports the key that ends a composition in no other way. */
const OF_INPUT_METHOD = 229;
interface NumberedKey {
  readonly keyCode: number;
}

/** The key belongs to an input method, as Enter that chooses among Japanese words, and means nothing to the page. */
export const isComposed = (event: Pick<KeyboardEvent, 'isComposing'> & NumberedKey): boolean =>
  event.isComposing || event.keyCode === OF_INPUT_METHOD;

function keepFromPage(event: KeyboardEvent): void {
  if (!isComposed(event)) return;
  event.stopImmediatePropagation();
  if (event.key === 'Enter') event.preventDefault(); // else it sends the form
}

/** Enter in a field clicks the form's button too. */
function sendForm(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLButtonElement>('button[type=submit]');
  if (!button?.form) return;
  event.preventDefault();
  const missing = button.form.querySelector<HTMLInputElement>('input:invalid');
  if (missing) {
    // The page's own words beside the field show by this.
    missing.setAttribute('aria-invalid', 'true');
    missing.focus();
    return;
  }
  button.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
}

export function keepForms(page: Window): void {
  page.addEventListener('keydown', keepFromPage, true);
  page.addEventListener('click', sendForm);
}
