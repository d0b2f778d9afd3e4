import { type BulkOutcome, bulkFields, bulkVersions, mostInBulk } from '@cadre/contract/calls/employment';
import { employees } from '@cadre/contract/resources/employees';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Row } from '../../../fields/kind.ts';
import { callApi, type ParamsFor, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ManagerQuestion } from '../manager/manager-question.tsx';
import { BulkPreview } from './bulk-preview.tsx';

const fields = { ...bulkFields, fte: employees.fields.fte };
const rows = [['effective_from'], ['department_id', 'job_id'], ['branch_id', 'manager_id'], ['employment_type', 'fte'], ['note']];

type Props = { people: Row[]; onClose: () => void; onDone: () => void };

/** One change for many people: a preview of its effect on each of them, then the change itself, for all or none. */
export function BulkChangeDialog({ people, onClose, onDone }: Props) {
  const t = useTexts();
  const format = useFormat();
  const form = useCallForm({
    fields,
    rows,
    start: { effective_from: format.today() },
    check: ({ effective_from: _day, note: _note, ...given }) =>
      Object.values(given).some((value) => value !== undefined && value !== null && value !== '') ? {} : { department_id: 'nothing_given' },
  });
  const [ids, setIds] = useState(() => people.map(({ id }) => id));
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const change = useCallMutation(bulkVersions);
  const rehearse = useMutation({
    mutationFn: async (params: ParamsFor<typeof bulkVersions>) => (await callApi(bulkVersions, { ...params, dry_run: true })).data,
    onSuccess: setOutcome,
  });

  const preview = (employee_ids: number[]) => {
    setIds(employee_ids);
    return form.submit((body) => rehearse.mutateAsync({ ...body, employee_ids }));
  };
  const apply = async ({ changed }: BulkOutcome) => {
    const employee_ids = changed.map(({ employee_id }) => employee_id);
    if (!(await form.submit((body) => change.mutateAsync({ ...body, employee_ids })))) return setOutcome(undefined);
    onClose();
    onDone();
  };
  const isTooMany = ids.length > mostInBulk;
  return (
    <Modal
      width={640}
      title={t('people.bulk.change_title', { count: ids.length })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={outcome ? () => setOutcome(undefined) : onClose}>{outcome ? t('people.bulk.back') : t('common.cancel')}</Button>
          {outcome ? (
            <Button
              variant="primary"
              disabled={form.isSending || outcome.changed.length === 0 || outcome.refused.length > 0}
              onClick={() => void apply(outcome)}
            >
              {t('people.bulk.apply', { count: outcome.changed.length })}
            </Button>
          ) : (
            <Button variant="primary" disabled={form.isSending || isTooMany} onClick={() => void preview(ids)}>
              {t('people.bulk.preview')}
            </Button>
          )}
        </>
      }
    >
      {isTooMany && <Alert tone="danger">{t('people.bulk.too_many', { most: mostInBulk })}</Alert>}
      {outcome ? (
        <BulkPreview outcome={outcome} onLeaveOut={() => void preview(outcome.changed.map((one) => one.employee_id))} />
      ) : (
        <Stack gap={3}>
          <p className="muted">{t('people.bulk.change_hint')}</p>
          <CallFields of={form} />
          <ManagerQuestion draft={form.form.draft} now={{}} set={form.form.set} />
        </Stack>
      )}
    </Modal>
  );
}
