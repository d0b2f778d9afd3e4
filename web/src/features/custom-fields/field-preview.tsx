import type { CustomField } from '@cadre/contract/custom-field';
import { customName, withCustom, wordedIn } from '@cadre/contract/custom-fields';
import { isLanguage } from '@cadre/contract/languages';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { kindOf } from '../../fields/index.ts';
import type { Draft } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { choicesIn } from './options-kind.tsx';

const key = 'preview';
const name = customName(key);

/** Previews the field as its form will show it, in the user's language and at its position. */
export function FieldPreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const locale = useLocale();
  const [value, setValue] = useState<unknown>(null);
  const custom = drawn(draft);
  const model: Resource = resources[custom.model as ResourceName];
  const field = withCustom(model, new Map([[model.name, [custom]]])).fields[name];
  if (!field?.custom) return null;
  const { Input, hint } = kindOf(name, field);
  const language = isLanguage(locale) ? locale : 'en';
  const label = wordedIn(field.custom, language);
  return (
    <Card level={3} title={t('forms.field_preview')}>
      <Stack gap={3}>
        {Input && (
          <Field
            key={custom.kind}
            id="field-preview"
            label={label || t('forms.field_preview')}
            mark={custom.required ? undefined : t('common.optional')}
            hint={wordedIn(field.custom.help, language) || (label && t(`hints.${hint}`, { label }))}
          >
            {(control) => <Input {...control} name={name} field={field} value={value} draft={{}} row={undefined} onChange={setValue} />}
          </Field>
        )}
        <p className="muted">{t('forms.field_place', { heading: t('forms.more_details') })}</p>
      </Stack>
    </Card>
  );
}

/** The draft as a custom field, with defaults for missing parts. */
const drawn = ({ model, kind, required, name: called, name_i18n, help, help_i18n, options }: Draft): CustomField => ({
  model: String(model ?? 'employees'),
  key,
  kind: (kind ?? 'text') as CustomField['kind'],
  required: required === true,
  tier: null,
  name: String(called ?? ''),
  name_i18n: (name_i18n ?? {}) as CustomField['name_i18n'],
  help: typeof help === 'string' ? help : null,
  help_i18n: (help_i18n ?? {}) as CustomField['help_i18n'],
  options: choicesIn(options).map((one, at) => ({ ...one, key: one.key ?? `choice_${at}` })),
  in_table: false,
  filterable: false,
});
