import { documents } from '@cadre/contract/resources/documents';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../testing/show-page.tsx';
import { standInServer } from '../testing/stand-in-server.ts';
import { Files } from './files.tsx';

afterEach(cleanup);

test('a file that was added shows even when the first look at the files comes back later', async () => {
  const stored: unknown[] = [];
  let answerFirst = () => {};
  const isUploaded = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const server = standInServer({
    'GET /users/me': meWith('documents.view', 'documents.create'),
    'GET /documents/7/media': async () => {
      const found = [...stored];
      await isUploaded;
      return { body: { data: found } };
    },
    'POST /documents/7/media-upload': () => {
      stored.push({ id: 1, collection: 'file', name: 'visa.pdf', type: 'application/pdf', size: 9, created_at: '2026-11-15T09:00:00Z' });
      return { body: { message: 'File uploaded', ids: [1] } };
    },
  });
  showPage(<Files resource={documents} id={7} mayChange />);
  const user = userEvent.setup();
  await user.upload(await screen.findByLabelText(/Drop a file here/), new File(['%PDF-1.4'], 'visa.pdf', { type: 'application/pdf' }));
  await screen.findByText('File uploaded');
  answerFirst();
  expect(await screen.findByRole('button', { name: 'Download visa.pdf' })).toBeDefined();
  expect(server.to('GET /documents/7/media')).toHaveLength(2);
});
