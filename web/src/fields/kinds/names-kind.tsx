import type { Field as Declared } from '@cadre/contract/fields';
import { type Language, languageNames, languages } from '@cadre/contract/languages';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { Grid, Stack } from '../../ui/layout/stack.tsx';
import { EmptyValue } from '../empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../kind.ts';

type Names = Partial<Record<Language, string | null>>;

const namesIn = (value: unknown): Names => (value ?? {}) as Names;

function NamesInput({ id, field, name: of, describedBy, value, onChange }: InputProps) {
  const t = useTexts();
  const names = namesIn(value);
  return (
    <Stack gap={1} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <p className="muted">{t(of.startsWith('help') ? 'forms.help_hint' : 'forms.names_hint')}</p>
      <Grid columns="fill-small" gap={3}>
        {languages.map((language) => (
          <Field key={language} label={languageNames[language]}>
            {(input) => (
              <PlainInput
                {...input}
                name={`${of}_${language}`}
                lang={language}
                maxLength={longestIn(field)}
                value={names[language] ?? ''}
                onText={(name) => onChange(given({ ...names, [language]: name }))}
              />
            )}
          </Field>
        ))}
      </Grid>
    </Stack>
  );
}

const longestIn = (field: Declared): number | undefined => {
  const one = field.kind === 'group' ? field.fields.en : undefined;
  return one?.kind === 'text' ? one.max : undefined;
};

const given = (names: Names): Names => Object.fromEntries(Object.entries(names).filter(([, name]) => name)) as Names;

function NamesCell({ value }: CellProps) {
  const names = languages.flatMap((language) => {
    const name = namesIn(value)[language];
    return name ? [[language, name] as const] : [];
  });
  if (names.length === 0) return <EmptyValue />;
  return (
    <Stack gap={1}>
      {names.map(([language, name]) => (
        <span key={language}>
          <span className="muted">{languageNames[language]}</span> <span lang={language}>{name}</span>
        </span>
      ))}
    </Stack>
  );
}

/** The name of something in each language. */
export const namesKind: Partial<FieldKind> = { Input: NamesInput, Cell: NamesCell };
