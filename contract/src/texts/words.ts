import type { Texts } from './texts.ts';

export type Words = ReturnType<typeof wordsIn>;

/**
 * The texts of a declaration: the noun's own, else the shared ones, else the name itself. Names come from declarations and requests, so they are
 * looked up as plain keys of the texts. If more than the name of a noun is used before its texts are loaded, `onNameAlone` is called.
 */
export function wordsIn({ nouns, shared }: Pick<Texts, 'nouns' | 'shared'>, onNameAlone: (noun: string) => void = () => {}) {
  const find = (noun: string | undefined, ...path: string[]): string | undefined => {
    const own = wordAt(nouns, [noun ?? '', ...path]);
    if (own === undefined && noun && !isPartOfName(path) && isNameAlone(noun)) onNameAlone(noun);
    return own ?? wordAt(shared, path);
  };
  /** Every noun with loaded texts has a text for its empty list. */
  const isNameAlone = (noun: string): boolean => Object.hasOwn(nouns, noun) && wordAt(nouns, [noun, 'empty']) === undefined;
  return {
    has: (noun: string): boolean => Object.hasOwn(nouns, noun),
    /** As a heading; within a sentence: `inline`. */
    one: (noun: string): string => capitalised(find(noun, 'one') ?? noun),
    many: (noun: string): string => capitalised(find(noun, 'many') ?? noun),
    /** Before the label of a record: “Branch Lisbon”. */
    named: (noun: string): string => find(noun, 'the') ?? capitalised(find(noun, 'one') ?? noun),
    inline: {
      one: (noun: string): string => find(noun, 'one') ?? noun,
      many: (noun: string): string => find(noun, 'many') ?? noun,
      a: (noun: string): string => find(noun, 'a') ?? find(noun, 'one') ?? noun,
      the: (noun: string): string => find(noun, 'the') ?? find(noun, 'one') ?? noun,
      all: (noun: string): string => find(noun, 'all') ?? find(noun, 'many') ?? noun,
      /** Of a decision: “your trip was approved”. */
      request: (noun: string): string => find(noun, 'request') ?? find(noun, 'one') ?? noun,
      /** Of a search: “employees”, or “un collaborateur”. */
      sought: (noun: string): string => find(noun, 'a') ?? find(noun, 'many') ?? noun,
    },
    gender: (noun: string): string => find(noun, 'gender') ?? 'none',
    nextStep: (noun: string, notice: string): string | undefined => find(noun, 'nextSteps', notice),
    empty: (noun: string): string => find(noun, 'empty') ?? '',
    /** A text in several languages has a field per language, which is named after that language. */
    field: (noun: string | undefined, name: string): string => find(noun, 'fields', name) ?? find(noun, 'options', 'locale', name) ?? name,
    /** The kinds of requests that a `model` chooses from have the words of their nouns. */
    option: (noun: string | undefined, name: string, value: string): string =>
      find(noun, 'options', name, value) ?? (name === 'model' ? find(value, 'kind') : undefined) ?? value,
    move: (noun: string, name: string): string => find(noun, 'moves', name) ?? name,
    moveHint: (noun: string, name: string): string | undefined => find(noun, 'moveHints', name),
    action: (name: string): string => find(undefined, 'actions', name) ?? name,
  };
}

const isPartOfName = ([key = '']: string[]): boolean => ['one', 'many', 'a', 'the', 'all', 'gender', 'request', 'kind'].includes(key);

const capitalised = (word: string): string => word.slice(0, 1).toLocaleUpperCase() + word.slice(1);

function wordAt(texts: object, path: string[]): string | undefined {
  let found: unknown = texts;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return typeof found === 'string' ? found : undefined;
}
