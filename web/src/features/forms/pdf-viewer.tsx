import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { AnchorButton } from '../../ui/link-button.tsx';
import { FailedState } from '../../ui/states.tsx';
import { PaperFrame } from './paper-frame.tsx';
import './pdf-viewer.css';

type Props = {
  title: string;
  /** Of the file that is downloaded. */
  name: string;
  queryKey: readonly unknown[];
  /** Says when it was made and is only fetched. */
  fetchPdf: (onStep: () => void) => Promise<Blob>;
};

/** A PDF inside the page where the browser can show one, and always to download. Fetched with the session, so it is shown from memory. */
export function PdfViewer({ title, name, queryKey, fetchPdf }: Props) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isMade, setMade] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => fetchPdf(() => setMade(true)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  const address = useObjectUrl(data);
  const isShown = navigator.pdfViewerEnabled !== false;
  return (
    <PaperFrame
      title={title}
      isPrintable={address !== undefined && isShown}
      onPrint={() => frame.current?.contentWindow?.print()}
      tools={
        address && (
          <AnchorButton variant="primary" icon={Download} href={address} download={name}>
            <span>{t('papers.download_pdf')}</span>
          </AnchorButton>
        )
      }
    >
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !address && (
        <div className="pdf-viewer__waiting" role="status">
          <progress aria-label={t('papers.making')} />
          <p>{isMade ? t('papers.fetching') : t('papers.making')}</p>
        </div>
      )}
      {address && isShown && <iframe ref={frame} className="pdf-viewer" src={address} title={title} />}
      {address && !isShown && (
        <div className="pdf-viewer__waiting">
          <p>{t('papers.no_viewer')}</p>
          <AnchorButton icon={ExternalLink} href={address} target="_blank" rel="noreferrer">
            {t('papers.open_pdf')}
          </AnchorButton>
        </div>
      )}
    </PaperFrame>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
