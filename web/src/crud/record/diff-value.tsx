import { fieldOf } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { EmptyValue, isEmpty } from '../../fields/empty-value.tsx';
import { useValueWords } from '../../fields/value-words.ts';
import { useTexts } from '../../platform/texts.ts';
import { FieldValue } from './field-value.tsx';

/** The server's placeholder for amounts of pay. */
const masked = '•••';

type Props = { model: string; field: string; value: unknown; name: string | null | undefined };

/** A value of a change, shown as the record's own page shows it. */
export function DiffValue({ model, field, value, name }: Props) {
  const t = useTexts();
  const say = useValueWords(model);
  if (isEmpty(value)) return <EmptyValue />;
  if (name) return name;
  if (value === masked) return <span className="muted">{t('history.masked')}</span>;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return <Lines lines={value} />;

  const declared = Object.hasOwn(resources, model) ? fieldOf(resources[model as keyof typeof resources], field) : undefined;
  const isPlain = !declared || [value].flat().some((one) => typeof one === 'object');
  return isPlain ? say(field, value) : <FieldValue name={field} field={declared} record={{ [field]: value }} kinds={undefined} />;
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
