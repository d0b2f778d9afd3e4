/** Exchange rates: where they come from. */
export const exchange = {
  reporting: 'Reports add up in {currency}, the currency of the company, unless you choose another one.',
  newest: 'Newest rates of the European Central Bank: {day}, fetched {moment}',
  never: 'Rates of the European Central Bank have not been fetched yet.',
  off: 'The daily file of the European Central Bank isn’t set up (EXCHANGE_RATES_URL). Type rates or import them.',
  fetch: 'Fetch now',
  import: 'Import',
  failed_since: 'The last attempt failed: {moment}',
  failures: {
    unreachable: 'The address of the exchange rates can’t be reached. The rates you have stay in use.',
    refused: 'The address of the exchange rates refused to send them. The rates you have stay in use.',
    unreadable: 'The address of the exchange rates sent something other than the daily file. The rates you have stay in use.',
  },
} as const;
