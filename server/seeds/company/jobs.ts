/** Bands are yearly, in minor units of the currency. */
export type JobPlan = {
  name: string;
  code: string;
  department: string | null;
  grade: string;
  salary_min: number;
  salary_max: number;
  currency: 'EUR' | 'JPY';
  headcount_plan: number | null;
  description: string;
  active: boolean;
};

const euros = (thousands: number): number => thousands * 1000 * 100;
const yen = (millions: number): number => millions * 1_000_000;

type Band = readonly [number, number];

const job = (
  code: string,
  name: string,
  department: string | null,
  grade: string,
  [least, most]: Band,
  plan: number | null,
  description: string,
): JobPlan => ({
  name,
  code,
  department,
  grade,
  salary_min: euros(least),
  salary_max: euros(most),
  currency: 'EUR',
  headcount_plan: plan,
  description,
  active: true,
});

export const jobs: readonly JobPlan[] = [
  job('MD', 'Managing Director', 'CADRE', 'M3', [140, 190], 1, 'Leads the company and answers for its results.'),
  job('DD', 'Delivery Director', 'DEL', 'M2', [105, 140], 1, 'Answers for every engagement: staffing, quality and margin.'),
  job('PL', 'Practice Lead', null, 'M1', [85, 115], 4, 'Leads a practice and the people in it.'),
  {
    ...job('CMJ', 'Country Manager Japan', 'CADRE', 'M2', [0, 0], 1, 'Leads the office in Tokyo.'),
    salary_min: yen(14),
    salary_max: yen(19),
    currency: 'JPY',
  },
  job('PRC', 'Principal Consultant', null, 'C4', [78, 98], 4, 'Designs engagements and stands in front of the client.'),
  job('SRC', 'Senior Consultant', null, 'C3', [58, 78], 10, 'Leads a work stream and guides consultants.'),
  job('CON', 'Consultant', null, 'C2', [42, 58], 14, 'Works out analyses and recommendations with the client.'),
  job('ANA', 'Analyst', null, 'C1', [30, 40], 6, 'Collects, checks and shapes the facts of an engagement.'),
  job('PM', 'Project Manager', 'DEL', 'C3', [60, 80], 3, 'Plans projects, follows time and budget, reports to the client.'),
  job('ARC', 'Solution Architect', 'TEC', 'C4', [75, 98], 2, 'Decides how systems fit together.'),
  job('SSE', 'Senior Software Engineer', 'TEC', 'C3', [60, 80], 6, 'Builds and reviews software with the team.'),
  job('SWE', 'Software Engineer', 'TEC', 'C2', [42, 60], 8, 'Builds, tests and runs software.'),
  job('DSC', 'Data Scientist', 'DAT', 'C3', [55, 78], 4, 'Finds what the data can answer, and how surely.'),
  job('DEN', 'Data Engineer', 'DAT', 'C2', [48, 66], 4, 'Brings data from where it is to where it is needed.'),
  job('SD', 'Sales Director', 'SAL', 'M2', [95, 130], 1, 'Leads sales and the relations with key clients.'),
  job('AEX', 'Account Executive', 'SAL', 'B3', [45, 70], 6, 'Wins clients and looks after them.'),
  job('HRM', 'HR Manager', 'PEO', 'M1', [65, 85], 1, 'Leads people matters, from the offer to the farewell.'),
  job('HRO', 'HR Officer', 'PEO', 'B2', [36, 48], 3, 'Keeps files, contracts and absences in order.'),
  job('FIC', 'Financial Controller', 'FIN', 'M1', [65, 90], 1, 'Leads finance and operations.'),
  job('PAY', 'Payroll Specialist', 'FIN', 'B2', [38, 52], 2, 'Runs payroll every month, on time and right.'),
  job('AUD', 'Internal Auditor', 'CADRE', 'B3', [55, 75], 1, 'Looks at everything, changes nothing.'),
  job('SYS', 'System Administrator', 'FIN', 'B3', [45, 62], 2, 'Keeps systems, accounts and rights in order.'),
  job('INT', 'Intern', null, 'I1', [12, 16], 3, 'Learns the trade for some months.'),
  { ...job('OFA', 'Office Assistant', 'FIN', 'B1', [24, 30], 0, 'Replaced by the office teams of each building.'), active: false },
];

export const jobNumbers: ReadonlyMap<string, number> = new Map(jobs.map(({ code }, number) => [code, number]));
