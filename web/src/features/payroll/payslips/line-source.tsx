import { recordPath } from '@cadre/contract/pages';
import { useLabels } from '../../../fields/labels.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import type { PayLine } from '../payslip/payslip.ts';
import { wayTo } from '../way-to.ts';

/** Links to the record that a line comes from, for users who may see it. */
export function LineSource({ line: { source } }: { line: PayLine }) {
  const t = useTexts();
  const labels = useLabels();
  const { permissions } = useMe();
  const path = source && permissions[`${source.type}.view`] ? recordPath(source.type, source.id) : undefined;
  if (!source || !path) return null;
  return (
    <div>
      <LinkButton size="small" {...wayTo(path)}>
        {t('payslip.source', { what: labels.inline.the(source.type) })}
      </LinkButton>
    </div>
  );
}
