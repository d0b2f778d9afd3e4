import type { DataOf } from '@cadre/contract/call';
import { callsOf } from '@cadre/contract/calls-of';
import type { MediaCollection, Resource } from '@cadre/contract/resource';
import type { ResourceCalls } from '@cadre/contract/resource-calls';
import { Download, FileText, Trash2 } from 'lucide-react';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useRemoveFile } from '../record/use-write.ts';
import { CollectionDrop } from './collection-drop.tsx';
import { saveFile } from './save-file.ts';

export type Medium = DataOf<ResourceCalls['media']>[number];

/** The files stored with a record; `url` is fetched with the session. */
export const useFiles = (resource: Resource, id: number) => useCall(callsOf(resource).media, { id });

type Props = {
  resource: Resource;
  id: number;
  /** May add. */
  mayChange: boolean;
  /** Whether files may be deleted; defaults to `mayChange`. */
  mayRemove?: boolean;
  /** One collection alone. */
  only?: string;
};

/** The files of a record, by collection: see, fetch, add, take away. */
export function Files({ resource, id, mayChange, mayRemove = mayChange, only }: Props) {
  const { data = [] } = useFiles(resource, id);
  const shown = Object.entries(resource.record.media ?? {}).filter(([collection]) => only === undefined || collection === only);
  return shown.map(([collection, rules]) => (
    <Collection
      key={collection}
      resource={resource}
      id={id}
      mayChange={mayChange}
      mayRemove={mayRemove}
      collection={collection}
      rules={rules}
      files={data.filter((file) => file.collection === collection)}
    />
  ));
}

type CollectionProps = Required<Omit<Props, 'only'>> & { collection: string; rules: MediaCollection; files: Medium[] };

function Collection({ resource, id, mayChange, mayRemove, collection, rules, files }: CollectionProps) {
  const t = useTexts();
  const format = useFormat();
  const remove = useRemoveFile(resource, id);
  return (
    <div className="record-files">
      {mayChange && <CollectionDrop resource={resource} id={id} collection={collection} rules={rules} />}
      {files.length === 0 && !mayChange && <p className="muted">{t('forms.no_files')}</p>}
      <ul>
        {files.map((file) => (
          <li className="ruled line gap-3" key={file.id}>
            <FileText size={20} className="muted" aria-hidden />
            <span className="column grow anywhere record-files__name">
              {file.name}
              <span className="muted">
                {format.number(Math.ceil(file.size / 1024))} kB · {format.moment(file.created_at)}
              </span>
            </span>
            <IconButton icon={Download} label={`${t('common.download')} ${file.name}`} onClick={() => void saveFile(file)} />
            {mayRemove && (
              <IconButton
                icon={Trash2}
                label={`${t('common.remove')} ${file.name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ collection, file: file.id })}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
