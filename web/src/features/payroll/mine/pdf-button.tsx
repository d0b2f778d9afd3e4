import { payStatement, payslipPdf } from '@cadre/contract/calls/payslips';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { callApi } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** A payslip as a file; the label names the month, since a page may have several. */
export function PayslipPdfButton({ slip: { id, period } }: { slip: { id: number; period: string } }) {
  const t = useTexts();
  const { month: monthWords } = useDayWords();
  const download = useMutation({
    mutationFn: () => callApi(payslipPdf, { id }),
    onSuccess: (pdf) => saveBlob(pdf, `${period.replace('/', ' ')}.pdf`),
  });
  return (
    <Button
      icon={FileDown}
      isBusy={download.isPending}
      aria-label={t('myPay.pdf_of', { month: monthWords(period) })}
      onClick={() => download.mutate()}
    >
      PDF
    </Button>
  );
}

export function StatementButton({ year }: { year: number }) {
  const t = useTexts();
  const download = useMutation({
    mutationFn: () => callApi(payStatement, { id: 'self', year }),
    onSuccess: (pdf) => saveBlob(pdf, `${year}.pdf`),
  });
  return (
    <Button icon={FileDown} isBusy={download.isPending} onClick={() => download.mutate()}>
      {t('myPay.statement', { year: String(year) })}
    </Button>
  );
}
