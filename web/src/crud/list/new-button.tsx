import { Plus } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { Page } from '../page.ts';

/** Shown only with the right to create; `plain` if another button is the primary one. */
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
