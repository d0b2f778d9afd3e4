import type { ImportData } from '@cadre/contract/calls/imports';
import type { Tone } from '@cadre/contract/fields';

const tones: Record<ImportData['status'], Tone> = {
  uploaded: 'neutral',
  checking: 'blue',
  checked: 'blue',
  committing: 'blue',
  committed: 'green',
  undoing: 'blue',
  undone: 'ended',
  failed: 'pink',
};

export const toneOf = (status: ImportData['status']): Tone => tones[status];
