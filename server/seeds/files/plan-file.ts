import { addDays, type Day } from '@cadre/rules/calendar';
import { fullName } from '@cadre/rules/full-name';
import { places, tokyo } from '../company/places.ts';
import type { EmployeePlan } from '../company/plan.ts';
import { isWoman } from '../company/women.ts';
import { createRandom, type Random } from '../random.ts';
import { sampleIban } from './sample-iban.ts';
import * as words from './sample-words.ts';

/** Columns of a person beyond the directory; `sealed` ones are still in clear. */
export type FilePlan = { personal: Personal; children: Children };
type Personal = Record<string, string | number | null>;
type Children = Record<
  'emergency_contacts' | 'dependents' | 'educations' | 'experiences' | 'skills' | 'bank_accounts',
  Record<string, unknown>[]
>;

const mixing = 7919;

/** Each person has a random generator of their own, so that a change to one does not affect the others. */
export const chanceOf = (number: number): Random => createRandom(mixing * (number + 1));

export function planFile(person: EmployeePlan, number: number, today: Day): FilePlan {
  const random = chanceOf(number);
  const gender = isWoman(person.first_name) ? 'female' : 'male';
  const birth_date = addDays(person.hire_date, -365 * random.between(22, 45) - random.below(365));
  return {
    personal: {
      ...employment(person, random, today),
      birth_date,
      gender,
      marital_status: random.pick(['single', 'married', 'married', 'partnership', 'divorced']),
      nationality: nationalityOf(person),
      national_id: `DEMO-${String(10_000_000 + number * 37).slice(-8)}`,
      passport_no: random.below(2) === 0 ? `XD${1_000_000 + number}` : null,
      passport_expires_on: addDays(today, random.between(20, 3000)),
      personal_email: `private-${number}@example.net`,
      mobile: person.place === tokyo ? `+81 90-0000-${String(1000 + (number % 9000))}` : `+34 600 ${String(100_000 + (number % 900_000))}`,
      ...addressOf(person, random),
      device_user_code: String(1001 + number),
    },
    children: childrenOf(person, random, gender, birth_date, number),
  };
}

function employment({ hire_date, employment_type, status }: EmployeePlan, random: Random, today: Day): Personal {
  const ends = { intern: 180, temporary: 365, contractor: 400 }[employment_type as string];
  const contract_end = ends === undefined ? null : later(addDays(hire_date, ends), addDays(today, random.between(10, 80)));
  const left = status === 'terminated' ? later(addDays(hire_date, 30), addDays(today, -random.between(5, 340))) : null;
  return {
    probation_end: addDays(hire_date, 180),
    contract_end,
    notice_days: random.pick([15, 30, 30, 60, 90]),
    last_working_day: left ?? (status === 'on_notice' ? addDays(today, random.between(12, 40)) : null),
    termination_reason: left || status === 'on_notice' ? random.pick(['resignation', 'resignation', 'other', 'resignation']) : null,
  };
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const nationalityOf = ({ locale, place }: EmployeePlan): string =>
  ({ es: 'ES', ja: 'JP', zh: 'CN' })[locale] ?? (place === tokyo ? 'JP' : 'ES');

function addressOf({ place }: EmployeePlan, random: Random): Personal {
  const { country, name, region } = places[place] ?? (places[0] as (typeof places)[number]);
  const isJapan = place === tokyo;
  return {
    address_line1: isJapan
      ? `${random.pick(words.japaneseStreets)}${random.between(1, 9)}-${random.between(1, 30)}`
      : `${random.pick(words.streets)} ${random.between(1, 120)}`,
    address_line2: random.below(3) === 0 ? `${random.between(1, 7)}º ${random.pick(['A', 'B', 'C'])}` : null,
    city: isJapan ? '東京' : name,
    address_region: region,
    postal_code: isJapan
      ? `100-${String(random.below(10_000)).padStart(4, '0')}`
      : `${name === 'Madrid' ? 28 : 46}0${random.between(10, 55)}`,
    address_country: country,
  };
}

function childrenOf(person: EmployeePlan, random: Random, gender: string, born: Day, number: number): Children {
  const family = person.last_name;
  const partner = random.below(2) === 0;
  const children = random.below(3);
  const studied = addDays(born, 365 * 18 + 120);
  const languages = [...new Set([random.pick(words.languageNames), 'English', person.place === tokyo ? 'Japanese' : 'Spanish'])];
  const skills = [...new Set([random.pick(words.skillNames), random.pick(words.skillNames), random.pick(words.skillNames)])];
  return {
    emergency_contacts: [
      {
        name: `${gender === 'female' ? 'Marco' : 'Elena'} ${family}`,
        relation: partner ? 'Partner' : 'Parent',
        phone: `+34 611 ${100_000 + number}`,
      },
    ],
    dependents: Array.from({ length: children }, (_, count) => ({
      name: `${random.pick(['Leo', 'Mía', 'Noa', 'Teo', 'Ada'])} ${family}`,
      kinship: 'child',
      birth_date: addDays(born, 365 * (27 + 2 * count) + random.below(300)),
    })),
    educations: [
      {
        institution: random.pick(words.schools),
        degree: random.pick(words.degrees),
        subject: random.pick(words.subjects),
        started_on: studied,
        ended_on: addDays(studied, 365 * 4),
      },
    ],
    experiences: Array.from({ length: random.below(3) }, (_, count) => ({
      company: random.pick(words.firms),
      title: random.pick(words.titles),
      started_on: addDays(person.hire_date, -900 * (count + 1)),
      ended_on: addDays(person.hire_date, -900 * count - 30),
    })),
    skills: [
      ...skills.map((name) => ({ kind: 'skill', name, level: random.pick(['basic', 'working', 'fluent', 'expert']) })),
      ...languages.map((name) => ({ kind: 'language', name, level: random.pick(['working', 'fluent', 'expert']) })),
    ],
    bank_accounts: accountsOf(person, random, number),
  };
}

/** Every ninth employee saves a part of the pay on a second account. */
function accountsOf(person: EmployeePlan, random: Random, number: number): Record<string, unknown>[] {
  const account = accountOf(person, random, number);
  if (number % 9 !== 4) return [account];
  const other = person.place === tokyo ? { account_no: `000-${5_000_000 + number}` } : { iban: savingsIban(number) };
  return [account, { ...account, ...other, is_primary: false, pay_share_bp: 1000, pay_order: 1 }];
}

const savingsIban = (number: number): string => sampleIban('ES', `0000000000${String(2_000_004_321 + number * 7919)}`);

const accountOf = ({ first_name, last_name, place }: EmployeePlan, random: Random, number: number) => ({
  holder: fullName(first_name, last_name),
  bank: place === tokyo ? words.japaneseBank : random.pick(words.banks),
  iban: place === tokyo ? null : sampleIban('ES', `0000000000${String(1_000_000_000 + number * 7919)}`),
  account_no: place === tokyo ? `000-${1_000_000 + number}` : null,
  is_primary: true,
});
