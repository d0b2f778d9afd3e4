import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../platform/messages.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { FoundCounts } from './found-counts.tsx';
import { mappingLacks } from './mapping-lacks.ts';
import { PreviewLines } from './preview-lines.tsx';
import { type Brought, type Mapping, useBring } from './use-bring.ts';

type Props = { brought: Brought; onFound: (brought: Brought) => void; onAgain: () => void };

/** What would happen, line by line. A table may be read otherwise first; nothing is saved before somebody says so. */
export function CheckFile({ brought, onFound, onAgain }: Props) {
  const t = useTexts();
  const messages = useMessages();
  const { file, found } = brought;
  const bring = useBring();
  const [mapping, setMapping] = useState<Mapping>(found.mapping);
  const isTable = found.format === 'csv';
  const lack = isTable ? mappingLacks(mapping) : undefined;
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(found.mapping);
  const taken = found.fresh + found.unmapped + found.out_of_range;
  const send = (isDryRun: boolean) =>
    bring.mutate(
      { file, device_id: brought.device_id ?? null, dry_run: isDryRun, ...(isTable && { mapping }) },
      { onSuccess: ({ data }) => onFound({ ...brought, found: data }), onError: ({ message }) => messages.error(message) },
    );
  return (
    <>
      <header className="bring__head">
        <h2>{file.name}</h2>
        <p>{t(`devices.bring.format.${found.format}`)}</p>
      </header>
      {isTable && (
        <ColumnsTable found={found} mapping={mapping} onMap={(heading, meaning) => setMapping({ ...mapping, [heading]: meaning })} />
      )}
      <div className={isChanged ? 'bring__old' : undefined} inert={isChanged}>
        <FoundCounts found={found} />
        <PreviewLines preview={found.preview} />
      </div>
      <footer className="bring__foot">
        {lack && (
          <p className="bring__lack" role="status">
            <TriangleAlert size={16} aria-hidden />
            {t(lack === 'who' ? 'devices.bring.who_missing' : 'devices.bring.when_missing')}
          </p>
        )}
        <Button onClick={onAgain}>{t('devices.bring.another')}</Button>
        {isChanged ? (
          <Button variant="primary" disabled={lack !== undefined || bring.isPending} onClick={() => send(true)}>
            {t('devices.bring.check_again')}
          </Button>
        ) : (
          <Button variant="primary" disabled={lack !== undefined || taken === 0 || bring.isPending} onClick={() => send(false)}>
            {t('devices.bring.import', { count: taken })}
          </Button>
        )}
      </footer>
    </>
  );
}
