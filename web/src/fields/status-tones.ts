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
    published: 'green',
    archived: 'ended',
    present: 'green',
    half_day: 'amber',
    absent: 'pink',
    incomplete: 'pink',
    leave: 'blue',
    half_leave: 'blue',
    travel: 'blue',
    remote: 'blue',
    pending_sync: 'amber',
  },
  state: { counted: 'green', double_tap: 'neutral', evidence: 'neutral', voided: 'ended' },
  connection: { waiting: 'blue', online: 'green', late: 'amber', offline: 'pink' },
  outcome: { accepted: 'green', quarantined: 'amber', rejected: 'pink', ignored: 'ended' },
  risk: { normal: 'neutral', sensitive: 'amber', critical: 'pink' },
};

export const toneOf = (field: string, value: string): Tone | undefined => {
  const known = tones[field];
  return known && (known[value] ?? 'neutral');
};
