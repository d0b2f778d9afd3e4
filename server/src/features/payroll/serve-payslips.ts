import * as calls from '@cadre/contract/calls/payslips';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PayWorks } from './inputs/pay-works.ts';
import { tellPayOverview } from './overview/pay-overview.ts';
import type { PaperWorks } from './papers/paper-works.ts';
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
export function servePayslips(app: FastifyInstance, house: House, works: PayWorks & PaperWorks): void {
  serve(app, house, calls.payslipPdf, (asked) => sendPayslipPdf(house, works, asked));
  serve(app, house, calls.payslipAccounts, (asked) => readPayslipAccounts(house.db, asked));
  serve(app, house, calls.payStatement, (asked) => sendPayStatement(house, asked));
  serve(app, house, calls.payOverview, (asked) => tellPayOverview(house, works, asked));
  serve(app, house, calls.releasePayslips, (asked) => releasePayslips(house, works, asked));
  serve(app, house, calls.releaseRun, (asked) => releaseRun(house, works, asked));
  serve(app, house, calls.withdrawPayslips, (asked) => withdrawPayslips(house, asked));
  serve(app, house, calls.withdrawRun, (asked) => withdrawRun(house, asked));
  serve(app, house, calls.payslipsZip, (asked) => beginPayslipsZip(house, asked));
  writePayslipsInBackground(house, works);
  serve(app, house, calls.payslipQuestions, (asked) => readQuestionsOf(house.db, asked));
  serve(app, house, calls.askAboutPayslip, (asked) => askAboutPayslip(house, asked));
  serve(app, house, calls.payQuestions, (asked) => readQuestions(house.db, asked));
  serve(app, house, calls.answerPayQuestion, (asked) => answerQuestion(house, asked));
}
