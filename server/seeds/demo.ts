import { addDays } from '@cadre/rules/calendar';
import type { Transaction } from '../src/platform/database/database.ts';
import { maintain } from '../src/platform/database/maintain.ts';
import { runAs } from '../src/platform/database/run-as.ts';
import type { Services } from '../src/platform/services.ts';
import { writeAttendance } from './attendance/write-attendance.ts';
import { leaders } from './company/leaders.ts';
import type { CompanyPlan } from './company/plan.ts';
import { planCompany } from './company/plan-company.ts';
import { type DemoPasswords, publishedPasswords } from './demo-accounts.ts';
import { writeExcuses } from './excuses/write-excuses.ts';
import { planFile } from './files/plan-file.ts';
import { planForms } from './files/plan-forms.ts';
import { hashDemoPasswords } from './hash-demo-passwords.ts';
import { isEmpty } from './is-empty.ts';
import { writeBlackouts } from './leave/write-blackouts.ts';
import { writeOvertime } from './overtime/write-overtime.ts';
import { loadYearlyPay } from './pay/load-yearly-pay.ts';
import { writePayItems } from './pay/write-pay-items.ts';
import { writeRuns } from './pay/write-runs.ts';
import { portraitsOf } from './pictures/portraits-of.ts';
import { writeBookings } from './planning/write-bookings.ts';
import { writeEstimates } from './projects/write-estimates.ts';
import { writeProjects } from './projects/write-projects.ts';
import { writeProposals } from './proposals/write-proposals.ts';
import { writeSavedReports } from './reports/write-saved-reports.ts';
import { writeTargets } from './reports/write-targets.ts';
import { writeStatements } from './statements/write-statements.ts';
import { writeTimeCards } from './time/write-time-cards.ts';
import { dateRecords, momentsOfPay, momentsOfPeople, momentsOfPlaces, momentsOfRules, momentsOfWork } from './write/date-records.ts';
import { reserveIds } from './write/reserve-ids.ts';
import { writeApprovals } from './write/write-approvals.ts';
import { writeChangeRequests } from './write/write-change-requests.ts';
import { writeChildren } from './write/write-children.ts';
import { writeDocuments } from './write/write-documents.ts';
import { writeEmployment } from './write/write-employment.ts';
import { writeForms } from './write/write-forms.ts';
import { writeHeads } from './write/write-heads.ts';
import { writeHistory } from './write/write-history.ts';
import { writeMedia } from './write/write-media.ts';
import { writeNotices } from './write/write-notices.ts';
import { writeOrganisation } from './write/write-organisation.ts';
import { writePeople } from './write/write-people.ts';
import { writePlaces } from './write/write-places.ts';
import { writeSettings } from './write/write-settings.ts';
import { writeUsers } from './write/write-users.ts';

type Options = { passwords?: DemoPasswords; employees?: number; now?: Date; days?: number; progress?: (line: string) => void };
type Written = { employees: number; users: number };

const fewest = leaders.length + 6;
const most = 200_000;
/** Beyond this a company is for measuring: it has people, but neither pictures nor papers. */
const withPapers = 200;
/** For how many days the company has worked with Cadre, punches and all; one for measuring has just begun. */
const aYear = 365;

/** Builds the demo company in an empty database, all or nothing. The roles must be there. */
export async function seedDemo(
  services: Pick<Services, 'db' | 'files' | 'seal'>,
  {
    passwords = publishedPasswords,
    employees = 60,
    now = new Date(),
    days = employees <= withPapers ? aYear : 0,
    progress = () => {},
  }: Options = {},
): Promise<Written> {
  if (!Number.isInteger(employees) || employees < fewest || employees > most) {
    throw new Error(`The demo company has between ${fewest} and ${most} employees, not ${employees}.`);
  }
  const plan = planCompany(employees, now, days);
  const hashOf = await hashDemoPasswords(passwords);
  await runAs('system', () => services.db.transaction((tx) => writeCompany(tx, services, plan, hashOf, { now, days, progress })));
  await maintain(services.db);
  return { employees: plan.employees.length, users: plan.users.length };
}

async function writeCompany(
  tx: Transaction,
  { files, seal }: Pick<Services, 'files' | 'seal'>,
  plan: CompanyPlan,
  hashOf: (email: string) => string,
  { now, days, progress }: Required<Omit<Options, 'employees' | 'passwords'>>,
): Promise<void> {
  await tx.run(`select pg_advisory_xact_lock(hashtext('seed_demo'))`, []);
  // Seeding a large company takes long, and part of it runs in this process: no user waits for it, so timeouts are off.
  await tx.run('set local statement_timeout = 0', []);
  await tx.run('set local idle_in_transaction_session_timeout = 0', []);
  await refuseUnlessReady(tx);
  const count = (what: string, all: number) => (rows: number) => progress(`${rows} of ${all} ${what}`);

  const today = now.toISOString().slice(0, 10);
  const began = addDays(today, -Math.max(days, 1));
  await writeSettings(tx);
  const branchIds = await writePlaces(tx, now.getUTCFullYear());
  const { departmentIds, jobIds } = await writeOrganisation(tx, plan.departments);
  await dateRecords(tx, momentsOfPlaces, began);
  progress(`${branchIds.length} branches, ${departmentIds.length} departments, ${jobIds.length} jobs`);
  const employeeIds = await reserveIds(tx, 'employees', plan.employees.length);
  const people = plan.employees;
  const personal = people.map((person, number) => planFile(person, number, today));
  const ids = { employeeIds, departmentIds, jobIds, branchIds };
  await writePeople(tx, people, personal, ids, seal, count('employees', people.length));
  await writeChildren(tx, personal, employeeIds, seal);
  await writeEmployment(tx, people, employeeIds, today);
  await writeHeads(tx, plan.departments, departmentIds, employeeIds);
  const userIds = await writeUsers(tx, plan, employeeIds, hashOf, count('users', plan.users.length));
  if (people.length <= withPapers) {
    const papers = await writeDocuments(tx, people, employeeIds, today);
    await writeMedia(tx, files, [...portraitsOf(people, employeeIds), ...papers], userIds[0] as number);
    await writeChangeRequests(tx, seal, employeeIds, userIds[0] as number, now);
    progress(`${papers.length} documents and a picture of almost everybody`);
  }
  const stamped = count('people with their punches', people.length);
  await writeAttendance(tx, plan, { ...ids, userIds }, { now, days, done: stamped });
  await writeExcuses(tx, { today, decider: userIds[0] as number });
  if (people.length <= withPapers) await writeOvertime(tx, { employeeIds, branchIds, today });
  if (people.length <= withPapers) await writeProjects(tx, today);
  if (people.length <= withPapers) await writeTimeCards(tx, today);
  if (people.length <= withPapers) await writeEstimates(tx, today);
  await writePayItems(tx, seal, today);
  await dateRecords(tx, momentsOfPay, began);
  if (people.length <= withPapers) {
    const payOf = await loadYearlyPay(tx, employeeIds, today);
    await writeForms(tx, files, planForms(people, personal, payOf, today), employeeIds, now);
  }
  if (people.length <= withPapers) await writeRuns(tx, today);
  if (people.length <= withPapers) await writeStatements(tx, today);
  await writeProposals(tx, today);
  await writeTargets(tx, today);
  await writeSavedReports(tx);
  if (people.length <= withPapers) await writeBookings(tx, today);
  await writeApprovals(tx, today);
  await writeBlackouts(tx, today);
  for (const moments of [momentsOfRules, momentsOfPeople, momentsOfWork]) await dateRecords(tx, moments, began);
  await writeNotices(tx, plan, userIds, now);
  await writeHistory(tx, plan, { userIds, employeeIds, departmentIds, branchIds });
}

async function refuseUnlessReady(tx: Transaction): Promise<void> {
  if (!(await isEmpty(tx))) {
    throw Object.assign(new Error('The demo company is only put into an empty database; this one has users already.'), {
      code: 'DATABASE_NOT_EMPTY',
    });
  }
  const { rows } = await tx.run('select count(*)::int as roles from roles where id between 1 and 9', []);
  if (rows[0].roles < 9) throw new Error('The demo company needs the nine roles of the program; they are written before it.');
}
