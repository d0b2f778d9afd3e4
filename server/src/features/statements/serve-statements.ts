import { changeLines as changeCall, statementLines as linesCall } from '@cadre/contract/calls/statement-lines';
import {
  projectBilling as billingCall,
  unbilledTime as unbilledCall,
  writeDowns as writeDownsCall,
} from '@cadre/contract/calls/statement-views';
import {
  gatherAgain as againCall,
  statementFile as fileCall,
  gatherStatement as gatherCall,
  statementPdf as pdfCall,
  saveStatementSettings as saveCall,
  statementSettings as settingsCall,
} from '@cadre/contract/calls/statements';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { gatherAgain, gatherStatement } from './gather-statement.ts';
import { changeLines } from './lines/change-lines.ts';
import { readLines } from './lines/read-lines.ts';
import { makeStatementFile } from './papers/statement-file.ts';
import { sendStatementPdf } from './papers/statement-pdf.ts';
import { readSettings, saveSettings } from './statement-settings.ts';
import { readBilling } from './views/project-billing.ts';
import { readUnbilled } from './views/unbilled-time.ts';
import { readWriteDowns } from './views/write-downs.ts';

/** Client billing, from unbilled time to the statement. */
export function serveStatements(app: FastifyInstance, services: Services): void {
  serve(app, services, unbilledCall, (asked) => readUnbilled(services.db, asked));
  serve(app, services, writeDownsCall, (asked) => readWriteDowns(services.db, asked));
  serve(app, services, settingsCall, async () => ({ data: await readSettings(services.db) }));
  serve(app, services, saveCall, (asked) => saveSettings(services.db, asked));
  serve(app, services, billingCall, (asked) => readBilling(services.db, asked));
  serve(app, services, gatherCall, (asked) => gatherStatement(services, asked));
  serve(app, services, againCall, (asked) => gatherAgain(services, asked));
  serve(app, services, linesCall, (asked) => readLines(services.db, asked));
  serve(app, services, changeCall, (asked) => changeLines(services, asked));
  serve(app, services, pdfCall, (asked) => sendStatementPdf(services, asked));
  serve(app, services, fileCall, (asked) => makeStatementFile(services, asked));
}
