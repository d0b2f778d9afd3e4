type Timed = { state: 'past' | 'current' | 'future' };

/** On a phone, where the table does not scroll by itself, the current week comes first, then the past weeks, then the future ones. */
export const nowFirst = <W extends Timed>(weeks: readonly W[]): W[] => [
  ...weeks.filter(({ state }) => state !== 'future').toReversed(),
  ...weeks.filter(({ state }) => state === 'future'),
];
