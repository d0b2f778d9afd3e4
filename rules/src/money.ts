/** ISO 4217 currencies with their number of decimal digits. */
const twoDigits =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW ZWL';
const noDigits = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const threeDigits = 'BHD IQD JOD KWD LYD OMR TND';

const digits = new Map<string, number>([
  ...twoDigits.split(' ').map((code) => [code, 2] as const),
  ...noDigits.split(' ').map((code) => [code, 0] as const),
  ...threeDigits.split(' ').map((code) => [code, 3] as const),
]);

export const currencies: readonly string[] = [...digits.keys()].sort();

export const currencyDigits = (currency: string): number | undefined => digits.get(currency);

/** Major units as typed to integer minor units; undefined when the amount has more digits than the currency, however small they are. */
export const toMinor = (amount: number, currency: string): number | undefined => {
  const places = digits.get(currency);
  if (places === undefined || !Number.isFinite(amount)) return undefined;
  const size = Math.abs(amount);
  const written = size.toFixed(places);
  if (Math.abs(size - Number(written)) > size * floatNoise) return undefined;
  const minor = Number(written.replace('.', ''));
  return Number.isSafeInteger(minor) ? Math.sign(amount) * minor : undefined;
};

/** A sum of amounts may miss its decimals by a few bits: 0.1 + 0.2 is 0.3. */
const floatNoise = 4 * Number.EPSILON;

export const toMajor = (minor: number, currency: string): number => minor / 10 ** (digits.get(currency) ?? 2);
