import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { testClient } from './client/test-client.ts';
import { type DemoCompany, demoRoles, openDemoCompany } from './demo-company.ts';
import { readEverything } from './read-everything.ts';
import { useAccount } from './scripts/access.ts';
import { decideRequests } from './scripts/approvals.ts';
import { planAndPunch } from './scripts/attendance.ts';
import { useDevices } from './scripts/devices.ts';
import { exportAndMove, keepFileOf, moveOneOf, writeOneOf } from './scripts/every-resource.ts';
import { exchangeMoney } from './scripts/exchange.ts';
import { askForExcuses } from './scripts/excuses.ts';
import { importPeople } from './scripts/imports.ts';
import { takeLeave } from './scripts/leave.ts';
import { workLonger } from './scripts/overtime.ts';
import { exchangePapers } from './scripts/papers.ts';
import { takePayAlong } from './scripts/pay-files.ts';
import { agreeOnPay } from './scripts/pay-items.ts';
import { payPeople } from './scripts/payroll.ts';
import { employPeople } from './scripts/people.ts';
import { bookPeople } from './scripts/planning.ts';
import { leadProjects } from './scripts/projects.ts';
import { winWork } from './scripts/proposals.ts';
import { readReports } from './scripts/reports.ts';
import { setUpAgain } from './scripts/setup.ts';
import { billClients } from './scripts/statements.ts';
import { swapShifts } from './scripts/swaps.ts';
import { fillWeeks } from './scripts/time-cards.ts';
import { goOnTrips } from './scripts/travel.ts';

let company: DemoCompany;
beforeAll(async () => {
  company = await openDemoCompany();
});
afterAll(() => company.close());
afterEach(() => {
  const { wrong, failed } = company.watched;
  const found = [...wrong, ...failed];
  wrong.clear();
  failed.clear();
  expect(found).toEqual([]);
});

const inPayroll = new Set(['payrolls', 'salaries', 'compensations']);
const decidedByChain = new Set([
  'travels keep',
  'leaves keep',
  'leaves agree_to_shorten',
  'overtime approve',
  'overtime reject',
  'time-cards approve',
  'time-cards reject',
  'time-cards reopen',
]);
const all = Object.values<Resource>(resources);

describe('responses to writes match their declarations', () => {
  test('by a person with an account', () => useAccount(company));
  test('about people', () => employPeople(company));
  test('about papers', () => exchangePapers(company));
  test('about requests', () => decideRequests(company));
  test('about leave', () => takeLeave(company));
  test('about excuses', () => askForExcuses(company));
  test('about trips', () => goOnTrips(company));
  test('about proposals', () => winWork(company));
  test('about bookings', () => bookPeople(company));
  test('about swaps of shifts', () => swapShifts(company));
  test('about overtime', () => workLonger(company));
  test('about weeks', () => fillWeeks(company));
  test('about pay', () => agreeOnPay(company));
  test('about files of pay', () => takePayAlong(company));
  test('about exchange rates', () => exchangeMoney(company));
  test('about payroll', () => payPeople(company));
  test('about billing of clients', () => billClients(company));
  test('about the set-up of the company', () => setUpAgain(company));
  test('about reports', () => readReports(company));
  test('about projects', () => leadProjects(company));
  test('about an import', () => importPeople(company));
  test('about terminals', () => useDevices(company));
  test('about rosters and punches', () => planAndPunch(company));
  test('about files of lists and any state', () => exportAndMove(company));
  // Tasks are covered with the time cards, because only the team of a project can book time on it.
  test.each(all.filter(({ name }) => name !== 'tasks'))('about one of $name', (of) => writeOneOf(company, of));
  test.each(all.filter(({ record: { media } }) => media))('about a file of one of $name', (of) => keepFileOf(company, of));

  // Moves covered elsewhere: those of the owner and those that record a candidate's response, with the papers; payroll runs and payslips,
  // which move together, with payroll; moves that need a second person or end with a month, with pay; and those in `decidedByChain`, where
  // a chain names the approver.
  const moves = all.flatMap((of) => Object.entries(of.life.status?.moves ?? {}).map(([name, move]) => ({ of, name, move, noun: of.name })));
  test.each(
    moves.filter(
      ({ of, name, move }) =>
        !move.byOwnerOnly &&
        !name.startsWith('record_') &&
        name !== 'end' &&
        !inPayroll.has(of.name) &&
        // Accounts await confirmation only after one is opened for an employee with pay.
        `${of.name} ${name}` !== 'users confirm' &&
        !decidedByChain.has(`${of.name} ${name}`),
    ),
  )('about the move $name of $noun', ({ of, name, move }) => moveOneOf(company, of, name, move));
});

/**
 * Admin and payroll together see all data. The walk through guarded data covers the other roles and checks each response against its
 * declaration too.
 */
const readers = wholeRun ? demoRoles : demoRoles.filter((role) => ['admin', 'payroll'].includes(role));

// After the writes, so that their results are read too.
test.each(readers)('responses to %s match the declarations, and refusals are known problems', (role) => readEverything(company, role));

test('every call has succeeded at least once', () => {
  const missing = company.app.calls.filter((call) => !company.watched.proven.has(call));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

testClient(() => company);
