import { type SwapOverview as Desk, swapOverview, takeOffer } from '@cadre/contract/calls/shift-swaps';
import { callsOf } from '@cadre/contract/calls-of';
import { shiftSwaps } from '@cadre/contract/resources/shift-swaps';
import { ArrowLeftRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';

const SwapDialog = lazy(async () => ({ default: (await import('./swap-dialog.tsx')).SwapDialog }));

type Shift = Desk['shifts'][number];

/**
 * The user's shifts in published rosters, each with a way to swap it; the requests of colleagues; and the open offers. Hidden for users in
 * no roster.
 */
export function SwapOverview() {
  const t = useTexts();
  const { data } = useCall(swapOverview, {}, { meta: { quiet: true } });
  const [chosen, setChosen] = useState<Shift>();
  if (!data || data.shifts.length + data.colleagues.length + data.offers.length === 0) return null;
  return (
    <Card title={t('swaps.title')} hint={t('swaps.hint')}>
      <Stack gap={4}>
        <MySwapRequests />
        <Offers offers={data.offers} />
        <OwnShifts shifts={data.shifts} onSwap={setChosen} />
      </Stack>
      <Suspense>{chosen && <SwapDialog shift={chosen} desk={data} onClose={() => setChosen(undefined)} />}</Suspense>
    </Card>
  );
}

function OwnShifts({ shifts, onSwap }: { shifts: readonly Shift[]; onSwap: (shift: Shift) => void }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('swaps.yours')}</Heading>
      {shifts.length === 0 && <p className="muted">{t('swaps.none')}</p>}
      <Rows wraps hasLines>
        {shifts.slice(0, 14).map((one) => (
          <RowItem
            key={one.date}
            note={`${one.shift.start_time}–${one.shift.end_time} · ${one.roster}`}
            end={
              one.swap_id === null ? (
                <Button size="small" icon={ArrowLeftRight} onClick={() => onSwap(one)}>
                  {t('swaps.button')}
                </Button>
              ) : (
                <Badge tone="blue">{t('swaps.waiting')}</Badge>
              )
            }
          >
            {format.weekday(one.date)} · {one.shift.name}
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}

function Offers({ offers }: Pick<Desk, 'offers'>) {
  const t = useTexts();
  const format = useFormat();
  const take = useCallMutation(takeOffer);
  if (offers.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('swaps.offers')}</Heading>
      <Rows wraps hasLines>
        {offers.map(({ id, employee, date, shift, reason }) => (
          <RowItem
            key={id}
            note={reason ?? undefined}
            end={
              <Button size="small" isBusy={take.isPending && take.variables?.id === id} onClick={() => take.mutate({ id })}>
                {t('swaps.take')}
              </Button>
            }
          >
            {t('swaps.line', { name: employee.name, shift: shift.name, date: format.weekday(date) })}
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}

/** Swap requests of colleagues: agree or refuse, by the moves of the record. */
function MySwapRequests() {
  const t = useTexts();
  const format = useFormat();
  const { data } = useCall(
    callsOf(shiftSwaps).list,
    { filters: JSON.stringify({ status: ['asked'] }), per_page: 50 },
    { meta: { quiet: true } },
  );
  const moves = useMoves(shiftSwaps);
  const requested = (data?.data ?? []).filter(({ can }) => can.agree);
  const nameOf = (named: unknown): string => (named as { name?: string } | null)?.name ?? '';
  if (requested.length === 0) return moves.dialog ?? null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('swaps.asked_of_you')}</Heading>
      <Rows wraps hasLines>
        {requested.map((swap) => (
          <RowItem
            key={swap.id}
            note={swap.reason ?? undefined}
            end={
              <Cluster gap={2}>
                {moves.items(swap as Row).map(({ key, label, onSelect }) => (
                  <Button key={key} size="small" onClick={onSelect}>
                    {label}
                  </Button>
                ))}
              </Cluster>
            }
          >
            {swap.to_date
              ? t('swaps.line_back', {
                  name: nameOf(swap.employee),
                  shift: nameOf(swap.shift),
                  date: format.weekday(swap.from_date),
                  other: nameOf(swap.to_shift),
                  other_date: format.weekday(swap.to_date),
                })
              : t('swaps.line', { name: nameOf(swap.employee), shift: nameOf(swap.shift), date: format.weekday(swap.from_date) })}
          </RowItem>
        ))}
      </Rows>
      {moves.dialog}
    </Stack>
  );
}
