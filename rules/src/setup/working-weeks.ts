/** How a country usually works, as a proposal to begin with; its law and its contracts decide. */
export type WorkingCountry = {
  currency: string;
  timezone: string;
  /** Monday is 1. */
  weekdays: readonly number[];
  /** The first day in calendars. */
  weekStart: number;
  minutesPerDay: number;
  /** Statutory days of paid leave for this week; if the law grants none, the usual number. */
  leaveDays: number;
};

const mondayToFriday = [1, 2, 3, 4, 5];
const sundayToThursday = [1, 2, 3, 4, 7];

type More = Partial<Omit<WorkingCountry, 'currency' | 'timezone' | 'leaveDays'>>;

const works = (currency: string, timezone: string, leaveDays: number, more: More = {}): WorkingCountry => ({
  currency,
  timezone,
  leaveDays,
  weekdays: mondayToFriday,
  weekStart: 1,
  minutesPerDay: 480,
  ...more,
});

const sundayFirst = { weekStart: 7 };

const countries: Readonly<Record<string, WorkingCountry>> = {
  AE: works('AED', 'Asia/Dubai', 22),
  AR: works('ARS', 'America/Argentina/Buenos_Aires', 10),
  AT: works('EUR', 'Europe/Vienna', 25, { minutesPerDay: 462 }),
  AU: works('AUD', 'Australia/Sydney', 20, { minutesPerDay: 456 }),
  BE: works('EUR', 'Europe/Brussels', 20, { minutesPerDay: 456 }),
  BR: works('BRL', 'America/Sao_Paulo', 22, sundayFirst),
  CA: works('CAD', 'America/Toronto', 10, { ...sundayFirst, minutesPerDay: 450 }),
  CH: works('CHF', 'Europe/Zurich', 20, { minutesPerDay: 504 }),
  CL: works('CLP', 'America/Santiago', 15, { minutesPerDay: 504 }),
  CN: works('CNY', 'Asia/Shanghai', 5),
  CO: works('COP', 'America/Bogota', 15, { minutesPerDay: 504 }),
  CZ: works('CZK', 'Europe/Prague', 20),
  DE: works('EUR', 'Europe/Berlin', 20),
  DK: works('DKK', 'Europe/Copenhagen', 25, { minutesPerDay: 444 }),
  EG: works('EGP', 'Africa/Cairo', 15, { weekdays: sundayToThursday, weekStart: 7 }),
  ES: works('EUR', 'Europe/Madrid', 22),
  FI: works('EUR', 'Europe/Helsinki', 25, { minutesPerDay: 450 }),
  FR: works('EUR', 'Europe/Paris', 25, { minutesPerDay: 420 }),
  GB: works('GBP', 'Europe/London', 20, { minutesPerDay: 450 }),
  GR: works('EUR', 'Europe/Athens', 20),
  HK: works('HKD', 'Asia/Hong_Kong', 7, sundayFirst),
  HU: works('HUF', 'Europe/Budapest', 20),
  IE: works('EUR', 'Europe/Dublin', 20, { minutesPerDay: 450 }),
  IL: works('ILS', 'Asia/Jerusalem', 12, { weekdays: sundayToThursday, weekStart: 7, minutesPerDay: 504 }),
  IN: works('INR', 'Asia/Kolkata', 15),
  IT: works('EUR', 'Europe/Rome', 20),
  JP: works('JPY', 'Asia/Tokyo', 10, sundayFirst),
  KR: works('KRW', 'Asia/Seoul', 15, sundayFirst),
  LU: works('EUR', 'Europe/Luxembourg', 26),
  MX: works('MXN', 'America/Mexico_City', 12, sundayFirst),
  NL: works('EUR', 'Europe/Amsterdam', 20),
  NO: works('NOK', 'Europe/Oslo', 21, { minutesPerDay: 450 }),
  NZ: works('NZD', 'Pacific/Auckland', 20),
  PL: works('PLN', 'Europe/Warsaw', 20),
  PT: works('EUR', 'Europe/Lisbon', 22),
  QA: works('QAR', 'Asia/Qatar', 15, { weekdays: sundayToThursday, weekStart: 7 }),
  RO: works('RON', 'Europe/Bucharest', 20),
  SA: works('SAR', 'Asia/Riyadh', 15, { weekdays: sundayToThursday, weekStart: 7 }),
  SE: works('SEK', 'Europe/Stockholm', 25),
  SG: works('SGD', 'Asia/Singapore', 7),
  TR: works('TRY', 'Europe/Istanbul', 14, { minutesPerDay: 540 }),
  US: works('USD', 'America/New_York', 15, sundayFirst),
  ZA: works('ZAR', 'Africa/Johannesburg', 15),
};

export const knownCountries: readonly string[] = Object.keys(countries);

/** For an unlisted country: five days of eight hours, and the company's currency and time zone. */
export const workingCountry = (country: string, company: { currency: string; timezone: string }): WorkingCountry =>
  Object.hasOwn(countries, country) ? (countries[country] as WorkingCountry) : works(company.currency, company.timezone, 20);
