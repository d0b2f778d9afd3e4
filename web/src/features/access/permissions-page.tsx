import { permissions } from '@cadre/contract/resources/permissions';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { CellProps } from '../../fields/kind.ts';
import { resourceName } from '../../fields/kinds/resource-name.tsx';
import { useLabels } from '../../fields/labels.ts';

function ActionCell({ value }: CellProps) {
  const labels = useLabels();
  return labels.action(String(value));
}

export const PermissionsPage = () => (
  <ResourcePage resource={permissions} kinds={{ resource: resourceName, action: { Cell: ActionCell } }} />
);
