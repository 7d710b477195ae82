// The buttons of toolbars. One that can do nothing now is not `disabled`: that would throw the focus of a player who undoes by key off the
// page.

import { html, nothing, type TemplateResult } from 'lit';

interface More {
  kind?: string;
  /** For screen readers, where the text alone does not say it. */
  name?: string;
  /** The tooltip under a mouse. */
  note?: string | undefined;
  keys?: string | typeof nothing;
  /** It looks as if it could do nothing, though a press is answered. */
  isOff?: boolean;
}

/** A picture above its name. @param run null: it can do nothing now */
export const toolButton = (
  picture: TemplateResult,
  text: string,
  run: (() => void) | null,
  { kind = '', name, note, keys = nothing, isOff = run === null }: More = {},
): TemplateResult =>
  html`<button
    type="button"
    class="tool ${kind}"
    aria-label=${name ?? nothing}
    title=${note || nothing}
    aria-disabled=${isOff ? 'true' : 'false'}
    aria-keyshortcuts=${keys}
    @click=${run ?? nothing}
  >
    ${picture}<span>${text}</span>
  </button>`;

interface MoreOfIcon extends Pick<More, 'kind' | 'keys'> {
  isPressed?: boolean;
}

/** A picture alone. @param run null: it can do nothing now */
export const iconButton = (
  picture: TemplateResult,
  text: string,
  run: (() => void) | null,
  { kind = '', keys = nothing, isPressed }: MoreOfIcon = {},
): TemplateResult =>
  html`<button
    type="button"
    class="icon-button ${kind}"
    aria-label=${text}
    title=${text}
    aria-disabled=${run ? 'false' : 'true'}
    aria-pressed=${isPressed ?? nothing}
    aria-keyshortcuts=${keys}
    @click=${run ?? nothing}
  >
    ${picture}
  </button>`;
