/**
 * How deep each UTF-16 unit of a text is nested by direction: odd levels run to the left. The algorithm is that of Unicode (UAX 9) without its
 * marks of direction, which `drawable` removes.
 */
export const textLevels = (text: string): number[] =>
  text.split('\n').flatMap((paragraph, at) => [...(at === 0 ? [] : [0]), ...paragraphLevels(paragraph)]);

export const hasRightToLeft = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

type Class = 'L' | 'R' | 'AL' | 'EN' | 'AN' | 'ES' | 'ET' | 'CS' | 'NSM' | 'ON';

const classes: [Class, RegExp][] = [
  ['NSM', /[\p{Mn}\p{Me}\p{Cf}]/u],
  ['EN', /[0-9\u06F0-\u06F9\u00B2\u00B3\u00B9\u2070\u2074-\u2079\u2080-\u2089]/],
  ['AN', /[\u0660-\u0669\u066B\u066C\u06DD]/],
  ['ES', /[+\-\u207A\u207B\u208A\u208B\u2212]/],
  ['ET', /[#%\u00B0\u00B1\u066A\u2030-\u2034\p{Sc}]/u],
  ['CS', /[,./:\u00A0\u060C\u202F\u2044]/],
  ['ON', /[\u0606\u0607\u060E\u060F\u06DE\u06E9]/],
  ['AL', /\p{Script=Arabic}|[\u061B\u061F]/u],
  ['R', /\p{Script=Hebrew}/u],
  ['L', /[\p{L}\p{Mc}\p{Nd}\p{Nl}]/u],
];

const classOf = (character: string): Class => classes.find(([, pattern]) => pattern.test(character))?.[0] ?? 'ON';

/** The majority of a paragraph's letters decides its direction, so one foreign name at its beginning does not reverse a sentence. */
function paragraphLevels(text: string): number[] {
  const characters = [...text];
  const original = characters.map(classOf);
  const count = (...wanted: Class[]) => original.filter((found) => wanted.includes(found)).length;
  const base = count('R', 'AL') > count('L') ? 1 : 0;
  const resolved = resolveNeutrals(characters, resolveWeak(original, base), base);
  const levels = resolved.map((found) => {
    if (base === 0) return found === 'R' ? 1 : found === 'L' ? 0 : 2;
    return found === 'R' ? 1 : 2;
  });
  // Blanks at the end belong to the paragraph.
  for (let at = characters.length - 1; at >= 0 && /\s/.test(characters[at]!); at -= 1) levels[at] = base;
  return characters.flatMap((character, at) => Array.from({ length: character.length }, () => levels[at]!));
}

/** Rules W1 to W7: numbers and their separators. */
function resolveWeak(original: Class[], base: number): Class[] {
  const found = [...original];
  const start: Class = base === 1 ? 'R' : 'L';
  found.forEach((own, at) => {
    if (own === 'NSM') found[at] = found[at - 1] ?? start;
  });
  let strong: Class = start;
  found.forEach((own, at) => {
    if (own === 'L' || own === 'R' || own === 'AL') strong = own;
    if (own === 'EN' && strong === 'AL') found[at] = 'AN';
  });
  found.forEach((own, at) => {
    if (own === 'AL') found[at] = 'R';
  });
  found.forEach((own, at) => {
    const [before, after] = [found[at - 1], found[at + 1]];
    if (before !== after || (own !== 'ES' && own !== 'CS')) return;
    if (before === 'EN' || (before === 'AN' && own === 'CS')) found[at] = before;
  });
  for (const [start, end] of intervalsOf(found, (own) => own === 'ET'))
    if (found[start - 1] === 'EN' || found[end] === 'EN') found.fill('EN', start, end);
  strong = start;
  found.forEach((own, at) => {
    if (own === 'ES' || own === 'ET' || own === 'CS') found[at] = 'ON';
    if (own === 'L' || own === 'R') strong = own;
    if (own === 'EN' && strong === 'L') found[at] = 'L';
  });
  return found;
}

/** Rules N0 to N2: neutral characters take the direction of their surroundings, and a pair of brackets that of its content. */
function resolveNeutrals(characters: string[], weak: Class[], base: number): Class[] {
  const found = [...weak];
  const own: Class = base === 1 ? 'R' : 'L';
  const directionOf = (at: number): Class =>
    at < 0 || at >= found.length ? own : found[at] === 'L' ? 'L' : found[at] === 'ON' ? 'ON' : 'R';
  for (const [open, close] of bracketPairs(characters, found)) {
    const inside = new Set(found.slice(open + 1, close).map((_, at) => directionOf(open + 1 + at)));
    let direction: Class | undefined;
    if (inside.has(own)) direction = own;
    else if (inside.has('L') || inside.has('R')) {
      let before = open - 1;
      while (directionOf(before) === 'ON') before -= 1;
      direction = directionOf(before);
    }
    if (!direction) continue;
    found[open] = direction;
    found[close] = direction;
  }
  for (const [start, end] of intervalsOf(found, (one) => one === 'ON')) {
    const [before, after] = [directionOf(start - 1), directionOf(end)];
    found.fill(before === after ? before : own, start, end);
  }
  return found;
}

function* intervalsOf(found: Class[], belongs: (one: Class) => boolean): Generator<[start: number, end: number]> {
  for (let at = 0; at < found.length; at += 1) {
    if (!belongs(found[at]!)) continue;
    const start = at;
    while (at < found.length && belongs(found[at]!)) at += 1;
    yield [start, at];
  }
}

export const mirrored: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›', '≤≥'].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** In the order of their opening. */
function bracketPairs(characters: string[], found: Class[]): [open: number, close: number][] {
  const waiting: number[] = [];
  const pairs: [number, number][] = [];
  characters.forEach((character, at) => {
    if (found[at] !== 'ON') return;
    if ('([{'.includes(character)) waiting.push(at);
    if (!')]}'.includes(character)) return;
    const open = waiting.findLastIndex((one) => mirrored[characters[one]!] === character);
    if (open < 0) return;
    pairs.push([waiting[open]!, at]);
    waiting.length = open;
  });
  return pairs.sort(([one], [other]) => one - other);
}
