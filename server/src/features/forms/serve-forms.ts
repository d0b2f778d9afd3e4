import * as calls from '@cadre/contract/calls/forms';
import type { FastifyInstance } from 'fastify';
import { headOfPaper } from '../../platform/documents/company-logo.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerForm } from './answer-form.ts';
import { sendFormPdf } from './form-pdf.ts';
import { issueForm } from './issue-form.ts';

export function serveForms(app: FastifyInstance, house: House): void {
  serve(app, house, calls.issueForm, (asked) => issueForm(house, asked));
  serve(app, house, calls.formPdf, (asked) => sendFormPdf(house, asked));
  serve(app, house, calls.paperHead, async ({ query: { as_of } }) => {
    const { logo = null } = await headOfPaper(house, as_of ? new Date(as_of) : undefined);
    return { data: { logo } };
  });
  serve(app, house, calls.answerForm, (asked) => answerForm(house, asked));
}
