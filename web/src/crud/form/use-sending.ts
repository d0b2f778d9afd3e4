import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import type { Row } from '../../fields/kind.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { callApi, send, useInvalidate } from '../../platform/call-api.ts';
import { makeMove } from '../moves/use-move.ts';
import { orderOf, type Save, type Written } from '../record/use-write.ts';

/** A file that was chosen and is sent with the form. */
export type Staged = { collection: string; file: File };

type Sending = {
  /** Undefined if the stored record is sent unchanged. */
  save: Save | undefined;
  row: Row | undefined;
  files: readonly Staged[];
  /** The move that sends it once it is saved with its files. */
  move: string | undefined;
};

type Steps = { onSaved: (row: Row) => void; onUploaded: (file: Staged) => void };

/** Save, add the files, send: one outcome. A request is judged with its files, so with files it is a draft in between. */
export function useSending(resource: Resource, { onSaved, onUploaded }: Steps) {
  const forget = useInvalidate();
  return useMutation({
    mutationFn: async ({ save, row, files, move }: Sending): Promise<Written> => {
      const written = save ? ((await send(...orderOf(resource, save))) as Written) : undefined;
      const saved = written?.data ?? (row as Row);
      if (written && (files.length > 0 || move)) onSaved(saved);
      for (const staged of files) {
        await upload(resource, saved.id, staged);
        onUploaded(staged);
      }
      return move ? makeMove(resource, saved, move) : (written ?? { message: '', data: saved });
    },
    onSettled: () => forget(touchedBy(resource)),
  });
}

/** An upload error is shown under the files. */
async function upload(resource: Resource, id: number, { collection, file }: Staged): Promise<void> {
  try {
    await callApi(callsOf(resource).upload, { id, collection, file });
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status === 0 || problem.status === 401) throw problem;
    const sentence = `${file.name}: ${problem.message}`;
    throw new ApiProblem(problem.status, sentence, { code: problem.code, fields: { [collection]: [sentence] } });
  }
}
