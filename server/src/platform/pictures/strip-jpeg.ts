import { minimalExif, orientationOf } from './exif-orientation.ts';
import { notReadable } from './not-readable.ts';

const marks = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe };
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
/** Frames, tables, scans and their control data. */
const isPicture = (mark: number): boolean => (mark >= 0xc0 && mark <= 0xcf) || (mark >= 0xda && mark <= 0xdf);
const isApplication = (mark: number): boolean => mark >= 0xe0 && mark <= 0xef;
/** A longer segment contains a preview, which may show parts that were cropped. */
const densityLength = 18;

/** Segments of mark, length and data; a scan is followed by the picture itself. Bytes after the end mark are dropped. */
export function stripJpeg(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, marks.start])];
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; ; ) {
    const start = markAt(bytes, at);
    const mark = bytes[start + 1] as number;
    if (mark === marks.end) break;
    const end = endOfSegment(bytes, start);
    at = mark === marks.scan ? endOfScan(bytes, end) : end;
    hasFrame ||= isFrame(mark);
    hasScan ||= hasFrame && mark === marks.scan;
    parts.push(...keepSegments(mark, bytes.subarray(start, at)));
  }
  if (!hasScan) throw notReadable();
  return Buffer.concat([...parts, Buffer.from([0xff, marks.end])]);
}

/** A mark may follow any number of fill bytes. */
function markAt(bytes: Buffer, from: number): number {
  if (bytes[from] !== 0xff) throw notReadable();
  let at = from;
  while (bytes[at + 1] === 0xff) at += 1;
  if (at + 1 >= bytes.length) throw notReadable();
  return at;
}

function endOfSegment(bytes: Buffer, start: number): number {
  if (start + 4 > bytes.length) throw notReadable();
  const length = bytes.readUInt16BE(start + 2);
  const end = start + 2 + length;
  if (length < 2 || end > bytes.length) throw notReadable();
  return end;
}

/** Within a scan, a 0xff is followed by zero where it is a value, and by a restart mark between two parts. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
  throw notReadable();
}

function keepSegments(mark: number, segment: Buffer): Buffer[] {
  if (isPicture(mark)) return [segment];
  if (mark === marks.comment) return [];
  if (!isApplication(mark)) throw notReadable();
  const says = (name: string): boolean => segment.subarray(4, 4 + name.length).equals(Buffer.from(name, 'latin1'));
  if (mark === 0xe1 && says('Exif\0')) return exifOf(segment);
  const isDensity = mark === 0xe0 && says('JFIF\0') && segment.length === densityLength;
  const isColour = (mark === 0xe2 && says('ICC_PROFILE\0')) || (mark === 0xee && says('Adobe'));
  return isDensity || isColour ? [segment] : [];
}

/** A rotated picture needs its orientation; no other camera data is needed to show it. */
function exifOf(segment: Buffer): Buffer[] {
  const orientation = orientationOf(segment.subarray(10));
  return orientation === 1 ? [] : [minimalExif(orientation)];
}
