import { useTexts } from '../../../platform/texts.ts';

/** Has the shape of the page that is coming, as lists do. */
export function ProfileSkeleton() {
  return (
    <div className="person-file">
      <div className="person-head person-head--waiting" aria-hidden>
        <span className="person-bone person-bone--round" />
        <div className="person-head__words">
          <span className="person-bone person-bone--wide" />
          <span className="person-bone" />
        </div>
      </div>
      <CardsSkeleton />
    </div>
  );
}

export function CardsSkeleton() {
  const t = useTexts();
  return (
    <div className="person-grid person-grid--waiting" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="person-card" aria-hidden>
          <span className="person-bone person-bone--wide" />
          <span className="person-bone" />
          <span className="person-bone" />
        </div>
      ))}
    </div>
  );
}
