import { payCosts, payCostsFile } from '@cadre/contract/calls/pay-costs';
import { simulatePay as simulateCall } from '@cadre/contract/calls/pay-simulations';
import { bankFile, bankFiles, hoursFile, journalFile, sepaFile, withdrawBankFile } from '@cadre/contract/calls/payroll-files';
import type { FastifyInstance } from 'fastify';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { makePayCostsFile } from './costs/pay-costs-file.ts';
import { readPayCosts } from './costs/read-pay-costs.ts';
import { makeBankFile, makeSepaFile } from './files/bank-file.ts';
import { readBankFiles, withdrawBankFile as withdrawFile } from './files/bank-files.ts';
import { makeHoursFile } from './files/hours-file.ts';
import { makeJournal } from './files/journal-file.ts';
import { simulatePay } from './simulations/simulate-pay.ts';

/** Endpoints for payroll files, pay costs and simulations. */
export function servePayFiles(app: FastifyInstance, services: Services, ports: Plans & Settling): void {
  serve(app, services, bankFile, (context) => makeBankFile(services, context));
  serve(app, services, sepaFile, (context) => makeSepaFile(services, context));
  serve(app, services, bankFiles, (context) => readBankFiles(services.db, context));
  serve(app, services, withdrawBankFile, (context) => withdrawFile(services.db, context));
  serve(app, services, journalFile, (context) => makeJournal(services, context));
  serve(app, services, hoursFile, (context) => makeHoursFile(services, ports, context));
  serve(app, services, payCosts, (context) => readPayCosts(services.db, context));
  serve(app, services, payCostsFile, (context) => makePayCostsFile(services, context));
  serve(app, services, simulateCall, (context) => simulatePay(services, ports, context));
}
