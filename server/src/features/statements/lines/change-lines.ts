import type { BodyOf } from '@cadre/contract/call';
import type { changeLines as changeCall } from '@cadre/contract/calls/statement-lines';
import { statements } from '@cadre/contract/resources/statements';
import { toMinor } from '@cadre/rules/money';
import { type WriteDown, writtenDownBy } from '@cadre/rules/statements/write-down';
import { idOf, readRow } from '../../../crud/read/read.ts';
import { lockRow, refuseStale } from '../../../crud/write/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { noteChange } from '../gather-statement.ts';
import { statementsBehaviour as behaviour } from '../statements-behaviour.ts';
import type { StoredStatement } from '../stored-statement.ts';
import { type Line, restoreLines } from './restore-lines.ts';

type Input = BodyOf<typeof changeCall>;

/** The same is done to some lines of a draft, to all of them or to none. */
export function changeLines({ db }: Services, context: CallContext<typeof changeCall>) {
  const { actor, body, params, t } = context;
  const id = idOf(params.id, statements.name);
  return db.transaction(async (tx) => {
    const before = (await lockRow(tx, statements, context, 'update', id)) as StoredStatement;
    await refuseStale(tx, { resource: statements, behaviour, caller: context }, before, body.version ?? undefined);
    if (before.status !== 'draft') throw new Problem('statement_is_final');
    const found = await lockLines(tx, id, body.ids);
    const lines = body.state === 'moved' ? found : await restoreLines(tx, before, found);
    const by = writeDownIn(body, before.currency);
    refuseWithoutReason(body, by);
    await write(tx, body, lines, by);
    await noteChange(tx, context, before);
    return {
      message: t('statements.lines_changed', { count: lines.length }),
      data: await readRow(tx, { resource: statements, behaviour, actor }, id),
    };
  });
}

async function lockLines(tx: Transaction, id: number, ids: readonly number[]): Promise<Line[]> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<Line>`
    select id, project_id, task_id, milestone_id, retainer_month, included_minutes, rate::float8 as rate, amount::float8 as amount, live from statement_lines where statement_id = ${id} and id = any(${wanted}::int[])
    order by id for update`.execute(tx);
  if (rows.length < wanted.length) throw invalid({ ids: [{ code: 'missing_reference' }] });
  return rows;
}

/** Only billed lines are written down: by a share of each line, or by an amount of one. */
function writeDownIn({ state, ids, share_bp, amount }: Input, currency: string): WriteDown {
  if (typeof amount !== 'number') return { share_bp: state === 'billed' ? (share_bp ?? 0) : 0 };
  const minor = toMinor(amount, currency);
  if (minor === undefined) throw invalid({ amount: [{ code: 'too_many_digits' }] });
  if (state !== 'billed' || ids.length > 1 || typeof share_bp === 'number') throw invalid({ amount: [{ code: 'not_valid' }] });
  return { amount: minor };
}

function refuseWithoutReason({ state, write_down_reason }: Input, by: WriteDown): void {
  const isLess = state === 'not_billable' || ('share_bp' in by ? by.share_bp : by.amount) > 0;
  if (isLess && !write_down_reason) throw invalid({ write_down_reason: [{ code: 'required' }] });
}

async function write(tx: Transaction, { state, write_down_reason, write_down_note }: Input, lines: readonly Line[], by: WriteDown) {
  const written = lines.map(({ id, amount }) => {
    const written_down = writtenDownBy(amount, by);
    if (written_down === undefined) throw invalid({ amount: [{ code: 'more_than_line' }] });
    const isLess = state === 'not_billable' || written_down > 0;
    return { id, written_down, reason: isLess ? write_down_reason : null, note: isLess ? write_down_note?.trim() || null : null };
  });
  await sql`
    update statement_lines l set state = ${state}, live = ${state !== 'moved'}, written_down = w.written_down, write_down_reason = w.reason,
      write_down_note = w.note
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (id int, written_down bigint, reason text, note text)
    where l.id = w.id`.execute(tx);
}
