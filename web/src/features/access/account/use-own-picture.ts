import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { meQuery, useMe, useScope } from '../../../platform/session.ts';

const collection = 'picture';
type Said = { message: string };

/**
 * The picture belongs to the person's file where there is one, so that colleagues see it too; else to the account. One that was
 * given to the account before would hide it and goes.
 */
export function useOwnPicture() {
  const client = useQueryClient();
  const { user, employee } = useMe();
  const mayFile = useScope('employees.update_picture') !== undefined;
  const owner = employee && mayFile ? `/employees/${employee.id}` : `/users/${user.id}`;
  const [sent, setSent] = useState(0);
  const onSuccess = () =>
    Promise.all([meQuery().queryKey, ['employees'], ['users']].map((queryKey) => client.invalidateQueries({ queryKey })));

  const upload = useMutation({
    onMutate: () => setSent(0),
    mutationFn: async (file: File) => {
      const said = await api.upload<Said>(`${owner}/media-upload`, formOf(file), setSent);
      if (user.pic && !user.pic.startsWith(`${owner}/`)) await removeAt(user.pic);
      return said;
    },
    onSuccess,
  });
  const remove = useMutation({ mutationFn: removeAt, onSuccess });
  return { upload, remove, sent };
}

/** `/users/3/media/12` is taken from `/users/3`. */
function removeAt(pic: string): Promise<Said> {
  const [owner, media] = pic.split('/media/');
  return api.delete<Said>(`${owner}/media-delete`, { collection, mediaToDelete: [Number(media)] });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('collection', collection);
  form.append('files[]', file);
  return form;
}
