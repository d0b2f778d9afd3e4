import { logoRules, removeLogo, uploadLogo } from '@cadre/contract/calls/company-logo';
import { useAcceptedFiles } from '../../crud/files/accepted-files.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FileButton } from '../../ui/inputs/file-button.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { FramedPicture } from '../../ui/people/framed-picture.tsx';

/** The logo at the head of the company's papers. It is saved as soon as it is chosen. */
export function CompanyLogo({ path }: { path: string | null }) {
  const t = useTexts();
  const messages = useMessages();
  const { accepted, limits, complaintAbout } = useAcceptedFiles(logoRules);
  const upload = useCallMutation(uploadLogo);
  const remove = useCallMutation(removeLogo);
  const send = (file: File) => {
    const complaint = complaintAbout(file);
    if (complaint) return messages.error(complaint);
    upload.mutate({ file });
  };
  return (
    <Stack gap={2}>
      <strong>{t('setup.logo')}</strong>
      {path && <FramedPicture path={path} alt={t('setup.logo_alt')} />}
      <Cluster>
        <FileButton size="small" accepted={accepted} isBusy={upload.isPending} onFile={send}>
          {t(path ? 'setup.logo_replace' : 'setup.logo_choose')}
        </FileButton>
        {path && (
          <Button size="small" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t('setup.logo_remove')}
          </Button>
        )}
      </Cluster>
      <span className="muted">{`${t('setup.logo_hint')} ${limits}`}</span>
    </Stack>
  );
}
