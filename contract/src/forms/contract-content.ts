import type { Block } from './blocks.ts';
import { clauseList, lines, paragraph, terms } from './clause-list.ts';
import { lastingClauses } from './lasting-clauses.ts';
import type { PaperWords } from './paper-words.ts';
import { payTerms } from './pay-terms.ts';

const titles = {
  permanent: 'title_permanent',
  fixed_term: 'title_fixed_term',
  part_time: 'title_part_time',
  internship: 'title_internship',
  contractor: 'title_contractor',
} as const;

const spreads = {
  monday_to_friday: 'spread_monday_to_friday',
  monday_to_saturday: 'spread_monday_to_saturday',
  sunday_to_thursday: 'spread_sunday_to_thursday',
  by_roster: 'spread_by_roster',
} as const;

/** A contract: the parties, the agreement clause by clause, and the signatures. */
export function contractContent(words: PaperWords, number: string | null): Block[] {
  const { choice, clause } = words;
  const type = choice('contract_type') as keyof typeof titles;
  return [
    { kind: 'title', text: clause(Object.hasOwn(titles, type) ? titles[type] : 'title_permanent') },
    { kind: 'number', text: number === null ? clause('draft') : clause('number', { number }) },
    parties(words),
    paragraph(clause('contract_intro')),
    ...clauseList([...openingClauses(words), ...lastingClauses(words)]),
    signatures(words),
  ];
}

function parties({ has, text, day, clause }: PaperWords): Block {
  const represented = has('representative_title')
    ? clause('represented_as', { name: text('representative_name'), title: text('representative_title') })
    : clause('represented', { name: text('representative_name') });
  return {
    kind: 'parties',
    parties: [
      {
        role: clause('employer'),
        name: text('employer_name'),
        lines: [
          text('employer_address'),
          ...(has('employer_registration_no') ? [clause('registered', { number: text('employer_registration_no') })] : []),
          ...(has('employer_tax_no') ? [clause('tax_no', { number: text('employer_tax_no') })] : []),
          represented,
        ],
      },
      {
        role: clause('employee'),
        name: text('employee_name'),
        lines: [text('employee_address'), ...(has('birth_date') ? [clause('born', { day: day('birth_date') })] : [])],
      },
    ],
  };
}

/** The work: its kind, hours, place and pay. */
function openingClauses(words: PaperWords): Parameters<typeof clauseList>[0] {
  const { has, count, choice, text, day, hours, label, counted, clause } = words;
  const [employee, employer] = [text('employee_name'), text('employer_name')];
  const isLimited = has('end_date') || choice('contract_type') === 'fixed_term';
  const spread = choice('working_days') as keyof typeof spreads;
  return [
    [
      clause('heading_term'),
      paragraph(
        isLimited
          ? clause('term_limited', { start: day('start_date'), end: day('end_date') })
          : clause('term_open', { start: day('start_date') }),
      ),
      count('probation_months') > 0 && paragraph(counted('probation', 'probation_months')),
    ],
    [
      clause('heading_work'),
      paragraph(clause('position', { employee, employer, job: text('job_title') })),
      has('department') && paragraph(clause('position_department', { department: text('department') })),
      has('manager_name') && paragraph(clause('position_manager', { manager: text('manager_name') })),
      has('duties') && paragraph(clause('duties')),
      has('duties') && lines(text('duties')),
      paragraph(clause('other_duties', { employer })),
    ],
    [
      clause('heading_place'),
      paragraph(clause('place', { place: text('work_place') })),
      count('remote_days') > 0 && paragraph(counted('remote', 'remote_days')),
      paragraph(clause('travel')),
    ],
    [
      clause('heading_hours'),
      paragraph(clause('hours', { hours: hours('weekly_hours') })),
      Object.hasOwn(spreads, spread) && paragraph(clause(spreads[spread])),
    ],
    [
      clause('heading_pay'),
      paragraph(clause('pay', { employee })),
      terms([...payTerms(words), has('allowances') && { label: label('allowances'), value: text('allowances') }]),
      paragraph(clause('pay_due')),
    ],
    [
      clause('heading_leave'),
      paragraph(count('leave_days') === 0 && has('leave_days') ? clause('leave_none') : counted('leave', 'leave_days')),
    ],
  ];
}

function signatures({ text, has, day, clause }: PaperWords): Block {
  return {
    kind: 'signatures',
    place: clause('place_and_date', { place: text('signing_place'), day: day('signing_date') }),
    signatures: [
      { role: clause('for_employer'), name: text('signatory_name'), title: has('signatory_title') ? text('signatory_title') : '' },
      { role: clause('employee'), name: text('employee_name'), title: '' },
    ],
  };
}
