import * as calls from '@cadre/contract/calls/imports';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../crud/access/caller.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf } from '../../crud/read/read.ts';
import type { ImportKinds } from '../../crud/write/import-kind.ts';
import { countAttempt, limits, refuseBlocked } from '../../platform/access/attempts.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Again } from '../../platform/http/idempotency.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { corrections } from './check/corrections.ts';
import { fixImportRows } from './check/fix-import-rows.ts';
import { mapImport } from './check/map-import.ts';
import { refuseStaleRows } from './check/stale-rows.ts';
import { suggestValues } from './check/suggest-values.ts';
import { importedIds } from './commit/record-ids.ts';
import { handleImportJobs } from './commit/run-import-job.ts';
import { startJob } from './commit/start-job.ts';
import { importRows, remarkedOnes, updatingOnes, wrongOnes } from './files/import-rows.ts';
import { showImport } from './files/show-import.ts';
import { importColumns, isWhole, ownImport, type StoredImport } from './files/stored-import.ts';
import { uploadImport } from './files/upload-import.ts';
import { whoGoes } from './undo/later-work.ts';
import { updatesToTakeBack } from './undo/take-back-updates.ts';

const maxShown = 50;

const uploads = {
  employees: calls.uploadEmployees,
  'leave-ledger': calls.uploadOpeningBalances,
  leaves: calls.uploadPastLeave,
  compensations: calls.uploadSalaries,
  allowances: calls.uploadAllowances,
  bonuses: calls.uploadBonuses,
  deductions: calls.uploadDeductions,
  'pay-openings': calls.uploadPayOpenings,
  'exchange-rates': calls.uploadExchangeRates,
} as const;

/**
 * Employees, balances, leave and pay from a file: upload, columns, dry run, commit, undo. The last three are jobs; clients poll the import.
 */
export function serveImports(app: FastifyInstance, services: Services, behaviours: Behaviours, kinds: ImportKinds): void {
  handleImportJobs(services, behaviours.employees ?? {}, kinds);
  serveReads(app, services);

  const startedBefore: Again = async (context, { id }) => ({
    message: context.t('done.repeated'),
    data: showImport(await ownImport(services.db, context.actor, Number(id)), context),
  });
  for (const [resource, upload] of Object.entries(uploads) as [StoredImport['resource'], (typeof uploads)[keyof typeof uploads]][])
    serveUpload(app, services, upload, {
      async admit({ actor }) {
        kinds[resource]?.requireRight(actor);
        return calls.importLimits.megabytes;
      },
      async take(context, sent) {
        const stored = await uploadImport(services, context, sent, resource);
        return { message: context.t('done.import_read', { name: stored.file_name }), data: showImport(stored, context) };
      },
      again: startedBefore,
    });
  serve(app, services, calls.mapImport, async (context) => {
    const stored = await mapImport(services, context, idOf(context.params.id), context.body);
    return { message: context.t('done.import_mapped'), data: showImport(stored, context) };
  });
  serve(app, services, calls.fixImportRows, async (context) => {
    const stored = await fixImportRows(services, context, idOf(context.params.id), context.body.rows);
    return { message: context.t('done.import_mended'), data: showImport(stored, context) };
  });
  serve(
    app,
    services,
    calls.checkImport,
    async (context) =>
      started(
        context,
        await startJob(services, context, idOf(context.params.id), {
          job: 'check_import',
          from: ['uploaded', 'checked', 'failed'],
          to: 'checking',
          updates: context.body.update_existing,
        }),
      ),
    { again: startedBefore },
  );
  serve(
    app,
    services,
    calls.commitImport,
    async (context) => {
      const check = ({ rows_count, wrong_count }: StoredImport): void => {
        const count = wrong_count ?? rows_count;
        if (count === rows_count || (count > 0 && !context.body.only_right))
          throw new Problem('import_has_wrong_rows', { args: { count } });
      };
      const found = await ownImport(services.db, context.actor, idOf(context.params.id));
      if (found.status === 'checked') await refuseStaleRows(services.db, found.id);
      return started(
        context,
        await startJob(services, context, found.id, { job: 'commit_import', from: ['checked'], to: 'committing', check }),
      );
    },
    { again: startedBefore },
  );
  serve(
    app,
    services,
    calls.undoImport,
    async (context) => {
      const found = await ownImport(services.db, context.actor, idOf(context.params.id));
      const check = ({ can_undo }: StoredImport): void => {
        if (!can_undo) throw new Problem('import_undo_too_late');
      };
      // Checked here already for an immediate response; the job checks again.
      const { later } = context.body;
      if (found.can_undo && found.resource === 'employees') {
        const updates = await updatesToTakeBack(services.db, services.seal, found.id, later);
        await whoGoes(services.db, await importedIds(services.db, found.id), later, updates);
      }
      return started(
        context,
        await startJob(services, context, found.id, { job: 'undo_import', from: ['committed'], to: 'undoing', check, later }),
      );
    },
    { again: startedBefore },
  );
  serve(app, services, calls.exportCorrections, async (context) => {
    const found = await ownImport(services.db, context.actor, idOf(context.params.id));
    const key = `export:${context.actor.user_id}`;
    await refuseBlocked(services.db.run, [key]);
    await countAttempt(services.db.run, key, limits.exportByUser);
    return { link: await corrections(services, context, found), message: context.t('done.export_ready') };
  });
}

function serveReads(app: FastifyInstance, services: Services): void {
  serve(app, services, calls.listImports, async (context) => {
    const { rows } = await sql<StoredImport>`
      select ${importColumns} from imports i where i.user_id = ${context.actor.user_id} and ${isWhole} order by i.id desc limit ${maxShown}`.execute(
      services.db,
    );
    return { data: rows.map((stored) => showImport(stored, context)) };
  });
  serve(app, services, calls.readImport, async (context) => ({
    data: showImport(await ownImport(services.db, context.actor, idOf(context.params.id)), context),
  }));
  serve(app, services, calls.listImportRows, async (context) => {
    const found = await ownImport(services.db, context.actor, idOf(context.params.id));
    const { id, resource, rows_count, wrong_count, updated_count, remarked_count } = found;
    const [page, per_page] = [context.query.page ?? 1, context.query.per_page ?? 50];
    const { seal } = services;
    const filtered = {
      wrong: { only: wrongOnes, total: wrong_count ?? 0 },
      updates: { only: updatingOnes, total: updated_count ?? 0 },
      remarked: { only: remarkedOnes, total: remarked_count ?? 0 },
    };
    const { only, total } = context.query.only ? filtered[context.query.only] : { only: undefined, total: rows_count };
    const rows = await importRows(services.db, {
      seal,
      reader: context,
      id,
      resource,
      only,
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    const suggestions = await suggestValues(services.db, context, found, rows);
    const data = rows.map((row, at) => ({ ...row, suggestions: suggestions[at] ?? {} }));
    return { data, meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) } };
  });
}

const started = (requested: Caller, stored: StoredImport) => ({
  message: requested.t('done.import_started'),
  data: showImport(stored, requested),
});
