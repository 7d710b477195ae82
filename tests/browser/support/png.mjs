/** The size that a PNG's header gives. @param {Buffer} png */
export const pngSize = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });
