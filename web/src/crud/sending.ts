import type { Resource } from '@cadre/contract/resource';

/** The field that keeps a request as a draft until its owner sends it. Forms have a button for it; it is shown nowhere else. */
export const draftFlag = 'as_draft';

/** The move that sends a record, for resources with drafts. */
export const sendingMove = ({ life: { request }, fields }: Pick<Resource, 'life' | 'fields'>): string | undefined =>
  Object.hasOwn(fields, draftFlag) ? request?.submit : undefined;
