/** Hands something to the player as a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const downloadText = (name: string, text: string): void =>
  download(name, new Blob([text], { type: 'text/plain' }));
