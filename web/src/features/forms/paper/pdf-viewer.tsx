import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { useObjectUrl } from '../../../platform/use-object-url.ts';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { PaperFrame } from './paper-frame.tsx';
import './pdf-viewer.css';

type Props = {
  title: string;
  /** Of the file that is downloaded. */
  name: string;
  queryKey: readonly unknown[];
  /** Calls `onStep` when the PDF is generated and only has to be downloaded. */
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
        <EmptyState size="page" text={<span role="status">{isMade ? t('papers.fetching') : t('papers.making')}</span>}>
          <Progress label={t('papers.making')} />
        </EmptyState>
      )}
      {address && isShown && <iframe ref={frame} className="full rounded block surface pdf-viewer" src={address} title={title} />}
      {address && !isShown && (
        <EmptyState size="page" text={t('papers.no_viewer')}>
          <AnchorButton icon={ExternalLink} href={address} target="_blank" rel="noreferrer">
            {t('papers.open_pdf')}
          </AnchorButton>
        </EmptyState>
      )}
    </PaperFrame>
  );
}
