import * as calls from '@cadre/contract/calls/payslips';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import type { PayPorts } from './inputs/pay-ports.ts';
import { readPayOverview } from './overview/pay-overview.ts';
import type { PaperPorts } from './papers/paper-ports.ts';
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
export function servePayslips(app: FastifyInstance, services: Services, ports: PayPorts & PaperPorts): void {
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
