import { proposalPdf } from '@cadre/contract/calls/proposals';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { callApi } from '../../../platform/call-api.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';

type Props = { proposal: { id: number; number: string; revision: number }; revision?: number };

/** The PDF of the current proposal, or of a sent revision. */
export function PdfButton({ proposal: { id, number, revision: current }, revision }: Props) {
  const t = useTexts();
  const download = useMutation({
    mutationFn: () => callApi(proposalPdf, { id, ...(revision !== undefined && { revision }) }),
    onSuccess: (pdf) => saveBlob(pdf, `${number}-${revision ?? current}.pdf`),
  });
  return (
    <Button
      icon={FileDown}
      isBusy={download.isPending}
      aria-label={t('proposal.pdf_of', { revision: String(revision ?? current) })}
      onClick={() => download.mutate()}
    >
      PDF
    </Button>
  );
}
