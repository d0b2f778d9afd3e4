import { departments } from '@cadre/contract/resources/departments';
import { FolderTree, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DepartmentsMoveDialog } from './departments-move-dialog.tsx';
import { DepartmentsTreeCard } from './departments-tree-card.tsx';
import './departments-view-switch.css';
import { useLocation, useRouter } from '@tanstack/react-router';

export function DepartmentsPage() {
  const t = useTexts();
  const [view, setView] = useView(['list', 'tree']);
  const [moving, setMoving] = useState<Row>();
  const moveAction = (row: Row) => ({ key: 'move', label: t('departmentTree.move_to'), icon: FolderTree, onSelect: () => setMoving(row) });
  return (
    <>
      <ResourcePage
        resource={departments}
        list={{
          toolbar: <DepartmentsViewSwitch view={view} onView={setView} />,
          rowActions: (row) => (row.can?.update ? [moveAction(row)] : []),
        }}
        body={view === 'tree' ? (page) => <DepartmentsTreeCard page={page} onMove={setMoving} /> : undefined}
      />
      {moving && <DepartmentsMoveDialog key={moving.id} department={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}

type DepartmentsView = 'list' | 'tree';

const icons = { list: Rows3, tree: FolderTree } as const;

/** The same departments as a list or as a tree. */
function DepartmentsViewSwitch({ view, onView }: { view: DepartmentsView; onView: (view: DepartmentsView) => void }) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot place its buttons in one line
    <div className="rounded view-switch" role="group" aria-label={t('orgChart.view')}>
      {(['list', 'tree'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <button
            className="rounded-small line line--inline quiet medium gap-1-5"
            key={one}
            type="button"
            aria-pressed={one === view}
            onClick={() => onView(one)}
          >
            <Icon size={16} aria-hidden />
            {t(`departmentTree.${one}`)}
          </button>
        );
      })}
    </div>
  );
}

/** The selected view of a page; it is part of the address unless it is the first one. */
function useView<V extends string>(views: readonly [V, ...V[]]): [V, (view: V) => void] {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const params = new URLSearchParams(searchStr);
  const view = views.find((one) => one === params.get('view')) ?? views[0];
  const change = (next: V) => {
    if (next === views[0]) params.delete('view');
    else params.set('view', next);
    history.push(pathname + (params.size === 0 ? '' : `?${params}`));
  };
  return [view, change];
}
