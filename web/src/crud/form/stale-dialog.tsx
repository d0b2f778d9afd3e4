import type { ReactNode } from 'react';
import '../styles/diff.css';
import './form.css';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Table } from '../../ui/table/table.tsx';
import type { Stale, Whose } from './use-stale.ts';

export type Difference = { key: string; name: string; mine: ReactNode; theirs: ReactNode };

type Props = { stale: Stale; differences: readonly Difference[]; onSettle: (whose: Whose) => void };

/** A conflict: shows both versions of the differing fields side by side. */
export function StaleDialog({ stale: { changed_by, changed_at }, differences, onSettle }: Props) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Modal
      open
      title={t('forms.stale_title')}
      onCancel={() => onSettle('neither')}
      footer={
        <div className="gap-2 flex wraps form-footer">
          <Button onClick={() => onSettle('neither')}>{t('common.cancel')}</Button>
          <Button onClick={() => onSettle('theirs')}>{t('forms.take_theirs')}</Button>
          <Button variant="primary" onClick={() => onSettle('mine')}>
            {t('forms.keep_mine')}
          </Button>
        </div>
      }
    >
      <p>{t('forms.stale_text', { who: changed_by ?? t('history.nobody'), when: format.moment(changed_at) })}</p>
      <Table
        isFramed
        className="diff"
        label={t('forms.differing_fields')}
        rows={differences}
        keyOf={({ key }) => key}
        columns={[
          { name: 'field', head: '', isHeading: true, cell: ({ name }) => name },
          { name: 'mine', head: t('forms.your_value'), cell: ({ mine }) => mine },
          { name: 'theirs', head: t('forms.their_value'), cell: ({ theirs }) => theirs },
        ]}
      />
    </Modal>
  );
}
