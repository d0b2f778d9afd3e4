import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { daysBetween } from './days-between.ts';

/** Soon enough to do something about it. */
const soon = 90;

/** When a paper runs out, or when one that was asked for should be there. */
export function PaperDays({ paper }: { paper: Row }) {
  const t = useTexts();
  const format = useFormat();
  const today = format.today();
  const when = (day: string) => {
    const days = daysBetween(today, day);
    const far = days < 0 ? t('people.profile.days_ago', { days: -days }) : t('people.profile.days_left', { days });
    return `${format.date(day)} (${far})`;
  };
  if (typeof paper.due_on === 'string' && paper.status === 'requested') {
    const tone = paper.due_on < today ? 'pink' : 'neutral';
    return <Badge tone={tone}>{t('people.papers.due', { when: when(paper.due_on) })}</Badge>;
  }
  if (typeof paper.expires_on !== 'string') return null;
  const days = daysBetween(today, paper.expires_on);
  if (days < 0) return <Badge tone="pink">{t('people.papers.expired', { when: when(paper.expires_on) })}</Badge>;
  const tone = days <= soon ? 'amber' : 'neutral';
  return <Badge tone={tone}>{t('people.papers.expires', { when: when(paper.expires_on) })}</Badge>;
}
