import type { Language } from '@cadre/contract/languages';
import { addDays, type Day } from '@cadre/rules/calendar';
import { fullName } from '@cadre/rules/full-name';
import { jobs } from '../company/jobs.ts';
import { places, tokyo } from '../company/places.ts';
import type { EmployeePlan } from '../company/plan.ts';

type Status = 'draft' | 'issued' | 'accepted' | 'declined' | 'withdrawn';
export type FormPlan = {
  type: 'contract' | 'job_offer';
  title: string;
  /** Position in the list of people; a candidate has none. */
  employee: number | null;
  language: Language;
  status: Status;
  issuedDaysAgo: number;
  answers: Record<string, unknown>;
};

const company = { employer_name: 'Cadre Consulting S.L.', employer_address: 'Plaza del Ejemplo 12\n28000 Madrid' };
const signed = { signatory_name: 'Tomás Herreruela', signatory_title: 'HR Manager', signing_place: 'Madrid' };
const yearsPay = { EUR: 46_000, JPY: 6_400_000 } as const;

/** Whose papers are told: by position in the cast and the staff, so that every state has somebody. */
const contracts: readonly [employee: number, language: Language, status: Status, issuedDaysAgo: number][] = [
  [11, 'en', 'issued', 3],
  [10, 'es', 'accepted', 240],
  [5, 'ja', 'accepted', 120],
  [8, 'ja', 'issued', 9],
  [12, 'es', 'accepted', 300],
  [16, 'de', 'declined', 40],
  [18, 'fr', 'withdrawn', 60],
  [22, 'zh', 'draft', 0],
];

export function planForms(people: EmployeePlan[], today: Day): FormPlan[] {
  const told = contracts.filter(([employee]) => employee < people.length);
  return [...told.map((contract) => contractOf(people, contract, today)), offer(today, 'issued'), offer(today, 'draft')];
}

function contractOf(people: EmployeePlan[], [employee, language, status, issuedDaysAgo]: (typeof contracts)[number], today: Day): FormPlan {
  const person = people[employee] as EmployeePlan;
  const place = places[person.place] ?? (places[0] as (typeof places)[number]);
  const name = fullName(person.first_name, person.last_name);
  const day = addDays(today, -issuedDaysAgo);
  const currency = place.currency as keyof typeof yearsPay;
  return {
    type: 'contract',
    title: `Contract of ${name}`,
    employee,
    language,
    status,
    issuedDaysAgo,
    answers: {
      ...company,
      employer_registration_no: 'DEMO-0001',
      employer_tax_no: 'DEMO-TAX-0001',
      representative_name: 'Ingrid Solvang',
      representative_title: 'Managing Director',
      employee_name: name,
      employee_address: person.place === tokyo ? '東京都千代田区見本町1-2-3' : `Calle Ejemplar ${employee}\n28000 ${place.name}`,
      contract_type: 'permanent',
      start_date: addDays(day, 30),
      probation_months: 3,
      job_title: jobs[person.job]?.name,
      work_place: place.name,
      remote_days: 2,
      weekly_hours: 2250,
      working_days: 'monday_to_friday',
      salary: yearsPay[currency] + employee * (currency === 'JPY' ? 20_000 : 150),
      currency,
      salary_basis: 'annual',
      payments_per_year: 12,
      leave_days: 23,
      notice_period: 1,
      notice_unit: 'months',
      confidentiality: true,
      intellectual_property: true,
      data_protection: true,
      secondary_employment: 'with_consent',
      governing_law: place.country,
      ...signed,
      signing_date: day,
    },
  };
}

const offer = (today: Day, status: 'issued' | 'draft'): FormPlan => ({
  type: 'job_offer',
  title: status === 'issued' ? 'Offer to Maya Lindqvist' : 'Offer to Kenji Moriyama',
  employee: null,
  language: status === 'issued' ? 'en' : 'ja',
  status,
  issuedDaysAgo: status === 'issued' ? 4 : 0,
  answers: {
    ...company,
    candidate_name: status === 'issued' ? 'Maya Lindqvist' : '森山 健二',
    candidate_email: status === 'issued' ? 'maya.lindqvist@example.net' : 'kenji.moriyama@example.net',
    job_title: 'Senior Consultant',
    department: 'Strategy',
    work_place: 'Madrid',
    remote_days: 2,
    contract_type: 'permanent',
    start_date: addDays(today, 75),
    probation_months: 6,
    weekly_hours: 2400,
    salary: 52_000,
    currency: 'EUR',
    salary_basis: 'annual',
    payments_per_year: 14,
    leave_days: 24,
    benefits: 'Health insurance\nA yearly budget for learning',
    valid_until: addDays(today, 20),
    personal_message: 'We enjoyed our conversations and would be glad to have you with us.',
    ...signed,
    signing_date: addDays(today, -4),
  },
});
