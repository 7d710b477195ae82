// Puts a text into the clipboard.

/** The way to copy before navigator.clipboard, which plain http and some frames do without. */
interface CopyingDocument {
  execCommand(command: 'copy'): boolean;
}

/** Within an open dialog, since nothing outside of it can be selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return (document as CopyingDocument).execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** False where the browser lets the page copy by no means. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
