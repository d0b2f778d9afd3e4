import { roles } from '@cadre/contract/resources/roles';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useRecord } from '../../../crud/record/use-record.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, InputProps } from '../../../fields/kind.ts';
import { text } from '../../../fields/kinds/text.tsx';
import { wordedIn } from '../../../fields/kinds/worded-in.ts';
import { useLookup } from '../../../fields/use-lookup.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect, TextInput } from '../../../ui/inputs/text-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** Rights are edited on their own page; the form only lets a new role start with the rights of another role. */
export function RolesPage() {
  const isNew = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('new') });
  const isEdit = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('edit') });
  return (
    <ResourcePage
      resource={roles}
      kinds={{
        permissions: { Input: RoleStartInput },
        name: { Cell: WordedCell, ...(isEdit && { Input: RoleNameInput }) },
        description: { Cell: WordedCell },
      }}
      hideFields={isNew ? [] : ['permissions']}
      form={{ initial: { permissions: [] }, openAfterCreate: true }}
      record={{ path: ({ id }) => `/administration/roles/${id}`, typedDelete: true }}
    />
  );
}

/** As its reader calls it. */
function WordedCell({ name, value, row }: CellProps) {
  return wordedIn(row, name, useLocale()) ?? (typeof value === 'string' ? value : <EmptyValue />);
}

/** A built-in role keeps its name. */
function RoleNameInput(props: InputProps) {
  const Input = text.Input as NonNullable<typeof text.Input>;
  const t = useTexts();
  if (props.row?.is_system !== true) return <Input {...props} />;
  return (
    <Stack gap={1}>
      <TextInput id={props.id} aria-describedby={props.describedBy} value={String(props.value ?? '')} readOnly />
      <span className="muted">{t('roleMatrix.name_stays')}</span>
    </Stack>
  );
}

/** The rights a new role begins with: none, or those of another role. */
function RoleStartInput({ id, describedBy, invalid, onChange }: InputProps) {
  const t = useTexts();
  const { options } = useLookup('roles', '');
  const [chosen, setChosen] = useState<number>();
  const { data } = useRecord(roles, chosen);
  const latest = useRef(onChange);
  latest.current = onChange;

  // The rights are unset while the other role is loading, so that the form cannot be saved without them.
  useEffect(() => latest.current(chosen === undefined ? [] : (data?.permissions ?? null)), [chosen, data]);
  return (
    <NativeSelect
      id={id}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      value={chosen ?? ''}
      onChange={(event) => setChosen(Number(event.target.value) || undefined)}
    >
      <option value="">{t('roleMatrix.start_empty')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
