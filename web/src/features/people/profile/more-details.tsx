import { employees } from '@cadre/contract/resources/employees';
import { usePart } from '../../../crud/address/use-part.ts';
import { PartForm } from '../../../crud/form/part-form.tsx';
import { CustomDetails, customNames } from '../../../crud/record/custom-details.tsx';
import { useEffective } from '../../../crud/use-effective.ts';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { SectionCard } from './section-card.tsx';

type Props = { row: Row; isGuarded: boolean; mayEdit: boolean };

/** The company's custom fields of a person. */
export function MoreDetails({ row, isGuarded, mayEdit }: Props) {
  const t = useTexts();
  const resource = useEffective(employees);
  const part = isGuarded ? 'more_personal' : 'more';
  const { open } = usePart(part);
  const names = customNames(resource, row, isGuarded);
  if (names.length === 0) return null;
  const title = t('forms.more_details');
  return (
    <SectionCard title={title} onEdit={mayEdit ? () => open({ kind: 'edit', id: row.id }) : undefined}>
      <CustomDetails resource={resource} row={row} names={names} />
      <PartForm name={part} resource={employees} form={{ rows: names.map((name) => [name]), title }} />
    </SectionCard>
  );
}
