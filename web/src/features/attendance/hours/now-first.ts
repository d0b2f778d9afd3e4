type Timed = { state: 'past' | 'current' | 'future' };

/** On a phone, where the table does not scroll by itself, what is now comes first, then what was, then what will be. */
export const nowFirst = <W extends Timed>(weeks: readonly W[]): W[] => [
  ...weeks.filter(({ state }) => state !== 'future').toReversed(),
  ...weeks.filter(({ state }) => state === 'future'),
];
