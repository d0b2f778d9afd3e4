import { addDays, type Day } from '@cadre/rules/calendar';
import { type ProposalLine, type ProposalStatus, usualProbability } from '@cadre/rules/proposals/price';

type Code = 'STR' | 'TEC' | 'DAT' | 'DEL';
type Hours = Partial<Record<Code, number>>;
type More = { reviewed?: true; reason?: 'price' | 'timing' | 'competitor'; project?: string; language?: 'es' | 'ja'; discount?: number };

/** Days are counted from today: when it was written, and until when it holds. */
type Sketch = [title: string, client: string, status: ProposalStatus, written: number, until: number, hours: Hours, more?: More];

const sketches: readonly Sketch[] = [
  [
    'Mobile onboarding',
    'ALB',
    'converted',
    -160,
    -130,
    { TEC: 1200, DAT: 300, DEL: 200 },
    { project: 'Mobile onboarding', language: 'es' },
  ],
  ['Patient flow study', 'HCA', 'converted', -140, -115, { STR: 700, DAT: 400 }, { project: 'Patient flow study', language: 'es' }],
  ['Ticketing replacement', 'FDL', 'rejected', -120, -90, { TEC: 1500, DEL: 200 }, { reason: 'price' }],
  ['Newsroom analytics', 'TES', 'rejected', -100, -70, { DAT: 350 }, { reason: 'competitor' }],
  ['Tram depot planning', 'FDL', 'expired', -95, -35, { STR: 250, DAT: 180 }],
  ['Loyalty phase two', 'OLI', 'withdrawn', -80, -50, { STR: 300, TEC: 500 }],
  ['Meter data platform', 'NAV', 'accepted', -45, 10, { DAT: 800, TEC: 600, DEL: 120 }, { discount: 500 }],
  ['Berth allocation, winter season', 'POS', 'accepted', -30, 20, { DAT: 160, TEC: 80 }],
  ['Claims triage in the call center', 'KIT', 'sent', -28, 25, { DAT: 400, TEC: 350 }, { language: 'ja' }],
  ['Store replenishment', 'OLI', 'sent', -21, 14, { DAT: 500, STR: 120 }, { language: 'es' }],
  ['Operating theatre schedule', 'HCA', 'sent', -18, 30, { STR: 420, DAT: 260 }],
  ['Branch network review', 'ALB', 'sent', -12, 40, { STR: 640, DEL: 60 }],
  ['Customs risk scoring', 'POS', 'sent', -9, 35, { DAT: 540, TEC: 220 }],
  ['Wind farm dashboard', 'NAV', 'internal_review', -8, 45, { TEC: 380, DAT: 140 }, { reviewed: true }],
  ['Know your customer, refreshed', 'ALB', 'internal_review', -6, 45, { STR: 200, TEC: 900 }, { discount: 2500 }],
  ['Signal maintenance', 'FDL', 'internal_review', -5, 50, { DAT: 320, STR: 80 }],
  ['Policy chat assistant', 'KIT', 'draft', -4, 60, { DAT: 620, TEC: 280 }],
  ['Pharmacy stock', 'HCA', 'draft', -2, 60, { DAT: 180 }],
  ['Summer campaign', 'OLI', 'draft', -1, 60, { STR: 90, DAT: 40 }],
];

const rates: Record<Code, { bill: number; cost: number }> = {
  STR: { bill: 145, cost: 82 },
  TEC: { bill: 115, cost: 64 },
  DAT: { bill: 128, cost: 70 },
  DEL: { bill: 120, cost: 75 },
};
const phases = [
  { phase: 'Analysis', share: 0.25 },
  { phase: 'Implementation', share: 0.6 },
  { phase: 'Roll-out', share: 0.15 },
];
/** Yen to the euro, roughly. */
const inYen = 160;

export type PlannedProposal = ReturnType<typeof planProposals>[number];

/** The pipeline of the demo company, the oldest first, with the departments by their codes. */
export function planProposals(today: Day, departments: ReadonlyMap<string, number>, currencies: ReadonlyMap<string, string>) {
  return sketches.flatMap(([title, client, status, written, until, hours, more = {}]) => {
    const currency = currencies.get(client);
    const known = Object.entries(hours).filter(([code]) => departments.has(code)) as [Code, number][];
    if (!currency || known.length === 0) return [];
    const unit = currency === 'JPY' ? inYen : 1;
    const lines = known.flatMap(([code, all], at): ProposalLine[] => [
      ...phases.map(({ phase, share }) => ({
        department_id: departments.get(code) as number,
        phase,
        minutes: Math.round(all * share) * 60,
        rate: rates[code].bill * unit,
      })),
      ...(at === 0 && status !== 'draft'
        ? [
            {
              department_id: departments.get(code) as number,
              phase: 'Training',
              minutes: 960,
              rate: rates[code].bill * unit,
              optional: true,
            },
          ]
        : []),
    ]);
    return [
      {
        ...{ title, client, status, currency, lines },
        costs: known.map(([code]) => ({ department_id: departments.get(code) as number, cost_rate: rates[code].cost * unit })),
        discount: more.discount ?? null,
        tax: currency === 'JPY' ? 1000 : 2100,
        language: more.language ?? 'en',
        written: addDays(today, written),
        valid_until: addDays(today, until),
        expected_start: addDays(today, until + 14),
        expected_end: addDays(today, until + 140),
        probability: usualProbability[status],
        reason: more.reason ?? null,
        project: more.project ?? null,
        reviewed: more.reviewed === true,
      },
    ];
  });
}
