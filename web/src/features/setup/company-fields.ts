import { companyFields } from '@cadre/contract/calls/setup';
import { namedBy } from '@cadre/contract/fields';

/** What a company says of itself, as a form. */
export const companyForm = {
  fields: namedBy('setup', companyFields),
  rows: [['company', 'locale'], ['currency', 'timezone'], ['week_start']],
};
