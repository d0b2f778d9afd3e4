import type { DataOf } from '@cadre/contract/call';
import { simulateApprovals } from '@cadre/contract/calls/approvals';
import { type Field, type Fields, reference } from '@cadre/contract/fields';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Timeline, TimelineEntry } from '../../../ui/layout/timeline.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { asQuestion, factOf, type Scope } from './chains-of.ts';
import { useChainTitle } from './use-chain-title.ts';

type Level = NonNullable<DataOf<typeof simulateApprovals>>[number];
type Props = { model: (typeof simulateApprovals.body.model.options)[number]; facts: readonly string[] };

/** Simulates which approvers a request would reach for an employee and a day, and why. */
export function ChainSimulator({ model, facts }: Props) {
  const t = useTexts();
  const compared: Fields = Object.fromEntries(
    facts.flatMap((fact): [string, Field][] => {
      const field = factOf(model, fact);
      return field ? [[fact, asQuestion(field)]] : [];
    }),
  );
  const fields: Fields = {
    employee_id: reference('employees', { required: true, noun: 'leaves' }),
    date: simulateApprovals.body.date,
    ...compared,
    ...(Object.values(compared).some(({ kind }) => kind === 'money') && { currency: simulateApprovals.body.currency }),
    substitute_id: reference('employees', { noun: 'leaves' }),
  };
  const form = useCallForm({ fields, rows: Object.keys(fields).map((name) => [name]) });
  const simulate = useCallMutation(simulateApprovals, { model }, { meta: { quiet: true } });
  const show = () =>
    form.submit(async (given) => {
      const message = given as Record<string, unknown>;
      const values = Object.fromEntries(Object.keys(compared).map((fact) => [fact, message[fact] ?? null]));
      await simulate.mutateAsync({
        employee_id: Number(message.employee_id),
        date: message.date,
        substitute_id: message.substitute_id,
        values,
        ...(message.currency ? { currency: message.currency } : {}),
      } as never);
    });
  const levels = simulate.data?.data;
  return (
    <Card title={t('chains.simulate')} hint={t('chains.simulate_hint')}>
      <Stack>
        <CallFields of={form} />
        <Button isBusy={form.isSending} onClick={() => void show()}>
          {t('chains.simulate_show')}
        </Button>
        <div aria-live="polite">{levels && <Simulated levels={levels} />}</div>
      </Stack>
    </Card>
  );
}

function Simulated({ levels }: { levels: readonly Level[] }) {
  const t = useTexts();
  const titleOf = useChainTitle();
  const [first] = levels;
  if (!first) return <p>{t('chains.simulate_nobody')}</p>;
  const chain = first.scope ? titleOf(first.scope as Scope, first.scope_name ?? '') : t('chains.simulate_default');
  return (
    <Stack gap={2}>
      <p className="muted">{t('chains.simulate_by', { chain })}</p>
      <Timeline>
        {levels.map((level) => (
          <SimulatedLevel key={level.level} level={level} />
        ))}
      </Timeline>
    </Stack>
  );
}

function SimulatedLevel({ level: result }: { level: Level }) {
  const { level, mode, skipped, asked: requested, notify_only, auto_action, acts_on, agreed_by } = result;
  const t = useTexts();
  const format = useFormat();
  return (
    <TimelineEntry
      head={t('forms.approval_level', { level })}
      end={!notify_only && mode === 'all' && requested.length > 1 ? t('chains.all_agree') : undefined}
    >
      {notify_only && <p className="muted">{t('chains.informs')}</p>}
      {agreed_by && <p className="muted">{t('chains.simulate_agreed', { name: agreed_by })}</p>}
      {skipped && <p className="muted">{t('chains.simulate_skipped')}</p>}
      <Stack as="ul" gap={1}>
        {requested.map(({ id, name, pic, via, stand_ins }) => (
          <li key={id}>
            <PersonName
              name={name}
              pic={pic}
              note={
                <>
                  {t(`chains.via_${via as 'direct'}`)}
                  {stand_ins &&
                    stand_ins.length > 0 &&
                    ` · ${t('chains.stands_in', { names: format.list(stand_ins.map((one) => one.name)) })}`}
                </>
              }
            />
          </li>
        ))}
      </Stack>
      {acts_on && <p className="muted">{t('chains.acts_on', { action: auto_action, day: format.date(acts_on) })}</p>}
    </TimelineEntry>
  );
}
