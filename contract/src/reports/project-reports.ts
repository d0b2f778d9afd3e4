import { follows, hidden, lack, minor, report, same, sum } from './report.ts';

/** The earnings and costs of an hour, the cost of trips, and the margin that a proposal promised. */
const rate = { shows: ['tasks.rate'] } as const;
const labour = { shows: ['tasks.cost_rate'] } as const;
const travel = { shows: ['travels.estimate_total', 'travels.actual_total'] } as const;
const cost = { shows: [...labour.shows, ...travel.shows] } as const;
const promised = { shows: ['proposals.margin'] } as const;
const lacksMargin = ['lacks_revenue', 'lacks_labour_cost', 'lacks_travel_cost'] as const;
const drifted = { shows: [...cost.shows, ...promised.shows] } as const;

/** Estimate against spent, department by department. */
export const burn = report({
  access: 'projects.view',
  span: 'ever',
  groups: ['client', 'project', 'department', 'manager', 'status'],
  by: ['project', 'department'],
  filters: ['project', 'client', 'department', 'manager', 'status'],
  columns: {
    project: same('group'),
    client: same('group', minor),
    manager: same('group', minor),
    status: same('choice', minor),
    department: same('group'),
    baseline: sum('minutes', minor),
    estimate: sum('minutes'),
    spent: sum('minutes'),
    approved: sum('minutes', minor),
    remaining: follows('minutes'),
    used: follows('share', { isLimited: true }),
    etc: sum('minutes', minor),
    eac: follows('minutes'),
    variance: follows('minutes'),
    burn: follows('minutes', minor),
    exhaustion: follows('date'),
    end_date: { kind: 'date', adding: 'latest' },
    health: follows('choice', { tones: { none: 'neutral', green: 'green', amber: 'amber', red: 'pink' } }),
    recent: sum('minutes', hidden),
  },
  chart: ['used'],
});

/** Earnings and costs of projects, in one currency, by the exchange rates of the days. */
export const profitability = report({
  access: 'tasks.money',
  span: 'past',
  groups: ['client', 'project', 'department', 'manager', 'month', 'billing_type'],
  by: ['client', 'project'],
  filters: ['project', 'client', 'department', 'manager', 'billing_type'],
  columns: {
    client: same('group'),
    project: same('group'),
    worked: sum('minutes'),
    billable: sum('minutes', minor),
    revenue: sum('money', { ...rate, lackedBy: ['lacks_revenue'] }),
    invoiced: sum('money', { ...rate, lackedBy: ['lacks_invoiced'] }),
    wip: follows('money', { ...rate, lackedBy: ['lacks_revenue', 'lacks_invoiced'] }),
    labour_cost: sum('money', { ...labour, lackedBy: ['lacks_labour_cost'] }),
    travel_cost: sum('money', { ...travel, ...minor, lackedBy: ['lacks_travel_cost'] }),
    margin: follows('money', { ...cost, lackedBy: lacksMargin }),
    margin_share: follows('share', { ...cost, lackedBy: lacksMargin }),
    effective_rate: follows('money', { ...rate, ...minor, lackedBy: ['lacks_revenue'] }),
    write_off: sum('minutes', minor),
    realization: follows('share', { ...rate, ...minor, lackedBy: ['lacks_revenue', 'lacks_standard'] }),
    budget_margin: follows('share', { ...promised, ...minor, lackedBy: ['lacks_proposed'] }),
    drift: follows('share', { ...drifted, ...minor, lackedBy: [...lacksMargin, 'lacks_proposed'] }),
    standard: sum('money', { ...rate, ...hidden }),
    proposed: sum('money', { ...promised, ...hidden }),
    proposed_margin: sum('money', { ...promised, ...hidden }),
    lacks_revenue: lack,
    lacks_invoiced: lack,
    lacks_labour_cost: lack,
    lacks_travel_cost: lack,
    lacks_standard: lack,
    lacks_proposed: lack,
  },
  chart: ['revenue', 'labour_cost'],
});

/** Estimated against actual effort, for completed projects. */
export const accuracy = report({
  access: 'projects.view',
  span: 'ever',
  groups: ['client', 'project', 'department', 'manager', 'billing_type'],
  by: ['project', 'department'],
  filters: ['project', 'client', 'department', 'manager', 'billing_type'],
  columns: {
    project: same('group'),
    client: same('group', minor),
    manager: same('group', minor),
    department: same('group'),
    proposal: sum('minutes'),
    final: sum('minutes'),
    difference: follows('minutes'),
    accuracy: follows('share'),
  },
  chart: ['accuracy'],
});
