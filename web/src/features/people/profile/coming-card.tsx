import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { type Coming, comingFor } from './coming.ts';
import { daysBetween } from './days-between.ts';
import { SectionCard } from './section-card.tsx';
import type { Profile } from './use-profile.ts';
import { changedIn } from './versions.ts';

export function ComingCard({ profile }: { profile: Profile }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const today = format.today();
  const coming = comingFor(profile, today);
  const sentence = (one: Coming): string => {
    if (one.kind !== 'version') return t(`people.profile.coming_${one.kind}`);
    const { versions = [] } = profile;
    const what = changedIn(one.version, versions[versions.indexOf(one.version) + 1]).map((name) => labels.field('employee-versions', name));
    return t('people.profile.coming_version', { what: what.join(', ') || labels.inline.one(employeeVersions.name) });
  };
  return (
    <SectionCard title={t('people.profile.coming')}>
      {coming.length === 0 && <p className="muted">{t('people.profile.nothing_coming')}</p>}
      <ul className="person-lines">
        {coming.map((one) => (
          <li key={`${one.day}${one.kind}`}>
            <span>{sentence(one)}</span>
            <span className="muted">
              <time dateTime={one.day}>{format.date(one.day)}</time> ·{' '}
              {t('people.profile.days_left', { days: daysBetween(today, one.day) })}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
