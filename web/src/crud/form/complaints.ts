import { checkRecord } from '@cadre/contract/check';
import { complaintOf } from '@cadre/contract/problems';
import type { Resource } from '@cadre/contract/resource';
import type { Draft } from '../../fields/kind.ts';
import type { Labels } from '../../fields/labels.ts';
import { cleaned } from './draft.ts';
import type { FormField } from './form-rows.ts';

export type Sentences = Record<string, string>;

/** The validation errors of a draft, worded as the server would word them. */
export function complaintsOf(resource: Pick<Resource, 'check'>, fields: readonly FormField[], draft: Draft, labels: Labels): Sentences {
  const found: Sentences = {};
  for (const { name, field } of fields) {
    const [path, [complaint] = []] = Object.entries(checkRecord({ [name]: field }, { [name]: cleaned(draft[name]) }))[0] ?? [];
    // Of a line of a list, the field that is wrong is named.
    if (path && complaint) found[name] = labels.complaint(field.noun, complaint, path.split('.').at(-1) ?? name);
  }
  const nounOf = (name: string) => fields.find((one) => one.name === name)?.field.noun;
  for (const [name, one] of Object.entries(resource.check?.(draft) ?? {}))
    found[name] ??= labels.complaint(nounOf(name), complaintOf(one), name);
  return found;
}
