import { projects } from '@cadre/contract/resources/projects';
import { Files } from '../../../crud/files/files.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';

export function ProjectFiles({ project }: { project: Row }) {
  const t = useTexts();
  return (
    <Card label={t('project.tabs.files')}>
      <Files resource={projects} id={project.id} mayChange={project.can?.update === true} />
    </Card>
  );
}
