import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { dayForms } from '@cadre/contract/texts/day-forms';
import { CalendarPlus, Ellipsis, Pencil, Printer, Send } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useMoves } from '../../../../crud/moves/use-moves.tsx';
import type { NamedRef } from '../../../../fields/kind.ts';
import { StatusBadge } from '../../../../fields/status-badge.tsx';
import { useMe } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Cluster } from '../../../../ui/layout/stack.tsx';
import { MenuButton } from '../../../../ui/overlays/menu-button.tsx';
import type { MenuItem } from '../../../../ui/overlays/menu-item.ts';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; onPublish: () => void; onCopy: () => void; onEdit: () => void };

/** The name and state of a roster, and the actions on the whole roster. */
export function RosterHeader({ draft: { schedule, saving }, onPublish, onCopy, onEdit }: Props) {
  const t = useTexts();
  const { permissions } = useMe();
  const moves = useMoves(monthSchedules);
  const { month } = dayForms(useLocale());
  const named = [schedule.department, schedule.branch].flatMap((one) => (one as NamedRef | null | undefined)?.name ?? []);
  const may = (what: string) => permissions[`${monthSchedules.name}.${what}`] !== undefined;
  const items: MenuItem[] = [
    ...(schedule.can?.update ? [{ key: 'edit', label: t('common.edit'), icon: Pencil, onSelect: onEdit }] : []),
    ...(may('create') ? [{ key: 'copy', label: t('schedules.roster.copy_month'), icon: CalendarPlus, onSelect: onCopy }] : []),
    { key: 'print', label: t('schedules.roster.print'), icon: Printer, onSelect: () => window.print() },
    ...moves.items(schedule).filter(({ key }) => key !== 'publish'),
  ];
  return (
    <Cluster as="header" justify="between" gap={3}>
      <Cluster gap={3}>
        <Heading level={2} size="lead" className="roster-month">
          {month(`${schedule.month}-01`)}
        </Heading>
        <StatusBadge name="status" field={monthSchedules.fields.status} value={String(schedule.status)} />
        <span className="muted">{named.length > 0 ? named.join(' · ') : t('schedules.roster.everybody')}</span>
        <span className="muted">{t('schedules.roster.people', { count: Number(schedule.people_count) })}</span>
      </Cluster>
      <Cluster className="roster-actions">
        {schedule.can?.publish === true && (
          <Button variant="primary" icon={Send} disabled={saving.state === 'failed'} onClick={onPublish}>
            {t('schedules.roster.publish')}
          </Button>
        )}
        <MenuButton isFramed icon={Ellipsis} align="end" label={t('schedules.roster.more')} items={items} />
      </Cluster>
      {moves.dialog}
    </Cluster>
  );
}
