import { keyValues } from './key-values.ts';
import { isGarbage, type Line, linesOf } from './lines-of.ts';
import { parseTime } from './parse-time.ts';
import { redactLine } from './redact-line.ts';

/** An operation at the terminal: code, operator, time and object. */
export type OperationLine = {
  kind: 'operation';
  line_no: number;
  raw_line: string;
  code: number;
  operator: string;
  local_time: string | null;
  object: string;
  values: string[];
};

/** A person as the terminal knows them. */
export type UserLine = {
  kind: 'user';
  line_no: number;
  raw_line: string;
  pin: string;
  name: string;
  privilege: number | null;
  card: string;
};

/** A fingerprint, a face or a picture: only its kind, the number of its owner and its size are read. */
export type BiometricLine = { kind: 'biometric'; line_no: number; raw_line: string; what: string; pin: string; size: number };

export type OtherLine = { kind: 'other'; line_no: number; raw_line: string; what: string };

export type OperlogLine = OperationLine | UserLine | BiometricLine | OtherLine;

/** `table=OPERLOG` and its relatives (`USERINFO`, `BIODATA`, `ERRORLOG`): each line begins with its kind. */
export function parseOperlog(body: string, table = 'OPERLOG'): OperlogLine[] {
  return linesOf(body).map((line) => readLine(line, table.toUpperCase()));
}

const biometric = new Set(['FP', 'FINGERTMP', 'FACE', 'FVEIN', 'USERPIC', 'BIOPHOTO', 'BIODATA', 'ATTPHOTO', 'TEMPLATEV10']);
const people = new Set(['USER', 'USERINFO']);

function readLine(line: Line, table: string): OperlogLine {
  const [, what = table, rest = line.text] = /^([A-Za-z]\w*) (.*)$/s.exec(line.text) ?? [];
  const kind = what.toUpperCase();
  const seen = { line_no: line.line_no, raw_line: redactLine(line.text) };
  // The kind is checked before the bytes, because a biometric line may contain any bytes.
  if (biometric.has(kind)) return { kind: 'biometric', ...seen, what: kind, pin: keyValues(rest).pin ?? '', size: sizeOf(rest) };
  if (isGarbage(line.text)) return { kind: 'other', ...seen, what: 'garbage' };
  if (kind === 'OPLOG') return readOperation(seen, rest);
  if (people.has(kind)) return readUser(seen, rest);
  return { kind: 'other', ...seen, what: kind };
}

function readOperation(seen: { line_no: number; raw_line: string }, rest: string): OperlogLine {
  const [code = '', operator = '', time = '', object = '', ...values] = rest.split('\t');
  if (!/^\d{1,5}$/.test(code.trim())) return { kind: 'other', ...seen, what: 'OPLOG' };
  return { kind: 'operation', ...seen, code: Number(code), operator, local_time: parseTime(time)?.local_time ?? null, object, values };
}

function readUser(seen: { line_no: number; raw_line: string }, rest: string): OperlogLine {
  const named = keyValues(rest);
  const pin = (named.pin ?? '').replaceAll(' ', '');
  if (pin === '') return { kind: 'other', ...seen, what: 'USER' };
  const privilege = named.pri ?? named.privilege;
  return {
    kind: 'user',
    ...seen,
    pin,
    name: named.name ?? '',
    privilege: privilege !== undefined && /^\d{1,3}$/.test(privilege) ? Number(privilege) : null,
    card: cardOf(named.card ?? named.cardno ?? ''),
  };
}

/** Cards come as `[15CD5B07]` or as a number; all zeros are none. */
const cardOf = (text: string): string => {
  const card = text.replace(/^\[(.*)\]$/, '$1').trim();
  return /^0*$/.test(card) ? '' : card;
};

const sizeOf = (rest: string): number => {
  const said = Number(keyValues(rest).size);
  return Number.isInteger(said) && said > 0 ? said : rest.length;
};
