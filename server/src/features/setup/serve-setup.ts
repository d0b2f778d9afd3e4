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
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { applySetup } from './apply-setup.ts';
import { dropLogo, sendLogo, takeLogo } from './company-logo.ts';
import { propose } from './propose.ts';
import { readSetup } from './read-setup.ts';
import { saveCompany } from './save-company.ts';
import { undoSetup } from './undo-setup.ts';

/** The first steps of a new company, from its name to its invitations. Their records are created like all others. */
export function serveSetup(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, readCall, async () => ({ data: await house.db.transaction(readSetup) }));
  serve(app, house, setupProposals, async (asked) => ({ data: await propose(house.db, asked) }));
  serve(app, house, companyCall, (asked) => house.db.transaction((tx) => saveCompany(tx, asked)));
  serve(app, house, saveCall, ({ body: { skipped, hidden }, t }) =>
    house.db.transaction(async (tx) => {
      await tx.run('update settings set setup_skipped = coalesce($1, setup_skipped), setup_hidden = coalesce($2, setup_hidden)', [
        skipped ? [...new Set(skipped)] : null,
        hidden ?? null,
      ]);
      return { message: t('done.setup_saved'), data: await readSetup(tx) };
    }),
  );
  serve(app, house, readLogo, (asked) => sendLogo(house, asked));
  serveUpload(app, house, uploadLogo, {
    admit: async () => logoRules.maxBytes / 1024 / 1024,
    take: (asked, sent) => takeLogo(house, asked, sent),
  });
  serve(app, house, removeLogo, (asked) => dropLogo(house, asked));
  serve(app, house, applyCall, (asked) => house.db.transaction((tx) => applySetup(house, tx, behaviours, asked)));
  serve(app, house, undoCall, (asked) => house.db.transaction((tx) => undoSetup(house, tx, behaviours, asked)));
}
