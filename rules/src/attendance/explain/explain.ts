import type { Explanation, Moment } from '../facts.ts';
import { clockAt } from '../plan/zone.ts';
import type { ExplanationCode } from './explanation-codes.ts';

/** Notes a sentence about the day. */
export type Explain = {
  (code: ExplanationCode, args?: Explanation['args']): void;
  clock: (at: Moment) => string;
};

export function explainInto(lines: Explanation[], zone: string): Explain {
  const explain = (code: ExplanationCode, args: Explanation['args'] = {}): void => {
    lines.push({ code, args });
  };
  return Object.assign(explain, { clock: (at: Moment) => clockAt(zone, at) });
}
