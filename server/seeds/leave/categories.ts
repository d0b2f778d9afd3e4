/** The kinds of leave of the demo company. Amounts are in days. */
export const categories = [
  {
    code: 'VAC',
    name: 'Vacation',
    name_i18n: { de: 'Urlaub', es: 'Vacaciones', fr: 'Congés payés', ja: '年次有給休暇', zh: '年假' },
    color: '#0b7a4b',
    annual_amount: 22,
    carry_over: 'limited',
    carry_over_max: 5,
    carry_over_expiry: 'on_day',
    carry_over_expires_month: 3,
    carry_over_expires_day: 31,
    min_notice_days: 7,
  },
  {
    code: 'SICK',
    name: 'Sick leave',
    name_i18n: { de: 'Krankheit', es: 'Baja por enfermedad', fr: 'Congé maladie', ja: '病気休暇', zh: '病假' },
    color: '#b42318',
    balance_mode: 'unlimited',
    visible_to_team: false,
    interrupts_leave: true,
    attachment_after_days: 3,
    requires_approval: false,
    requires_approval_to_cancel: false,
    substitute: 'none',
  },
  {
    code: 'UNP',
    name: 'Unpaid leave',
    name_i18n: { de: 'Unbezahlter Urlaub', es: 'Permiso no retribuido', fr: 'Congé sans solde', ja: '無給休暇', zh: '无薪假' },
    color: '#475467',
    balance_mode: 'unlimited',
    pay_rate_bp: 0,
    min_notice_days: 14,
    reason_required: true,
  },
  {
    code: 'PAR',
    name: 'Parental leave',
    name_i18n: { de: 'Elternzeit', es: 'Permiso parental', fr: 'Congé parental', ja: '育児休業', zh: '育儿假' },
    color: '#6941c6',
    balance_mode: 'unlimited',
    counts_holidays: true,
    min_notice_days: 30,
    substitute: 'required',
    visible_to_team: false,
  },
  {
    code: 'SPC',
    name: 'Special leave',
    name_i18n: { de: 'Sonderurlaub', es: 'Permiso especial', fr: 'Congé exceptionnel', ja: '特別休暇', zh: '特别假' },
    color: '#b54708',
    annual_amount: 3,
    prorate: 'none',
    reason_required: true,
    max_consecutive_days: 3,
  },
] as const;

/** Since this year there is a day more of it. */
export const vacationSinceThisYear = 23;

export type CategoryCode = (typeof categories)[number]['code'];
