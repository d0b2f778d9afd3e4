import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import '../../crud/crud.css';
import { useTexts } from '../../platform/texts.ts';
import { FailedState } from '../../ui/states.tsx';
import type { Department } from './departments-tree.ts';
import './tree-states.css';

type Props = { tree: UseQueryResult<Department[]>; children: (tree: Department[]) => ReactNode };

/** The tree, or what stands in its place: loading, none yet, failed. */
export function TreeStates({ tree, children }: Props) {
  const t = useTexts();
  if (tree.data && tree.data.length > 0) return children(tree.data);
  if (tree.isPending) return <TreeSkeleton label={t('common.loading')} />;
  if (tree.error) return <FailedState size="page" problem={tree.error} onRetry={tree.refetch} />;
  return <p className="tree-state">{t('orgChart.empty')}</p>;
}

const indents = [0, 1, 2, 2, 2, 1, 1, 1];

function TreeSkeleton({ label }: { label: string }) {
  return (
    <div className="tree-skeleton" role="status" aria-label={label}>
      {indents.map((indent, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <span key={index} style={{ marginInlineStart: indent * 24 }} />
      ))}
    </div>
  );
}
