/** What balances and days were counted by; once a category is used it stays. */
export const fixedFields = ['unit', 'balance_mode', 'counts_holidays', 'year_starts', 'year_starts_in', 'starts_on'] as const;
