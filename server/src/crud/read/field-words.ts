import { wordedIn } from '@cadre/contract/custom-fields';
import type { Field } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { wordsOf } from '../../platform/texts/texts.ts';
import type { Caller } from '../access/caller.ts';

type Reader = Pick<Caller, 't' | 'language'>;

/** The name of a field for the reader: our own text, or the company's. */
export function fieldWord({ t, language }: Reader, resource: Resource, name: string): string {
  const custom = fieldOf(resource, name)?.custom;
  return custom ? wordedIn(custom, language) : wordsOf(t).field(resource.name, name);
}

export function optionWord({ t, language }: Reader, name: string, { noun, custom }: Field, value: string): string {
  const worded = custom?.options[value];
  return worded ? wordedIn(worded, language) : wordsOf(t).option(noun, name, value);
}
