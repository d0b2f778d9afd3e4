import { useTexts } from '../platform/texts.ts';

export function EmptyValue() {
  const t = useTexts();
  return <span className="muted">{t('common.empty_value')}</span>;
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
