const orientationTag = 0x0112;
const shortType = 3;

/** The orientation of the picture, 1 (upright) to 8, from the camera's data (a TIFF directory). Unreadable data means 1. */
export function orientationOf(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1;
  const short = (at: number): number => {
    if (at + 2 > tiff.length) return 0;
    return order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** A JPEG segment with a directory of one entry: the orientation. */
export function minimalExif(orientation: number): Buffer {
  const segment = Buffer.from('ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000', 'hex');
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
