import { keyValues } from './key-values.ts';

/** `table=options`: `~DeviceName=F18,FWVersion=Ver 6.60,…` or one pair a line. A comma inside a value is no end of it. */
export function parseOptions(body: string): Record<string, string> {
  const options = keyValues(body, /(?:,|[\r\n]+)(?=\s*~?\w+\s*=)|[\r\n]+/);
  return Object.fromEntries(
    Object.entries(options)
      .filter(([key]) => !/passw|commkey|pwd/.test(key))
      .map(([key, value]) => [key.replace(/^~/, ''), value]),
  );
}
