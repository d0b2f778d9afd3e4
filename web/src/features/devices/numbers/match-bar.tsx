import { lazy, Suspense, useState } from 'react';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Device } from '../device/device.ts';
import type { Choices } from './sure-choices.ts';
import { useMapPins } from './use-map-pins.ts';

const TakenDialog = lazy(async () => ({ default: (await import('./taken-dialog.tsx')).TakenDialog }));

/** Sends what was chosen. A number that somebody gave away meanwhile changes hands only when it is said so. */
export function MatchBar({ device: { row }, choices, onDone }: { device: Device; choices: Choices; onDone: () => void }) {
  const t = useTexts();
  const map = useMapPins(row.id);
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
    <footer className="match-bar">
      <span role="status">{t('devices.numbers.chosen', { count: list.length })}</span>
      <Button disabled={map.isPending} onClick={onDone}>
        {t('devices.numbers.discard')}
      </Button>
      <Button variant="primary" disabled={map.isPending} onClick={() => send(false)}>
        {t('devices.numbers.match', { count: list.length })}
      </Button>
      <Suspense>
        {taken !== undefined && (
          <TakenDialog pin={taken} isSending={map.isPending} onSend={() => send(true)} onClose={() => setTaken(undefined)} />
        )}
      </Suspense>
    </footer>
  );
}
