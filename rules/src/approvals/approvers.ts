import type { Level } from './chain.ts';

/** The people around a request, as of today. Numbers are employees unless the name contains `users`. */
export type Org = {
  requester: number;
  /** The manager of every possible approver, and of those managers in turn. */
  managers: ReadonlyMap<number, number | null>;
  /** The heads of the requester's department and of those above it, nearest first. */
  heads: readonly number[];
  branch_head: number | null;
  project_managers: readonly number[];
  substitute: number | null;
  /** The accounts of people who can sign in. */
  users: ReadonlyMap<number, number>;
  /** The employees of the accounts that levels name, including accounts that cannot sign in. */
  people: ReadonlyMap<number, number>;
  /** Accounts that levels name, and accounts with the right to decide if no chain is set up; both only if they can sign in. */
  named_users: readonly number[];
  users_of_right: readonly number[];
  /** Accounts that can sign in, by role. */
  users_of_role: ReadonlyMap<number, readonly number[]>;
  /** The last resort if no other approver is found: accounts of HR, else of administrators. */
  last_users: readonly number[];
};

/** An approver's account, and why it was chosen. */
export type Approver = { user_id: number; via: 'direct' | 'role' | 'right' | 'escalation' | 'last_resort' };

type ApproverRule = Pick<Level, 'approver_kind' | 'approver_id' | 'self_rule'>;

/**
 * The approvers of a level. Requesters never approve their own request: it goes up to their manager, or the level is skipped (`null`). An
 * approver who cannot sign in is replaced by the nearest manager who can. If a level finds no approver, HR decides.
 */
export function approversOf(level: ApproverRule, org: Org): Approver[] | null {
  const wanted = namedBy(level, org);
  const own = org.users.get(org.requester);
  const others = wanted.filter(({ employee, user }) => (employee !== undefined ? employee !== org.requester : user !== own));
  if (others.length === 0 && wanted.length > 0 && level.self_rule === 'skip') return null;
  const approvers = wanted.flatMap((one): Approver[] => {
    if (one.user !== undefined) return one.user === own ? [] : [{ user_id: one.user, via: viaOf(level) }];
    return answering(one.employee as number, org);
  });
  const found = unique(approvers);
  return found.length > 0 ? found : lastResortOf(org);
}

/** The approvers to add if this one does not respond: the nearest manager who can sign in, else HR. */
export function approversAbove(user: number, org: Org): Approver[] {
  const employee = org.people.get(user);
  const above = employee === undefined ? null : (org.managers.get(employee) ?? null);
  const found = above === null ? [] : answering(above, org);
  return found.length > 0 ? found : lastResortOf(org).filter(({ user_id }) => user_id !== user);
}

function lastResortOf(org: Org): Approver[] {
  const own = org.users.get(org.requester);
  return unique(org.last_users.filter((user) => user !== own).map((user_id) => ({ user_id, via: 'last_resort' })));
}

const viaOf = ({ approver_kind }: ApproverRule): Approver['via'] =>
  approver_kind === 'role' || approver_kind === 'right' ? approver_kind : 'direct';

type Target = { employee: number; user?: never } | { user: number; employee?: never };

function namedBy({ approver_kind, approver_id }: ApproverRule, org: Org): Target[] {
  const person = (employee: number | null | undefined): Target[] => (employee === null || employee === undefined ? [] : [{ employee }]);
  const manager = org.managers.get(org.requester) ?? null;
  if (approver_kind === 'role') return (org.users_of_role.get(approver_id as number) ?? []).map((user) => ({ user }));
  if (approver_kind === 'project_manager') return org.project_managers.map((employee) => ({ employee }));
  if (approver_kind === 'right') return org.users_of_right.map((user) => ({ user }));
  if (approver_kind === 'user') {
    const user = approver_id as number;
    const employee = org.people.get(user);
    return employee !== undefined ? [{ employee }] : org.named_users.includes(user) ? [{ user }] : [];
  }
  return person(
    {
      manager,
      manager_of_manager: manager === null ? null : (org.managers.get(manager) ?? manager),
      department_head: org.heads[0],
      branch_head: org.branch_head,
      substitute: org.substitute,
    }[approver_kind],
  );
}

/** The first person up the reporting line, starting with this one, who can sign in and is not the requester. */
function answering(first: number, org: Org): Approver[] {
  const passed = new Set<number>();
  for (let at: number | null = first; at !== null && !passed.has(at); at = org.managers.get(at) ?? null) {
    passed.add(at);
    const user_id = org.users.get(at);
    if (user_id !== undefined && at !== org.requester) return [{ user_id, via: at === first ? 'direct' : 'escalation' }];
  }
  return [];
}

const unique = (approvers: readonly Approver[]): Approver[] =>
  [...new Map(approvers.toReversed().map((one) => [one.user_id, one])).values()].reverse();
