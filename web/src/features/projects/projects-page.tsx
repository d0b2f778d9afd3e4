import { projects } from '@cadre/contract/resources/projects';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useTexts } from '../../platform/texts.ts';
import { projectKinds } from './project-kinds.tsx';
import { projectPath } from './project-path.ts';

/** The projects in the user's scope, with the spent share of each; each opens on its own page. */
export function ProjectsPage() {
  const t = useTexts();
  const views: BuiltInView[] = [
    { key: 'active', name: t('project.view_active'), filters: { status: ['active', 'on_hold'] }, sort: { by: 'percent', dir: 'desc' } },
    { key: 'planned', name: t('project.view_planned'), filters: { status: ['planned'] }, sort: { by: 'start_date', dir: 'asc' } },
    { key: 'over', name: t('project.view_over'), filters: { status: ['completed', 'cancelled'] }, sort: { by: 'end_date', dir: 'desc' } },
  ];
  return (
    <ResourcePage
      resource={projects}
      list={{ views }}
      kinds={projectKinds}
      form={{
        initial: { billable: true, currency: 'EUR', thresholds: [75, 90, 100] },
        serverFills: ['number'],
        showsField: showsProjectField,
        openAfterCreate: true,
      }}
      record={{ path: ({ id }) => projectPath(id) }}
    />
  );
}

const showsProjectField = (name: string, { billing_type }: Record<string, unknown>): boolean => {
  if (name === 'fixed_price') return billing_type === 'fixed_price';
  return name !== 'billable' || billing_type !== 'internal';
};
