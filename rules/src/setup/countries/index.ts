import type { HolidayRule } from '../holiday-rules.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { middleEast } from './middle-east.ts';
import { pacificAndAfrica } from './pacific-and-africa.ts';
import { westernEurope } from './western-europe.ts';

/** By ISO 3166-1 alpha-2. Holidays that depend on the moon or an announcement are listed for 2026 and 2027. */
export const holidaysOfCountries: Readonly<Record<string, readonly HolidayRule[]>> = {
  ...westernEurope,
  ...easternEurope,
  ...americas,
  ...asia,
  ...middleEast,
  ...pacificAndAfrica,
};
