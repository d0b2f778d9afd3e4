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
  serve(app, services, unbilledCall, (context) => readUnbilled(services.db, context));
  serve(app, services, writeDownsCall, (context) => readWriteDowns(services.db, context));
  serve(app, services, settingsCall, async () => ({ data: await readSettings(services.db) }));
  serve(app, services, saveCall, (context) => saveSettings(services.db, context));
  serve(app, services, billingCall, (context) => readBilling(services.db, context));
  serve(app, services, gatherCall, (context) => gatherStatement(services, context));
  serve(app, services, againCall, (context) => gatherAgain(services, context));
  serve(app, services, linesCall, (context) => readLines(services.db, context));
  serve(app, services, changeCall, (context) => changeLines(services, context));
  serve(app, services, pdfCall, (context) => sendStatementPdf(services, context));
  serve(app, services, fileCall, (context) => makeStatementFile(services, context));
}
