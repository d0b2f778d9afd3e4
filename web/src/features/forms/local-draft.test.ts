import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../platform/session/session-store.ts';
import { mira } from '../../platform/testing/mira.ts';
import { keepLocal, localDrafts, localKey, readLocal } from './local-draft.ts';

const words = (at: string) => ({ type: 'contract' as const, path: '/forms/contract', at, draft: { title: at } });

beforeEach(() => {
  localStorage.clear();
  startSession({ access_token: 'm', user: mira });
});

test('stored drafts are listed again, the latest first', () => {
  keepLocal(localKey(7, 'contract', 'new'), words('2026-01-01T08:00:00Z'));
  keepLocal(localKey(7, 'job_offer', 12), words('2026-01-02T08:00:00Z'));
  expect(localDrafts(7).map(({ at }) => at)).toEqual(['2026-01-02T08:00:00Z', '2026-01-01T08:00:00Z']);
});

test('other users cannot see it', () => {
  keepLocal(localKey(7, 'contract', 'new'), words('2026-01-01T08:00:00Z'));
  expect(localDrafts(8)).toEqual([]);
  expect(localDrafts(70)).toEqual([]);
});

test('drafts are deleted with the session, and none is stored after it', () => {
  const key = localKey(7, 'contract', 'new');
  keepLocal(key, words('2026-01-01T08:00:00Z'));
  endSession();
  expect(readLocal(key)).toBeUndefined();
  keepLocal(key, words('2026-01-01T08:00:01Z'));
  expect(readLocal(key)).toBeUndefined();
});

test('a broken entry is no entry', () => {
  const key = localKey(7, 'contract', 'new');
  localStorage.setItem('cadre.kept.7.paper.contract.new', '{"draft":');
  expect(readLocal(key)).toBeUndefined();
  localStorage.setItem('cadre.kept.7.paper.contract.new', '[]');
  expect(readLocal(key)).toBeUndefined();
});
