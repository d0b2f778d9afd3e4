export type BaseDepartment = {
  code: string;
  name: string;
  parent: string | null;
  color: string;
  /** Share that must be present, in basis points. */
  min_staffing: number | null;
  /** How many of a hundred people work directly here. */
  weight: number;
  /** Jobs of the people here, the frequent ones several times. */
  jobs: readonly string[];
};

export const baseDepartments: readonly BaseDepartment[] = [
  { code: 'CADRE', name: 'Cadre Consulting', parent: null, color: '#1f2a44', min_staffing: null, weight: 0, jobs: ['AUD'] },
  {
    code: 'DEL',
    name: 'Delivery',
    parent: 'CADRE',
    color: '#2f6fed',
    min_staffing: 5000,
    weight: 12,
    jobs: ['CON', 'PM', 'SRC', 'CON', 'ANA'],
  },
  {
    code: 'STR',
    name: 'Strategy',
    parent: 'DEL',
    color: '#8a5cf6',
    min_staffing: 5000,
    weight: 20,
    jobs: ['CON', 'SRC', 'ANA', 'PRC', 'CON', 'SRC'],
  },
  {
    code: 'TEC',
    name: 'Technology',
    parent: 'DEL',
    color: '#0ea5a4',
    min_staffing: 6000,
    weight: 34,
    jobs: ['SSE', 'SWE', 'SWE', 'ARC', 'SSE', 'SWE'],
  },
  {
    code: 'DAT',
    name: 'Data and AI',
    parent: 'DEL',
    color: '#e0962f',
    min_staffing: 5000,
    weight: 21,
    jobs: ['DSC', 'DEN', 'DEN', 'DSC', 'ANA'],
  },
  { code: 'SAL', name: 'Sales', parent: 'CADRE', color: '#d9486e', min_staffing: 4000, weight: 6, jobs: ['AEX'] },
  { code: 'PEO', name: 'People', parent: 'CADRE', color: '#3f9d4d', min_staffing: 3000, weight: 3, jobs: ['HRO'] },
  {
    code: 'FIN',
    name: 'Finance and Operations',
    parent: 'CADRE',
    color: '#64748b',
    min_staffing: 5000,
    weight: 4,
    jobs: ['PAY', 'SYS', 'PAY'],
  },
];

/** Where a larger company opens further teams. */
export const growing = ['STR', 'TEC', 'DAT', 'TEC', 'SAL', 'TEC', 'STR', 'DAT'] as const;

export const departmentNumbers: ReadonlyMap<string, number> = new Map(baseDepartments.map(({ code }, number) => [code, number]));
