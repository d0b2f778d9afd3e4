import { payCosts, payCostsFile } from '@cadre/contract/calls/pay-costs';
import { simulatePay as simulateCall } from '@cadre/contract/calls/pay-simulations';
import { bankFile, bankFiles, hoursFile, journalFile, sepaFile, withdrawBankFile } from '@cadre/contract/calls/payroll-files';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { makePayCostsFile } from './costs/pay-costs-file.ts';
import { readPayCosts } from './costs/read-pay-costs.ts';
import { makeBankFile, makeSepaFile } from './files/bank-file.ts';
import { readBankFiles, withdrawBankFile as withdrawFile } from './files/bank-files.ts';
import { makeHoursFile } from './files/hours-file.ts';
import { makeJournal } from './files/journal-file.ts';
import type { PayPorts } from './inputs/pay-ports.ts';
import { simulatePay } from './simulations/simulate-pay.ts';

/** Endpoints for payroll files, pay costs and simulations. */
export function servePayFiles(app: FastifyInstance, services: Services, ports: PayPorts): void {
  serve(app, services, bankFile, (asked) => makeBankFile(services, asked));
  serve(app, services, sepaFile, (asked) => makeSepaFile(services, asked));
  serve(app, services, bankFiles, (asked) => readBankFiles(services.db, asked));
  serve(app, services, withdrawBankFile, (asked) => withdrawFile(services.db, asked));
  serve(app, services, journalFile, (asked) => makeJournal(services, asked));
  serve(app, services, hoursFile, (asked) => makeHoursFile(services, ports, asked));
  serve(app, services, payCosts, (asked) => readPayCosts(services.db, asked));
  serve(app, services, payCostsFile, (asked) => makePayCostsFile(services, asked));
  serve(app, services, simulateCall, (asked) => simulatePay(services, ports, asked));
}
