import { customKinds } from '../custom-field.ts';
import { boolean, choice, group, integer, list, moment, text } from '../fields.ts';
import { resource } from '../resource.ts';

const called = text({ max: 60, optional: true });
const names = { en: called, de: called, es: called, fr: called, ja: called, zh: called } as const;
const explained = text({ max: 200, optional: true });

/** A choice of a field: its key is stored with records, so that its name can change. */
const customOption = {
  key: text({ max: 40, pattern: 'key', optional: true }),
  name: text({ required: true, max: 60 }),
  name_i18n: group(names, { optional: true }),
} as const;

/** The resources that can have custom fields, and the tiers for these. */
export const customTiers = {
  employees: ['employment', 'personal'],
  projects: ['money'],
  clients: [],
  leaves: ['reason'],
  excuses: ['reason'],
  travels: ['cost'],
} as const satisfies Record<string, readonly string[]>;

type Model = keyof typeof customTiers;
const models = Object.keys(customTiers) as Model[];

/** A field that the company adds to records. */
export const customFields = resource(
  'custom-fields',
  {
    /** In the language of the company. */
    name: text({ required: true, max: 60 }),
    name_i18n: group(names),
    model: choice({ options: models, required: true }),
    kind: choice({ options: customKinds, required: true }),
    /** Its name in the API and in records, after `custom_`; by default made from its name, and never changed. */
    key: text({ required: true, carried: true, max: 40, pattern: 'key' }),
    options: list(customOption, { max: 100 }),
    required: boolean(),
    /** The tier of readers and writers; without one, those of the record. */
    tier: choice({ options: [...new Set(Object.values(customTiers).flat())] }),
    help: text({ max: 200 }),
    help_i18n: group({ en: explained, de: explained, es: explained, fr: explained, ja: explained, zh: explained }),
    /** Its place among those of the same records. */
    position: integer({ min: 0, max: 999 }),
    in_table: boolean(),
    filterable: boolean(),
    status: choice({
      options: ['active', 'hidden'],
      initial: 'active',
      tones: { active: 'green', hidden: 'ended' },
      readonly: true,
    }),
    hidden_at: moment({ readonly: true }),
    /** Some record has a value of it, so that its kind stays. */
    is_used: boolean({ computed: true, long: true }),
  },
  {
    label: 'name',
    check: ({ model, kind, tier, options }): Record<string, string> => ({
      ...(kind === 'choice' && (!Array.isArray(options) || options.length === 0) ? { options: 'required' } : {}),
      ...(typeof tier === 'string' && tier !== '' && !isTierOf(model, tier) ? { tier: 'not_valid' } : {}),
    }),
    list: {
      table: ['name', 'model', 'kind', 'required', 'tier', 'in_table', 'filterable', 'position', 'status', '-key', '-hidden_at'],
      search: ['name', 'key'],
      filters: ['model', 'kind', 'status', 'required'],
      sort: ['name', 'model', 'position', 'created_at'],
      order: { by: 'position', dir: 'asc' },
    },
    form: {
      rows: [
        ['name'],
        ['name_i18n'],
        ['model', 'kind'],
        ['options'],
        ['required', 'in_table', 'filterable'],
        ['tier', 'position'],
        ['help'],
        ['help_i18n'],
        ['key'],
      ],
      example: { name: 'Shirt size', model: 'employees', kind: 'text' },
    },
    record: {
      labelsIn: 'name_i18n',
    },
    access: {
      risks: { create: 'sensitive', update: 'sensitive', delete: 'sensitive' },
    },
    life: {
      touches: ['session', ...models],
      status: {
        field: 'status',
        moves: {
          hide: { from: ['active'], to: 'hidden', right: 'update', danger: true, stamps: 'hidden_at' },
          restore: { from: ['hidden'], to: 'active', right: 'update' },
        },
      },
    },
  },
);

export const isTierOf = (model: unknown, tier: string): boolean =>
  typeof model === 'string' && Object.hasOwn(customTiers, model) && (customTiers[model as Model] as readonly string[]).includes(tier);
