// The system's sheet by which something is sent.

/** "cancelled": the player closed the sheet. "refused": there was none, for whatever reason. */
type Sending = 'sent' | 'cancelled' | 'refused';

export async function send(data: ShareData): Promise<Sending> {
  try {
    await navigator.share(data);
    return 'sent';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : 'refused';
  }
}
