import { EmptyValue, isEmpty } from '../../fields/empty-value.tsx';
import { kindOf } from '../../fields/index.ts';
import type { CellProps, Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { fieldsOfLine, linesIn } from './lines-of.ts';

/** Each line's values in one line; screen readers also hear the field names. An amount already includes its currency. */
export function LinesCell({ field, value, format }: CellProps) {
  const labels = useLabels();
  const lines = linesIn(value);
  if (lines.length === 0) return <EmptyValue />;
  const fields = fieldsOfLine(field).filter(([, { kind }]) => kind !== 'currency');
  return (
    <Stack as="ol" gap={2} hasLines>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <li key={index}>
          {fields
            .filter(([name]) => !isEmpty(line[name]))
            .map(([name, inner], at) => {
              const { Cell } = kindOf(name, inner);
              return (
                <span key={name}>
                  {at > 0 && ' · '}
                  <span className="visually-hidden">{labels.field(inner.noun, name)} </span>
                  <Cell name={name} field={inner} value={line[name]} row={line as Row} format={format} />
                </span>
              );
            })}
        </li>
      ))}
    </Stack>
  );
}
