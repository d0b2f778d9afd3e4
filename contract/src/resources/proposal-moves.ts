import { choice, date, longText, required, text } from '../fields.ts';
import type { Move } from '../resource.ts';
import { approvedByChain, reasonInput } from './decided-moves.ts';
import { lostReasons } from './proposal-fields.ts';

/** The moves of a proposal, from draft to outcome. */
export const proposalMoves = {
  submit: { from: ['draft'], to: 'internal_review', right: 'update' },
  /** It stays where it is, and may be sent now. */
  approve: {
    ...approvedByChain,
    from: ['internal_review'],
    to: 'internal_review',
    stamps: 'reviewed_at',
    notifies: { owner: 'request_approved' },
  },
  send_back: {
    from: ['internal_review'],
    to: 'draft',
    right: 'approve',
    decidedBy: 'approvals',
    notByOwner: true,
    danger: true,
    input: reasonInput,
    into: { note: 'decision_note' },
    notifies: { owner: 'request_sent_back' },
  },
  take_back: { from: ['internal_review'], to: 'draft', right: 'update' },
  send: { from: ['draft', 'internal_review'], to: 'sent', right: 'send', stamps: 'sent_at' },
  accept: {
    from: ['sent'],
    to: 'accepted',
    right: 'decide',
    input: { accepted_by: text({ required: true, min: 2, max: 120 }), accepted_on: date(required) },
    files: 'evidence',
    stamps: 'decided_at',
  },
  reject: {
    from: ['sent'],
    to: 'rejected',
    right: 'decide',
    danger: true,
    input: {
      lost_reason: choice({ options: lostReasons, required: true }),
      note: longText({ max: 500 }),
    },
    into: { note: 'decision_note' },
    stamps: 'decided_at',
  },
  withdraw: {
    from: ['internal_review', 'sent', 'expired'],
    to: 'withdrawn',
    right: 'decide',
    danger: true,
    input: reasonInput,
    into: { note: 'decision_note' },
    stamps: 'decided_at',
  },
  extend: { from: ['sent', 'expired'], to: 'sent', right: 'send', input: { valid_until: date(required) } },
  revise: { from: ['sent', 'expired'], to: 'draft', right: 'update' },
} as const satisfies Record<string, Move>;
