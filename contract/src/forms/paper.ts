import { type Fields, namedBy } from '../fields.ts';
import type { Found } from '../problems.ts';
import { unprintable } from './printable.ts';

/** Parts of a paper's form; their headings are `texts.clauses.group_<name>`. */
export type GroupName = 'employer' | 'employee' | 'candidate' | 'term' | 'work' | 'pay' | 'leave' | 'duties' | 'law' | 'offer' | 'signing';

type Group<Name extends string = string> = { name: GroupName; rows: readonly (readonly Name[])[] };

/** The fields of a contract or an offer. They are declared like those of a resource; `checkRecord` checks them. */
export type Paper = {
  fields: Fields;
  /** The form, part by part; fields in one row are side by side. */
  groups: readonly Group[];
  /** Rules across fields: field -> code of `texts.checks`. They apply when the form is issued; a draft may still break them. */
  check: (answers: Record<string, unknown>) => Found;
};

/** A misspelt field in a group does not compile. */
export const paper = <const F extends Fields>(declared: Paper & { fields: F; groups: readonly Group<keyof F & string>[] }) =>
  ({
    ...declared,
    fields: namedBy('forms', declared.fields),
    check: (answers) => ({ ...unprintableIn(answers), ...declared.check(answers) }),
  }) as Paper & { fields: F };

/** The answers that could not be read on paper, each with the characters it is about. */
export function unprintableIn(answers: Record<string, unknown>): Found {
  const texts = Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(
    texts.flatMap(([name, text]) => {
      const characters = unprintable(text);
      return characters.length === 0 ? [] : [[name, { code: 'not_printable', characters: characters.slice(0, 20).join(' ') }]];
    }),
  );
}
