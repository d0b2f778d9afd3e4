import { companyFields } from '@cadre/contract/calls/setup';
import { namedBy } from '@cadre/contract/fields';

/** The form for the company's own settings. */
export const companyForm = {
  fields: namedBy('setup', companyFields),
  rows: [['company', 'locale'], ['currency', 'timezone'], ['week_start']],
};
