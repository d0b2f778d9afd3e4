import { addDays } from '@cadre/rules/calendar';
import type { Random } from '../random.ts';
import { createAddresses, localPart } from './create-addresses.ts';
import { createNamer } from './create-namer.ts';
import { baseDepartments, departmentNumbers } from './departments.ts';
import { jobNumbers } from './jobs.ts';
import { type Leader, leaders } from './leaders.ts';
import { places } from './places.ts';
import type { DepartmentPlan, EmployeePlan } from './plan.ts';
import { hireDateOf, staffShapeOf } from './staff-shape.ts';
import type { Timeline } from './timeline.ts';

const placesByShare = [0, 0, 1, 2];
const departmentsByShare = baseDepartments.flatMap(({ weight }, number) => Array<number>(weight).fill(number));
const shareInTeams = 85;

/** The named leaders first, then the team leads, then all others: every manager comes before the people managed. */
export function planPeople(size: number, departments: DepartmentPlan[], random: Random, timeline: Timeline): EmployeePlan[] {
  const address = createAddresses();
  const nameIn = createNamer(random);
  const people = leaders.map((leader) => planLeader(leader, departments, address, timeline));
  departments.forEach((department, number) => {
    if (number < baseDepartments.length) return;
    department.head = people.push(planTeamLead(number, department)) - 1;
  });
  for (let number = 0; people.length < size; number += 1) people.push(planStaff(number));
  return people;

  function planTeamLead(number: number, { parent }: DepartmentPlan): EmployeePlan {
    const manager = departments[parent ?? 0]?.head ?? null;
    return {
      ...createPerson('PL', number, timeline.daysAgo(700, 3000)),
      manager,
      status: 'active',
      employment_type: 'full_time',
      fte: 10_000,
    };
  }

  function planStaff(number: number): EmployeePlan {
    const shape = staffShapeOf(number, random);
    const at = chooseDepartment(departments, random);
    const department = departments[at] as DepartmentPlan;
    const jobs = baseDepartments[department.kind]?.jobs ?? [];
    const job = shape.employment_type === 'intern' ? 'INT' : random.pick(jobs);
    const person = { ...createPerson(job, at, hireDateOf(shape, timeline)), ...shape };
    if (department.deputy === null && shape.status === 'active' && shape.employment_type === 'full_time') {
      department.deputy = people.length;
      return { ...person, manager: department.head };
    }
    return { ...person, manager: random.below(10) < 7 ? department.head : (department.deputy ?? department.head) };
  }

  function createPerson(
    job: string,
    department: number,
    hire_date: string,
  ): Omit<EmployeePlan, 'manager' | 'status' | 'employment_type' | 'fte'> {
    const place = random.pick(placesByShare);
    const { first, last, locale } = nameIn(place);
    return {
      first_name: first[0],
      last_name: last[0],
      work_email: address(localPart(first, last)),
      work_phone: phoneAt(place, people.length),
      department,
      job: jobNumbers.get(job) as number,
      place,
      hire_date,
      created_at: timeline.enteredFor(hire_date),
      locale,
    };
  }
}

function planLeader(leader: Leader, departments: DepartmentPlan[], address: (local: string) => string, timeline: Timeline): EmployeePlan {
  const number = leaders.indexOf(leader);
  const hire_date = addDays(timeline.today, -365 * leader.years - 11 * number);
  for (const role of ['head', 'deputy'] as const) {
    const led = role === 'head' ? leader.heads : leader.deputises;
    if (led) (departments[departmentNumbers.get(led) as number] as DepartmentPlan)[role] = number;
  }
  return {
    first_name: leader.first_name,
    last_name: leader.last_name,
    work_email: leader.account ?? address(leader.latin ?? localPart([leader.first_name], [leader.last_name])),
    work_phone: phoneAt(leader.place, number),
    department: departmentNumbers.get(leader.department) as number,
    job: jobNumbers.get(leader.job) as number,
    place: leader.place,
    manager: leader.manager === null ? null : leaders.findIndex(({ last_name }) => last_name === leader.manager),
    status: 'active',
    hire_date,
    employment_type: 'full_time',
    fte: 10_000,
    created_at: timeline.enteredFor(hire_date),
    locale: 'en',
  };
}

function chooseDepartment(departments: DepartmentPlan[], random: Random): number {
  const teams = departments.length - baseDepartments.length;
  if (teams > 0 && random.below(100) < shareInTeams) return baseDepartments.length + random.below(teams);
  return random.pick(departmentsByShare);
}

const phoneAt = (place: number, number: number): string => `${places[place]?.phone}${100 + (number % 900)}`;
