import { resources } from '@cadre/contract/resources/index';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import type { CellProps, FieldKind, FilterProps } from '../kind.ts';
import { type Labels, useLabels } from '../labels.ts';

const optionsIn = (labels: Labels) => Object.keys(resources).map((value) => ({ value, label: labels.many(value) }));

/** For texts with the name of a resource: shows the resource's label. */
export const resourceName: FieldKind = {
  Cell: function ResourceNameCell({ value }: CellProps) {
    const labels = useLabels();
    return labels.many(String(value));
  },
  Filter: function ResourceNameFilter({ value, onChange }: FilterProps) {
    const labels = useLabels();
    return (
      <CheckList
        single
        options={optionsIn(labels)}
        chosen={typeof value === 'string' ? [value] : []}
        onChange={([last]) => onChange(last === undefined ? undefined : String(last))}
      />
    );
  },
  Chosen: function ResourceNameChosen({ value }: Pick<FilterProps, 'value'>) {
    const labels = useLabels();
    return labels.many(String(value));
  },
  hint: 'select',
  width: 170,
};
