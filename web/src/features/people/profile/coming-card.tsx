import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { inWords, useTexts } from '../../../platform/texts.ts';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { type Coming, comingFor } from './coming.ts';
import { daysBetween, type Profile } from './profile.ts';
import { SectionCard } from './section-card.tsx';
import { changedIn } from './versions.ts';

export function ComingCard({ profile }: { profile: Profile }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const today = format.today();
  const { employee, versions, absences } = profile;
  const coming = comingFor({ employee, versions, absences }, today);
  // If permissions hide part of the upcoming events, an empty list must not claim that there are none.
  if (coming.length === 0 && (!versions || !absences)) return null;
  const sentence = (one: Coming): string => {
    if (one.kind === 'absence') return inWords(one.absence.title);
    if (one.kind !== 'version') return t(`people.profile.coming_${one.kind}`);
    const what = changedIn(one.version).map((name) => labels.field('employee-versions', name));
    return t('people.profile.coming_version', { what: format.list(what) || labels.inline.one(employeeVersions.name) });
  };
  return (
    <SectionCard title={t('people.profile.coming')} isFlush={coming.length > 0}>
      {coming.length === 0 && <p className="muted">{t('people.profile.nothing_coming')}</p>}
      {coming.length > 0 && (
        <Rows wraps>
          {coming.map((one) => (
            <RowItem
              key={`${one.day}${one.kind}${one.kind === 'absence' ? one.absence.kind + one.absence.id : ''}`}
              note={t('people.profile.days_left', { days: Math.max(0, daysBetween(today, one.day)) })}
              end={<time dateTime={one.day}>{format.date(one.day)}</time>}
            >
              {sentence(one)}
            </RowItem>
          ))}
        </Rows>
      )}
    </SectionCard>
  );
}
