import type { Block, Term } from './blocks.ts';
import { paragraph, terms } from './clause-list.ts';
import type { AnswerName } from './index.ts';
import type { PaperWords } from './paper-words.ts';
import { payTerms } from './pay-terms.ts';

/** An offer: a letter with the terms in a table. */
export function jobOfferContent(words: PaperWords, number: string | null): Block[] {
  const { has, text, day, clause } = words;
  const offered = terms(offerTerms(words));
  return [
    { kind: 'title', text: clause('title_job_offer') },
    { kind: 'number', text: number === null ? clause('draft') : clause('number', { number }) },
    parties(words),
    paragraph(clause('offer_greeting', { name: text('candidate_name') })),
    paragraph(clause('offer_intro', { job: text('job_title'), employer: text('employer_name') })),
    ...(has('personal_message') ? [paragraph(text('personal_message'))] : []),
    paragraph(clause('offer_terms')),
    ...(offered ? [offered] : []),
    paragraph(clause('offer_valid', { day: day('valid_until') })),
    paragraph(clause('offer_contract')),
    paragraph(clause('offer_closing', { employer: text('employer_name') })),
    signatures(words),
  ];
}

function parties({ has, text, clause }: PaperWords): Block {
  return {
    kind: 'parties',
    parties: [
      { role: clause('employer'), name: text('employer_name'), lines: [text('employer_address')] },
      {
        role: clause('candidate'),
        name: text('candidate_name'),
        lines: [...(has('candidate_address') ? [text('candidate_address')] : []), text('candidate_email')],
      },
    ],
  };
}

function offerTerms(words: PaperWords): (Term | false)[] {
  const { has, count, text, day, hours, number, option, counted, label, clause } = words;
  const term = (name: AnswerName, value: string): Term => ({ label: label(name), value });
  return [
    term('job_title', text('job_title')),
    has('department') && term('department', text('department')),
    term('work_place', text('work_place')),
    count('remote_days') > 0 && term('remote_days', number('remote_days')),
    has('manager_name') && term('manager_name', text('manager_name')),
    term('contract_type', option('contract_type')),
    term('start_date', day('start_date')),
    has('end_date') && term('end_date', day('end_date')),
    count('probation_months') > 0 && term('probation_months', counted('months', 'probation_months')),
    term('weekly_hours', has('weekly_hours') ? clause('weekly_hours', { hours: hours('weekly_hours') }) : hours('weekly_hours')),
    ...payTerms(words),
    has('benefits') && term('benefits', text('benefits')),
    term('leave_days', counted('days_a_year', 'leave_days')),
  ];
}

function signatures({ has, text, day, clause }: PaperWords): Block {
  return {
    kind: 'signatures',
    place: clause('place_and_date', { place: text('signing_place'), day: day('signing_date') }),
    signatures: [
      { role: clause('for_employer'), name: text('signatory_name'), title: has('signatory_title') ? text('signatory_title') : '' },
      { role: clause('candidate_accepts'), name: text('candidate_name'), title: '' },
    ],
  };
}
