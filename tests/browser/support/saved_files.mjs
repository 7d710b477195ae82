// Catches the files that a page saves, without a dialog of the browser: for tests of exports.

/** From now on files are kept instead of saved. */
export const catchFiles = (page) =>
  page.evaluate(() => {
    window.savedFiles = [];
    const blobs = new Map();
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const address = create.call(URL, blob);
      blobs.set(address, blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = function click() {
      const blob = blobs.get(this.href);
      void blob
        .arrayBuffer()
        .then((bytes) =>
          window.savedFiles.push({ name: this.download, type: blob.type, bytes: [...new Uint8Array(bytes)] }),
        );
    };
  });

/** The latest of them: name, type, bytes, and what they say as text. */
export const savedFile = async (page) => {
  const { bytes, ...file } = await page.until('a file', () => window.savedFiles.pop());
  const kept = Buffer.from(bytes);
  return { ...file, bytes: kept, text: kept.toString() };
};
