import { expect, test } from 'vitest';
import { byProject } from './by-project.ts';

test('rows of time add up by project, the most first', () => {
  const row = (project_id: number, minutes: number, billable: boolean) => ({
    project_id,
    project: { id: project_id, name: `Project ${project_id}` },
    minutes,
    billable,
  });
  expect(byProject([row(1, 60, true), row(2, 90, false), row(1, 15, false), row(2, 30, true)])).toEqual({
    rows: [
      { id: 2, name: 'Project 2', minutes: 120, billable: 30 },
      { id: 1, name: 'Project 1', minutes: 75, billable: 60 },
    ],
    minutes: 195,
    billable: 90,
  });
  expect(byProject([])).toEqual({ rows: [], minutes: 0, billable: 0 });
});
