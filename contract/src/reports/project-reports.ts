import { follows, hidden, report, same, sum } from './report.ts';

/** Estimate against spent, department by department. */
export const burn = report({
  access: 'projects.view',
  span: 'ever',
  groups: ['client', 'project', 'department', 'manager', 'status'],
  by: ['project', 'department'],
  filters: ['project', 'client', 'department', 'manager', 'status'],
  columns: {
    project: same('group'),
    client: same('group'),
    manager: same('group'),
    status: same('choice'),
    department: same('group'),
    baseline: sum('minutes'),
    estimate: sum('minutes'),
    spent: sum('minutes'),
    approved: sum('minutes'),
    remaining: follows('minutes'),
    used: follows('share'),
    etc: sum('minutes'),
    eac: follows('minutes'),
    variance: follows('minutes'),
    burn: sum('minutes'),
    exhaustion: follows('date'),
    end_date: { kind: 'date', adding: 'latest' },
    health: follows('choice', { tones: { green: 'green', amber: 'amber', red: 'pink' } }),
  },
  chart: ['used'],
});

/** What projects earn and what they cost, in one currency. */
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
    billable: sum('minutes'),
    revenue: sum('money', { tier: 'money' }),
    invoiced: sum('money', { tier: 'money' }),
    wip: follows('money', { tier: 'money' }),
    labour_cost: sum('money', { tier: 'cost' }),
    travel_cost: sum('money', { tier: 'cost' }),
    margin: follows('money', { tier: 'cost' }),
    margin_share: follows('share', { tier: 'cost' }),
    effective_rate: follows('money', { tier: 'money' }),
    write_off: sum('minutes'),
    realization: follows('share', { tier: 'money' }),
    budget_margin: follows('share', { tier: 'cost' }),
    drift: follows('share', { tier: 'cost' }),
    standard: sum('money', { tier: 'money', ...hidden }),
    proposed: sum('money', { tier: 'cost', ...hidden }),
    proposed_margin: sum('money', { tier: 'cost', ...hidden }),
  },
  chart: ['revenue', 'labour_cost'],
});

/** What was proposed against what it took, of projects that are over. */
export const accuracy = report({
  access: 'projects.view',
  span: 'ever',
  groups: ['client', 'project', 'department', 'manager', 'billing_type'],
  by: ['project', 'department'],
  filters: ['project', 'client', 'department', 'manager', 'billing_type'],
  columns: {
    project: same('group'),
    client: same('group'),
    manager: same('group'),
    department: same('group'),
    proposal: sum('minutes'),
    final: sum('minutes'),
    difference: follows('minutes'),
    accuracy: follows('share'),
  },
  chart: ['accuracy'],
});
