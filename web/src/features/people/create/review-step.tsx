import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormField } from '../../../crud/form/form-rows.ts';
import { FieldValue } from '../../../crud/record/field-value.tsx';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Draft } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import type { Access } from './access.ts';
import type { Step } from './steps.ts';
import type { NewEmployee } from './use-new-employee.ts';

type Props = { person: NewEmployee; access: Access; onGo: (step: Step) => void };

/** A summary of the input, each part with a link back to its step. */
export function ReviewStep({ person: { rows, form }, access, onGo }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const papers = useFormat().list(access.papers.map((type) => labels.option('documents', 'type', type)));
  return (
    <Stack hasLines>
      <Part step="person" onGo={onGo}>
        <Given fields={[...rows.person, ...rows.more].flat()} draft={form.draft} />
      </Part>
      <Part step="employment" onGo={onGo}>
        <Given fields={rows.employment.flat()} draft={form.draft} />
      </Part>
      <Part step="access" onGo={onGo}>
        <DescriptionList>
          <Description label={t('people.profile.account')}>
            {access.isInvited ? t('people.create.yes_invite') : t('people.create.no_account')}
          </Description>
          <Description label={t('people.create.ask')}>{papers || t('people.create.nothing_asked')}</Description>
        </DescriptionList>
      </Part>
    </Stack>
  );
}

function Part({ step, onGo, children }: { step: Step; onGo: (step: Step) => void; children: ReactNode }) {
  const t = useTexts();
  const title = t(`people.create.${step}`);
  return (
    <Stack as="section" gap={2}>
      <Cluster as="header" justify="between">
        <Heading level={3} size="body">
          {title}
        </Heading>
        <IconButton icon={Pencil} size="small" label={t('people.profile.edit_section', { section: title })} onClick={() => onGo(step)} />
      </Cluster>
      {children}
    </Stack>
  );
}

function Given({ fields, draft }: { fields: readonly FormField[]; draft: Draft }) {
  const labels = useLabels();
  return (
    <DescriptionList>
      {fields
        .filter(({ name }) => !isEmpty(draft[name]))
        .map(({ name, field }) => (
          <Description key={name} label={labels.field(field.noun, name)}>
            <FieldValue name={name} field={field} record={draft} kinds={undefined} />
          </Description>
        ))}
    </DescriptionList>
  );
}
