import { EmptyValue, isEmpty } from '../../fields/empty-value.tsx';
import { kindOf } from '../../fields/index.ts';
import type { CellProps, Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { fieldsOfLine, linesIn } from './lines-of.ts';

/** What each line says, with the names of its fields. */
export function LinesCell({ field, value, format }: CellProps) {
  const labels = useLabels();
  const lines = linesIn(value);
  if (lines.length === 0) return <EmptyValue />;
  const fields = fieldsOfLine(field);
  return (
    <Stack as="ol" gap={2} hasLines>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
        <li key={index}>
          <Cluster gap={3}>
            {fields.map(([name, inner]) => {
              const { Cell } = kindOf(name, inner);
              return isEmpty(line[name]) ? null : (
                <span key={name}>
                  <span className="muted">{labels.field(inner.noun, name)} </span>
                  <Cell name={name} field={inner} value={line[name]} row={line as Row} format={format} />
                </span>
              );
            })}
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}
