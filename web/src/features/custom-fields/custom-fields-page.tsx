import { customFields, customTiers } from '@cadre/contract/resources/custom-fields';
import { useLocale } from 'use-intl';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { CellProps, Draft, Row } from '../../fields/kind.ts';
import { namesKind } from '../../fields/kinds/names-kind.tsx';
import { wordedIn } from '../../fields/kinds/worded-in.ts';
import { FieldPreview } from './field-preview.tsx';
import { optionsKind } from './options-kind.tsx';
import { tierKind } from './tier-kind.tsx';

/** A list calls it as its reader does. */
const NameCell = ({ value, row }: CellProps) => wordedIn(row, 'name', useLocale()) ?? String(value);

const kinds = { name: { Cell: NameCell }, name_i18n: namesKind, help_i18n: namesKind, options: optionsKind, tier: tierKind };

/** The model and key are set once, at creation; the kind can change until a record has a value. */
function showsField(name: string, { model, kind }: Draft, edited: Row | undefined): boolean | 'required' {
  if (name === 'options') return kind === 'choice' && 'required';
  if (name === 'tier') return tiersOf(model).length > 0;
  if (name === 'key' || name === 'model') return !edited;
  if (name === 'kind') return edited?.is_used !== true;
  return true;
}

const tiersOf = (model: unknown): readonly string[] =>
  (typeof model === 'string' ? (customTiers as Record<string, readonly string[]>)[model] : undefined) ?? [];

/** The fields that the company adds, each with how it will look. */
export const CustomFieldsPage = () => (
  <ResourcePage
    resource={customFields}
    kinds={kinds}
    form={{
      initial: { model: 'employees', kind: 'text', position: 0 },
      serverFills: ['key'],
      showsField,
      wide: true,
      aside: (draft, _set, edited) => <FieldPreview draft={{ ...edited, ...draft }} />,
    }}
  />
);
