import { ChevronDown } from 'lucide-react';
import { useLabels } from '../../../fields/labels.ts';
import type { Page } from '../../page.ts';
import { type FilterField, filterFields } from './filter-fields.ts';

/** Filters one below the other, each opening in its place. */
export function FilterList({ page, fields = filterFields(page) }: { page: Page; fields?: readonly FilterField[] }) {
  const labels = useLabels();
  const { list, filter } = page.address;
  return (
    <div className="filter-list">
      {fields.map(({ name, field, Filter, Chosen }) => {
        const value = list.filters[name];
        return (
          <details key={name} open={value !== undefined}>
            <summary className="pressable line gap-3 between">
              {labels.field(page.resource.name, name)}
              {value !== undefined && (
                <span className="cut medium ink chip__value">
                  <Chosen name={name} field={field} value={value} />
                </span>
              )}
              <ChevronDown size={16} aria-hidden />
            </summary>
            <Filter name={name} field={field} value={value} onChange={(next) => filter(name, next)} />
          </details>
        );
      })}
    </div>
  );
}
