import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldValue } from '../../../crud/field-value.tsx';
import type { FormField } from '../../../crud/form/form-rows.ts';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Draft } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Access } from './access.ts';
import type { Step } from './steps.ts';
import type { NewEmployee } from './use-new-employee.ts';

type Props = { person: NewEmployee; access: Access; onGo: (step: Step) => void };

/** All that was given, once more, each part with the way back to it. */
export function ReviewStep({ person: { rows, form }, access, onGo }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const papers = access.papers.map((type) => labels.option('documents', 'type', type)).join(', ');
  return (
    <div className="review-step">
      <Part step="person" onGo={onGo}>
        <Given fields={[...rows.person, ...rows.more].flat()} draft={form.draft} />
      </Part>
      <Part step="employment" onGo={onGo}>
        <Given fields={rows.employment.flat()} draft={form.draft} />
      </Part>
      <Part step="access" onGo={onGo}>
        <dl className="person-facts">
          <div>
            <dt>{t('people.profile.account')}</dt>
            <dd>{access.isInvited ? t('people.create.yes_invite') : t('people.create.no_account')}</dd>
          </div>
          <div>
            <dt>{t('people.create.ask')}</dt>
            <dd>{papers || t('people.create.nothing_asked')}</dd>
          </div>
        </dl>
      </Part>
    </div>
  );
}

function Part({ step, onGo, children }: { step: Step; onGo: (step: Step) => void; children: ReactNode }) {
  const t = useTexts();
  const title = t(`people.create.${step}`);
  return (
    <section>
      <header>
        <h3>{title}</h3>
        <IconButton icon={Pencil} label={t('people.profile.edit_section', { section: title })} onClick={() => onGo(step)} />
      </header>
      {children}
    </section>
  );
}

function Given({ fields, draft }: { fields: readonly FormField[]; draft: Draft }) {
  const labels = useLabels();
  return (
    <dl className="person-facts">
      {fields
        .filter(({ name }) => !isEmpty(draft[name]))
        .map(({ name, field }) => (
          <div key={name}>
            <dt>{labels.field(field.noun, name)}</dt>
            <dd>
              <FieldValue name={name} field={field} record={draft} kinds={undefined} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
