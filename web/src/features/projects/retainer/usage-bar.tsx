import type { ProjectOverview } from '@cadre/contract/calls/projects';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';

type Props = { period: ProjectOverview['periods'][number]; size: 'small' | 'medium' };

/** The used share of the available hours, and the overage. */
export const UsageBar = ({ period: { agreed, carried_in, spent, overage }, size }: Props) => (
  <ShareBar
    size={size}
    whole={agreed + carried_in}
    parts={[
      { name: 'within', value: spent - overage, tone: 'green' },
      { name: 'overage', value: overage, tone: 'pink' },
    ]}
  />
);
