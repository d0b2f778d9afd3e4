import { Plus, Trash2 } from 'lucide-react';
import type { InputProps } from '../../../../fields/kind.ts';
import { LazyPickInput } from '../../../../fields/lazy-pick-input.tsx';
import { useLookup } from '../../../../fields/use-lookup.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { NumberInput } from '../../../../ui/inputs/number-input.tsx';
import { Cluster, Grid, Stack } from '../../../../ui/layout/stack.tsx';
import './coverage.css';
import { type CoverageRule, coverageOf, rulesIn } from './coverage-rules.ts';

const fresh: CoverageRule = { shift_id: null, job_id: null, min: 1 };

/** The coverage rules as a list: the shift, the job, and the minimum number of people. */
export function CoverageInput({ id, value, describedBy, invalid, onChange }: InputProps) {
  const t = useTexts();
  const shifts = useLookup('shifts', '').options;
  const jobs = useLookup('jobs', '').options;
  const rules = rulesIn(value);
  const set = (next: CoverageRule[]) => onChange(coverageOf(next));
  const change = (index: number, part: Partial<CoverageRule>) => set(rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)));
  const common = { describedBy, invalid };
  return (
    <Stack gap={2} id={id} role="group" tabIndex={-1} aria-label={t('nouns.month-schedules.fields.coverage')}>
      <p className="muted">{t('schedules.coverage_hint')}</p>
      {rules.map(({ shift_id, job_id, min }, index) => {
        const number = index + 1;
        const idOf = (part: string) => `${id}-${part}-${index}`;
        const pick = (part: 'shift' | 'job', label: string, options: typeof shifts, chosen: number | null) => (
          <div>
            <label className="visually-hidden" htmlFor={idOf(part)}>
              {label}
            </label>
            <LazyPickInput
              {...common}
              id={idOf(part)}
              options={part === 'job' ? [{ value: 0, label: t('schedules.coverage_any_job') }, ...options] : options}
              value={chosen ?? (part === 'job' ? 0 : undefined)}
              clearable={false}
              onChange={(next) => change(index, part === 'job' ? { job_id: Number(next) || null } : { shift_id: Number(next) })}
            />
          </div>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its position
          <Grid key={index} columns="fill-small" gap={2}>
            {pick('shift', t('schedules.coverage_shift', { number }), shifts, shift_id)}
            {pick('job', t('schedules.coverage_job', { number }), jobs, job_id)}
            <Cluster className="coverage__min">
              <label htmlFor={idOf('min')}>
                <span aria-hidden>{t('schedules.coverage_min')}</span>
                <span className="visually-hidden">{t('schedules.coverage_count', { number })}</span>
              </label>
              <NumberInput
                {...common}
                id={idOf('min')}
                name={idOf('min')}
                value={min}
                decimals={0}
                onChange={(next) => change(index, { min: typeof next === 'number' ? next : null })}
              />
              <IconButton
                icon={Trash2}
                label={t('schedules.coverage_remove', { number })}
                onClick={() => set(rules.filter((_, at) => at !== index))}
              />
            </Cluster>
          </Grid>
        );
      })}
      <Cluster>
        <Button size="small" icon={Plus} onClick={() => set([...rules, { ...fresh, shift_id: Number(shifts[0]?.value) || null }])}>
          {t('schedules.coverage_add')}
        </Button>
      </Cluster>
    </Stack>
  );
}
