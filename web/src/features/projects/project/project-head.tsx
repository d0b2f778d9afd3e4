import { projects } from '@cadre/contract/resources/projects';
import { Pencil, Play } from 'lucide-react';
import { usePart } from '../../../crud/address/use-part.ts';
import { MoveButton } from '../../../crud/moves/move-button.tsx';
import { OtherMoves } from '../../../crud/moves/other-moves.tsx';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

/** The name, client, manager and actions of a project. */
export function ProjectHead({ project }: { project: Row }) {
  const t = useTexts();
  const format = useFormat();
  const { open } = usePart(projects.name);
  const span = [project.start_date, project.end_date].map((day) => (typeof day === 'string' ? format.date(day) : '…'));
  const isDated = Boolean(project.start_date || project.end_date);
  const facts = [(project.client as NamedRef | null)?.name, (project.manager as NamedRef | null)?.name, isDated && span.join(' – ')];
  return (
    <Card>
      <Stack>
        <Cluster justify="between" gap={4}>
          <Stack gap={1}>
            <Cluster gap={3}>
              <Heading level={2} size="page">
                {`(${project.number}) ${project.name}`}
              </Heading>
              <StatusBadge name="status" field={projects.fields.status} value={String(project.status)} />
              {typeof project.health === 'string' && <StatusBadge name="health" field={projects.fields.health} value={project.health} />}
            </Cluster>
            <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
          </Stack>
          <Cluster>
            {project.can?.update === true && (
              <Button icon={Pencil} onClick={() => open({ kind: 'edit', id: project.id })}>
                {t('common.edit')}
              </Button>
            )}
            <MoveButton resource={projects} row={project} move="start" icon={Play} variant="primary" />
            <OtherMoves resource={projects} row={project} name={String(project.name)} leading={['start']} />
          </Cluster>
        </Cluster>
        {project.status === 'planned' && <p className="muted">{t('project.not_started')}</p>}
      </Stack>
    </Card>
  );
}
