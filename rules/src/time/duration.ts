/** The most minutes a day can have. */
export const minutesOfDay = 1440;

/** The words of an hour and of a minute in the six languages, as people shorten them. */
const hourWords = ['hours?', 'hrs?', 'h', 'stunden?', 'std', 'heures?', 'horas?', '時間', '个?小时', '個?小時', '钟头', '时', '時'];
const minuteWords = ['minutes?', 'minuten', 'mins?', 'mn', 'm', 'minutos?', '分钟', '分鐘', '分間', '分', "'", '′'];

const hour = `(?:${hourWords.join('|')})\\.?`;
const minute = `(?:${minuteWords.join('|')})\\.?`;
const number = String.raw`(\d+(?:\.\d*)?|\.\d+)`;

const clock = /^(\d{0,5}):([0-5]\d)$/;
const plain = new RegExp(`^${number}$`);
const units = new RegExp(String.raw`^(?:${number}\s*${hour})?\s*(?:und|and|et|y)?\s*(?:(半)|(\d+)\s*(?:${minute})?)?$`);

/**
 * Minutes as people write them in each language: `8`, `7.5`, `7,5`, `7:30`, `7h30`, `1h 15m`, `450m`, `1 Std 30`, `1½`, `1時間30分`, `1个半小时`; a
 * plain number above 24 is minutes. A sign adds to the current minutes or subtracts from them. An empty text is zero; other texts are undefined.
 */
export function readDuration(typed: string, current = 0): number | undefined {
  const text = plainText(typed);
  if (text === '') return 0;
  const sign = /^[+-]/.exec(text)?.[0];
  const minutes = readPlain(sign ? text.slice(1).trim() : text, (value) => (value <= 24 ? value * 60 : value));
  if (minutes === undefined || sign === undefined) return minutes;
  return Math.max(0, sign === '+' ? current + minutes : current - minutes);
}

/** The same for more than a day, where a plain number is always hours. */
export const readHours = (typed: string): number | undefined => readPlain(plainText(typed), (value) => value * 60);

const plainText = (typed: string): string =>
  typed
    .replace(/(\d)\s*([¼½¾])/g, (_all, digit: string, part: string) => digit + fractionOf(part))
    .replace(/[¼½¾]/g, fractionOf)
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll(',', '.')
    .trim()
    .toLowerCase()
    .replace(/^(\d+)\s*[个個]半/, '$1.5')
    .replace(/^半[个個]?(?=.)/, '.5');

const fractionOf = (part: string): string => ({ '¼': '.25', '½': '.5', '¾': '.75' })[part] ?? part;

function readPlain(text: string, ofNumber: (value: number) => number): number | undefined {
  const time = clock.exec(text);
  if (time) return Number(time[1]) * 60 + Number(time[2]);
  if (plain.test(text)) return Math.round(ofNumber(Number(text)));
  const [, hours, half, minutes] = units.exec(text) ?? [];
  if (hours === undefined && minutes === undefined) return undefined;
  return Math.round(Number(hours ?? 0) * 60) + (half ? 30 : Number(minutes ?? 0));
}
