import type { PaperType } from '@cadre/contract/forms/index';
import { contractDefaults } from '@cadre/contract/resources/branches';
import type { Draft, Row } from '../../fields/kind.ts';

/** The loaded data of an employee; personal data only for users who may read it. */
export type Known = { employee: Row; personal?: Row | undefined; branch?: Row | undefined; language: string };

const fullTimeMinutes = 40 * 60;
/** The branch defaults that an offer contains. */
const inOffers = ['employer_name', 'payments_per_year', 'leave_days', 'probation_months'];
const wholeShare = 10_000;
const daysOfMonth = 30;

/** The answers that follow from an employee's record. Unknown answers are absent. */
export function prefillOf(type: PaperType, { employee, personal, branch, language }: Known): Draft {
  const person = {
    name: text(employee.name),
    address: addressOf(personal, language),
    email: text(personal?.personal_email) ?? text(employee.work_email),
  };
  const terms = {
    job_title: nameOf(employee.job),
    department: nameOf(employee.department),
    manager_name: nameOf(employee.manager),
    work_place: nameOf(employee.branch),
    start_date: text(employee.hire_date),
    end_date: text(employee.contract_end),
    contract_type: contractTypeOf(employee),
    weekly_hours: weeklyHoursOf(employee, branch),
    probation_months: monthsBetween(text(employee.hire_date), text(employee.probation_end)),
    employer_address: text(branch?.address),
    signing_place: text(branch?.name),
    currency: text(branch?.currency),
  };
  const ofType =
    type === 'contract'
      ? {
          employee_name: person.name,
          employee_address: person.address,
          birth_date: text(personal?.birth_date),
          governing_law: text(branch?.country),
          ...noticeOf(employee),
        }
      : { candidate_name: person.name, candidate_address: person.address, candidate_email: person.email };
  return {
    ...usualIn(type, branch),
    ...Object.fromEntries(Object.entries({ ...terms, ...ofType }).filter(([, value]) => value !== undefined)),
  };
}

/** The contract defaults of the branch; the employee's own data takes precedence. */
function usualIn(type: PaperType, branch: Row | undefined): Draft {
  const names = type === 'contract' ? Object.keys(contractDefaults) : inOffers;
  const known = names.flatMap((name) => (branch?.[name] === null || branch?.[name] === undefined ? [] : [[name, branch[name]]]));
  return Object.fromEntries(known);
}

function weeklyHoursOf({ fte }: Row, branch: Row | undefined): number | undefined {
  const whole = typeof branch?.weekly_hours === 'number' ? branch.weekly_hours : fullTimeMinutes;
  return typeof fte === 'number' ? Math.round((whole * fte) / wholeShare) : undefined;
}

/** Fills gaps and replaces values of an earlier prefill or of an empty document; typed values are kept. */
export const withValues = (draft: Draft, found: Draft, before: Draft, blank: Draft = {}): Draft => {
  const isFree = (name: string) => [null, undefined, '', before[name], blank[name]].includes(draft[name]);
  const gone = Object.keys(before).filter((name) => !(name in found) && draft[name] === before[name]);
  return {
    ...Object.fromEntries(gone.map((name) => [name, null])),
    ...Object.fromEntries(Object.entries(found).filter(([name]) => isFree(name))),
  };
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const nameOf = (value: unknown): string | undefined => text((value as { name?: unknown } | null | undefined)?.name);

const contractTypes: Record<string, string> = {
  part_time: 'part_time',
  contractor: 'contractor',
  intern: 'internship',
  temporary: 'fixed_term',
};

function contractTypeOf({ employment_type, contract_end }: Row): string | undefined {
  if (typeof employment_type !== 'string') return undefined;
  return contractTypes[employment_type] ?? (contract_end ? 'fixed_term' : 'permanent');
}

function monthsBetween(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const [start, end] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  return Math.max(0, Math.round((end.getTime() - start.getTime()) / 86_400_000 / 30.44));
}

function noticeOf({ notice_days: days }: Row): Draft {
  if (typeof days !== 'number') return {};
  if (days > 0 && days % daysOfMonth === 0) return { notice_period: days / daysOfMonth, notice_unit: 'months' };
  return days > 0 && days % 7 === 0 ? { notice_period: days / 7, notice_unit: 'weeks' } : { notice_period: days, notice_unit: 'days' };
}

function addressOf(personal: Row | undefined, language: string): string | undefined {
  if (!personal) return undefined;
  const { address_line1, address_line2, postal_code, city, address_region, address_country } = personal;
  const country = text(address_country);
  const lines = [
    text(address_line1),
    text(address_line2),
    [text(postal_code), text(city)].filter(Boolean).join(' '),
    text(address_region),
    country && new Intl.DisplayNames(language, { type: 'region' }).of(country),
  ];
  return text(lines.filter(Boolean).join('\n'));
}
