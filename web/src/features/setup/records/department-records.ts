import type { OutlineItem } from '@cadre/rules/setup/outline';
import type { SetupRecord } from './setup-record.ts';

export const departmentRecords = (items: readonly OutlineItem[]): SetupRecord[] =>
  items.map(({ name, parent }, at) => ({
    model: 'departments',
    key: String(at),
    values: { name, ...(parent !== undefined && { parent_id: `@${parent}` }) },
    label: name,
  }));
