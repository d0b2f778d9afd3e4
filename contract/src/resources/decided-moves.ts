import { longText } from '../fields.ts';

/** Rejecting or canceling needs a reason. */
export const reasonInput = { note: longText({ required: true, min: 2, max: 500 }) };

/** The answers of a chain to a request that waits. */
export const approvedByChain = {
  from: ['pending'],
  to: 'approved',
  right: 'approve',
  decidedBy: 'approvals',
  notByOwner: true,
  input: { note: longText({ max: 500 }) },
  into: { note: 'decision_note' },
  stamps: 'decided_at',
} as const;

export const rejectedByChain = {
  from: ['pending'],
  to: 'rejected',
  right: 'approve',
  decidedBy: 'approvals',
  notByOwner: true,
  danger: true,
  input: reasonInput,
  into: { note: 'decision_note' },
  stamps: 'decided_at',
} as const;

/** The decisions on a request to cancel approved time. */
export const cancelledByChain = {
  from: ['cancellation_requested'],
  to: 'cancelled',
  right: 'cancel',
  decidedBy: 'approvals',
  notByOwner: true,
  danger: true,
  input: { note: longText({ max: 500 }) },
  into: { note: 'decision_note' },
} as const;

export const decidedByChain = {
  from: ['cancellation_requested'],
  to: 'approved',
  right: 'cancel',
  decidedBy: 'approvals',
  notByOwner: true,
  input: { note: longText({ max: 500 }) },
  into: { note: 'decision_note' },
} as const;

/** The decision on a request to give back the last days of approved time. */
export const shortenedByChain = { ...decidedByChain, danger: true } as const;

/** Owners withdraw a request before it is granted; afterwards they request the cancellation, and users with the right to cancel do it directly. */
export const withdrawnByOwner = { from: ['draft', 'pending'], to: 'cancelled', right: 'create', byOwnerOnly: true, danger: true } as const;

export const cancellationRequested = {
  from: ['approved'],
  to: 'cancellation_requested',
  right: 'create',
  byOwnerOnly: true,
  danger: true,
  input: reasonInput,
  into: { note: 'cancel_reason' },
} as const;

export const cancelledAtOnce = {
  from: ['draft', 'pending', 'approved', 'cancellation_requested'],
  to: 'cancelled',
  right: 'cancel',
  notByOwner: true,
  danger: true,
  input: reasonInput,
  into: { note: 'cancel_reason' },
} as const;
