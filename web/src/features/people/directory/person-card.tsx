import { Link } from '@tanstack/react-router';
import { Building2, Mail, Phone } from 'lucide-react';
import type { Named, Row } from '../../../fields/kind.ts';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { calledName } from './called-name.ts';
import './person-card.css';
import { LocalTime } from './local-time.tsx';

export type Person = Row & {
  name: string;
  preferred_name?: string | null;
  last_name?: string;
  pic?: string | null;
  work_email?: string | null;
  work_phone?: string | null;
  job?: Named | null;
  department?: Named | null;
  branch?: Named | null;
};

/** One colleague: who, what, where, what time it is there, and how to reach them. */
export function PersonCard({ row, zone }: { row: Row; zone: string | undefined }) {
  const t = useTexts();
  const person = row as Person;
  const isMe = useMe().employee?.id === person.id;
  const called = calledName(person);
  return (
    <li className="person-card">
      <Avatar name={called} pic={person.pic} size={56} />
      <div className="person-card__who">
        <Link className="person-card__name" to={`/employees/${person.id}` as never} data-card data-name={person.name}>
          {called}
        </Link>
        {isMe && <span className="person-card__me">{t('lists.me')}</span>}
        {called !== person.name && <p className="person-card__full">{t('people.directory.also_called', { name: person.name })}</p>}
        <p>{person.job?.name}</p>
      </div>
      <div className="person-card__where">
        <p>
          <Building2 size={14} aria-hidden />
          <span>{[person.department?.name, person.branch?.name].filter(Boolean).join(' · ')}</span>
        </p>
        {zone && <LocalTime zone={zone} />}
      </div>
      <div className="person-card__reach">
        {person.work_email && (
          <a href={`mailto:${person.work_email}`} title={t('people.directory.mail_to', { name: called })}>
            <Mail size={14} aria-hidden />
            <span>{person.work_email}</span>
          </a>
        )}
        {person.work_phone && (
          <a href={`tel:${person.work_phone.replace(/[^+\d]/g, '')}`} title={t('people.directory.call', { name: called })}>
            <Phone size={14} aria-hidden />
            <span>{person.work_phone}</span>
          </a>
        )}
      </div>
    </li>
  );
}
