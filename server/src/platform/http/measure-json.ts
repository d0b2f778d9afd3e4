/** Its nesting depth, the number of its values, and the number of keys of its widest object. */
export type JsonSize = { depth: number; values: number; keys: number };

const signs = {
  quote: 0x22,
  backslash: 0x5c,
  comma: 0x2c,
  colon: 0x3a,
  openObject: 0x7b,
  closeObject: 0x7d,
  openList: 0x5b,
  closeList: 0x5d,
};

/**
 * Counts the JSON values before anything is built from them: one pass over the bytes, whereas parsing a malicious megabyte into objects
 * would block all requests for a tenth of a second. Stops as soon as a limit is exceeded.
 */
export function measureJson(bytes: Uint8Array, most: JsonSize): JsonSize {
  const keysAt: number[] = [0];
  const size: JsonSize = { depth: 0, values: 0, keys: 0 };
  let level = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    switch (bytes[at]) {
      case signs.quote:
        at = endOfText(bytes, at);
        break;
      case signs.openObject:
      case signs.openList:
        level += 1;
        keysAt[level] = 0;
        size.values += 1;
        if (level > size.depth) size.depth = level;
        break;
      case signs.closeObject:
      case signs.closeList:
        if (level > 0) level -= 1;
        break;
      case signs.comma:
        size.values += 1;
        break;
      case signs.colon: {
        const keys = (keysAt[level] ?? 0) + 1;
        keysAt[level] = keys;
        if (keys > size.keys) size.keys = keys;
        break;
      }
    }
    if (size.depth > most.depth || size.values > most.values || size.keys > most.keys) break;
  }
  return size;
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== signs.quote) at += bytes[at] === signs.backslash ? 2 : 1;
  return at;
}
