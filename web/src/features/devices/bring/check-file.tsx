import type { PunchImport } from '@cadre/contract/calls/device-punches';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { missingMappings } from './missing-mappings.ts';
import { PreviewLines } from './preview-lines.tsx';
import { type Brought, type Mapping, useBring } from './use-bring.ts';

type Props = { brought: Brought; onFound: (brought: Brought) => void; onAgain: () => void };

/** A preview of the import, line by line. The columns of a table can be mapped again first; nothing is saved before the user confirms. */
export function CheckFile({ brought, onFound, onAgain }: Props) {
  const t = useTexts();
  const messages = useMessages();
  const { file, found } = brought;
  const bring = useBring();
  const [mapping, setMapping] = useState<Mapping>(found.mapping);
  const isTable = found.format === 'csv';
  const lack = isTable ? missingMappings(mapping) : undefined;
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(found.mapping);
  const taken = found.fresh + found.unmapped + found.out_of_range;
  const send = (isDryRun: boolean) =>
    bring.mutate(
      { file, device_id: brought.device_id ?? null, dry_run: isDryRun, ...(isTable && { mapping }) },
      { onSuccess: ({ data }) => onFound({ ...brought, found: data }), onError: ({ message }) => messages.error(message) },
    );
  return (
    <>
      <Stack gap={0}>
        <Heading level={2}>{file.name}</Heading>
        <p className="muted">{t(`devices.bring.format.${found.format}`)}</p>
      </Stack>
      {isTable && (
        <ColumnsTable found={found} mapping={mapping} onMap={(heading, meaning) => setMapping({ ...mapping, [heading]: meaning })} />
      )}
      <Stack className={isChanged ? 'list-card__rows--old' : undefined} inert={isChanged}>
        <FoundCounts found={found} />
        <PreviewLines preview={found.preview} />
      </Stack>
      <ActionBar
        text={
          lack && (
            <>
              <TriangleAlert size={16} aria-hidden />
              {t(lack === 'who' ? 'devices.bring.who_missing' : 'devices.bring.when_missing')}
            </>
          )
        }
      >
        <Button onClick={onAgain}>{t('devices.bring.another')}</Button>
        {isChanged ? (
          <Button variant="primary" disabled={lack !== undefined} isBusy={bring.isPending} onClick={() => send(true)}>
            {t('devices.bring.check_again')}
          </Button>
        ) : (
          <Button variant="primary" disabled={lack !== undefined || taken === 0} isBusy={bring.isPending} onClick={() => send(false)}>
            {t('devices.bring.import', { count: taken })}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** The numbers of lines that are new, known, or in doubt. */
function FoundCounts({ found }: { found: PunchImport }) {
  const t = useTexts();
  const format = useFormat();
  const counts = [
    { label: t('devices.bring.lines'), count: found.received },
    { label: t('devices.bring.outcome.fresh'), count: found.fresh, tone: 'success' },
    { label: t('devices.bring.outcome.duplicate'), count: found.duplicates },
    { label: t('devices.bring.outcome.unmapped'), count: found.unmapped, tone: 'warning' },
    { label: t('devices.bring.outcome.out_of_range'), count: found.out_of_range, tone: 'warning' },
    { label: t('devices.bring.outcome.unreadable'), count: found.unreadable, tone: 'danger' },
  ] as const;
  return (
    <Stack gap={2} role="status">
      <DescriptionList layout="numbers">
        {counts.map(({ label, count, ...rest }) => (
          <Description key={label} label={label} {...(count > 0 && rest)}>
            {format.number(count)}
          </Description>
        ))}
      </DescriptionList>
      <p className="muted">
        {found.from && found.to && t('devices.bring.span', { from: found.from, to: found.to })}
        {found.unmapped + found.out_of_range > 0 && ` · ${t('devices.bring.will_wait')}`}
        {found.fresh + found.unmapped + found.out_of_range === 0 && ` · ${t('devices.bring.nothing_new')}`}
      </p>
    </Stack>
  );
}
