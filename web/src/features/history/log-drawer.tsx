import { logs } from '@cadre/contract/resources/logs';
import { Diff } from '../../crud/diff.tsx';
import { useRecord } from '../../crud/use-record.ts';
import { changesOf } from '../../fields/changes.tsx';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import './history.css';
import { LogFacts } from './log-facts.tsx';
import { pathOfRecord } from './path-of-record.ts';

/** One entry in full: who, what, every field before and after, where it came from, and its seal. */
export function LogDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const { data: entry, error, refetch } = useRecord(logs, id);
  const title = entry && `${labels.option('logs', 'action', String(entry.action))}: ${entry.label ?? labels.one(String(entry.model))}`;
  return (
    <Drawer
      className="record-drawer"
      title={
        <div className="record-drawer__title">
          <span className="record-drawer__kind">{entry ? labels.one(String(entry.model)) : labels.one(logs.name)}</span>
          <span className="record-drawer__name">{title ?? t('common.loading')}</span>
        </div>
      }
      extra={entry && <RecordLink entry={entry} />}
      onClose={onClose}
    >
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !entry && <Skeleton columns={2} rows={6} />}
      {entry && (
        <>
          <LogFacts entry={entry} />
          <Diff model={String(entry.model)} changes={changesOf(entry.changes)} />
        </>
      )}
    </Drawer>
  );
}

function RecordLink({ entry }: { entry: Row }) {
  const t = useTexts();
  const { permissions } = useMe();
  const path = pathOfRecord(entry, permissions);
  return path ? (
    <LinkButton to={path.to} search={path.search as never} className="log-facts__record">
      {t('history.open_record')}
    </LinkButton>
  ) : null;
}
