import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { openFile } from '../../../platform/open-file.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RowItem } from '../../../ui/layout/rows.tsx';

type Name = 'bank' | 'sepa' | 'journal' | 'hours' | 'payslips';
type Props = {
  name: Name;
  /** A saved layout is called by its own name. */
  title?: string | undefined;
};

/** A file that is opened as soon as it is created. */
export function FileRow({ make, ...row }: Props & { make: () => Promise<{ link: string }> }) {
  const download = useMutation({ mutationFn: make, onSuccess: ({ link }) => openFile(link) });
  return <FileRowFrame {...row} isBusy={download.isPending} onClick={() => download.mutate()} />;
}

export function FileRowFrame({ name, title, isBusy, onClick }: Props & { isBusy: boolean; onClick: () => void }) {
  const t = useTexts();
  const words = title ?? t(`payroll.files.${name}`);
  return (
    <RowItem
      note={t(`payroll.files.${name}_hint`)}
      end={
        <Button icon={FileDown} isBusy={isBusy} aria-label={`${t('payroll.download')}: ${words}`} onClick={onClick}>
          {t('payroll.download')}
        </Button>
      }
    >
      {words}
    </RowItem>
  );
}
