import { addDays, type Day } from '@cadre/rules/calendar';

export const demoClients = [
  { name: 'Banco Alborán', code: 'ALB', contact_name: 'Pilar Montoro', currency: 'EUR', payment_terms_days: 30, color: '#2f6fed' },
  { name: 'Navarra Energía', code: 'NAV', contact_name: 'Iñaki Goñi', currency: 'EUR', payment_terms_days: 45, color: '#0ea5a4' },
  { name: 'Hospital Costa Azahar', code: 'HCA', contact_name: 'Rosa Belmonte', currency: 'EUR', payment_terms_days: 60, color: '#d9486e' },
  { name: 'Ferrovía del Levante', code: 'FDL', contact_name: 'Jordi Casals', currency: 'EUR', payment_terms_days: 30, color: '#e0962f' },
  { name: 'Kita Insurance', code: 'KIT', contact_name: 'Haruto Kita', currency: 'JPY', payment_terms_days: 30, color: '#8a5cf6' },
  { name: 'Olivares Retail', code: 'OLI', contact_name: 'Lucía Prats', currency: 'EUR', payment_terms_days: 14, color: '#3f9d4d' },
  { name: 'Port of Saler', code: 'POS', contact_name: 'Marc Devesa', currency: 'EUR', payment_terms_days: 30, color: '#64748b' },
  {
    name: 'Tessera Media',
    code: 'TES',
    contact_name: 'Alba Rovira',
    currency: 'EUR',
    payment_terms_days: 30,
    color: '#b45309',
    archived: true,
  },
] as const;

type Status = 'planned' | 'active' | 'on_hold' | 'completed' | 'cancelled';
type Billing = 'time_and_materials' | 'fixed_price' | 'retainer' | 'internal';
type Hours = Partial<Record<'DEL' | 'STR' | 'TEC' | 'DAT' | 'SAL' | 'PEO' | 'FIN', number>>;

/** Weeks are counted from the one of today. */
type Sketch = [name: string, client: string | null, status: Status, from: number, to: number, billing: Billing, hours: Hours, more?: More];
type More = {
  open?: true;
  category?: 'presales' | 'internal';
  note?: true;
  task?: true;
  overrun?: 'allow' | 'block';
  /** The share of the estimate that is spent, in percent; the estimate follows from the logged time. */
  used?: number;
};

const sketches: readonly Sketch[] = [
  ['Core banking audit', 'ALB', 'active', -30, 12, 'time_and_materials', { STR: 900, TEC: 1400, DEL: 300 }, { task: true, used: 66 }],
  ['Mobile onboarding', 'ALB', 'active', -18, 8, 'fixed_price', { TEC: 1200, DAT: 300, DEL: 200 }, { used: 74 }],
  // More is spent on it than estimated.
  ['Fraud alerts pilot', 'ALB', 'active', -22, 2, 'time_and_materials', { DAT: 120, TEC: 60 }, { used: 147 }],
  ['Grid forecasting', 'NAV', 'active', -40, 10, 'time_and_materials', { DAT: 1600, TEC: 500, DEL: 150 }, { note: true, used: 78 }],
  ['Tariff simulator', 'NAV', 'completed', -48, -8, 'fixed_price', { DAT: 700, TEC: 900 }, { used: 98 }],
  ['Maintenance planning', 'NAV', 'planned', 3, 30, 'time_and_materials', { STR: 300, TEC: 600 }],
  ['Patient flow study', 'HCA', 'active', -16, 6, 'fixed_price', { STR: 700, DAT: 400 }, { used: 58 }],
  ['Appointment portal', 'HCA', 'on_hold', -28, 6, 'time_and_materials', { TEC: 1100, DEL: 150 }, { used: 45 }],
  ['Bed capacity model', 'HCA', 'cancelled', -36, -14, 'time_and_materials', { DAT: 300 }],
  ['Rolling stock data hub', 'FDL', 'active', -26, 20, 'time_and_materials', { DAT: 900, TEC: 1300, DEL: 250 }, { used: 52 }],
  ['Timetable optimizer', 'FDL', 'active', -12, 16, 'time_and_materials', { DAT: 600, STR: 200 }, { overrun: 'block', used: 38 }],
  ['Safety reporting', 'FDL', 'completed', -50, -20, 'fixed_price', { TEC: 500 }, { used: 96 }],
  ['Claims triage', 'KIT', 'active', -20, 14, 'time_and_materials', { DAT: 700, TEC: 700 }, { used: 61 }],
  ['Policy archive migration', 'KIT', 'planned', 5, 40, 'fixed_price', { TEC: 900, DAT: 200 }],
  ['Support retainer', 'OLI', 'active', -52, 26, 'retainer', { TEC: 1200, DEL: 100 }, { used: 71 }],
  ['Store footfall', 'OLI', 'active', -10, 10, 'time_and_materials', { DAT: 500, STR: 200 }, { used: 47 }],
  ['Loyalty relaunch', 'OLI', 'completed', -44, -12, 'time_and_materials', { STR: 600, TEC: 400 }, { used: 92 }],
  ['Berth allocation', 'POS', 'active', -24, 18, 'time_and_materials', { DAT: 500, TEC: 800, STR: 300 }, { used: 55 }],
  ['Customs gateway', 'POS', 'on_hold', -14, 22, 'fixed_price', { TEC: 400 }, { used: 31 }],
  ['Audience insights', 'TES', 'completed', -51, -26, 'time_and_materials', { DAT: 400 }, { used: 89 }],
  [
    'Presales',
    null,
    'active',
    -52,
    52,
    'internal',
    { SAL: 900, STR: 300, TEC: 200, DAT: 200, DEL: 100 },
    { open: true, category: 'presales', used: 49 },
  ],
  ['Internal administration', null, 'active', -52, 52, 'internal', {}, { open: true, category: 'internal' }],
  [
    'Training and conferences',
    null,
    'active',
    -52,
    52,
    'internal',
    { TEC: 800, DAT: 500, STR: 500, DEL: 200, SAL: 200, PEO: 200, FIN: 200 },
    { open: true, category: 'internal', used: 44 },
  ],
  ['New website', null, 'active', -15, 5, 'internal', { TEC: 300, SAL: 100 }, { category: 'internal', used: 68 }],
  ['Quality handbook', null, 'planned', 2, 20, 'internal', { PEO: 80, FIN: 60 }, { category: 'internal' }],
  ['Account development', null, 'active', -52, 52, 'internal', {}, { open: true, category: 'internal' }],
  ['People operations', null, 'active', -52, 52, 'internal', {}, { open: true, category: 'internal' }],
  ['Finance and systems', null, 'active', -52, 52, 'internal', {}, { open: true, category: 'internal' }],
];

/** The projects on which departments that do not work for clients log most of their time, by the code of the department. */
export const homeProjects = {
  CADRE: 'Internal administration',
  SAL: 'Account development',
  PEO: 'People operations',
  FIN: 'Finance and systems',
} as const;

/** These continue without an end, so they have no estimate. */
export const unestimated: readonly string[] = Object.values(homeProjects);

/** The projects of the demo company, numbered by the year in which they begin. */
export function planProjects(today: Day) {
  const numbers = new Map<string, number>();
  return sketches
    .map(([name, client, status, from, to, billing_type, hours, more = {}], at) => ({
      at,
      name,
      client,
      status,
      start_date: addDays(today, from * 7),
      end_date: addDays(today, to * 7),
      billing_type,
      hours,
      category: more.category ?? 'client',
      open_to_all: more.open === true,
      require_note: more.note === true,
      require_task: more.task === true,
      overrun_policy: more.overrun ?? 'warn',
      used: more.used ?? null,
    }))
    .sort((a, b) => (a.start_date < b.start_date ? -1 : Number(a.start_date > b.start_date) || a.at - b.at))
    .map((project) => {
      const year = project.start_date.slice(0, 4);
      const number = (numbers.get(year) ?? 0) + 1;
      numbers.set(year, number);
      return { ...project, year: Number(year), number: `P${year.slice(2)}-${String(number).padStart(4, '0')}` };
    });
}
