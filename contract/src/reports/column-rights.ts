import { rightToSee } from '../field-rights.ts';
import type { ResourceName } from '../resources/index.ts';
import type { Permission } from '../rights.ts';
import type { ReportColumn } from './report.ts';

/** The rights that it takes to see a column of a report, by the declarations of the fields that it shows. */
export function rightsOfColumn({ shows = [] }: Pick<ReportColumn, 'shows'>): Permission[] {
  const rights = shows.flatMap((shown) => {
    const [resource, field] = shown.split('.') as [ResourceName, string];
    return rightToSee(resource, field) ?? [];
  });
  return [...new Set(rights)];
}
