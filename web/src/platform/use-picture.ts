import { useFile } from './call-api.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Pictures need the session's token, so they are fetched and shown from memory. */
export const usePicture = (path: string): string | undefined => useObjectUrl(useFile(path, { meta: { quiet: true } }).data);
