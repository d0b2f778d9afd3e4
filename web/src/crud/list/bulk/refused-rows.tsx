import type { Resource } from '@cadre/contract/resource';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { labelOf } from '../../page.ts';
import type { Refused } from '../../refusal-texts.ts';

/** The rows that were left unchanged, and why. */
export function RefusedRows({ resource, refused }: { resource: Resource; refused: readonly Refused[] }) {
  const t = useTexts();
  return (
    <>
      <Alert tone="warning">{t('forms.delete_many_refused', { count: refused.length })}</Alert>
      <Rows wraps hasLines>
        {refused.map(({ row, reason }) => (
          <RowItem key={row.id} note={reason}>
            {labelOf(resource, row)}
          </RowItem>
        ))}
      </Rows>
    </>
  );
}
