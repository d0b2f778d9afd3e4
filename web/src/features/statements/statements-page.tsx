import { statements } from '@cadre/contract/resources/statements';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { MilestonesList } from './billing/milestones-list.tsx';
import { SettingsButton } from './settings-button.tsx';
import { statementPath } from './statement-path.ts';
import { UnbilledList } from './views/unbilled-list.tsx';
import { WriteDownsList } from './views/write-downs-list.tsx';

const views = ['list', 'unbilled', 'milestones', 'write_downs'] as const;
type View = (typeof views)[number];

/** All statements; unbilled time by client and age; milestones; and write-downs. */
export function StatementsPage() {
  const t = useTexts();
  const parameters = useParameters();
  const seesMoney = useScope('statements.view_money') !== undefined;
  const seesMilestones = useScope('project-milestones.view') !== undefined;
  const isOpen = (name: View) => (name !== 'write_downs' || seesMoney) && (name !== 'milestones' || seesMilestones);
  const open = views.filter(isOpen);
  const requested = parameters.get('tab');
  const view = open.find((name) => name === requested) ?? 'list';
  return (
    <Tabs
      label={t('statements.tabs.label')}
      isApart
      tabs={open.map((value) => ({ value, text: t(`statements.tabs.${value}`) }))}
      value={view}
      onChoose={(value) => parameters.push({ tab: value === 'list' ? undefined : value, page: undefined })}
    >
      {view === 'list' && (
        <ResourcePage
          resource={statements}
          form={{ serverFills: filledIn, openAfterCreate: true, hideSaveAndNew: true }}
          record={{ path: ({ id }) => statementPath(id) }}
          list={{ toolbar: <SettingsButton /> }}
        />
      )}
      {view === 'unbilled' && <UnbilledList />}
      {view === 'milestones' && <MilestonesList />}
      {view === 'write_downs' && <WriteDownsList />}
    </Tabs>
  );
}

const filledIn = ['currency', 'project_ids'] as const;
