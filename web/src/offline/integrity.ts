// Whether what is kept is what the list of files names.

export interface ListedFile {
  url: string;
  /** As in Subresource Integrity: "sha256-..." */
  integrity: string;
}

export async function isWhole(
  kept: Response | undefined,
  { integrity }: Pick<ListedFile, 'integrity'>,
): Promise<boolean> {
  if (!kept) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await kept.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}
