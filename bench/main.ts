import { availableParallelism, loadavg } from 'node:os';
import { approvals } from './approvals.ts';
import { attendanceList } from './attendance-list.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { contractPdf } from './contract-pdf.ts';
import { employeeImport } from './employee-import.ts';
import { employeesPage } from './employees-page.ts';
import { foreignRecords } from './foreign-records.ts';
import { layers } from './layers.ts';
import { leave } from './leave.ts';
import { malformedBodies } from './malformed-requests.ts';
import { payroll } from './payroll.ts';
import { punchIngest } from './punch-ingest.ts';
import { recomputeMonth } from './recompute-month.ts';
import { responsive } from './responsive.ts';
import { signIns } from './sign-ins.ts';
import { teamCalendar } from './team-calendar.ts';
import { timeCards } from './time-cards.ts';
import { timeReports } from './time-reports.ts';
import type { Figure } from './tools/figure.ts';
import { usersPage } from './users-page.ts';
import { warmStart } from './warm-start.ts';

/** All measurements of `npm run bench`, or some: `npm run bench -- users-page bundle-sizes`. It prints the results and never fails a build. */
const measurements: Record<string, () => Promise<Figure[]>> = {
  'bundle-sizes': bundleSizes,
  layers,
  'warm-start': warmStart,
  'users-page': usersPage,
  'sign-ins': signIns,
  'malformed-bodies': malformedBodies,
  'foreign-records': foreignRecords,
  'employees-page': employeesPage,
  'employee-import': employeeImport,
  'contract-pdf': contractPdf,
  approvals,
  'attendance-list': attendanceList,
  'punch-ingest': punchIngest,
  'recompute-month': recomputeMonth,
  leave,
  payroll,
  'team-calendar': teamCalendar,
  'time-reports': timeReports,
  'time-cards': timeCards,
  responsive,
};
const busyAbove = 1.5;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0)
  throw new Error(`There is no measurement "${unknown.join(', ')}". There are: ${Object.keys(measurements).join(', ')}.`);

const load = loadavg()[0] ?? 0;
console.log(`${availableParallelism()} cores, Node ${process.versions.node}, load average ${load.toFixed(2)}`);
if (load > busyAbove)
  console.log('INCONCLUSIVE: the machine is busy with other work. Read the ratios with care and the speeds not at all.');

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`Measuring ${name} ...`);
  figures.push(...(await measure()));
}

const width = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value, promise, kept: stored } of figures) {
  const verdict = promise ? `  ${promise}: ${stored ? 'kept' : 'NOT KEPT'}` : '';
  console.log(`${name.padEnd(width)}  ${value.padStart(10)}${verdict}`);
}
