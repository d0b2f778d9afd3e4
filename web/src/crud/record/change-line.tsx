import { fieldOf } from '@cadre/contract/resource';
import type { Change } from '../../fields/change.ts';
import { useChangeNames } from '../../fields/change-names.ts';
import { isEmpty } from '../../fields/empty-value.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Page } from '../page.ts';
import { FieldValue } from './field-value.tsx';

/** The server's placeholder for a value that is masked in the history. */
const masked = '•••';

/** `Department: Sales → People`; only the new value if there was none before. */
export function ChangeLine({ page: { resource, options }, change }: { page: Pick<Page, 'resource' | 'options'>; change: Change }) {
  const t = useTexts();
  const labels = useLabels();
  const nameOf = useChangeNames();
  const field = fieldOf(resource, change.field);
  const show = (value: unknown) => {
    if (value === masked) return <span className="muted">{t('history.masked')}</span>;
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
    if (field) return <FieldValue name={change.field} field={field} record={{ [change.field]: value }} kinds={options.kinds} />;
    return isEmpty(value) ? t('common.empty_value') : String(value);
  };
  return (
    <li className="gap-3 grid change-line">
      <span className="muted">{labels.field(resource.name, change.field)}</span>
      <span>
        {!isEmpty(change.old) && <>{nameOf(change, 'old') ?? show(change.old)} → </>}
        {nameOf(change, 'new') ?? show(change.new)}
      </span>
    </li>
  );
}
