import type { SheetDay, Timesheet } from '@cadre/contract/calls/hours';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { DayQuestions } from './day-questions.tsx';

const requested = {
  question: 'Why so late?',
  asked_by: 'Marco Bos',
  asked_at: '2026-11-12T09:00:00.000Z',
  answer: null,
  answered_at: null,
};
const answered = { ...requested, answer: 'The train was late', answered_at: '2026-11-12T10:00:00.000Z' };

function show(isOwn: boolean, ...questions: SheetDay['questions'][number][]) {
  const server = standInServer({
    'GET /users/me': meWith(),
    'POST /attendance-days/answer': () => ({ body: { message: 'Answer sent' } }),
  });
  const sheet = { employee: { id: 3, name: 'Mira Sol' }, can: { answer: isOwn } } as Timesheet;
  showPage(<DayQuestions sheet={sheet} day={{ date: '2026-11-11', questions } as SheetDay} />);
  return server;
}

afterEach(cleanup);

test('the owner of the day answers a question below it', async () => {
  const server = show(true, requested);
  const user = userEvent.setup();
  expect((await screen.findByText(/Marco Bos asked on/)).textContent).toContain('Nov 12, 2026');
  await user.type(await screen.findByLabelText(/Answer/), 'The train was late');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(server.asked).toContainEqual(
      expect.objectContaining({ path: '/attendance-days/answer', body: { date: '2026-11-11', reply: 'The train was late' } }),
    ),
  );
});

test('an answered question has no reply field, and other users only read it', async () => {
  show(true, answered);
  expect(await screen.findByText('The train was late')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
  cleanup();
  show(false, requested);
  expect(await screen.findByText('No answer yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});
