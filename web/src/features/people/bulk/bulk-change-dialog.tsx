import { type BulkOutcome, bulkFields, mostInBulk } from '@cadre/contract/calls/people';
import { employees } from '@cadre/contract/resources/employees';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Draft, Row } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { BulkPreview } from './bulk-preview.tsx';

const path = '/employee-versions/bulk';
const fields = { ...bulkFields, fte: employees.fields.fte };
const rows = [['effective_from'], ['department_id', 'job_id'], ['branch_id', 'manager_id'], ['employment_type', 'fte'], ['note']];

type Answer = { message: string; data: BulkOutcome };
type Props = { people: Row[]; onClose: () => void; onDone: () => void };

/** One change for many: first what would happen to whom, then the change itself, for all of them or for nobody. */
export function BulkChangeDialog({ people, onClose, onDone }: Props) {
  const t = useTexts();
  const format = useFormat();
  const client = useQueryClient();
  const form = useCallForm({
    fields,
    rows,
    start: { effective_from: format.today() },
    check: ({ effective_from: _day, note: _note, ...given }) =>
      Object.values(given).some((value) => value !== undefined && value !== null && value !== '') ? {} : { department_id: 'nothing_given' },
  });
  const [ids, setIds] = useState(() => people.map(({ id }) => id));
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const change = useMutation({
    mutationFn: (body: Draft) => api.post<Answer>(path, { ...body, employee_ids: outcome?.changed.map((one) => one.employee_id) }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['employees'] }),
  });

  const rehearse = useMutation({
    mutationFn: async (body: Draft) => (await api.post<Answer>(path, { ...body, dry_run: true })).data,
    onSuccess: setOutcome,
  });

  const preview = (of: number[]) => {
    setIds(of);
    return form.submit((body) => rehearse.mutateAsync({ ...body, employee_ids: of }));
  };
  const apply = async () => {
    if (!(await form.submit((body) => change.mutateAsync(body)))) return setOutcome(undefined);
    onClose();
    onDone();
  };
  const isTooMany = ids.length > mostInBulk;
  return (
    <Modal
      open
      width={640}
      title={t('people.bulk.change_title', { count: ids.length })}
      onCancel={onClose}
      footer={
        <div className="form-footer">
          <Button onClick={outcome ? () => setOutcome(undefined) : onClose}>{outcome ? t('people.bulk.back') : t('common.cancel')}</Button>
          {outcome ? (
            <Button
              variant="primary"
              disabled={form.isSending || outcome.changed.length === 0 || outcome.refused.length > 0}
              onClick={() => void apply()}
            >
              {t('people.bulk.apply', { count: outcome.changed.length })}
            </Button>
          ) : (
            <Button variant="primary" disabled={form.isSending || isTooMany} onClick={() => void preview(ids)}>
              {t('people.bulk.preview')}
            </Button>
          )}
        </div>
      }
    >
      {isTooMany && <p role="alert">{t('people.bulk.too_many', { most: mostInBulk })}</p>}
      {outcome ? (
        <BulkPreview outcome={outcome} onLeaveOut={() => void preview(outcome.changed.map((one) => one.employee_id))} />
      ) : (
        <>
          <p className="muted">{t('people.bulk.change_hint')}</p>
          <CallFields of={form} />
        </>
      )}
    </Modal>
  );
}
