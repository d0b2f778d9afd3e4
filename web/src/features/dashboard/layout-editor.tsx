import type { PlacedCard } from '@cadre/contract/calls/preferences';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { draggedLook, dragHandle, useDrag } from '../../ui/drag/use-drag.ts';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { movedCard } from './place-cards.ts';

type Props = { cards: readonly PlacedCard[]; onArrange: (cards: PlacedCard[] | null) => void; onDone: () => void };

/** The names of the cards, which can be dragged, moved by keys or buttons, and hidden. Every change is saved immediately. */
export function LayoutEditor({ cards, onArrange, onDone }: Props) {
  const t = useTexts();
  const [message, setMessage] = useState('');
  const move = (from: number, to: number): void => {
    const card = cards[from]?.card;
    if (!card || to < 0 || to >= cards.length || from === to) return;
    onArrange(movedCard(cards, from, to));
    setMessage(t('dashboard.layout_placed', { card: t(`dashboard.${card}`), place: to + 1, count: cards.length }));
  };
  const { dragged, onPointerDown } = useDrag<number, number>({
    pick: (_press, element) => (element.closest('input, button:not([data-drag-handle])') ? undefined : placeOf(rowAt(element))),
    over: (from, { element }, before) => {
      const row = rowAt(element);
      row?.scrollIntoView({ block: 'nearest' });
      return placeOf(row) === (before ?? from) ? undefined : placeOf(row);
    },
    drop: move,
  });
  const shown = dragged ? movedCard(cards, dragged.held, dragged.spot) : cards;
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <Card
      isFlush
      title={t('dashboard.edit_layout')}
      hint={t('dashboard.layout_hint')}
      footer={
        <Cluster>
          <Button variant="primary" onClick={onDone}>
            {t('dashboard.layout_done')}
          </Button>
          <Button onClick={() => onArrange(null)}>{t('dashboard.layout_reset')}</Button>
        </Cluster>
      }
    >
      <Rows hasLines onPointerDown={onPointerDown}>
        {shown.map(({ card, isShown }, at) => {
          const name = t(`dashboard.${card}`);
          return (
            <RowItem
              key={card}
              data-place={at}
              {...(dragged?.spot === at && draggedLook())}
              start={
                <IconButton
                  {...dragHandle}
                  size="small"
                  icon={GripVertical}
                  label={t('dashboard.layout_move', { card: name })}
                  onKeyDown={(event) => onKeyDown(event, at)}
                />
              }
              end={
                <Cluster>
                  <IconButton
                    size="small"
                    icon={ArrowUp}
                    label={t('lists.move_up', { what: name })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    size="small"
                    icon={ArrowDown}
                    label={t('lists.move_down', { what: name })}
                    disabled={at === cards.length - 1}
                    onClick={() => move(at, at + 1)}
                  />
                  <Switch
                    aria-label={t('dashboard.layout_show', { card: name })}
                    isOn={isShown}
                    onChange={(next) => onArrange(cards.map((one) => (one.card === card ? { card, isShown: next } : one)))}
                  />
                </Cluster>
              }
            >
              {name}
            </RowItem>
          );
        })}
      </Rows>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </Card>
  );
}

const rowAt = (element: Element | null) => element?.closest<HTMLElement>('[data-place]');
const placeOf = (row: HTMLElement | null | undefined): number | undefined => (row ? Number(row.dataset.place) : undefined);
