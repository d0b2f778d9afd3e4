import type { Complaint } from '@cadre/contract/problems';
import { isDate } from '@cadre/rules/calendar';

const unclear: { complaint: Complaint } = { complaint: { code: 'unclear_date' } };

/** A day as people and spreadsheets write it. What could be two days is neither: 03/04/2026 is asked for again. */
export function dayFrom(text: string): { value: string } | { complaint: Complaint } {
  const written = text.trim().replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '');
  const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(written);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(written);
  if (!slashed) return unclear;
  const [, one, other, year] = slashed;
  if (Number(one) > 12 || one === other) return dayOf(year, other, one);
  return Number(other) > 12 ? dayOf(year, one, other) : unclear;
}

function dayOf(year = '', month = '', day = ''): { value: string } | { complaint: Complaint } {
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(value) ? { value } : unclear;
}
