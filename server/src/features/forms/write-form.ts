import { type Acceptance, paperContent } from '@cadre/contract/forms/content';
import { paperFormat } from '@cadre/contract/forms/paper-format';
import type { Phrase } from '@cadre/contract/forms/paper-words';
import { type PaperDocument, paperFile } from '../../platform/documents/paper-file.ts';
import { translator } from '../../platform/texts/texts.ts';
import { fingerprint } from './fingerprint.ts';
import type { StoredForm } from './stored-form.ts';

/** The form as a PDF; without a number it is marked as a draft on every page. */
export function writeForm(
  form: StoredForm,
  number: string | null,
  head: Pick<PaperDocument, 'logo'> = {},
  acceptance?: Acceptance,
): Promise<Buffer> {
  const { type, title, language, answers } = form;
  const t = translator(language);
  // The keys are checked where they are written, in the contract.
  const say: Phrase = (key, args) => t(key as 'clauses.draft', args as never);
  const mark = say('clauses.fingerprint', { code: fingerprint(form) });
  return paperFile({
    ...head,
    title,
    language,
    blocks: paperContent({ type, answers, number, say, format: paperFormat(language), acceptance }),
    footer: `${number ?? say('clauses.draft')} · ${mark}`,
    ...(number === null && { mark: say('clauses.draft') }),
  });
}
