import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import type { FormKind } from '../address/address.ts';
import type { FormPage } from '../page.ts';
import { useRecord } from '../record/use-record.ts';
import './form.css';
import { RecordForm } from './record-form.tsx';

/** On a touch screen a focused input would call up the keyboard over the form; the drawer takes the focus itself there. */
const isTouch = window.matchMedia('(pointer: coarse)').matches;

/** New, edit and clone are one form; the two latter begin with a record. */
export function FormDrawer({ page, opened }: { page: FormPage; opened: FormKind }) {
  const t = useTexts();
  const labels = useLabels();
  const { name } = page.resource;
  const what = labels.inline.the(name);
  const titles = {
    new: t('forms.create_title', { what: labels.inline.a(name) }),
    edit: t('forms.edit_title', { what }),
    clone: t('forms.clone_title', { what }),
  };
  const id = 'id' in opened ? opened.id : undefined;
  const { data: row, error, refetch } = useRecord(page.resource, id);
  const isReady = id === undefined || row !== undefined;
  return (
    <Drawer
      className={page.options.form?.wide ? 'form-drawer form-drawer--wide' : 'form-drawer'}
      title={page.options.form?.title ?? titles[opened.kind]}
      mask={{ closable: false }}
      onClose={page.address.close}
    >
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !isReady && <Skeleton columns={1} rows={6} />}
      {!error && isReady && <RecordForm page={page} opened={opened} row={row} takesFocus={!isTouch} />}
    </Drawer>
  );
}
