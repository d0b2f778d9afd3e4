import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { ResourcePage } from '../../crud/resource-page.tsx';

/** The levels of every chain. They are added and removed, never changed: requests under way keep the chain they began with. */
export const WorkFlowPage = () => (
  <ResourcePage resource={approvalSettings} initial={{ level: 1, remind_after_days: 2, escalate_after_days: 5 }} />
);
