import { importPunches, type PunchImport } from '@cadre/contract/calls/device-punches';
import { useCallMutation } from '../../../platform/call-api.ts';

export type Mapping = PunchImport['mapping'];

/** A file, its device, and the server's findings. The file is kept here, so that it does not have to be chosen again. */
export type Brought = { file: File; device_id: number | undefined; found: PunchImport };

/** Sends the file, for a preview or an import. The page shows the result, so no message repeats it. */
export const useBring = () => useCallMutation(importPunches, {}, { meta: { quiet: true } });
