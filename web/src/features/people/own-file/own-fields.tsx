import type { Resource } from '@cadre/contract/resource';
import { DiffValue } from '../../../crud/record/diff-value.tsx';
import type { Change } from '../../../fields/change.ts';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { Facts } from '../facts.tsx';

type Props = { resource: Resource; record: Row; names: readonly string[]; asked?: readonly Change[] };

/** The fields of a record; while a request is pending, the requested value is shown below the current one. */
export function OwnFields({ resource, record, names, asked: requested = [] }: Props) {
  const t = useTexts();
  const paramsFor = (name: string) => {
    const change = requested.find(({ field }) => field === name);
    return (
      change && (
        <Badge tone="amber">
          {t('self.shall_be')} <DiffValue model={resource.name} field={name} value={change.new} name={change.new_name} />
        </Badge>
      )
    );
  };
  return <Facts resource={resource} row={record} names={names} noteFor={paramsFor} />;
}
