import { type BackgroundExport, backgroundExports, linkExport } from '@cadre/contract/calls/generic';
import { Download } from 'lucide-react';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { openFile } from '../../platform/open-file.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Badge } from '../../ui/people/badge.tsx';

const isUnderWay = ({ status }: BackgroundExport): boolean => status === 'waiting' || status === 'writing';
const often = 2000;

/** Exports that run in the background; hidden if there are none. */
export function BackgroundExports() {
  const t = useTexts();
  const { data = [] } = useCall(
    backgroundExports,
    {},
    { staleTime: 0, refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? often : false), meta: { quiet: true } },
  );
  if (data.length === 0) return null;
  return (
    <Card title={t('papers.kept_title')} hint={t('papers.kept_hint')} isFlush>
      <Rows hasLines wraps>
        {data.map((stored) => (
          <ExportItem key={stored.id} kept={stored} />
        ))}
      </Rows>
    </Card>
  );
}

function ExportItem({ kept: stored }: { kept: BackgroundExport }) {
  const t = useTexts();
  const format = useFormat();
  const { mutate, isPending } = useCallMutation(
    linkExport,
    { id: stored.id },
    { meta: { quiet: true }, onSuccess: ({ link }) => openFile(link) },
  );
  const notes = {
    waiting: t('papers.kept_waiting'),
    writing: t('papers.kept_writing', { done: stored.rows_done, total: stored.rows_total }),
    ready: t('papers.kept_ready', { rows: stored.rows_done, until: format.moment(stored.expires_at) }),
    failed: t('papers.kept_failed_hint'),
  };
  const ends = {
    waiting: <Progress label={stored.name} />,
    writing: <Progress label={stored.name} value={stored.rows_done} max={stored.rows_total} />,
    ready: (
      <Button icon={Download} isBusy={isPending} aria-label={`${t('papers.kept_download')} ${stored.name}`} onClick={() => mutate()}>
        {t('papers.kept_download')}
      </Button>
    ),
    failed: <Badge tone="pink">{t('papers.kept_failed')}</Badge>,
  };
  return (
    <RowItem note={notes[stored.status]} end={ends[stored.status]}>
      {stored.name}
    </RowItem>
  );
}
