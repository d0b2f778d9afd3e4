import { users } from '@cadre/contract/resources/users';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FileButton } from '../../../ui/inputs/file-button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { useOwnPicture } from './use-own-picture.ts';

const CropPicture = lazy(async () => ({ default: (await import('../../../crud/files/crop-picture.tsx')).CropPicture }));

const accepted = (users.record.media?.picture?.types ?? []).map((type) => `image/${type}`);

/** The user's own picture: chosen, cropped to a portrait, and immediately shown everywhere. */
export function Picture() {
  const t = useTexts();
  const messages = useMessages();
  const format = useFormat();
  const { user } = useMe();
  const { upload, remove, sent } = useOwnPicture();
  const [chosen, setChosen] = useState<File>();

  const choose = (file: File): void => {
    if (accepted.includes(file.type)) return setChosen(file);
    messages.error(t('forms.file_type_refused', { name: file.name, types: accepted.map((type) => type.slice(6)).join(', ') }));
  };
  return (
    <Cluster gap={4}>
      <Avatar name={user.name} pic={user.pic} size={96} />
      <Stack gap={2}>
        <Cluster>
          <FileButton accepted={accepted} isBusy={upload.isPending} onFile={choose}>
            {upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('profile.change_picture')}
          </FileButton>
          {user.pic && (
            <Button variant="danger" isBusy={remove.isPending} onClick={() => user.pic && remove.mutate(user.pic)}>
              {t('profile.remove_picture')}
            </Button>
          )}
        </Cluster>
        <p className="muted">{t('profile.picture_hint')}</p>
      </Stack>
      <Suspense>
        {chosen && (
          <CropPicture
            file={chosen}
            onDone={(picture) => {
              setChosen(undefined);
              upload.mutate(picture);
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </Cluster>
  );
}
