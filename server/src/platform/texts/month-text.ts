import type { Language } from '@cadre/contract/languages';
import { isWholeMonth, spanOf } from '@cadre/rules/pay/pay-period';

/** `2026-11` as people write it: November 2026. A shorter pay period by its days: November 2 – 15, 2026. */
export function monthText(language: Language, month: string): string {
  if (!isWholeMonth(month)) return spanText(language, spanOf(month));
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

const spanText = (language: Language, { from, to }: { from: string; to: string }): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
