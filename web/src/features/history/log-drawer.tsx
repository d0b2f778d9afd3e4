import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { logs } from '@cadre/contract/resources/logs';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Diff } from '../../crud/record/diff.tsx';
import { RestoreButton } from '../../crud/record/restore-button.tsx';
import { useRecord } from '../../crud/record/use-record.ts';
import { changesOf } from '../../fields/change.ts';
import { isEmpty } from '../../fields/empty-value.tsx';
import type { NamedRef, Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMessages } from '../../platform/messages.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { pathOfRecord } from './path-of-record.ts';

/** One entry in full: every field before and after, then who, where it came from, and its seal. */
export function LogDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const query = useRecord(logs, id);
  const entry = query.data;
  const title =
    entry &&
    t('common.labelled', {
      label: labels.option('logs', 'action', String(entry.action)),
      value: String(entry.label ?? labels.one(String(entry.model))),
    });
  return (
    <Drawer
      className="record-drawer"
      title={
        <div className="line wraps record-drawer__title">
          <span className="note medium record-drawer__kind">{entry ? labels.one(String(entry.model)) : labels.one(logs.name)}</span>
          <span className="anywhere shrinkable">{title ?? t('common.loading')}</span>
        </div>
      }
      extra={entry && <RecordLink entry={entry} />}
      onClose={onClose}
    >
      <QueryStates query={query} rows={6}>
        {(found) => (
          <Stack>
            {found.restorable === true && (
              <Cluster>
                <RestoreButton model={String(found.model)} id={Number(found.model_id)} />
              </Cluster>
            )}
            {isNotRecorded(found) && <p className="muted">{t('history.not_kept')}</p>}
            <Diff model={String(found.model)} changes={changesOf(found.changes)} />
            <LogFacts entry={found} />
          </Stack>
        )}
      </QueryStates>
    </Drawer>
  );
}

/** A deleted record that would come back, were it not guarded: of those the history keeps no values. */
function isNotRecorded({ action, model }: Row): boolean {
  const declared: Resource | undefined = resources[model as ResourceName];
  return action === 'delete' && declared?.life.undoableDelete === true && declared.access.guarded !== undefined;
}

function RecordLink({ entry }: { entry: Row }) {
  const t = useTexts();
  const { permissions } = useMe();
  const path = pathOfRecord(entry, permissions);
  return path ? (
    <LinkButton to={path.to} search={path.search}>
      {t('history.open_record')}
    </LinkButton>
  ) : null;
}

/** The time, user and origin of an entry; the server sends the origin only to users who may see it. */
function LogFacts({ entry }: { entry: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    ['at', format.moment(String(entry.at))],
    ['actor_name', String(entry.actor_name ?? t(entry.via === 'chain' ? 'history.by_chain' : 'history.nobody'))],
    ['action', labels.option('logs', 'action', String(entry.action))],
    ['employee_id', (entry.employee as NamedRef | null)?.name],
    ['via', labels.option('logs', 'via', String(entry.via))],
    ['ip', entry.ip as string | null],
    ['user_agent', entry.user_agent as string | null],
    ['request_id', entry.request_id as string | null],
  ];
  return (
    <DescriptionList>
      {facts
        .filter(([, value]) => !isEmpty(value))
        .map(([name, value]) => (
          <Description key={name} label={labels.field('logs', name)}>
            {value}
          </Description>
        ))}
      {typeof entry.hash === 'string' && (
        <Description label={labels.field('logs', 'hash')}>
          <LogSeal seal={entry.hash} />
        </Description>
      )}
    </DescriptionList>
  );
}

const shownDigits = 12;

/** The first digits are enough to compare by eye; the whole seal can be copied. */
function LogSeal({ seal }: { seal: string }) {
  const t = useTexts();
  const messages = useMessages();
  const copy = async () => {
    await navigator.clipboard.writeText(seal);
    messages.info(t('common.copied'));
  };
  return (
    <>
      <Cluster as="span" gap={1}>
        <code>{seal.slice(0, shownDigits)}…</code>
        <IconButton icon={Copy} size="small" label={t('common.copy')} onClick={() => void copy()} />
      </Cluster>
      <small className="muted">{t('history.seal_text')}</small>
    </>
  );
}
