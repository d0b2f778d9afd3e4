export type Tone = 'neutral' | 'blue' | 'green' | 'amber' | 'pink' | 'ended';

/** Choices that are shown as a badge, by field; every other choice is plain text. */
const tones: Record<string, Record<string, Tone>> = {
  status: {
    invited: 'blue',
    onboarding: 'blue',
    active: 'green',
    on_notice: 'amber',
    suspended: 'amber',
    terminated: 'ended',
    issued: 'blue',
    accepted: 'green',
    declined: 'pink',
    withdrawn: 'ended',
    requested: 'amber',
    submitted: 'blue',
    rejected: 'pink',
    expired: 'ended',
    pending: 'blue',
    approved: 'green',
  },
  risk: { normal: 'neutral', sensitive: 'amber', critical: 'pink' },
};

export const toneOf = (field: string, value: string): Tone | undefined => {
  const known = tones[field];
  return known && (known[value] ?? 'neutral');
};
