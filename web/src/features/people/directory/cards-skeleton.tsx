import './person-card.css';
import { useTexts } from '../../../platform/texts.ts';

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function CardsSkeleton() {
  const t = useTexts();
  return (
    <div className="directory__cards directory__skeleton" role="status" aria-label={t('common.loading')}>
      {places.map((place) => (
        <div key={place} className="person-card">
          <span className="directory__round" />
          <span className="directory__bar" />
          <span className="directory__bar" />
        </div>
      ))}
    </div>
  );
}
