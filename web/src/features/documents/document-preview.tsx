import { documents } from '@cadre/contract/resources/documents';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Medium, useFiles } from '../../crud/files.tsx';
import { saveFile } from '../../crud/record/save-file.ts';
import type { Row } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { AnchorButton } from '../../ui/link-button.tsx';

type Shown = Pick<Medium, 'name' | 'type' | 'url'>;

/** The file as far as a browser can show it; that of an issued contract or offer lies with its form. */
export function DocumentPreview({ row }: { row: Row }) {
  const mayReadForms = useScope('forms.view') !== undefined;
  if (typeof row.form_id !== 'number') return <UploadedFiles id={row.id} />;
  const file = { name: `${row.title}.pdf`, type: 'application/pdf', url: `/forms/${row.form_id}/pdf` };
  return mayReadForms ? <Preview file={file} /> : null;
}

function UploadedFiles({ id }: { id: number }) {
  const t = useTexts();
  const { data } = useFiles(documents, id);
  if (!data) return null;
  if (data.length === 0) return <p className="muted">{t('self.no_file')}</p>;
  return data.map((file) => <Preview key={file.id} file={file} />);
}

function Preview({ file }: { file: Shown }) {
  const t = useTexts();
  const isPicture = file.type.startsWith('image/');
  const isShown = isPicture || file.type === 'application/pdf';
  const url = useContent(file, isShown);
  return (
    <figure className="inbox-preview">
      <figcaption>
        <span>{file.name}</span>
        {url && (
          <AnchorButton
            size="small"
            icon={ExternalLink}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('self.open_file')}: ${file.name}`}
          >
            {t('self.open_file')}
          </AnchorButton>
        )}
        <Button size="small" icon={Download} onClick={() => void saveFile(file)}>
          {t('common.download')}
        </Button>
      </figcaption>
      {url && isPicture && <img src={url} alt={t('self.preview', { name: file.name })} />}
      {url && !isPicture && <iframe src={url} title={t('self.preview', { name: file.name })} />}
    </figure>
  );
}

/** Files need the session's token, so they are fetched and shown from memory. */
function useContent({ url, type }: Shown, isWanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['content', url],
    queryFn: async () => new Blob([await api.blob(url)], { type }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return setAddress(undefined);
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}
