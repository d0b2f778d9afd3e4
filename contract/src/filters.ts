import { type Field, isSealed } from './fields.ts';
import type { Filter, Filters } from './filter.ts';
import { fieldOf, type Resource } from './resource.ts';

type Filtered = Pick<Resource, 'fields' | 'list' | 'access'>;

/** Every name that `filters` of a list takes. */
export function filtersOf(resource: Filtered): Filters {
  const found: Record<string, Filter> = {};
  for (const name of resource.list.filters) {
    const field = fieldOf(resource, name);
    if (field && !isClosed(resource, field)) found[name] = { field };
  }
  return { ...found, ...aliasesOf(resource) };
}

/**
 * A reference may use the name of its object, `employee` for `employee_id`; for records with a period, `date` finds all that overlap it,
 * for others those of that date.
 */
export function aliasesOf(resource: Filtered): Filters {
  const { filters, lasts, month } = resource.list;
  const found: Record<string, Filter> = {};
  for (const name of filters) {
    const short = name.endsWith('_id') ? name.slice(0, -3) : name;
    if (short !== name && !filters.includes(short)) found[short] = { field: fieldOf(resource, name) as Field, as: [name] };
  }
  if (filters.includes('date')) return found;
  if (lasts) found.date = { field: { kind: 'date' }, as: [lasts.from, lasts.to] };
  else if (month) found.date = { field: fieldOf(resource, month) as Field, as: [month] };
  return found;
}

/** Fields that only the opened record shows cannot filter a list. */
const isClosed = ({ access: { tiers } }: Filtered, field: Field): boolean =>
  isSealed(field) || field.inside === true || field.long === true || (field.tier !== undefined && tiers?.[field.tier]?.guarded === true);
