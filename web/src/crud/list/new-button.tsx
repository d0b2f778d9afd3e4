import { Plus } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Page } from '../page.ts';

/** For those who may make one; `plain` where another button leads. */
export function NewButton({ page: { resource, rights, create }, plain = false }: { page: Page; plain?: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  if (!rights.create) return null;
  return (
    <Button variant={plain ? 'plain' : 'primary'} icon={Plus} onClick={create}>
      {t('common.new', { what: labels.inline.a(resource.name) })}
    </Button>
  );
}
