import { approvalSettingsLists } from '@cadre/contract/calls/chains';
import { useCall } from '../../platform/call-api.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { ChainsBoard } from './chains/chains-board.tsx';

/** Edits the approval chains as a picture. Levels are replaced, never changed: open requests keep the chain they started with. */
export function WorkFlowPage() {
  const { data, error, refetch } = useCall(approvalSettingsLists);
  if (error && !data) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={2} rows={4} />;
  return <ChainsBoard lists={data} />;
}
