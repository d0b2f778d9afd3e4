import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../../platform/api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';

/** The right to know: everything about oneself, as one file. */
export function ArchiveCard() {
  const t = useTexts();
  const archive = useMutation({
    mutationFn: () => api.post<{ link: string; message: string }>('/employees/self/archive'),
    // It is sent as an attachment, so the page stays where it is.
    onSuccess: ({ link }) => window.location.assign(link),
  });
  return (
    <section className="card life__archive">
      <div>
        <h2>{t('self.my_data')}</h2>
        <p className="muted">{t('self.my_data_hint')}</p>
      </div>
      <Button icon={Download} isBusy={archive.isPending} onClick={() => archive.mutate()}>
        {archive.isPending ? t('self.preparing_archive') : t('self.download_archive')}
      </Button>
    </section>
  );
}
