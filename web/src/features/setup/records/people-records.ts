import type { SetupRecord } from './setup-record.ts';

export type PersonDraft = {
  first_name: string;
  last_name: string;
  work_email: string;
  job: string;
  department_id: number;
  hire_date: string;
  manager_email?: string | undefined;
};

export type Known = {
  /** Existing people by email, and existing jobs by name, both in lower case. */
  people: ReadonlyMap<string, number>;
  jobs: ReadonlyMap<string, number>;
};
type Complaint = { code: 'manager_unknown' | 'manager_circle' | 'same_email'; email: string };

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/** The new jobs, then people, each after their manager; or the complaint that prevents this. */
export function peopleRecords(drafts: readonly PersonDraft[], branch_id: number, known: Known): SetupRecord[] | Complaint {
  const byEmail = new Map(drafts.map((draft) => [folded(draft.work_email), draft]));
  const twice = drafts.find((draft) => byEmail.get(folded(draft.work_email)) !== draft);
  if (twice) return { code: 'same_email', email: twice.work_email };
  const jobs = new Map(drafts.map(({ job }) => [folded(job), job.trim()]));
  const newJobs = [...jobs].filter(([name]) => !known.jobs.has(name));

  const placed = new Set<string>();
  const ordered: SetupRecord[] = [];
  let waiting = [...byEmail];
  while (waiting.length > 0) {
    const ready = waiting.filter(
      ([, { manager_email }]) => !manager_email || !byEmail.has(folded(manager_email)) || placed.has(folded(manager_email)),
    );
    if (ready.length === 0) return { code: 'manager_circle', email: waiting[0]?.[1].work_email ?? '' };
    for (const [email, draft] of ready) {
      const manager_id = managerOf(draft, byEmail, known);
      if (manager_id === undefined) return { code: 'manager_unknown', email: draft.manager_email ?? '' };
      ordered.push(recordOf(draft, { branch_id, manager_id, job_id: known.jobs.get(folded(draft.job)) ?? `@job:${folded(draft.job)}` }));
      placed.add(email);
    }
    waiting = waiting.filter(([email]) => !placed.has(email));
  }
  return [...newJobs.map(([key, name]) => ({ model: 'jobs', key: `job:${key}`, values: { name }, label: name })), ...ordered];
}

/** Null for a person without a manager. */
function managerOf(
  { manager_email }: PersonDraft,
  listed: ReadonlyMap<string, unknown>,
  { people }: Known,
): number | string | null | undefined {
  if (!manager_email) return null;
  const email = folded(manager_email);
  return listed.has(email) ? `@${email}` : people.get(email);
}

function recordOf(
  { job: _job, manager_email: _manager, ...draft }: PersonDraft,
  { manager_id, ...more }: Record<string, unknown>,
): SetupRecord {
  return {
    model: 'employees',
    key: folded(draft.work_email),
    values: { ...draft, ...more, ...(manager_id !== null && { manager_id }), attendance_required: true, timecard_required: true },
    label: `${draft.first_name} ${draft.last_name}`,
  };
}
