import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/texts.ts';
import { Mark } from '../mark.tsx';

export function Brand() {
  const t = useTexts();
  return (
    <Link to="/" className="gap-3 flex middle brand">
      <Mark size={26} />
      <span className="brand__name">{t('common.product')}</span>
    </Link>
  );
}
