import { decideChange } from '@cadre/contract/calls/change-requests';
import { ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { changesOf } from '../../fields/change.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextArea } from '../../ui/inputs/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';

/** A change of several fields can be approved in part; a single field, a new record or a removal can only be approved or rejected. */
export function DecidePart({ row }: { row: Row }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isPart = changesOf(row.changes).length > 1 && row.model_id !== null && changesOf(row.changes).some((change) => change.new !== null);
  if (!isPart || row.can?.approve !== true) return null;
  return (
    <>
      <Button icon={ListChecks} onClick={() => setOpen(true)}>
        {t('self.decide_part')}
      </Button>
      {isOpen && <PartDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function PartDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const id = useId();
  const fields = changesOf(row.changes).map(({ field }) => field);
  const [chosen, setChosen] = useState<string[]>(fields);
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string>();
  const decide = useCallMutation(
    decideChange,
    { id: row.id },
    { onSuccess: onClose, onError: (problem) => setWrong(complaintIn(problem)) },
  );
  const isAll = chosen.length === fields.length;
  const send = () => {
    if (!isAll && note.trim().length < 2) return setWrong(t('checks.required', { label: t('self.decide_part_reason') }));
    decide.mutate({ status: 'approved', only: chosen, ...(note.trim() && { note: note.trim() }) });
  };
  return (
    <Modal
      open
      title={t('self.decide_part')}
      okText={t('self.decide_part')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: chosen.length === 0, loading: decide.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p className="muted">{t('self.decide_part_hint')}</p>
        <CheckList
          options={fields.map((field) => ({ value: field, label: labels.field(String(row.model), field) }))}
          chosen={chosen}
          onChange={(next) => setChosen(next.map(String))}
        />
        <Field id={id} label={t('self.decide_part_reason')} complaint={wrong}>
          {({ id: box, describedBy, invalid }) => (
            <TextArea
              id={box}
              maxLength={500}
              value={note}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Modal>
  );
}

const complaintIn = (problem: unknown): string | undefined => (problem instanceof ApiProblem ? problem.fields.note?.join(' ') : undefined);
