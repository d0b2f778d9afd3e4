import { askChange } from '@cadre/contract/calls/change-requests';
import type { Resource } from '@cadre/contract/resource';
import { useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import '../../../crud/form/form.css';
import { changedFields, draftOf, givenFields, newDraft } from '../../../crud/form/draft.ts';
import { formRows } from '../../../crud/form/form-rows.ts';
import { LeaveQuestion } from '../../../crud/form/leave-question.tsx';
import { useForm } from '../../../crud/form/use-form.ts';
import { useRights } from '../../../crud/rights.ts';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ChangeForm } from './change-form.tsx';
import { ChangeReview } from './change-review.tsx';
import type { Model } from './own-requests.ts';
import { self } from './sections.ts';

type Props = {
  resource: Resource & { name: string };
  title: string;
  /** The fields whose change may be requested. */
  form: Resource['form']['rows'];
  /** The record to change; without it, the request creates a new one. */
  record: Row | undefined;
  onClose: () => void;
};

/** Collects the changes, shows them next to the current values, and sends them to HR. */
export function ChangeDrawer({ resource, title, form: wanted, record, onClose }: Props) {
  const t = useTexts();
  const rights = useRights(resource);
  // Only HR has the write permission; the page decides which fields may be requested.
  const rows = formRows({ resource, options: { form: { rows: wanted } }, rights: { ...rights, writes: () => true } }, record, useLocale());
  const names = rows.flat().map(({ name }) => name);
  const [start] = useState(() => (record ? draftOf(record, names) : newDraft(resource, names)));
  const form = useForm(resource, rows.flat(), start);
  const [isReviewing, setReviewing] = useState(false);
  const sent = useRef(false);
  const ask = useCallMutation(askChange, self);

  const given = record ? changedFields(form.draft, form.before) : givenFields(form.draft);
  // In the order of the form, not of typing.
  const changes = Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]));
  const send = (reason: string) => {
    const params = { model: resource.name as Model, changes, ...(record && { model_id: record.id }), ...(reason && { reason }) };
    ask.mutate(params, {
      onSuccess: () => {
        sent.current = true;
        onClose();
      },
      onError: (problem) => {
        if (!(problem instanceof ApiProblem) || !problem.hasFields) return;
        form.refuse(problem.fields);
        setReviewing(false);
      },
    });
  };
  return (
    <Drawer className="form-drawer" title={isReviewing ? t('self.review_title') : title} mask={{ closable: false }} onClose={onClose}>
      {isReviewing ? (
        <ChangeReview
          model={resource.name}
          before={record ? form.before : {}}
          changes={changes}
          isSending={ask.isPending}
          onBack={() => setReviewing(false)}
          onSend={send}
        />
      ) : (
        <ChangeForm
          rows={rows}
          form={form}
          record={record}
          hasChanges={Object.keys(changes).length > 0}
          onDone={() => setReviewing(true)}
          onCancel={onClose}
        />
      )}
      <LeaveQuestion isDirty={() => form.isDirty && !sent.current} onLeave={() => undefined} />
    </Drawer>
  );
}
