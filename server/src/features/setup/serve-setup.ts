import { logoRules, readLogo, removeLogo, uploadLogo } from '@cadre/contract/calls/company-logo';
import {
  applySetup as applyCall,
  saveCompany as companyCall,
  readSetup as readCall,
  saveSetup as saveCall,
  undoSetup as undoCall,
} from '@cadre/contract/calls/setup';
import { setupProposals } from '@cadre/contract/calls/setup-proposals';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import type { Services } from '../../platform/services.ts';
import { applySetup } from './apply-setup.ts';
import { dropLogo, sendLogo, takeLogo } from './company-logo.ts';
import { propose } from './propose.ts';
import { readSetup } from './read-setup.ts';
import { saveCompany } from './save-company.ts';
import { undoSetup } from './undo-setup.ts';

/** The first steps of a new company, from its name to its invitations. Their records are created like all others. */
export function serveSetup(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, readCall, async () => ({ data: await services.db.transaction(readSetup) }));
  serve(app, services, setupProposals, async (context) => ({ data: await propose(services.db, context) }));
  serve(app, services, companyCall, (context) => services.db.transaction((tx) => saveCompany(tx, context)));
  serve(app, services, saveCall, ({ body: { skipped, hidden }, t }) =>
    services.db.transaction(async (tx) => {
      await tx.run('update settings set setup_skipped = coalesce($1, setup_skipped), setup_hidden = coalesce($2, setup_hidden)', [
        skipped ? [...new Set(skipped)] : null,
        hidden ?? null,
      ]);
      return { message: t('done.setup_saved'), data: await readSetup(tx) };
    }),
  );
  serve(app, services, readLogo, (context) => sendLogo(services, context));
  serveUpload(app, services, uploadLogo, {
    admit: async () => logoRules.maxBytes / 1024 / 1024,
    take: (context, sent) => takeLogo(services, context, sent),
  });
  serve(app, services, removeLogo, (context) => dropLogo(services, context));
  serve(app, services, applyCall, (context) => services.db.transaction((tx) => applySetup(services, tx, behaviours, context)));
  serve(app, services, undoCall, (context) => services.db.transaction((tx) => undoSetup(services, tx, behaviours, context)));
}
