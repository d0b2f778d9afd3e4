import type { PaperType } from '@cadre/contract/forms/index';
import { Link } from '@tanstack/react-router';
import { FileSignature, type LucideIcon, MailOpen } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { writingPath } from './form-paths.ts';

const tiles: { type: PaperType; icon: LucideIcon }[] = [
  { type: 'contract', icon: FileSignature },
  { type: 'job_offer', icon: MailOpen },
];

/** The two things that can be written here. */
export function FormTiles() {
  const t = useTexts();
  return (
    <ul className="form-tiles">
      {tiles.map(({ type, icon: Icon }) => (
        <li key={type}>
          <Link to={writingPath(type)} className="form-tile">
            <span className="form-tile__icon">
              <Icon size={24} strokeWidth={1.5} aria-hidden />
            </span>
            <span>
              <strong>{t(`papers.write_${type}`)}</strong>
              <span className="form-tile__hint">{t(`papers.write_${type}_hint`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
