import { deleteReport, type SavedReport, savedReports } from '@cadre/contract/calls/reports';
import { Link } from '@tanstack/react-router';
import { Bookmark, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { addressOf } from './address-of.ts';
import { SaveReport } from './save-report.tsx';
import type { ReportAddress } from './use-report-address.ts';

/** Saved reports: open one, save the current one, change or delete own ones. */
export function SavedReports({ address, isShort }: { address: ReportAddress; isShort: boolean }) {
  const t = useTexts();
  const [edited, setEdited] = useState<SavedReport | 'new'>();
  const [gone, setRemoved] = useState<SavedReport>();
  return (
    <>
      <Popup isFramed align="end" label={t('reports.saved')} icon={Bookmark} button={!isShort && t('reports.saved')}>
        {(close) => (
          <Stack gap={2} className="saved-reports">
            <SavedList
              onEdit={(one) => {
                close();
                setEdited(one);
              }}
              onDelete={(one) => {
                close();
                setRemoved(one);
              }}
              onOpen={close}
            />
            <Button
              icon={Plus}
              onClick={() => {
                close();
                setEdited('new');
              }}
            >
              {t('reports.save')}
            </Button>
          </Stack>
        )}
      </Popup>
      {edited && <SaveReport address={address} of={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {gone && <DeleteReport of={gone} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

type ListProps = { onEdit: (one: SavedReport) => void; onDelete: (one: SavedReport) => void; onOpen: () => void };

function SavedList({ onEdit, onDelete, onOpen }: ListProps) {
  const t = useTexts();
  const query = useCall(savedReports);
  return (
    <QueryStates query={query} rows={3} empty={(data) => data.length === 0 && t('reports.no_saved')}>
      {(data) => (
        <Rows wraps>
          {data.map((one) => (
            <RowItem
              key={one.id}
              note={[
                t(`reports.names.${one.report}`),
                one.schedule && t(`reports.sent_${one.schedule}`),
                !one.is_own && t('reports.shared_by', { name: one.owner }),
              ]
                .filter(Boolean)
                .join(' · ')}
              end={
                one.is_own && (
                  <Cluster gap={0}>
                    <IconButton size="small" icon={Pencil} label={`${t('reports.change')}: ${one.name}`} onClick={() => onEdit(one)} />
                    <IconButton size="small" icon={Trash2} label={`${t('common.delete')}: ${one.name}`} onClick={() => onDelete(one)} />
                  </Cluster>
                )
              }
            >
              <Link to="/time-cards/reports" search={addressOf(one)} onClick={onOpen}>
                {one.name}
              </Link>
            </RowItem>
          ))}
        </Rows>
      )}
    </QueryStates>
  );
}

function DeleteReport({ of, onClose }: { of: SavedReport; onClose: () => void }) {
  const t = useTexts();
  const remove = useCallMutation(deleteReport, { id: of.id }, { onSuccess: onClose });
  return (
    <Modal
      title={of.name}
      okText={t('common.delete')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate()}
      onCancel={onClose}
    >
      {t('reports.delete_hint')}
    </Modal>
  );
}
