type Tone = 'green' | 'amber' | 'pink' | 'blue' | 'grey' | 'plain';

const tones: Record<string, Tone> = {
  present: 'green',
  half_day: 'amber',
  absent: 'pink',
  incomplete: 'pink',
  leave: 'blue',
  half_leave: 'blue',
  travel: 'blue',
  remote: 'blue',
  holiday: 'grey',
  pending_sync: 'amber',
};

/** The colour of a day's letters, by its status; never alone, the letters say the same. */
export const codeTone = (status: string): Tone => tones[status] ?? 'plain';
