import * as calls from '@cadre/contract/calls/payslips';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import type { PayPorts } from './inputs/pay-ports.ts';
import { tellPayOverview } from './overview/pay-overview.ts';
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
  serve(app, services, calls.payslipPdf, (asked) => sendPayslipPdf(services, ports, asked));
  serve(app, services, calls.payslipAccounts, (asked) => readPayslipAccounts(services.db, asked));
  serve(app, services, calls.payStatement, (asked) => sendPayStatement(services, asked));
  serve(app, services, calls.payOverview, (asked) => tellPayOverview(services, ports, asked));
  serve(app, services, calls.releasePayslips, (asked) => releasePayslips(services, ports, asked));
  serve(app, services, calls.releaseRun, (asked) => releaseRun(services, ports, asked));
  serve(app, services, calls.withdrawPayslips, (asked) => withdrawPayslips(services, asked));
  serve(app, services, calls.withdrawRun, (asked) => withdrawRun(services, asked));
  serve(app, services, calls.payslipsZip, (asked) => beginPayslipsZip(services, asked));
  writePayslipsInBackground(services, ports);
  serve(app, services, calls.payslipQuestions, (asked) => readQuestionsOf(services.db, asked));
  serve(app, services, calls.askAboutPayslip, (asked) => askAboutPayslip(services, asked));
  serve(app, services, calls.payQuestions, (asked) => readQuestions(services.db, asked));
  serve(app, services, calls.answerPayQuestion, (asked) => answerQuestion(services, asked));
}
