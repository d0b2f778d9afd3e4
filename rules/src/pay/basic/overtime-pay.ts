import { type Exact, exact, inThousandths, none, plus, rounded, times } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import { figureOf } from '../figures.ts';
import type { OvertimePart, PayInputs } from '../pay-inputs.ts';
import type { PayLine } from '../payslip.ts';
import { hourlyOf, type Segment } from './segments.ts';

/** A line for each class and premium. Ordinary hours are paid already, so their line is the premium alone. */
export function overtimePay({ overtime, policy }: PayInputs, segments: readonly Segment[]): PayLine[] {
  const groups = new Map<string, Costed[]>();
  for (const part of overtime) {
    const segment = segments.find(({ days }) => days.some(({ date }) => date === part.date));
    if (!segment || part.minutes === 0) continue;
    const costed = { part, hourly: hourlyOf(segment.compensation, policy), segment };
    const code = codeOf(part);
    groups.set(code, [...(groups.get(code) ?? []), costed]);
  }
  const lines = [...groups].map(([code, parts]) => lineOf(code, parts, policy.weeklyMinutes));
  return lines.filter(({ amount }) => amount !== 0).sort((one, other) => (one.code < other.code ? -1 : 1));
}

type Costed = { part: OvertimePart; hourly: Exact; segment: Segment };

const codeOf = ({ class: of, premiumBp }: OvertimePart): string => `overtime:${of}${premiumBp > 0 ? `+${premiumBp}` : ''}`;

const sharesOf = (part: OvertimePart): number => (part.class === 'normal' ? 0 : part.rateBp) + part.premiumBp;

const costOf = ({ part, hourly }: Costed): Exact => times(hourly, exact([part.minutes, sharesOf(part)], [60, 10_000]));

function lineOf(code: string, parts: readonly Costed[], weeklyMinutes: number): PayLine {
  const minutes = parts.reduce((sum, { part }) => sum + part.minutes, 0);
  const rates = [...new Set(parts.map(({ part, hourly }) => rounded(times(hourly, exact([sharesOf(part)], [10_000])))))];
  return {
    code,
    name: null,
    kind: 'earning',
    quantity: inThousandths(exact([minutes], [60])),
    unit: 'hours',
    rate: rates.length === 1 ? rates[0]! : null,
    base: null,
    amount: rounded(parts.map(costOf).reduce(plus, none)),
    source: sourceOf(parts),
    account: null,
    explain: explained(parts, weeklyMinutes),
  };
}

/** The one request that it comes from; of premiums on ordinary hours, the one rule. */
function sourceOf(parts: readonly Costed[]): PayLine['source'] {
  const isPremium = parts.every(({ part }) => part.class === 'normal');
  const ids = new Set(parts.map(({ part }) => (isPremium ? part.ruleId : part.id)));
  const [id = null] = ids;
  return ids.size === 1 && id !== null ? { type: isPremium ? 'overtime-rules' : 'overtime', id } : null;
}

/** Each wage of the month once, then the hours by their wage and rate. */
function explained(parts: readonly Costed[], weeklyMinutes: number): PayExplanation[] {
  const sentences = new Map<string, PayExplanation>();
  for (const { part, hourly, segment } of parts) {
    const hourly_minor = figureOf(hourly);
    const { basis, amount } = segment.compensation;
    const weekly_hours = figureOf(exact([weeklyMinutes], [60]));
    if (basis === 'monthly')
      sentences.set(`0:${hourly_minor}`, because('hour_of_month', { monthly_minor: amount, weekly_hours, hourly_minor }));
    if (basis === 'daily') sentences.set(`0:${hourly_minor}`, because('hour_of_day', { daily_minor: amount, weekly_hours, hourly_minor }));
    const key = `1:${hourly_minor}:${sharesOf(part)}`;
    const before = Number(sentences.get(key)?.args.minutes ?? 0);
    const minutes = before + part.minutes;
    const args = { minutes, hours: figureOf(exact([minutes], [60])), hourly_minor, percent: sharesOf(part) / 100 };
    sentences.set(key, because(part.class === 'normal' ? 'premium_hours' : 'overtime_hours', args));
  }
  return [...sentences].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sentence]) => sentence);
}
