import type { employees } from '@cadre/contract/resources/employees';
import type { RecordOf } from '@cadre/contract/values';
import { fullName } from '@cadre/rules/full-name';
import { Link } from '@tanstack/react-router';
import { Building2, Clock, Mail, Phone } from 'lucide-react';
import { useLocale } from 'use-intl';
import type { Row } from '../../../fields/kind.ts';
import { mailto } from '../../../platform/format/mailto.ts';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { hoursBetween } from './hours-between.ts';

type Person = RecordOf<typeof employees>;

/** One colleague: name, job, place, local time and contact details. */
export function PersonCard({ row, zone }: { row: Row; zone: string | undefined }) {
  const t = useTexts();
  const { id, name, job, department, branch, work_email, work_phone, pic, ...names } = row as Row & Person;
  const isMe = useMe().employee?.id === id;
  const called = calledName({ name, ...names });
  return (
    <li className="stacked shrinkable">
      <Card
        className="person-card"
        footer={
          <Stack gap={1}>
            <a
              className="line gap-3 shrinkable meta-type person-card__line"
              href={mailto(work_email)}
              title={t('people.directory.mail_to', { name: called })}
            >
              <Mail size={14} className="muted" aria-hidden />
              <span className="cut shrinkable">{work_email}</span>
            </a>
            {work_phone && (
              <a
                className="line gap-3 shrinkable meta-type person-card__line"
                href={`tel:${work_phone.replace(/[^+\d]/g, '')}`}
                title={t('people.directory.call', { name: called })}
              >
                <Phone size={14} className="muted" aria-hidden />
                <span className="cut shrinkable">{work_phone}</span>
              </a>
            )}
          </Stack>
        }
      >
        <div className="line gap-3 shrinkable">
          <Avatar name={called} pic={pic} size={56} />
          <Stack gap={0}>
            <Cluster gap={1}>
              <Link
                className="strong anywhere ink person-card__name"
                to="/employees/$id"
                params={{ id: String(id) }}
                data-card
                data-name={name}
              >
                {called}
              </Link>
              {isMe && <Badge tone="green">{t('lists.me')}</Badge>}
            </Cluster>
            {called !== name && <small className="muted">{t('people.directory.also_called', { name })}</small>}
            <span className="muted">{job?.name}</span>
          </Stack>
        </div>
        <Stack gap={1}>
          <p className="line gap-3 shrinkable meta-type person-card__line">
            <Building2 size={14} className="muted" aria-hidden />
            <span className="cut shrinkable">{[department?.name, branch?.name].filter(Boolean).join(' · ')}</span>
          </p>
          {zone && <LocalTime zone={zone} />}
        </Stack>
      </Card>
    </li>
  );
}

/** The name colleagues use: the preferred name with the family name. */
const calledName = ({
  name,
  preferred_name,
  last_name,
  name_order,
}: Pick<Person, 'name' | 'preferred_name' | 'last_name' | 'name_order'>): string =>
  preferred_name ? fullName(preferred_name, last_name, name_order ?? undefined) : name;

/** The time where a person works, and how far that is from the reader's own. */
function LocalTime({ zone }: { zone: string }) {
  const t = useTexts();
  const language = useLocale();
  const { timezone: mine } = usePreferences();
  const now = useMinute();
  const hours = hoursBetween(mine, zone, now);
  const time = new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
  return (
    <p className="line gap-3 shrinkable meta-type person-card__line">
      <Clock size={14} className="muted" aria-hidden />
      <span className="cut shrinkable">
        <time>{time}</time> {hours > 0 && <span className="muted">{t('people.directory.hours_ahead', { hours })}</span>}
        {hours < 0 && <span className="muted">{t('people.directory.hours_behind', { hours: -hours })}</span>}
      </span>
    </p>
  );
}
