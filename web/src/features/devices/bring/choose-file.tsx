import { devices } from '@cadre/contract/resources/devices';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useLookup, useNames } from '../../../fields/use-lookup.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useMessages } from '../../../platform/messages.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { DropFile } from './drop-file.tsx';
import { type Brought, useBring } from './use-bring.ts';

/** Whose file it is, and the file. As soon as it is there, it is looked at. */
export function ChooseFile({ onFound }: { onFound: (brought: Brought) => void }) {
  const t = useTexts();
  const id = useId();
  const messages = useMessages();
  const named = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('device')) || undefined });
  const [device_id, setDevice] = useState(named);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState<{ file: File; complaint: string }>();
  const { options, loading } = useLookup(devices.name, typed);
  const current = useNames(devices.name, named ? [named] : []);
  const bring = useBring();

  const look = (file: File, of: number | undefined) => {
    setSent(0);
    setRefused(undefined);
    bring.mutate(
      { file, device_id: of ?? null, dry_run: true, onProgress: setSent },
      {
        onSuccess: ({ data }) => onFound({ file, device_id: of, found: data }),
        onError: (problem) => {
          const complaint = problem instanceof ApiProblem ? problem.fields.device_id?.[0] : undefined;
          if (complaint) setRefused({ file, complaint });
          else messages.error(problem.message);
        },
      },
    );
  };
  // A file that waited only for its device is looked at as soon as that is known.
  const choose = (value: unknown) => {
    const chosen = typeof value === 'number' ? value : undefined;
    setDevice(chosen);
    if (chosen !== undefined && refused) look(refused.file, chosen);
  };
  const known = current.filter(({ value }) => !options.some((option) => option.value === value));
  return (
    <>
      <header className="bring__head">
        <h2>{t('devices.bring.title')}</h2>
        <p>{t('devices.bring.text')}</p>
      </header>
      <div className="bring__device">
        <label htmlFor={id}>{t('devices.bring.device')}</label>
        <LazyPickInput
          id={id}
          invalid={refused !== undefined}
          describedBy={`${id}hint`}
          value={device_id}
          options={typed ? options : [...known, ...options]}
          loading={loading}
          onSearch={setTyped}
          onChange={choose}
        />
        <p id={`${id}hint`} className={refused ? 'bring__complaint' : 'muted'} role={refused ? 'alert' : undefined}>
          {refused
            ? `${refused.complaint} – ${t('devices.bring.file_waits', { name: refused.file.name })}`
            : t('devices.bring.device_hint')}
        </p>
      </div>
      <DropFile isBusy={bring.isPending} sent={sent} onFile={(file) => look(file, device_id)} />
    </>
  );
}
