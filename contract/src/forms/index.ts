import { contractFields } from './contract-fields.ts';
import { jobOfferFields } from './job-offer-fields.ts';
import type { Paper } from './paper.ts';

/** The fields of each type of paper. */
export const papers = { contract: contractFields, job_offer: jobOfferFields } as const satisfies Record<string, Paper>;

export type PaperType = keyof typeof papers;

/** The names of all answers; the noun `forms` has a label for each. */
export type AnswerName = { [P in PaperType]: keyof (typeof papers)[P]['fields'] & string }[PaperType];

/** Of one form: absent, null and empty all mean that it is still to be filled in. */
export type Answers = { [N in AnswerName]?: unknown };
