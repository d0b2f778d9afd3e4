/** The settings that balances and days were calculated with; they are fixed once a category is in use. */
export const fixedFields = ['unit', 'balance_mode', 'counts_holidays', 'year_starts', 'year_starts_in', 'starts_on'] as const;
