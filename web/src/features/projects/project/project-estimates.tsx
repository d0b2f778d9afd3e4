import { projectEstimates } from '@cadre/contract/calls/projects';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { ChangeRequest } from './change-request.tsx';

/** Everything that was ever estimated, the latest first. */
export function ProjectEstimates({ project }: { project: Row }) {
  const t = useTexts();
  const inHours = useHours();
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const query = useCall(projectEstimates, { id: project.id }, { staleTime: 0 });
  const mayChange = project.can?.update === true && !['completed', 'cancelled'].includes(String(project.status));
  const signed = (minutes: number) => (minutes === 0 ? '' : `${minutes > 0 ? '+' : '−'}${inHours(Math.abs(minutes))}`);
  return (
    <Stack>
      {mayChange && (
        <Cluster>
          <Button icon={Plus} onClick={() => setChanging(true)}>
            {t('project.change_request')}
          </Button>
        </Cluster>
      )}
      <QueryStates query={query} rows={6} empty={(baselines) => baselines.length === 0 && t('project.no_estimate')}>
        {(baselines) =>
          baselines.map(({ baseline, source, note, made_at, made_by, minutes, departments }) => (
            <Card
              key={baseline}
              isFlush
              title={t('project.baseline', { number: String(baseline), hours: inHours(minutes) })}
              hint={[t(`project.source.${source}`), made_by, format.moment(made_at), note].filter(Boolean).join(' · ')}
            >
              <Table
                label={t('project.baseline', { number: String(baseline), hours: inHours(minutes) })}
                columns={[
                  { name: 'department', head: t('project.department'), isHeading: true, cell: ({ department }) => department.name },
                  { name: 'minutes', head: t('project.estimated'), isNumber: true, cell: (line) => inHours(line.minutes) },
                  { name: 'change', head: t('project.change'), isNumber: true, cell: ({ change }) => signed(change) },
                ]}
                rows={departments}
                keyOf={({ department }) => department.id}
              />
            </Card>
          ))
        }
      </QueryStates>
      {isChanging && <ChangeRequest project={project} onClose={() => setChanging(false)} />}
    </Stack>
  );
}
