// Whether what is kept is what the list of files names.

export interface ListedFile {
  url: string;
  /** As in Subresource Integrity: "sha256-..." */
  integrity: string;
}

/** The address under which the list of files has what is asked for: whatever follows the question mark chooses nothing about a file, a
 * folder is its page, and hosts that are blind to case have that page under any spelling. */
export function listedAddress(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/(^|\/)(index\.html)?$/i, '/index.html');
}

export async function isWhole(
  kept: Response | undefined,
  { integrity }: Pick<ListedFile, 'integrity'>,
): Promise<boolean> {
  if (!kept) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}
