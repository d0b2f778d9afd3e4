import { UsersRound } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';

export function NoPeople({ title }: { title?: string | undefined }) {
  const t = useTexts();
  return (
    <div className="notice">
      <UsersRound size={32} strokeWidth={1.25} aria-hidden />
      <h2>{title ?? t('attendance.no_people')}</h2>
      <p>{t('attendance.no_people_hint')}</p>
    </div>
  );
}
