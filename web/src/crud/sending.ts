import type { Resource } from '@cadre/contract/resource';

/** The field of a request that keeps it until its owner sends it. Forms have a button for it, and nobody else reads it. */
export const draftFlag = 'as_draft';

/** The move that sends a record, of a resource whose records can be kept as drafts. */
export const sendingMove = ({ approval, fields }: Pick<Resource, 'approval' | 'fields'>): string | undefined =>
  Object.hasOwn(fields, draftFlag) ? approval?.submit : undefined;
