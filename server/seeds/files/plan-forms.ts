import type { Language } from '@cadre/contract/languages';
import { addDays, type Day, dayNumber } from '@cadre/rules/calendar';
import { fullName } from '@cadre/rules/full-name';
import { jobs } from '../company/jobs.ts';
import { leaders } from '../company/leaders.ts';
import { places } from '../company/places.ts';
import type { EmployeePlan } from '../company/plan.ts';
import { vacationSinceThisYear } from '../leave/categories.ts';
import type { FilePlan } from './plan-file.ts';

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
/** Yearly pay of an employee, in whole units of the currency. */
export type YearlyPay = { salary: number; payments: number };
type PayOf = (employee: number) => YearlyPay;

type Contract = { employee: number; language: Language; status: Status; issuedDaysAgo: number };
const project = leaders.findIndex(({ account }) => account === 'projects@example.com');
const employee = leaders.findIndex(({ account }) => account === 'employee@example.com');

/** Contracts of newcomers, and of some whose terms change, so that every state has an example. */
function contractsOf(people: EmployeePlan[], today: Day): Contract[] {
  const newest = people
    .flatMap(({ status }, number) => (status === 'terminated' || number === employee ? [] : [number]))
    .toSorted((a, b) => ((people[a] as EmployeePlan).hire_date < (people[b] as EmployeePlan).hire_date ? 1 : -1));
  const states: [Language, Status][] = [
    ['es', 'issued'],
    ['zh', 'draft'],
    ['en', 'accepted'],
    ['ja', 'accepted'],
    ['es', 'accepted'],
    ['ja', 'withdrawn'],
    ['de', 'accepted'],
  ];
  const forNewcomers = states.flatMap(([language, status], place): Contract[] => {
    const number = newest[place];
    if (number === undefined) return [];
    const agreed = dayNumber(today) - dayNumber((people[number] as EmployeePlan).hire_date) + 25;
    return [{ employee: number, language, status, issuedDaysAgo: status === 'draft' ? 0 : Math.max(place + 2, agreed) }];
  });
  const partTimer = people.findIndex(({ employment_type, status }) => employment_type === 'part_time' && status === 'active');
  return [
    { employee, language: 'en', status: 'issued', issuedDaysAgo: 3 },
    { employee: project, language: 'es', status: 'accepted', issuedDaysAgo: 240 },
    ...forNewcomers,
    ...(partTimer < 0 ? [] : [{ employee: partTimer, language: 'fr', status: 'declined', issuedDaysAgo: 40 } as const]),
  ];
}

export function planForms(people: EmployeePlan[], files: FilePlan[], payOf: PayOf, today: Day): FormPlan[] {
  const contracts = contractsOf(people, today).map((contract) => contractOf(people, files, payOf, contract, today));
  return [...contracts, offer(today, 'issued'), offer(today, 'draft')];
}

const contractTypes = {
  full_time: 'permanent',
  part_time: 'part_time',
  contractor: 'contractor',
  intern: 'internship',
  temporary: 'fixed_term',
};
const fullWeek = 2400;

/** A contract matches the employee's record: the hire date or the first of a later month, the hours, the pay, the notice. */
function contractOf(
  people: EmployeePlan[],
  files: FilePlan[],
  payOf: PayOf,
  { employee, language, status, issuedDaysAgo }: Contract,
  today: Day,
): FormPlan {
  const person = people[employee] as EmployeePlan;
  const { personal } = files[employee] as FilePlan;
  const place = places[person.place] ?? (places[0] as (typeof places)[number]);
  const name = fullName(person.first_name, person.last_name);
  const day = addDays(today, -issuedDaysAgo);
  const isNewcomer = person.hire_date > day;
  const pay = payOf(employee);
  const weekly_hours = status === 'declined' ? fullWeek : (fullWeek * person.fte) / 10_000;
  const contract_type = status === 'declined' ? 'permanent' : contractTypes[person.employment_type];
  const isLimited = contract_type === 'fixed_term' || contract_type === 'internship';
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
      employee_address: [personal.address_line1, `${personal.postal_code} ${personal.city}`].join('\n'),
      contract_type,
      start_date: isNewcomer ? person.hire_date : `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`,
      ...(isLimited ? { end_date: personal.contract_end } : {}),
      probation_months: isNewcomer ? 6 : 0,
      job_title: jobs[person.job]?.name,
      work_place: place.name,
      remote_days: 2,
      weekly_hours,
      working_days: 'monday_to_friday',
      salary: status === 'declined' ? Math.round((pay.salary * 10_000) / person.fte) : pay.salary,
      currency: place.currency,
      salary_basis: 'annual',
      payments_per_year: pay.payments,
      leave_days: vacationSinceThisYear,
      notice_period: personal.notice_days,
      notice_unit: 'days',
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
