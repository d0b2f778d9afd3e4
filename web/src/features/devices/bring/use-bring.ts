import { importPunches, type PunchImport } from '@cadre/contract/calls/devices';
import { api } from '../../../platform/api.ts';
import { useDeviceCall } from '../use-device-call.ts';

type Answer = { message: string; data: PunchImport };
export type Mapping = PunchImport['mapping'];
type Bring = { file: File; device_id: number | undefined; mapping?: Mapping; isDryRun: boolean; onProgress?: (share: number) => void };

/** A file, whose it is, and what the server found in it. The file stays here, so that it need not be chosen again. */
export type Brought = { file: File; device_id: number | undefined; found: PunchImport };

/** Sends the file, to be looked at or to be taken. What was found stands on the page, so no message repeats it. */
export const useBring = () =>
  useDeviceCall(
    ({ file, device_id, mapping, isDryRun, onProgress = () => {} }: Bring) => {
      const form = new FormData();
      if (device_id !== undefined) form.append('device_id', String(device_id));
      form.append('dry_run', String(isDryRun));
      if (mapping) form.append('mapping', JSON.stringify(mapping));
      form.append('files[]', file);
      return api.upload<Answer>(importPunches.path, form, onProgress);
    },
    { quiet: true },
  );
