import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Table } from '../../../ui/table.tsx';
import '../../../crud/form/form.css';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { changesBetween, grantsOf } from './role-grants.ts';
import type { RoleDraft, StaleRole } from './use-role-draft.ts';

/** Both changed the role; the rights in which they differ stand side by side. */
export function RoleStaleDialog({ draft, stale: { current, changed_by, changed_at } }: { draft: RoleDraft; stale: StaleRole }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const wordFor = (scope: string | undefined) => (scope ? labels.option(undefined, 'scope', scope) : t('roleMatrix.no_right'));
  const nameOf = (right: string) => {
    const [resource = '', action = ''] = right.split('.');
    return `${labels.many(resource)}: ${labels.action(action)}`;
  };
  return (
    <Modal
      open
      title={t('forms.stale_title')}
      onCancel={() => draft.settle('neither')}
      footer={
        <div className="form-footer">
          <Button onClick={() => draft.settle('neither')}>{t('common.cancel')}</Button>
          <Button onClick={() => draft.settle('theirs')}>{t('forms.take_theirs')}</Button>
          <Button variant="primary" onClick={() => draft.settle('mine')}>
            {t('forms.keep_mine')}
          </Button>
        </div>
      }
    >
      <p>{t('forms.stale_text', { who: changed_by ?? t('history.nobody'), when: format.moment(changed_at) })}</p>
      <Table
        isFramed
        label={t('forms.differing_fields')}
        rows={changesBetween(draft.grants, grantsOf(current.permissions))}
        keyOf={({ name }) => name}
        columns={[
          { name: 'right', head: '', isHeading: true, cell: ({ name }) => nameOf(name) },
          { name: 'mine', head: t('forms.your_value'), cell: ({ from }) => wordFor(from) },
          { name: 'theirs', head: t('forms.their_value'), cell: ({ to }) => wordFor(to) },
        ]}
      />
    </Modal>
  );
}
