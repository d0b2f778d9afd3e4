import type { MediaCollection, Resource } from '@cadre/contract/resource';
import { FileText, Trash2 } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { FileDrop } from '../../ui/inputs/file-drop.tsx';
import { useAcceptedFiles } from '../files/accepted-files.ts';
import { Files } from '../files/files.tsx';
import type { Form } from './use-form.ts';
import type { Staged } from './use-sending.ts';

type Props = {
  resource: Resource;
  /** The stored record; files are uploaded to it right away. */
  id: number | undefined;
  form: Pick<Form, 'complaints' | 'complain'>;
  staged: readonly Staged[];
  onStage: (staged: readonly Staged[]) => void;
};

/** The files of a request, chosen while it is written and sent along with it. */
export function FormFiles({ resource, id, form, staged, onStage }: Props) {
  const labels = useLabels();
  return Object.entries(resource.record.media ?? {}).map(([collection, rules]) => (
    <fieldset key={collection} className="form-files" id={`field-${collection}`} tabIndex={-1}>
      <legend className="medium">{labels.field(resource.name, collection)}</legend>
      {id === undefined ? (
        <StagedFiles collection={collection} rules={rules} form={form} staged={staged} onStage={onStage} />
      ) : (
        <Files resource={resource} id={id} mayChange />
      )}
      {form.complaints[collection] && (
        <p className="smaller form-files__complaint" role="alert">
          {form.complaints[collection]}
        </p>
      )}
    </fieldset>
  ));
}

type StagedProps = Omit<Props, 'resource' | 'id'> & { collection: string; rules: MediaCollection };

function StagedFiles({ collection, rules, form, staged, onStage }: StagedProps) {
  const t = useTexts();
  const format = useFormat();
  const { accepted, limits, complaintAbout } = useAcceptedFiles(rules);
  const add = (file: File) => {
    const complaint = complaintAbout(file);
    form.complain(collection, complaint);
    if (complaint) return;
    onStage([...staged, { collection, file }]);
  };
  return (
    <div className="record-files">
      <FileDrop text={t('forms.drop_files')} limits={limits} accepted={accepted} onFile={add} />
      <ul>
        {staged.map((one) => (
          <li className="ruled line gap-3" key={`${one.file.name}-${one.file.size}-${one.file.lastModified}`}>
            <FileText size={20} className="muted" aria-hidden />
            <span className="column grow anywhere record-files__name">
              {one.file.name}
              <span className="muted">{format.number(Math.ceil(one.file.size / 1024))} kB</span>
            </span>
            <IconButton
              icon={Trash2}
              label={`${t('common.remove')} ${one.file.name}`}
              onClick={() => {
                form.complain(collection, undefined);
                onStage(staged.filter((other) => other !== one));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
