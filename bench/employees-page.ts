import { firstEmployees } from './first-employees.ts';
import { type Company, startCompany } from './tools/company.ts';
import { compare } from './tools/compare.ts';
import { type Figure, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';

const small = 10_000;
const large = 100_000;
const mostGrowth = 1.5;

/** From rare to frequent, with and without filters. */
const queries = [
  'search=beltran%20lucia',
  'search=E-0042',
  'search=hugo&filters=%7B%22status%22%3A%22active%22%2C%22branch_id%22%3A1%7D',
  'filters=%7B%22department_id%22%3A%5B9%2C10%5D%7D&order_by=hire_date&order_dir=desc',
  'order_by=name&page=3',
];
const paths = queries.map((query) => `/api/v1/employees?per_page=25&${query}`);

/** A page of 25 with search and filters must cost the same in a company ten times as large; and a profile is one answer. */
export async function employeesPage(): Promise<Figure[]> {
  const companies = [await startCompany(small)];
  try {
    const first = await firstEmployees(companies[0] as Company);
    companies.push(await startCompany(large));
    const [few, many] = companies as [Company, Company];
    const load =
      ({ product, headers }: Company, requested: readonly string[]) =>
      () =>
        measureLoad({ url: product.url, headers, paths: requested });
    const page = await compare(load(few, paths), load(many, paths));
    const profile = await compare(load(few, ['/api/v1/employees/20/profile']), load(few, ['/api/v1/employees/20']));
    const growth = page.ours / page.best;
    return [
      ...first,
      { name: `Employees page, ${small} people, PostgreSQL`, value: perSecond(page.ours) },
      { name: `Employees page, ${large} people, PostgreSQL`, value: perSecond(page.best) },
      {
        name: 'Employees page, cost at ten times the people',
        value: `${growth.toFixed(2)} times`,
        promise: `at most ${mostGrowth} times`,
        kept: growth <= mostGrowth,
      },
      { name: 'Profile in one answer, PostgreSQL', value: perSecond(profile.ours) },
      { name: 'Profile, times the cost of the bare record', value: `${(profile.best / profile.ours).toFixed(2)} times` },
    ];
  } finally {
    for (const company of companies) await company.stop();
  }
}
