import { changeRequests } from '../resources/change-requests.ts';
import { resources } from '../resources/index.ts';
import { listText } from './list-text.ts';

const models = changeRequests.fields.model.options;
type Model = (typeof models)[number];
type PerModel<T> = Record<Model, T>;

/** The words that a summary of a change request is made of, in one language; the database makes it of the same. */
export type ChangeWords = {
  fields: PerModel<Record<string, string>>;
  model: PerModel<string>;
  create: PerModel<string>;
  remove: string;
  /** Between fields, and after the change itself. */
  separator: string;
  colon: string;
  /** The name of the record, at the end. */
  aside: string;
};

type Phrase = {
  field: (noun: string, name: string) => string;
  option: (noun: string, name: string, value: string) => string;
  create: (noun: string) => string;
  remove: string;
};

export function changeWords(language: string, say: Phrase): ChangeWords {
  const each = <T>(make: (model: Model) => T) => Object.fromEntries(models.map((model) => [model, make(model)])) as PerModel<T>;
  return {
    fields: each((model) => Object.fromEntries(Object.keys(resources[model].fields).map((name) => [name, say.field(model, name)]))),
    model: each((model) => say.option('change-requests', 'model', model)),
    create: each(say.create),
    remove: say.remove,
    separator: listText(language, ['', '']),
    colon: language === 'fr' ? '\u00a0: ' : ': ',
    aside: language === 'zh' || language === 'ja' ? '（{name}）' : ' ({name})',
  };
}

type Change = { model: string; doing: string; fields: readonly string[]; named?: string | undefined };

/** The code of a request that a notice stores: `employees update city,postal_code`, `bank-accounts delete iban Banco Azul •••• 0154`. */
export const changeCode = ({ model, doing, fields, named }: Change): string =>
  [model, doing, fields.join(','), ...(named ? [named] : [])].join(' ');

const codePattern = new RegExp(`^(${models.join('|')}) (create|update|delete) ([a-z0-9_,]*)(?: (.+))?$`, 's');

/**
 * "City, Postal code" or "Bank account: Remove (Banco Azul •••• 0154)". A text that is not a code is returned unchanged: it was stored before codes
 * existed.
 */
export function changeSummary(words: ChangeWords, code: string): string {
  const [, model, doing, names = '', named] = codePattern.exec(code) ?? [];
  if (!model) return code;
  const fields = names
    .split(',')
    .map((name) => words.fields[model as Model][name] ?? name)
    .join(words.separator);
  if (model === 'employees') return fields;
  const what = doing === 'delete' ? words.remove : doing === 'create' ? words.create[model as Model] : fields;
  const which = named ? words.aside.replace('{name}', () => named) : '';
  return words.model[model as Model] + words.colon + what + which;
}
