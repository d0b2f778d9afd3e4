/** The printed texts of contracts and job offers. `________` marks a missing answer. */
export const clauses = {
  draft: 'Draft',
  number: 'No. {number}',
  title_permanent: 'Employment contract',
  title_fixed_term: 'Fixed-term employment contract',
  title_part_time: 'Part-time employment contract',
  title_internship: 'Internship agreement',
  title_contractor: 'Contractor agreement',
  title_job_offer: 'Job offer',

  employer: 'Employer',
  employee: 'Employee',
  candidate: 'Candidate',
  registered: 'Registration no. {number}',
  tax_no: 'Tax number {number}',
  represented: 'represented by {name}',
  represented_as: 'represented by {name}, {title}',
  born: 'born on {day}',
  contract_intro: 'The parties agree on the following.',

  heading_term: 'Beginning and duration',
  term_open: 'This agreement begins on {start} and runs for an indefinite period.',
  term_limited: 'This agreement begins on {start} and ends on {end}, without notice being required.',
  probation:
    'The first {count, plural, one {month is} other {# months are}} a probationary period, during which either party may end the agreement with the shortest notice that the law allows.',

  heading_work: 'Position and duties',
  position: '{employee} works for {employer} as {job}.',
  position_department: 'The position belongs to the department {department}.',
  position_manager: 'The position reports to {manager}.',
  duties: 'The duties include in particular:',
  other_duties: '{employer} may assign other reasonable duties that match the qualification and experience required for the position.',

  heading_place: 'Place of work',
  place: 'The place of work is {place}.',
  remote: 'Work from another place is possible on up to {count, plural, one {# day} other {# days}} a week, as agreed with the manager.',
  travel: 'Work at the premises of clients and business travel are part of the position.',

  heading_hours: 'Working time',
  hours: 'The regular working time is {hours} hours a week, not counting breaks.',
  spread_monday_to_friday: 'It is spread over the days from Monday to Friday.',
  spread_monday_to_saturday: 'It is spread over the days from Monday to Saturday.',
  spread_sunday_to_thursday: 'It is spread over the days from Sunday to Thursday.',
  spread_by_roster: 'It is spread over the week by a roster that is announced in advance.',

  heading_pay: 'Remuneration',
  pay: '{employee} receives the following gross remuneration.',
  pay_annual: '{amount} a year',
  pay_monthly: '{amount} a month',
  pay_daily: '{amount} a day',
  pay_hourly: '{amount} an hour',
  pay_due:
    'Remuneration is paid by bank transfer, less the deductions that the law requires, and at the latest on the last working day of each period.',

  heading_leave: 'Leave',
  leave:
    'The leave entitlement is {count, plural, one {# working day} other {# working days}} for each calendar year, and in proportion for a part of one.',
  leave_none: 'No paid leave beyond the statutory entitlement is agreed.',

  heading_confidentiality: 'Confidentiality',
  confidentiality:
    '{employee} keeps secret all confidential matters of {employer} and of its clients, in particular business figures, methods, source code and the personal data of others, and uses them for the work alone.',
  confidentiality_after: 'This obligation remains in force after the agreement has ended.',

  heading_intellectual_property: 'Intellectual property',
  intellectual_property:
    'The results of the work, including documents, software, designs and inventions, belong to {employer} from the moment they are made. {employee} transfers all rights in them that can be transferred, without limit of time or territory; statutory rights of authors and inventors remain unaffected.',

  heading_data_protection: 'Data protection',
  data_protection:
    '{employer} processes the personal data of {employee} only as far as the employment and the law require. {employee} follows the rules of data protection in all work with personal data.',

  heading_secondary: 'Secondary employment',
  secondary_allowed:
    '{employee} may take up other employment, provided that it does not compete with {employer} and does not impair the work.',
  secondary_with_consent:
    '{employee} takes up other paid employment only with the prior written consent of {employer}, which is not withheld without good reason.',
  secondary_not_allowed:
    '{employee} takes up no other paid employment while this agreement lasts, as far as the law allows this restriction.',

  heading_non_compete: 'Non-competition',
  non_compete:
    'For {count, plural, one {# month} other {# months}} after the agreement has ended, {employee} does not work for a competitor of {employer} and does not solicit its clients or staff. The compensation required by law is paid for this time.',

  heading_ending: 'Notice and ending',
  ending: 'Either party may end this agreement in writing with a notice period of {notice}, unless the law requires a longer one.',
  ending_cause: 'The right to end the agreement for good cause without notice remains unaffected.',
  ending_return:
    'At the end of the agreement {employee} returns everything that belongs to {employer}, including all devices, documents and data.',
  notice_days: '{count, plural, one {# day} other {# days}}',
  notice_weeks: '{count, plural, one {# week} other {# weeks}}',
  notice_months: '{count, plural, one {# month} other {# months}}',

  heading_special: 'Special terms',

  heading_final: 'Final provisions',
  final_law: 'This agreement is governed by the following law: {law}.',
  final_writing: 'Changes and additions must be made in writing. There are no oral side agreements.',
  final_severability: 'If a provision is invalid, the others remain in force; what comes closest to its purpose applies in its place.',

  place_and_date: '{place}, {day}',
  signed_online: 'Accepted online by {name} on {day}',
  signed_on_paper: 'Signed on paper by {name} on {day}',
  for_employer: 'For the employer',
  candidate_accepts: 'I accept this offer',

  offer_greeting: 'Dear {name},',
  offer_intro: 'we are pleased to offer you the position of {job} at {employer}.',
  offer_terms: 'These are the terms of our offer:',
  offer_valid: 'This offer is valid until {day}. To accept it, please sign and return it by that day.',
  offer_contract: 'Once you have accepted, you will receive a contract of employment with these terms.',
  offer_closing: 'We look forward to working with you at {employer}.',
  months: '{count, plural, one {# month} other {# months}}',
  days_a_year: '{count, plural, one {# working day} other {# working days}} a year',
  weekly_hours: '{hours} hours a week',

  fingerprint: 'Fingerprint {code}',
} as const;
