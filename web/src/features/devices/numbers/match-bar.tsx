import { mapPins } from '@cadre/contract/calls/device-numbers';
import { useState } from 'react';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Device } from '../device/device.ts';
import type { Choices } from './sure-choices.ts';

/** Sends the chosen matches. A number that was assigned meanwhile is reassigned only after confirmation. */
export function MatchBar({ device: { row }, choices, onDone }: { device: Device; choices: Choices; onDone: () => void }) {
  const t = useTexts();
  const map = useCallMutation(mapPins, { id: row.id });
  const [taken, setTaken] = useState<string>();
  const list = Object.entries(choices).map(([pin, { id }]) => ({ pin, employee_id: id }));
  const send = (confirm: boolean) =>
    map.mutate(
      { pins: { list }, ...(confirm && { confirm }) },
      {
        onSuccess: () => {
          setTaken(undefined);
          onDone();
        },
        onError: (problem) => {
          const isTaken = problem instanceof ApiProblem && problem.code === 'pin_is_taken';
          setTaken(isTaken ? String((problem.body as { pin?: string }).pin ?? '') : undefined);
        },
      },
    );
  if (list.length === 0) return null;
  return (
    <ActionBar text={t('devices.numbers.chosen', { count: list.length })}>
      <Button disabled={map.isPending} onClick={onDone}>
        {t('devices.numbers.discard')}
      </Button>
      <Button variant="primary" isBusy={map.isPending} onClick={() => send(false)}>
        {t('devices.numbers.match', { count: list.length })}
      </Button>
      {taken !== undefined && (
        <Modal
          open
          title={t('devices.numbers.taken_title')}
          okText={t('devices.numbers.hand_over')}
          cancelText={t('common.cancel')}
          okButtonProps={{ danger: true, loading: map.isPending }}
          onOk={() => send(true)}
          onCancel={() => setTaken(undefined)}
        >
          <p>{t('devices.numbers.taken_text', { pin: taken })}</p>
        </Modal>
      )}
    </ActionBar>
  );
}
