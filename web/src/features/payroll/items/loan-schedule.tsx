import type { DataOf } from '@cadre/contract/call';
import { loanSchedule } from '@cadre/contract/calls/loans';
import { salaries } from '@cadre/contract/resources/salaries';
import { Banknote, CalendarCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Amount } from '../amounts/amount.tsx';
import { RepayDialog, RestDialog, UndoDialog } from './loan-dialogs.tsx';

type Schedule = NonNullable<DataOf<typeof loanSchedule>>;
type Entry = Schedule['entries'][number];
type Open = { kind: 'repay' } | { kind: 'rest' } | { kind: 'undo'; repayment: number };

/** The repaid and the future instalments of a loan, with the ways to repay it. */
export function LoanSchedule({ row }: { row: Row }) {
  const t = useTexts();
  const mayRepay = useScope('deductions.update') !== undefined;
  const [open, setOpen] = useState<Open>();
  const query = useCall(loanSchedule, { id: row.id });
  const close = () => setOpen(undefined);
  return (
    <Card
      title={t('payItems.loan.title')}
      level={3}
      actions={
        mayRepay &&
        query.data !== undefined &&
        query.data.remaining > 0 && (
          <Cluster>
            <Button size="small" icon={Banknote} onClick={() => setOpen({ kind: 'repay' })}>
              {t('payItems.loan.repay')}
            </Button>
            <Button size="small" icon={CalendarCheck} onClick={() => setOpen({ kind: 'rest' })}>
              {t('payItems.loan.rest')}
            </Button>
          </Cluster>
        )
      }
    >
      <QueryStates query={query} rows={4}>
        {(schedule) => (
          <Stack gap={3}>
            <State schedule={schedule} />
            <Entries schedule={schedule} onUndo={mayRepay ? (repayment) => setOpen({ kind: 'undo', repayment }) : undefined} />
          </Stack>
        )}
      </QueryStates>
      {open?.kind === 'repay' && <RepayDialog id={row.id} left={query.data && <Left schedule={query.data} />} onClose={close} />}
      {open?.kind === 'rest' && <RestDialog row={row} onClose={close} />}
      {open?.kind === 'undo' && (
        <UndoDialog
          id={row.id}
          repayment={open.repayment}
          what={query.data && <Repaid schedule={query.data} id={open.repayment} />}
          onClose={close}
        />
      )}
    </Card>
  );
}

function State({ schedule }: { schedule: Schedule }) {
  const { remaining, rest_month } = schedule;
  const t = useTexts();
  const { month: monthOf } = useDayWords();
  if (remaining === 0)
    return (
      <p>
        <Badge tone="green">{t('payItems.loan.paid_back')}</Badge>
      </p>
    );
  return (
    <p>
      <Left schedule={schedule} />
      {rest_month && <span className="muted"> · {t('payItems.loan.rest_from', { month: monthOf(rest_month) })}</span>}
    </p>
  );
}

function Left({ schedule: { remaining, currency } }: { schedule: Schedule }) {
  const t = useTexts();
  return (
    <span>
      {t('payItems.loan.left')} <Amount value={remaining} currency={currency} />
    </span>
  );
}

function Repaid({ schedule: { entries, currency }, id }: { schedule: Schedule; id: number }) {
  const format = useFormat();
  const entry = entries.find(({ repayment_id }) => repayment_id === id);
  if (!entry?.paid_on) return null;
  return (
    <p>
      {format.date(entry.paid_on)} · <Amount value={entry.amount} currency={currency} />
    </p>
  );
}

type EntriesProps = { schedule: Schedule; onUndo: ((repayment: number) => void) | undefined };

function Entries({ schedule: { entries, currency }, onUndo }: EntriesProps) {
  const t = useTexts();
  const format = useFormat();
  const { month: monthOf } = useDayWords();
  const whenOf = ({ month, paid_on }: Entry): string => (paid_on ? format.date(paid_on) : month ? monthOf(month) : '');
  if (entries.length === 0) return null;
  return (
    <Table
      label={t('payItems.loan.title')}
      phone="cards"
      rows={entries}
      keyOf={({ kind, month, repayment_id }) => `${kind}${month ?? ''}${repayment_id ?? ''}`}
      columns={[
        { name: 'when', head: t('payItems.loan.when'), isHeading: true, cell: whenOf },
        {
          name: 'kind',
          head: t('payItems.loan.how'),
          cell: (entry) => (
            <How entry={entry}>
              {onUndo && typeof entry.repayment_id === 'number' && !entry.is_undone && (
                <TextButton aria-label={`${t('payItems.loan.undo')}: ${whenOf(entry)}`} onClick={() => onUndo(Number(entry.repayment_id))}>
                  {t('payItems.loan.undo')}
                </TextButton>
              )}
            </How>
          ),
        },
        {
          name: 'amount',
          head: t('payItems.loan.amount'),
          isNumber: true,
          cell: ({ amount }) => <Amount value={amount} currency={currency} />,
        },
        {
          name: 'left',
          head: t('payItems.loan.left'),
          isNumber: true,
          cell: ({ left }) => typeof left === 'number' && <Amount value={left} currency={currency} />,
        },
      ]}
    />
  );
}

type HowProps = { entry: Entry; children: ReactNode };

function How({ entry: { kind, method, note, entered_by, is_undone, undone_reason }, children }: HowProps) {
  const t = useTexts();
  const labels = useLabels();
  if (kind !== 'repayment') return t(`payItems.loan.${kind}`);
  const said = [note, entered_by?.name, undone_reason].filter(Boolean).join(' · ');
  return (
    <Stack gap={0}>
      <span>
        {labels.option(salaries.name, 'method', String(method))} {is_undone && <Badge tone="ended">{t('payItems.loan.undone')}</Badge>}
      </span>
      {said && <span className="muted">{said}</span>}
      <span>{children}</span>
    </Stack>
  );
}
