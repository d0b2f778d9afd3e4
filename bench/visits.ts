import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@cadre/contract/calls/access';
import { administrator } from './tools/product.ts';

export type Visit = { page: string; at: number; milliseconds: number; status: number };

/** Three people, each opening one page after the other. */
export function startPeople(url: string, headers: Record<string, string>): { stop(): Promise<Visit[]> } {
  const visits: Visit[] = [];
  let isOver = false;
  const pages: [string, string, RequestInit][] = [
    ['list of employees', '/employees?per_page=25&search=an', { headers }],
    ['timesheet', '/timesheet?per_page=25', { headers }],
    ['attendance of one person', '/employees/40/attendance?type=timesheet', { headers }],
    ['sign-in', login.path, { method: login.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(administrator) }],
  ];
  const openOn = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      const [page, path, requested] = pages[turn % pages.length] as (typeof pages)[number];
      const began = performance.now();
      const answer = await fetch(`${url}/api/v1${path}`, requested);
      await answer.arrayBuffer();
      visits.push({ page, at: Date.now(), milliseconds: performance.now() - began, status: answer.status });
      await pause(100);
    }
  };
  const over = Promise.all([0, 1, 2].map(openOn));
  // A failure is thrown by `stop`; the reason why the server stopped is reported first.
  over.catch(() => undefined);
  return {
    stop: async () => {
      isOver = true;
      await over;
      return visits;
    },
  };
}
