import type { ProposalStatus } from '@cadre/rules/proposals/price';
import { Check, type LucideIcon, Send, ThumbsUp, Undo2, X } from 'lucide-react';

/** The most likely next moves, in order; the other moves are in the menu. */
export const leadingMoves = {
  draft: ['send', 'submit'],
  internal_review: ['send', 'approve', 'send_back'],
  sent: ['accept', 'reject'],
  accepted: [],
  converted: [],
  rejected: [],
  expired: ['extend'],
  withdrawn: [],
} as const satisfies Record<ProposalStatus, readonly string[]>;

type Leading = (typeof leadingMoves)[ProposalStatus][number];

export const moveIcons: Record<Leading, LucideIcon> = {
  send: Send,
  submit: Send,
  approve: Check,
  send_back: Undo2,
  accept: ThumbsUp,
  reject: X,
  extend: Undo2,
};
