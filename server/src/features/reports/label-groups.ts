import { type GroupKey, type GroupOfRecords, isOfRecords, type Report } from '@cadre/contract/reports/report';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import type { ReportLeaf } from '@cadre/rules/reports/group-rows';
import type { Caller } from '../../crud/access/caller.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import { monthText } from '../../platform/texts/month-text.ts';
import { optionWord } from './option-word.ts';

export type Labels = { language: Caller['language']; labelOf: (key: GroupKey, id: number | string | null) => string };

/** The names of groups and of the records in columns. */
export async function labelsIn(
  services: Pick<Services, 'db'>,
  caller: Caller,
  report: Pick<Report, 'columns'>,
  group_by: readonly GroupKey[],
  leaves: readonly ReportLeaf[],
): Promise<Labels> {
  const { language, t } = caller;
  const ids = new Map<GroupOfRecords | 'entry', Set<number>>();
  const note = (key: string, id: unknown) => {
    if (typeof id !== 'number' || !(isOfRecords(key) || key === 'entry')) return;
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  };
  const columns = Object.entries(report.columns).flatMap(([name, { kind }]) => (kind === 'group' ? [name] : []));
  for (const { keys, values } of leaves) {
    for (const [at, key] of keys.entries()) note(group_by[at] as GroupKey, key.id);
    for (const name of columns) note(name, values[name]);
  }
  const names = new Map<string, Map<number, string>>();
  for (const [key, some] of ids) names.set(key, await namesOf(services, key, [...some]));
  const nothing = t('common.empty_value');
  return {
    language,
    labelOf: (key, id) => {
      if (id === null) return t('reports.unassigned');
      if (isOfRecords(key) || key === 'entry') return names.get(key)?.get(Number(id)) ?? nothing;
      if (key === 'week') return weekText(String(id));
      if (key === 'month') return monthText(language, String(id).slice(0, 7));
      return key === 'day' ? String(id) : optionWord(t, key, String(id));
    },
  };
}

const weekText = (monday: string): string => {
  const { year, week } = isoWeekOf(monday);
  return `${year}-W${String(week).padStart(2, '0')}`;
};

/** Readers of a sum of a record's hours may see its name. */
const named: Record<GroupOfRecords | 'entry', Sql> = {
  employee: sql`select n.id, n.name from employees n`,
  manager: sql`select n.id, n.name from employees n`,
  department: sql`select n.id, n.name from departments n`,
  job: sql`select n.id, n.name from jobs n`,
  branch: sql`select n.id, n.name from branches n`,
  project: sql`select n.id, '(' || n.number || ') ' || n.name as name from projects n`,
  client: sql`select n.id, n.name from clients n`,
  project_task: sql`select n.id, n.name from project_tasks n`,
  entry: sql`select n.id, n.date::text || coalesce(' · ' || left(n.description, 60), '') as name from tasks n`,
};

async function namesOf({ db }: Pick<Services, 'db'>, key: GroupOfRecords | 'entry', ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`${named[key]} where n.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
