import { useLabels } from '../../../fields/labels.ts';
import type { NewRow } from './week-rows.ts';

/** `(1042) Port of Bilbao, Analysis`: how a line is spoken of. */
export function useRowName() {
  const labels = useLabels();
  return ({ project, project_task, work_type }: Pick<NewRow, 'project' | 'project_task' | 'work_type'>): string =>
    [
      `(${project.number}) ${project.name}`,
      project_task?.name,
      work_type === 'normal' ? undefined : labels.option('tasks', 'work_type', work_type),
    ]
      .filter(Boolean)
      .join(', ');
}
