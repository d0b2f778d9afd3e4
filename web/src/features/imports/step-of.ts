import type { ImportData } from '@cadre/contract/calls/imports';

export const steps = ['upload', 'columns', 'check', 'commit', 'done'] as const;
export type StepName = (typeof steps)[number];

const stepOfStatus: Record<ImportData['status'], StepName> = {
  uploaded: 'columns',
  failed: 'columns',
  checking: 'check',
  checked: 'check',
  committing: 'commit',
  committed: 'done',
  undoing: 'done',
  undone: 'done',
};

/** The step of an import; the user can return from a checked import to its columns. */
export const stepOf = (status: ImportData['status'], wantsColumns: boolean): StepName =>
  status === 'checked' && wantsColumns ? 'columns' : stepOfStatus[status];

/** A job is working on it; its progress is polled until it ends. */
export const isRunning = (status: ImportData['status']): boolean =>
  status === 'checking' || status === 'committing' || status === 'undoing';

export const everySecondWhile = (isSo: boolean | undefined): number | false => (isSo ? 1000 : false);
