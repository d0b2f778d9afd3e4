import { folded } from '../folded.ts';

const longest = 40;

/** A key made of a name: its letters and digits as far as a program writes them, with a number behind it where it is taken. */
export function keyFrom(name: string, taken: ReadonlySet<string>): string {
  const plain = folded(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  const wanted = plain.slice(0, longest).replace(/_+$/, '') || 'field';
  let key = wanted;
  for (let number = 2; taken.has(key); number += 1) key = `${wanted.slice(0, longest - 4).replace(/_+$/, '')}_${number}`;
  return key;
}
