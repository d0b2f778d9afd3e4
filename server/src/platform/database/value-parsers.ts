import pg from 'pg';

const { builtins } = pg.types;
const dateArray = 1182;
const int8Array = 1016;
const textArray = 1009;

const parseTexts = pg.types.getTypeParser(textArray as never) as (value: string) => (string | null)[];
const parseMoment = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (value: string) => Date;

const parsers = new Map<number, (value: string) => unknown>([
  // A day is a day: no time zone can move it.
  [builtins.DATE, (value) => value],
  [dateArray, parseTexts],
  [builtins.INT8, parseInteger],
  [int8Array, (value) => parseTexts(value).map((item) => (item === null ? null : parseInteger(item)))],
  [builtins.TIMESTAMP, (value) => parseMoment(`${value}+00`)],
]);

/**
 * The values as they leave the database, the same on both engines. Types not listed here follow node-postgres: numeric as text, json
 * parsed.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as never,
};

function parseInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit into a number without loss.`);
  return number;
}
