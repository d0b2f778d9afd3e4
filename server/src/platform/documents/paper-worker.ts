import { parentPort } from 'node:worker_threads';
import type { PaperDocument } from './paper-file.ts';
import { pdfPaper } from './pdf-paper.ts';

parentPort?.on('message', async (paper: PaperDocument) => {
  try {
    const bytes = new Uint8Array(await pdfPaper(paper));
    parentPort?.postMessage({ bytes }, [bytes.buffer]);
  } catch (failure) {
    parentPort?.postMessage({ failure });
  }
});
