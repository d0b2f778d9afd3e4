import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import type { Department } from './departments-tree.ts';
import type { useDepartmentTree } from './use-department-tree.ts';

type Props = { tree: ReturnType<typeof useDepartmentTree>; children: (tree: Department[]) => ReactNode };

/** The tree, or a placeholder while it is loading, empty or failed. */
export function TreeStates({ tree: { data, error, refetch }, children }: Props) {
  const t = useTexts();
  if (data && data.length > 0) return children(data);
  if (data) return <EmptyState size="page" text={t('orgChart.empty')} />;
  return error ? <FailedState size="page" problem={error} onRetry={refetch} /> : <Skeleton rows={8} />;
}
