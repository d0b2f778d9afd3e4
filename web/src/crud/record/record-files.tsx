import type { MediaCollection } from '@cadre/contract/resource';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Trash2 } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Page } from '../page.ts';
import { useRemoveFile } from '../use-write.ts';
import { FileDrop } from './file-drop.tsx';
import { saveFile } from './save-file.ts';

type Medium = { id: number; collection: string; name: string; type: string; size: number; created_at: string; url: string };

export function RecordFiles({ page, row }: { page: Page; row: Row }) {
  const { resource } = page;
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'media', row.id],
    queryFn: async () => (await api.get<{ data: Medium[] }>(`/${resource.name}/${row.id}/media`)).data,
  });
  return Object.entries(resource.media ?? {}).map(([collection, rules]) => (
    <Collection
      key={collection}
      page={page}
      row={row}
      collection={collection}
      rules={rules}
      files={data.filter((file) => file.collection === collection)}
    />
  ));
}

type CollectionProps = { page: Page; row: Row; collection: string; rules: MediaCollection; files: Medium[] };

function Collection({ page: { resource }, row, collection, rules, files }: CollectionProps) {
  const t = useTexts();
  const format = useFormat();
  const remove = useRemoveFile(resource, row.id);
  const mayChange = row.can?.update === true;
  return (
    <div className="record-files">
      {mayChange && <FileDrop of={resource} id={row.id} collection={collection} rules={rules} />}
      {files.length === 0 && !mayChange && <p className="muted">{t('forms.no_files')}</p>}
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <FileText size={20} aria-hidden />
            <span className="record-files__name">
              {file.name}
              <span className="muted">
                {format.number(Math.ceil(file.size / 1024))} kB · {format.moment(file.created_at)}
              </span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={`${t('common.download')} ${file.name}`}
              onClick={() => void saveFile(file)}
            >
              <Download size={16} aria-hidden />
            </button>
            {mayChange && (
              <button
                type="button"
                className="icon-button"
                aria-label={`${t('common.remove')} ${file.name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ collection, file: file.id })}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
