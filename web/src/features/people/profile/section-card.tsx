import { Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';

type Props = Pick<ComponentProps<typeof Card>, 'isFlush' | 'children'> & {
  title: string;
  onEdit?: (() => void) | undefined;
  /** Additional actions. */
  extra?: ReactNode;
};

/** One subject of the file, and the way to change it. */
export function SectionCard({ title, onEdit, extra, ...card }: Props) {
  const t = useTexts();
  const edit = onEdit && (
    <IconButton icon={Pencil} size="small" label={t('people.profile.edit_section', { section: title })} onClick={onEdit} />
  );
  return <Card title={title} actions={extra ?? edit} {...card} />;
}
