import { namedAs } from '@cadre/contract/fields';
import { datedFields } from '@cadre/contract/resources/employees';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';

type Terms = Record<string, unknown>;
type DatedField = (typeof datedFields)[number];

/** The dated fields in words: their names, and the names of the records they refer to. */
export function useTerms() {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const label = (name: DatedField): string => labels.field('employee-versions', name);
  const value = (terms: Terms, name: DatedField): string => {
    if (name === 'fte') return format.share(Number(terms.fte));
    if (name === 'employment_type') return labels.option('employees', name, String(terms[name]));
    return (terms[namedAs(name)] as { name: string } | null | undefined)?.name ?? t('people.leaving.nobody');
  };
  return {
    label,
    value,
    namesIn: (terms: Terms): DatedField[] => datedFields.filter((name) => name in terms),
  };
}
