import '../styles/diff.css';
import type { Draft } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Table } from '../../ui/table.tsx';
import { FieldValue } from '../field-value.tsx';
import type { FormPage } from '../page.ts';
import { isSame } from './draft.ts';
import type { FormField } from './form-rows.ts';
import type { Stale } from './use-submit.ts';

type Props = {
  page: FormPage;
  fields: readonly FormField[];
  mine: Draft;
  stale: Stale;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
};

/** Both wrote; the fields in which they differ stand side by side. */
export function StaleDialog({ page, fields, mine, stale: { current, changed_by, changed_at }, onKeepMine, onTakeTheirs, onCancel }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const differing = fields.filter(({ name }) => !isSame(mine[name], current[name]));
  const valueIn =
    (record: Draft) =>
    ({ name, field }: FormField) => <FieldValue name={name} field={field} record={record} kinds={page.options.kinds} />;
  return (
    <Modal
      open
      title={t('forms.stale_title')}
      onCancel={onCancel}
      footer={
        <div className="form-footer">
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button onClick={onTakeTheirs}>{t('forms.take_theirs')}</Button>
          <Button variant="primary" onClick={onKeepMine}>
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
        rows={differing}
        keyOf={({ name }) => name}
        columns={[
          { name: 'field', head: '', isHeading: true, cell: ({ name, field }) => labels.field(field.noun, name) },
          { name: 'mine', head: t('forms.your_value'), cell: valueIn(mine) },
          { name: 'theirs', head: t('forms.their_value'), cell: valueIn(current) },
        ]}
      />
    </Modal>
  );
}
