import { call } from '../call.ts';
import { boolean, choice, integer, moment, record, text } from '../fields.ts';
import { forms } from '../resources/forms.ts';

const tag = 'forms';
const answer = record(forms, { required: true, partly: true });

/** From now on the form has a number and does not change. */
export const issueForm = call({
  method: 'POST',
  path: '/forms/:id/issue',
  access: 'forms.issue',
  tag,
  summary: 'Issue a contract or offer',
  body: { version: integer({ required: true, min: 1 }) },
  answer,
  touches: ['forms'],
});

/**
 * A draft is rendered as it would look; an issued form is returned byte for byte. The `signed` copy of an accepted form also shows who signed and
 * when.
 */
export const formPdf = call({
  method: 'GET',
  path: '/forms/:id/pdf',
  access: 'forms.view',
  tag,
  summary: 'Get a contract or offer as a PDF',
  query: { copy: choice({ options: ['issued', 'signed'] }) },
  file: ['application/pdf'],
});

/** The header of the PDF: a draft uses the current logo, an issued form the logo from the time of issue. */
export const paperHead = call({
  method: 'GET',
  path: '/forms/head',
  access: 'forms.view',
  tag,
  summary: 'Get the document header, with the company logo as a data URL',
  query: { as_of: moment() },
  answer: { logo: text() },
});

/** By the person it was issued to, once. */
export const answerForm = call({
  method: 'POST',
  path: '/forms/:id/answer',
  access: 'forms.view',
  tag,
  summary: 'Accept or decline a contract or offer issued to you',
  body: {
    status: choice({ options: ['accepted', 'declined'], required: true }),
    name: text({ required: true, min: 2, max: 120 }),
    /** Whether the terms were accepted; needed to accept. */
    terms: boolean(),
    note: text({ max: 500 }),
  },
  answer,
  touches: ['forms'],
});
