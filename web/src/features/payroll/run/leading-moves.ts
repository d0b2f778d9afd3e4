import { Banknote, Calculator, Check, Lock, type LucideIcon, Send, Undo2, X } from 'lucide-react';
import type { Run } from './run.ts';

/** The moves that lead on from each status, the next one first. All other moves are in a menu. */
export const leadingMoves = {
  draft: ['calculate'],
  calculating: [],
  calculated: ['submit', 'calculate'],
  submitted: ['approve', 'reject', 'take_back'],
  approved: ['pay'],
  paid: ['close'],
  closed: [],
  cancelled: [],
} as const satisfies Record<Run['status'], readonly string[]>;

type LeadingMove = (typeof leadingMoves)[keyof typeof leadingMoves][number];

export const moveIcons: Record<LeadingMove, LucideIcon> = {
  calculate: Calculator,
  submit: Send,
  approve: Check,
  reject: X,
  take_back: Undo2,
  pay: Banknote,
  close: Lock,
};
