import type { Language } from '../languages.ts';

/** Texts that read alike on purpose: names of languages, the product, and words that another language shares with English. */
export const sameInEveryLanguage = (key: string, text: string, language: Language): boolean =>
  /^options\.(locale|language)\./.test(key) || symbols.test(text) || neutral.has(key) || (shared[language]?.has(key) ?? false);

/** Nothing but marks and arguments. */
const symbols = /^[^\p{L}]*(\{\w+(, number)?\}[^\p{L}]*)*$/u;

const neutral = new Set([
  'common.product',
  'fields.iban',
  'fields.bic',
  'mail.closing',
  'shell.api_documents',
  'lists.export_csv',
  'lists.export_pdf',
  'lists.export_xlsx',
]);

const shared: { [L in Language]?: ReadonlySet<string> } = {
  de: new Set([
    'common.details',
    'common.optional',
    'fields.bank',
    'fields.filters',
    'fields.format',
    'fields.name',
    'fields.region',
    'fields.status',
    'fields.token',
    'fields.user_agent',
    'fields.version',
    'fields.withToken',
    'history.nobody',
    'menu.import',
    'options.risk.normal',
    'options.scope.team',
    'options.via.import',
    'options.via.web',
    'people.bulk.person',
    'people.create.person',
    'people.personal.person',
  ]),
  es: new Set([
    'common.no',
    'fields.roles',
    'fields.withToken',
    'menu.roles',
    'options.risk.normal',
    'options.via.web',
    'profile.roles',
    'resources.roles.many',
    'roleMatrix.no_right',
    'shell.density_middle',
  ]),
  fr: new Set([
    'common.actions',
    'fields.action',
    'fields.code',
    'fields.collection',
    'fields.date',
    'fields.description',
    'fields.format',
    'fields.manager_id',
    'fields.page',
    'fields.version',
    'lists.page',
    'lists.pagination',
    'menu.administration',
    'menu.configuration',
    'options.risk.normal',
    'options.via.web',
    'profile.messages',
    'shell.messages_count',
    'shell.notifications',
    'shell.palette_pages',
  ]),
};
