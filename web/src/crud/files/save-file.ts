import { fetchFile } from '../../platform/call-api.ts';
import { showMessage } from '../../platform/message-store.ts';

/** Files are read with the caller's token, so a plain link would not do. */
export async function saveFile({ url, name }: { url: string; name: string }): Promise<void> {
  try {
    const address = URL.createObjectURL(await fetchFile(url));
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    // By then the browser has read the content; without revoking, it would stay in memory.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (problem) {
    showMessage('error', (problem as Error).message);
  }
}
