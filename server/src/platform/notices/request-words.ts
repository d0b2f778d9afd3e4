import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Language } from '@cadre/contract/languages';
import { isNamedInNotice } from '@cadre/contract/notice-kind-of';
import { isInquiry, isOutcome } from '@cadre/contract/request-notices';
import { translator, wordsOf } from '../texts/texts.ts';

/** The words that the sentences about every kind of request take from its noun. */
export function requestWords(language: Language, type: NotificationType, model: string): Record<string, string> {
  if (!isInquiry(type) && !isOutcome(type)) return {};
  const { inline, gender, nextStep } = wordsOf(translator(language));
  return {
    noun: inline.request(model),
    a: inline.a(model),
    the: inline.the(model),
    gender: gender(model),
    next: nextStep(model, type) ?? 'none',
    named: isNamedInNotice(model) ? 'yes' : 'no',
  };
}
