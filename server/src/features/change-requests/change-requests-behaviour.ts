import type { Behaviour, Behaviours, Move } from '../../crud/behaviour.ts';
import { isCalled } from '../../crud/write/is-called.ts';
import { asSystem } from '../../platform/database/as-system.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import { changePath } from './change-path.ts';
import { summaryIn } from './change-summary.ts';
import { noticeArgs } from './notice-args.ts';
import { type StoredRequest, writeChange } from './write-change.ts';

const said = { approve: 'done.change_approved', reject: 'done.change_rejected', withdraw: 'done.change_withdrawn' } as const;

/** An approved change writes a record of another resource, by the rules of that resource. */
export const changeRequestsBehaviour = (behaviourOf: (model: StoredRequest['model']) => Behaviours[keyof Behaviours]): Behaviour => ({
  columns: { summary: ({ language = 'en' }) => summaryIn(language) },
  search: (hasWord, { language = 'en' }) =>
    sql`(${isCalled(sql`r.employee_id`, hasWord)} or ${hasWord(sql`folded(${summaryIn(language)})`)})`,
  pathFor: changePath,
  noticeArgs,
  async beforeMove(move: Move) {
    const { tx, caller, name, before, values, input } = move;
    const request = before as StoredRequest;
    move.message = caller.t(said[name as keyof typeof said]);
    if (name !== 'withdraw') values.decided_by_id = caller.actor.user_id;
    if (name !== 'approve') return;
    const granted = grantedOf(request, input);
    if (granted !== request) values.changes = JSON.stringify(granted.changes);
    // The approver of a bank account may lack the rights of pay: the system writes it for them.
    await asSystem(tx, () => writeChange(move, granted, behaviourOf(request.model) ?? {}));
  },
});

/** All requested changes, or the part that the approval is limited to; rejected ones are marked, and the requester is notified why. */
function grantedOf(request: StoredRequest, { only, note }: Record<string, unknown>): StoredRequest {
  if (!Array.isArray(only)) return request;
  const { changes, wanted } = request;
  const isGranted = (field: string): boolean => only.includes(field);
  const isKnown = only.every((field) => changes.some((change) => change.field === field));
  if (only.length === 0 || !isKnown || wanted.doing !== 'update') throw invalid({ only: [{ code: 'not_valid' }] });
  if (changes.every(({ field }) => isGranted(field))) return request;
  if (typeof note !== 'string' || note.length < 2) throw invalid({ note: [{ code: 'required' }] });
  const part = (values: Record<string, unknown>) => Object.fromEntries(Object.entries(values).filter(([name]) => isGranted(name)));
  return {
    ...request,
    changes: changes.map((change) => (isGranted(change.field) ? change : { ...change, refused: true })),
    wanted: { ...wanted, values: part(wanted.values), before: part(wanted.before) },
  };
}
