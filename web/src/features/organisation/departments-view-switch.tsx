import { FolderTree, Rows3 } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import './departments-view-switch.css';

export type DepartmentsView = 'list' | 'tree';

const icons = { list: Rows3, tree: FolderTree } as const;

/** The same departments as a list or as a tree. */
export function DepartmentsViewSwitch({ view, onView }: { view: DepartmentsView; onView: (view: DepartmentsView) => void }) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its buttons out in one line
    <div className="view-switch" role="group" aria-label={t('orgChart.view')}>
      {(['list', 'tree'] as const).map((one) => {
        const Icon = icons[one];
        return (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
            <Icon size={16} aria-hidden />
            {t(`departmentTree.${one}`)}
          </button>
        );
      })}
    </div>
  );
}
