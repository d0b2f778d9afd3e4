import type { Call } from '@cadre/contract/call';
import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import type { Draft, Row } from '../../fields/kind.ts';
import { type MutationForOptions, useCallMutation, useMutationFor } from '../../platform/call-api.ts';
import type { MessageAction } from '../../platform/message-store.ts';
import { useBringBack } from './use-bring-back.ts';

export type Written = { message: string; data: Row };

export type Save = { body: Draft } & ({ kind: 'new' } | { kind: 'edit'; id: number; version: number } | { kind: 'clone'; id: number });

export const useSave = (resource: Resource, options?: Pick<MutationForOptions<Written, Save>, 'onAnswer'>) =>
  useMutationFor<Save, Written>((save) => orderOf(resource, save), options);

export function orderOf(resource: Resource, save: Save): [Call, Draft] {
  const { create, update, clone } = callsOf(resource);
  if (save.kind === 'edit') return [update, { ...save.body, id: save.id, version: save.version }];
  return save.kind === 'clone' ? [clone, { ...save.body, id: save.id }] : [create, save.body];
}

export function useRemove(resource: Resource) {
  const calls = callsOf(resource);
  const { undo } = useBringBack(resource);
  return useMutationFor<Row, { message: string; action?: MessageAction | undefined }>(
    ({ id, version }) => [calls.delete, { id, version }],
    {
      meta: { isFormless: true },
      beside: (row) => ({ action: undo([row]) }),
    },
  );
}

export const useUpload = (resource: Resource, id: number) => useCallMutation(callsOf(resource).upload, { id });

export function useRemoveFile(resource: Resource, id: number) {
  const { removeFiles } = callsOf(resource);
  return useMutationFor<{ collection: string; file: number }, { message: string }>(({ collection, file }) => [
    removeFiles,
    { id, collection, mediaToDelete: [file] },
  ]);
}
