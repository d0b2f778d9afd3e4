import { orderTasks } from '@cadre/contract/calls/projects';
import { callsOf } from '@cadre/contract/calls-of';
import { projectTasks } from '@cadre/contract/resources/project-tasks';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { TaskBoard } from './task-board.tsx';

/** The pieces of a project, in their order, or side by side by their state. */
export function ProjectTasks({ project }: { project: Row }) {
  const t = useTexts();
  const [view, setView] = useState<'list' | 'board'>('list');
  const order = useCallMutation(orderTasks, { id: project.id });
  const { data } = useCall(callsOf(projectTasks).list, { filters: JSON.stringify({ project_id: [project.id] }), per_page: 100 });
  const ids = (data?.data ?? []).map(({ id }) => Number(id));
  const moved = (id: number, by: -1 | 1): number[] => {
    const at = ids.indexOf(id);
    const others = ids.filter((other) => other !== id);
    return [...others.slice(0, at + by), id, ...others.slice(at + by)];
  };
  const mayOrder = project.can?.update === true && view === 'list';
  return (
    <ResourcePage
      resource={projectTasks}
      list={{
        fixedFilters: { project_id: [project.id] },
        toolbarStart: (
          <Segments
            label={t('project.tasks_view')}
            isLabelHidden
            options={[
              { value: 'list', text: t('project.as_list') },
              { value: 'board', text: t('project.as_board') },
            ]}
            value={view}
            onChoose={setView}
          />
        ),
        draw: view === 'board' ? (rows, _columns, page) => <TaskBoard rows={rows} page={page} /> : undefined,
        rowActions: ({ id }) =>
          mayOrder
            ? [
                ...(ids.indexOf(id) > 0
                  ? [{ key: 'up', label: t('project.move_up'), icon: ArrowUp, onSelect: () => order.mutate({ ids: moved(id, -1) }) }]
                  : []),
                ...(ids.indexOf(id) < ids.length - 1
                  ? [{ key: 'down', label: t('project.move_down'), icon: ArrowDown, onSelect: () => order.mutate({ ids: moved(id, 1) }) }]
                  : []),
              ]
            : [],
      }}
      owner={{ field: 'project_id', id: project.id, name: String(project.name) }}
      hideFields={['project_id']}
    />
  );
}
