import type { Resource } from '@cadre/contract/resource';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { Form } from './use-form.ts';

export const partsOf = ({ form: { clone } }: Pick<Resource, 'form'>): string[] => Object.keys(clone?.parts ?? {});

/** Whether a field of the copy belongs to a part that is not copied. */
export const staysBehind = ({ form: { clone } }: Pick<Resource, 'form'>, name: string, chosen: unknown): boolean =>
  Object.entries(clone?.parts ?? {}).some(([part, field]) => field === name && Array.isArray(chosen) && !chosen.includes(part));

/** The related records that the copy includes besides its fields. */
export function CloneParts({ resource, form }: { resource: Resource; form: Form }) {
  const t = useTexts();
  const labels = useLabels();
  const chosen = Array.isArray(form.draft.parts) ? form.draft.parts : [];
  return (
    <section>
      <Heading level={3}>{t('forms.clone_parts')}</Heading>
      <CheckList
        options={partsOf(resource).map((part) => ({ value: part, label: labels.many(part) }))}
        chosen={chosen}
        onChange={(parts) => form.set('parts', parts)}
      />
    </section>
  );
}
