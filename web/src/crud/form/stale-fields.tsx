import type { KindOverrides } from '../../fields/index.ts';
import type { Draft } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { FieldValue } from '../record/field-value.tsx';
import { isSame } from './draft.ts';
import type { FormField } from './form-rows.ts';
import { StaleDialog } from './stale-dialog.tsx';
import type { Stale, Whose } from './use-stale.ts';

type Props = {
  stale: Stale;
  fields: readonly FormField[];
  mine: Draft;
  /** The current values as a draft; defaults to the record itself. */
  theirs?: Draft;
  kinds?: KindOverrides | undefined;
  onSettle: (whose: Whose) => void;
};

/** The lost race of a form with fields. */
export function StaleFields({ stale, fields, mine, theirs = stale.current, kinds, onSettle }: Props) {
  const labels = useLabels();
  const valueIn = (record: Draft, { name, field }: FormField) => <FieldValue name={name} field={field} record={record} kinds={kinds} />;
  const differences = fields
    .filter(({ name }) => !isSame(mine[name], theirs[name]))
    .map((one) => ({
      key: one.name,
      name: labels.field(one.field.noun, one.name),
      mine: valueIn(mine, one),
      theirs: valueIn(theirs, one),
    }));
  return <StaleDialog stale={stale} differences={differences} onSettle={onSettle} />;
}
