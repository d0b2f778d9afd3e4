import { payCosts, payCostsFile } from '@cadre/contract/calls/pay-costs';
import { simulatePay as simulateCall } from '@cadre/contract/calls/pay-simulations';
import { bankFile, bankFiles, hoursFile, journalFile, sepaFile, withdrawBankFile } from '@cadre/contract/calls/payroll-files';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { makePayCostsFile } from './costs/pay-costs-file.ts';
import { readPayCosts } from './costs/read-pay-costs.ts';
import { makeBankFile, makeSepaFile } from './files/bank-file.ts';
import { readBankFiles, withdrawBankFile as withdrawFile } from './files/bank-files.ts';
import { makeHoursFile } from './files/hours-file.ts';
import { makeJournal } from './files/journal-file.ts';
import type { PayWorks } from './inputs/pay-works.ts';
import { simulatePay } from './simulations/simulate-pay.ts';

/** Endpoints for payroll files, pay costs and simulations. */
export function servePayFiles(app: FastifyInstance, house: House, works: PayWorks): void {
  serve(app, house, bankFile, (asked) => makeBankFile(house, asked));
  serve(app, house, sepaFile, (asked) => makeSepaFile(house, asked));
  serve(app, house, bankFiles, (asked) => readBankFiles(house.db, asked));
  serve(app, house, withdrawBankFile, (asked) => withdrawFile(house.db, asked));
  serve(app, house, journalFile, (asked) => makeJournal(house, asked));
  serve(app, house, hoursFile, (asked) => makeHoursFile(house, works, asked));
  serve(app, house, payCosts, (asked) => readPayCosts(house.db, asked));
  serve(app, house, payCostsFile, (asked) => makePayCostsFile(house, asked));
  serve(app, house, simulateCall, (asked) => simulatePay(house, works, asked));
}
