import { users } from '@cadre/contract/resources/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { api } from '../../platform/api.ts';
import { Avatar } from '../../platform/avatar.tsx';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.tsx';
import { meQuery, useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';

const collection = 'picture';
const rules = users.media?.[collection];
const accepted = (rules?.types ?? []).map((type) => `image/${type}`);
const mostBytes = rules?.maxBytes ?? 0;

/** The picture of oneself: chosen, checked here before it travels, and shown everywhere at once. */
export function Picture() {
  const t = useTexts();
  const id = useId();
  const messages = useMessages();
  const { user } = useMe();
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: meQuery().queryKey });
  const format = useFormat();
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    onMutate: () => setSent(0),
    mutationFn: (file: File) => api.upload<{ message: string }>(`/users/${user.id}/media-upload`, formOf(file), setSent),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (media: number) =>
      api.delete<{ message: string }>(`/users/${user.id}/media-delete`, { collection, mediaToDelete: [media] }),
    onSuccess,
  });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (!accepted.includes(file.type))
      return messages.error(t('problems.file_type_refused', { types: accepted.map((type) => type.slice(6)).join(', ') }));
    if (file.size > mostBytes) return messages.error(t('problems.file_too_large', { megabytes: String(mostBytes / 1024 / 1024) }));
    upload.mutate(file);
  };
  const media = Number(user.pic?.split('/').at(-1));
  return (
    <div className="picture">
      <Avatar name={user.name} pic={user.pic} size={96} />
      <div>
        <label htmlFor={id} className="button" aria-busy={upload.isPending}>
          {upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('profile.change_picture')}
          <input id={id} type="file" className="visually-hidden" accept={accepted.join()} disabled={upload.isPending} onChange={choose} />
        </label>
        {user.pic && (
          <button type="button" className="button button--danger" disabled={remove.isPending} onClick={() => remove.mutate(media)}>
            {t('profile.remove_picture')}
          </button>
        )}
        <p>{t('profile.picture_hint')}</p>
      </div>
    </div>
  );
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('collection', collection);
  form.append('files[]', file);
  return form;
}
