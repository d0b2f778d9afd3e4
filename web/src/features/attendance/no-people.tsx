import { UsersRound } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/states.tsx';

export function NoPeople({ title }: { title?: string | undefined }) {
  const t = useTexts();
  return <EmptyState size="page" icon={UsersRound} title={title ?? t('attendance.no_people')} text={t('attendance.no_people_hint')} />;
}
