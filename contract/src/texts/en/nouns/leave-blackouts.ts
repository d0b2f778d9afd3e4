export const leaveBlackouts = {
  one: 'blackout period',
  many: 'blackout periods',
  empty: 'No blackout periods. Leave is possible all year, as far as its category allows.',
  fields: { name: 'Reason', yearly: 'Every year', effect: 'Effect' },
  options: { effect: { refuse: 'Refuse leave', warn: 'Warn only' } },
} as const;
