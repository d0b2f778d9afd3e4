import * as calls from '@cadre/contract/calls/payslips';
import type { FastifyInstance } from 'fastify';
import type { LeaveBalances } from '../../crud/ports/leave-balances.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { readPayOverview } from './overview/pay-overview.ts';
import { sendPayStatement } from './papers/pay-statement.ts';
import { readPayslipAccounts } from './papers/payslip-accounts.ts';
import { sendPayslipPdf } from './papers/payslip-pdf.ts';
import { beginPayslipsZip, writePayslipsInBackground } from './papers/payslips-zip.ts';
import { releasePayslips, releaseRun } from './papers/release-payslips.ts';
import { withdrawPayslips, withdrawRun } from './papers/withdraw-payslips.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { askAboutPayslip } from './questions/ask-about-payslip.ts';
import { readQuestions, readQuestionsOf } from './questions/read-questions.ts';

/** Endpoints for calculated payslips: documents, release, and questions about them. */
export function servePayslips(app: FastifyInstance, services: Services, ports: Plans & Settling & LeaveBalances): void {
  serve(app, services, calls.payslipPdf, (context) => sendPayslipPdf(services, ports, context));
  serve(app, services, calls.payslipAccounts, (context) => readPayslipAccounts(services.db, context));
  serve(app, services, calls.payStatement, (context) => sendPayStatement(services, context));
  serve(app, services, calls.payOverview, (context) => readPayOverview(services, ports, context));
  serve(app, services, calls.releasePayslips, (context) => releasePayslips(services, ports, context));
  serve(app, services, calls.releaseRun, (context) => releaseRun(services, ports, context));
  serve(app, services, calls.withdrawPayslips, (context) => withdrawPayslips(services, context));
  serve(app, services, calls.withdrawRun, (context) => withdrawRun(services, context));
  serve(app, services, calls.payslipsZip, (context) => beginPayslipsZip(services, context));
  writePayslipsInBackground(services, ports);
  serve(app, services, calls.payslipQuestions, (context) => readQuestionsOf(services.db, context));
  serve(app, services, calls.askAboutPayslip, (context) => askAboutPayslip(services, context));
  serve(app, services, calls.payQuestions, (context) => readQuestions(services.db, context));
  serve(app, services, calls.answerPayQuestion, (context) => answerQuestion(services, context));
}
