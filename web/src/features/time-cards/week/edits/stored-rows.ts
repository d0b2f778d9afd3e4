import type { Week } from '@cadre/rules/time/iso-week';
import { localStore } from '../../../../platform/session/local-store.ts';
import { keyOfRow, type NewRow } from '../week-rows.ts';

type Rows = { added: NewRow[]; hidden: string[] };

const nothing: Rows = { added: [], hidden: [] };
const nameOf = ({ year, week }: Week): string => `time-card-rows.${year}-${week}`;

/** Lines that were added to a week and have no hours yet, and empty ones that were taken away. */
export function readRows(user: number, week: Week): Rows {
  const text = localStore('device', user).read(nameOf(week));
  return text ? (JSON.parse(text) as Rows) : nothing;
}

export function addRows(user: number, week: Week, rows: readonly NewRow[]): void {
  const { added, hidden } = readRows(user, week);
  const keys = new Set(rows.map(keyOfRow));
  write(user, week, {
    added: [...added.filter((row) => !keys.has(keyOfRow(row))), ...rows],
    hidden: hidden.filter((key) => !keys.has(key)),
  });
}

export function hideRow(user: number, week: Week, row: NewRow): void {
  const { added, hidden } = readRows(user, week);
  const key = keyOfRow(row);
  write(user, week, { added: added.filter((one) => keyOfRow(one) !== key), hidden: [...hidden.filter((one) => one !== key), key] });
}

const write = (user: number, week: Week, rows: Rows): void => localStore('device', user).keep(nameOf(week), JSON.stringify(rows));
