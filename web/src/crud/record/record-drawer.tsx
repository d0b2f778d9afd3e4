import { fieldOf } from '@cadre/contract/resource';
import { useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Files } from '../files/files.tsx';
import { type ActionsFor, type Page, titleIn } from '../page.ts';
import { ApprovalLevels } from './approval-levels.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordFields } from './record-fields.tsx';
import { RecordHistory } from './record-history.tsx';
import { useRecord } from './use-record.ts';

/** One record: its fields, its files, its history. */
export function RecordDrawer({ page, id, actionsFor }: { page: Page; id: number; actionsFor: ActionsFor }) {
  const t = useTexts();
  const labels = useLabels();
  const { resource, options, rights, address } = page;
  const { data: row, error, refetch } = useRecord(resource, id);
  const [tab, setTab] = useState('details');
  const statusName = resource.life.status?.field ?? '';
  const [status, statusField] = [row?.[statusName], fieldOf(resource, statusName)];
  const tabs = row && [
    {
      value: 'details',
      text: t('common.details'),
      children: (
        <>
          {options.record?.header && <div className="record-lead">{options.record?.header(row)}</div>}
          <RecordFields page={page} row={row} />
          {options.record?.detail?.(row)}
          {resource.life.request && <ApprovalLevels resource={resource} id={row.id} />}
        </>
      ),
    },
    ...(resource.record.media
      ? [
          {
            value: 'files',
            text: t('common.files'),
            children: <Files resource={resource} id={row.id} mayChange={row.can?.update === true} />,
          },
        ]
      : []),
    ...(rights.history && !resource.life.ledger
      ? [{ value: 'history', text: t('common.history'), children: <RecordHistory page={page} id={id} /> }]
      : []),
  ];
  return (
    <Drawer
      className="record-drawer"
      title={
        <div className="line wraps record-drawer__title">
          <span className="note medium record-drawer__kind">{labels.one(resource.name)}</span>
          {(row || !error) && <span className="anywhere shrinkable">{row ? titleIn(page, row) : t('common.loading')}</span>}
          {typeof status === 'string' && statusField && <StatusBadge name={statusName} field={statusField} value={status} />}
        </div>
      }
      extra={
        row && (
          <RecordActions
            page={page}
            row={row}
            items={actionsFor(row).filter(({ key }) => !page.options.record?.headerMoves || !page.resource.life.status?.moves[key])}
          />
        )
      }
      onClose={address.close}
    >
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !row && <Skeleton columns={2} rows={6} />}
      {tabs && tabs.length > 1 && (
        <Tabs isFlush label={labels.one(resource.name)} tabs={tabs} value={tab} onChoose={setTab}>
          {tabs.find(({ value }) => value === tab)?.children}
        </Tabs>
      )}
      {tabs?.length === 1 && tabs[0]?.children}
    </Drawer>
  );
}
