import { me } from '@cadre/contract/calls/access';
import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { users } from '@cadre/contract/resources/users';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, useInvalidate } from '../../../platform/call-api.ts';
import { useMe, useScope } from '../../../platform/session/session.ts';

const collection = 'picture';

/**
 * The picture belongs to the employee record, if the user has one, so that colleagues see it too; else to the account. An older picture of
 * the account would hide it and is removed.
 */
export function useOwnPicture() {
  const forget = useInvalidate();
  const { user, employee } = useMe();
  const mayFile = useScope('employees.update_picture') !== undefined;
  const [resource, id]: [Resource, number] = employee && mayFile ? [employees, employee.id] : [users, user.id];
  const [sent, setSent] = useState(0);
  const onSuccess = () => forget([me.tag, employees.name, users.name]);

  const upload = useMutation({
    onMutate: () => setSent(0),
    mutationFn: async (file: File) => {
      const message = await callApi(callsOf(resource).upload, { id, collection, file, onProgress: setSent });
      if (user.pic && !user.pic.startsWith(`/${resource.name}/${id}/`)) await removeAt(user.pic);
      return message;
    },
    onSuccess,
  });
  const remove = useMutation({ mutationFn: removeAt, onSuccess });
  return { upload, remove, sent };
}

/** `/users/3/media/12` is taken from the user with the number 3. */
function removeAt(pic: string) {
  const [name, id = '', , media] = pic.split('/').filter(Boolean);
  const resource: Resource = name === users.name ? users : employees;
  return callApi(callsOf(resource).removeFiles, { id, collection, mediaToDelete: [Number(media)] });
}
