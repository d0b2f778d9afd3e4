import { type clauseList, paragraph } from './clause-list.ts';
import type { PaperWords } from './paper-words.ts';

const secondary = { allowed: 'secondary_allowed', with_consent: 'secondary_with_consent', not_allowed: 'secondary_not_allowed' } as const;
const notices = { days: 'notice_days', weeks: 'notice_weeks', months: 'notice_months' } as const;

/** The obligations of both sides, the termination, and the further rules. */
export function lastingClauses({ has, isOn, count, choice, country, text, counted, clause }: PaperWords): Parameters<typeof clauseList>[0] {
  const [employee, employer] = [text('employee_name'), text('employer_name')];
  const employment = choice('secondary_employment') as keyof typeof secondary;
  const unit = choice('notice_unit') as keyof typeof notices;
  const notice = Object.hasOwn(notices, unit) ? counted(notices[unit], 'notice_period') : text('notice_unit');
  return [
    [
      clause('heading_confidentiality'),
      isOn('confidentiality') && paragraph(clause('confidentiality', { employee, employer })),
      isOn('confidentiality') && paragraph(clause('confidentiality_after')),
    ],
    [
      clause('heading_intellectual_property'),
      isOn('intellectual_property') && paragraph(clause('intellectual_property', { employee, employer })),
    ],
    [clause('heading_data_protection'), isOn('data_protection') && paragraph(clause('data_protection', { employee, employer }))],
    [clause('heading_secondary'), Object.hasOwn(secondary, employment) && paragraph(clause(secondary[employment], { employee, employer }))],
    [
      clause('heading_non_compete'),
      count('non_compete_months') > 0 && paragraph(clause('non_compete', { count: count('non_compete_months'), employee, employer })),
    ],
    [
      clause('heading_ending'),
      paragraph(clause('ending', { notice })),
      paragraph(clause('ending_cause')),
      paragraph(clause('ending_return', { employee, employer })),
    ],
    [clause('heading_special'), has('special_terms') && paragraph(text('special_terms'))],
    [
      clause('heading_final'),
      paragraph(clause('final_law', { law: country('governing_law') })),
      paragraph(clause('final_writing')),
      paragraph(clause('final_severability')),
    ],
  ];
}
