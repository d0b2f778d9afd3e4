import * as calls from '@cadre/contract/calls/forms';
import type { FastifyInstance } from 'fastify';
import { headOfPaper } from '../../platform/documents/company-logo.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { answerForm } from './answer-form.ts';
import { sendFormPdf } from './form-pdf.ts';
import { issueForm } from './issue-form.ts';

export function serveForms(app: FastifyInstance, services: Services): void {
  serve(app, services, calls.issueForm, (context) => issueForm(services, context));
  serve(app, services, calls.formPdf, (context) => sendFormPdf(services, context));
  serve(app, services, calls.paperHead, async ({ query: { as_of } }) => {
    const { logo = null } = await headOfPaper(services, as_of ? new Date(as_of) : undefined);
    return { data: { logo } };
  });
  serve(app, services, calls.answerForm, (context) => answerForm(services, context));
}
