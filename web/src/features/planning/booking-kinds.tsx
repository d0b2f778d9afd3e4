import { EmptyValue } from '../../fields/empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TaskInput } from './task-input.tsx';

const listIn = <T,>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

function useWeekdayName() {
  const labels = useLabels();
  return (day: number): string => labels.option(undefined, 'weekday', String(day));
}

function WeekdaysInput({ id, describedBy, value, onChange }: InputProps) {
  const nameOf = useWeekdayName();
  return (
    <Stack gap={2} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <CheckList
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: day, label: nameOf(day) }))}
        chosen={listIn<number>(value)}
        onChange={(days) => onChange((days as number[]).toSorted((one, other) => one - other))}
      />
    </Stack>
  );
}

function WeekdaysCell({ value }: CellProps) {
  const format = useFormat();
  const nameOf = useWeekdayName();
  const days = listIn<number>(value);
  return days.length === 0 ? <EmptyValue /> : format.list(days.map(nameOf));
}

/** Typed with commas between them. */
function SkillsInput({ id, describedBy, name, value, onChange }: InputProps) {
  const t = useTexts();
  return (
    <TextInput
      id={id}
      name={name}
      aria-describedby={describedBy}
      placeholder={t('planning.skills_hint')}
      defaultValue={listIn<string>(value).join(', ')}
      onChange={(event) => onChange(event.target.value.split(',').flatMap((skill) => skill.trim() || []))}
    />
  );
}

function SkillsCell({ value }: CellProps) {
  const format = useFormat();
  const skills = listIn<string>(value);
  return skills.length === 0 ? <EmptyValue /> : format.list(skills);
}

export const bookingKinds: Record<string, Partial<FieldKind>> = {
  weekdays: { Input: WeekdaysInput, Cell: WeekdaysCell },
  project_task_id: { Input: TaskInput },
  skills: { Input: SkillsInput, Cell: SkillsCell },
};
