import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive as text, by their paths. */
export function readZip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, extraLength, commentLength] = [
      bytes.readUInt32LE(entry + 20),
      ...[28, 30, 32].map((at) => bytes.readUInt16LE(entry + at)),
    ] as [number, number, number, number];
    const isPacked = bytes.readUInt16LE(entry + 10) === 8;
    const head = bytes.readUInt32LE(entry + 42);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const content = bytes.subarray(start, start + packed);
    files.set(bytes.toString('utf8', entry + 46, entry + 46 + nameLength), (isPacked ? inflateRawSync(content) : content).toString('utf8'));
    entry += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
