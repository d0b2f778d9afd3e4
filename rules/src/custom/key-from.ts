import { folded } from '../folded.ts';

const longest = 40;

/** A key derived from a name: its letters and digits in ASCII, with a number at the end if the key is taken. */
export function keyFrom(name: string, taken: ReadonlySet<string>): string {
  const plain = folded(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  const wanted = plain.slice(0, longest).replace(/_+$/, '') || 'field';
  let key = wanted;
  for (let number = 2; taken.has(key); number += 1) key = `${wanted.slice(0, longest - 4).replace(/_+$/, '')}_${number}`;
  return key;
}
