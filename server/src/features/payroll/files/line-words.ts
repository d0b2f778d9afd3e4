import type { Language } from '@cadre/contract/languages';
import { type SaidLine, saidLine } from '@cadre/rules/pay/pay-line-codes';
import { monthText } from '../../../platform/texts/month-text.ts';
import type { Translate } from '../../../platform/texts/texts.ts';

/** What a line of a payslip is called: as people named it, or by its code. */
export function lineName(t: Translate, language: Language, { code, name }: { code: string; name: string | null }): string {
  const said = saidLine(code);
  return said ? words(said, name ?? code) : (name ?? code);

  function words({ code: of, args, of: inner }: SaidLine, named: string): string {
    const month = args.month === undefined ? '' : monthText(language, args.month);
    return t(`pay.lines.${of}`, { premium: args.premium ?? 0, month, name: inner ? words(inner, named) : named });
  }
}
