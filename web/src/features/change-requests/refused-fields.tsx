import { changesOf } from '../../fields/change.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';

/** The fields that an approval left out. */
export function RefusedFields({ row }: { row: Row }) {
  const t = useTexts();
  const format = useFormat();
  const labels = useLabels();
  const refused = changesOf(row.changes).filter((change) => change.refused);
  if (refused.length === 0) return null;
  return <p>{t('self.refused_fields', { fields: format.list(refused.map(({ field }) => labels.field(String(row.model), field))) })}</p>;
}
