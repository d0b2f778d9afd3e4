export type Candidate = { id: number; name: string; employee_no: string; device_user_code: string | null };
export type Suggestion = { id: number; name: string; score: number };

const fewest = 0.4;
const shown = 3;

/** Suggests employees for a number: compares the name on the device with all names, or the number with those on file. */
export function suggester(candidates: readonly Candidate[]): (pin: string, name: string | null) => Suggestion[] {
  const pairs = candidates.map(({ name }) => pairsOf(name));
  const holders = new Map<string, number[]>();
  for (const [at, own] of pairs.entries()) {
    for (const pair of own) {
      const known = holders.get(pair);
      if (known) known.push(at);
      else holders.set(pair, [at]);
    }
  }
  const byNumber = Map.groupBy(
    candidates.flatMap(({ employee_no, device_user_code }, at) => [
      { number: digits(employee_no), at },
      { number: digits(device_user_code ?? ''), at },
    ]),
    ({ number }) => number,
  );

  return (pin, name) => {
    const scores = new Map<number, number>();
    const own = pairsOf(name ?? '');
    const shared = new Map<number, number>();
    for (const pair of own) for (const at of holders.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    for (const [at, count] of shared) scores.set(at, (2 * count) / (own.size + (pairs[at]?.size ?? 0)));
    const numbered = digits(pin) === '' ? [] : (byNumber.get(digits(pin)) ?? []);
    for (const { at } of numbered) scores.set(at, Math.max(0.9, scores.get(at) ?? 0));
    return [...scores]
      .filter(([, score]) => score >= fewest)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, shown)
      .map(([at, score]) => ({ id: candidates[at]!.id, name: candidates[at]!.name, score: Math.round(score * 100) / 100 }));
  };
}

/** Pairs of adjacent letters of each word, without accents: a shortened or misspelled name still shares most of them. */
function pairsOf(name: string): Set<string> {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => Array.from({ length: word.length }, (_, at) => (at === 0 ? `^${word[0]}` : word.slice(at - 1, at + 1)))),
  );
}

/** `E-0007` and `7` are the same number. */
const digits = (text: string): string => /(\d+)$/.exec(text)?.[1]?.replace(/^0+/, '') ?? '';
