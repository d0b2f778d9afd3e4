import { documents } from '@cadre/contract/resources/documents';
import { type FormEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { newDraft } from '../../../crud/form/draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import '../../../crud/form/form.css';
import { FormField } from '../../../crud/form/form-field.tsx';
import { formRows } from '../../../crud/form/form-rows.ts';
import { FormSummary } from '../../../crud/form/form-summary.tsx';
import { useForm } from '../../../crud/form/use-form.ts';
import { useRequiredMark } from '../../../crud/form/use-required-mark.ts';
import { useRights } from '../../../crud/rights.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useTexts } from '../../../platform/texts.ts';
import { FileChoice } from './file-choice.tsx';
import { useSubmitDocument } from './use-submit-document.ts';

const form = documents.form.rows.filter((row) => !row.includes('employee_id'));

/** Uploads a document without a request: its file and its type. */
export function SubmitDocument({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const rights = useRights(documents);
  const rows = formRows({ resource: documents, options: { form: { rows: form } }, rights }, undefined, useLocale());
  const fields = rows.flat();
  const names = fields.map(({ name }) => name);
  const typed = useForm(documents, fields, newDraft(documents, names));
  const marks = useRequiredMark(fields);
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const submit = useSubmitDocument();
  const focus = (name: string) => document.getElementById(fieldId(name))?.focus();

  const choose = (chosen: File) => {
    setFile(chosen);
    // A new paper is mostly called as its file.
    if (!typed.draft.title) typed.set('title', chosen.name.replace(/\.\w+$/, '').slice(0, 120));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    typed.touch(names);
    const wrong = names.find((name) => typed.complaints[name]);
    if (wrong) return focus(wrong);
    if (!file || submit.isPending) return;
    submit.mutate(
      { draft: typed.draft, file },
      { onSuccess: onClose, onError: (problem) => problem instanceof ApiProblem && typed.refuse(problem.fields) },
    );
  };
  return (
    <Drawer className="form-drawer" title={t('self.add_document')} mask={{ closable: false }} onClose={onClose}>
      <form className="column gap-3 record-form" noValidate onSubmit={send}>
        <FileChoice file={file} onChoose={choose} />
        {isTried && !file && (
          <Alert tone="danger" takesFocus={false}>
            <p>{t('self.choose_file')}</p>
          </Alert>
        )}
        {isTried && <FormSummary form={typed} onFocus={focus} />}
        {rows.map((row) => (
          <div key={row.map(({ name }) => name).join()} className="grid record-form__row">
            {row.map((field) => (
              <FormField key={field.name} id={fieldId(field.name)} {...field} form={typed} row={undefined} mark={marks(field.field)} />
            ))}
          </div>
        ))}
        <p className="muted">{t('self.submitted_hint')}</p>
        <div className="gap-2 flex wraps form-footer">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" disabled={submit.isPending}>
            {submit.isPending ? t('common.uploading') : t('self.submit_document')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

const fieldId = (name: string): string => `document-${name}`;
