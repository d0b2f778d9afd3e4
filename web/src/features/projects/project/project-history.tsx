import { projects } from '@cadre/contract/resources/projects';
import { RecordHistory } from '../../../crud/record/record-history.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';

export function ProjectHistory({ project }: { project: Row }) {
  const t = useTexts();
  return (
    <Card label={t('common.history')}>
      <RecordHistory page={{ resource: projects, options: {} }} id={project.id} />
    </Card>
  );
}
