import { kindOf } from '../../../fields/index.ts';
import type { InputProps } from '../../../fields/kind.ts';
import { asQuestion, factOf } from './chains-of.ts';

/**
 * The comparison value, entered with the input of the compared field: a number, an option or a record. Lists, which the API can set, stay
 * text.
 */
export function ConditionValue({ value, onChange, ...rest }: InputProps) {
  const { draft, name, field } = rest;
  const fact = draft.condition_op === 'in' ? undefined : factOf(String(draft.model), draft.condition_field);
  const Text = kindOf(name, field).Input;
  const Fact = fact && kindOf(String(draft.condition_field), fact).Input;
  const say = (next: unknown) => onChange(next === null || next === undefined ? null : String(next));
  if (fact && Fact) {
    const requested = { ...rest, name: String(draft.condition_field), field: asQuestion(fact) };
    return <Fact {...requested} value={typeof value === 'string' && fact.kind !== 'choice' ? numberOr(value) : value} onChange={say} />;
  }
  return Text ? <Text {...rest} value={value} onChange={onChange} /> : null;
}

const numberOr = (text: string): unknown => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text);
