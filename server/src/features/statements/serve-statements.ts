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
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
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
export function serveStatements(app: FastifyInstance, house: House): void {
  serve(app, house, unbilledCall, (asked) => readUnbilled(house.db, asked));
  serve(app, house, writeDownsCall, (asked) => readWriteDowns(house.db, asked));
  serve(app, house, settingsCall, async () => ({ data: await readSettings(house.db) }));
  serve(app, house, saveCall, (asked) => saveSettings(house.db, asked));
  serve(app, house, billingCall, (asked) => readBilling(house.db, asked));
  serve(app, house, gatherCall, (asked) => gatherStatement(house, asked));
  serve(app, house, againCall, (asked) => gatherAgain(house, asked));
  serve(app, house, linesCall, (asked) => readLines(house.db, asked));
  serve(app, house, changeCall, (asked) => changeLines(house, asked));
  serve(app, house, pdfCall, (asked) => sendStatementPdf(house, asked));
  serve(app, house, fileCall, (asked) => makeStatementFile(house, asked));
}
