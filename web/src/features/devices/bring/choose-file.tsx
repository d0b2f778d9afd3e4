import { devices } from '@cadre/contract/resources/devices';
import { useLocation } from '@tanstack/react-router';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useLookup, useNames } from '../../../fields/use-lookup.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';
import { type Brought, useBring } from './use-bring.ts';

/** The device of the file, and the file itself, which is previewed as soon as it is chosen. */
export function ChooseFile({ onFound }: { onFound: (brought: Brought) => void }) {
  const t = useTexts();
  const messages = useMessages();
  const named = useLocation({ select: ({ searchStr }) => Number(new URLSearchParams(searchStr).get('device')) || undefined });
  const [device_id, setDevice] = useState(named);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState<{ file: File; complaint: string }>();
  const { options, loading } = useLookup(devices.name, typed);
  const current = useNames(devices.name, named ? [named] : []);
  const bring = useBring();

  const look = (file: File, device: number | undefined) => {
    setSent(0);
    setRefused(undefined);
    bring.mutate(
      { file, device_id: device ?? null, dry_run: true, onProgress: setSent },
      {
        onSuccess: ({ data }) => onFound({ file, device_id: device, found: data }),
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
      <Stack gap={1}>
        <Heading level={2}>{t('devices.bring.title')}</Heading>
        <p className="muted">{t('devices.bring.text')}</p>
      </Stack>
      <Grid columns="halves">
        <Field
          label={t('devices.bring.device')}
          hint={t('devices.bring.device_hint')}
          complaint={refused && `${refused.complaint} – ${t('devices.bring.file_waits', { name: refused.file.name })}`}
        >
          {(control) => (
            <LazyPickInput
              {...control}
              value={device_id}
              options={typed ? options : [...known, ...options]}
              loading={loading}
              onSearch={setTyped}
              onChange={choose}
            />
          )}
        </Field>
      </Grid>
      <DropFile isBusy={bring.isPending} sent={sent} onFile={(file) => look(file, device_id)} />
    </>
  );
}

const megabytes = 10;
const accepted = ['.dat', '.txt', '.csv', '.tsv', '.xlsx'];

type DropProps = { isBusy: boolean; sent: number; onFile: (file: File) => void };

/** Drop or choose; kind and size are looked at before anything is sent. */
function DropFile({ isBusy, sent, onFile }: DropProps) {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const take = (file: File) => {
    const { name, size } = file;
    if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) return messages.error(t('devices.bring.type_refused', { name }));
    if (size > megabytes * 1024 * 1024) return messages.error(t('forms.file_too_large', { name, megabytes }));
    onFile(file);
  };
  const words = sent < 10_000 ? `${t('common.uploading')} ${format.share(sent)}` : t('devices.bring.looking');
  return (
    <FileDrop
      size="large"
      icon={FileClock}
      text={isBusy ? words : t('devices.bring.drop')}
      limits={t('devices.bring.limits', { megabytes: String(megabytes) })}
      accepted={accepted}
      progress={isBusy ? { label: words, value: sent, max: 10_000 } : undefined}
      onFile={take}
    />
  );
}
