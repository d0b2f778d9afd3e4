import type { Board, BoardBooking } from '@cadre/contract/calls/planning';
import { levelOf, loadIn } from '@cadre/rules/planning/load';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { RowItem, RowItemButton, Rows } from '../../ui/layout/rows.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Badge } from '../../ui/people/badge.tsx';
import { type BoardRow, roomsOf } from './board-rows.ts';
import { useBookingWords } from './use-booking-words.ts';

const tones = { off: 'neutral', bench: 'blue', part: 'neutral', full: 'green', over: 'pink' } as const;
/** On a narrow screen the next four weeks are enough at a glance. */
const daysAhead = 28;

type Props = { board: Board; rows: readonly BoardRow[]; onOpen: (booking: number) => void };

/** The board as a list: people with their load and bookings. */
export function PeopleList({ board, rows, onOpen }: Props) {
  const t = useTexts();
  const words = useBookingWords(board);
  return (
    <Stack className="board-note" gap={3}>
      {rows.map((row) =>
        row.kind === 'group' ? (
          <Heading key={row.key} level={2} size="card">
            {row.name}
          </Heading>
        ) : (
          <section key={row.key} aria-label={row.person?.name ?? row.bars.map(words.place).join()}>
            <Rows wraps>
              {row.person && <PersonItem board={board} person={row.person} words={words} />}
              {row.bars.map((booking) => (
                <BookingItem key={booking.id} booking={booking} words={words} onOpen={onOpen} hasPlace={!row.person} />
              ))}
              {row.bars.length === 0 && <RowItem note={t('planning.nothing_booked')}>{''}</RowItem>}
            </Rows>
          </section>
        ),
      )}
    </Stack>
  );
}

type Words = ReturnType<typeof useBookingWords>;

function PersonItem({ board, person, words }: { board: Board; person: Board['people'][number]; words: Words }) {
  const t = useTexts();
  const mine = board.bookings.filter(({ employee_id }) => employee_id === person.id);
  const load = loadIn(roomsOf(board, person).slice(0, daysAhead), mine);
  const level = levelOf(load);
  return (
    <RowItem note={words.load(load)} end={<Badge tone={tones[level]}>{t(`planning.level_${level}`)}</Badge>}>
      <strong>{person.name}</strong>
    </RowItem>
  );
}

type ItemProps = { booking: BoardBooking; words: Words; onOpen: (booking: number) => void; hasPlace: boolean };

function BookingItem({ booking, words, onOpen, hasPlace }: ItemProps) {
  const format = useFormat();
  const note = `${format.span(booking.from_date, booking.to_date)} · ${words.amount(booking)}`;
  const name = hasPlace ? `${words.place(booking)} · ${words.project(booking)}` : words.project(booking);
  if (booking.project_id === null) return <RowItem note={note}>{name}</RowItem>;
  return (
    <RowItemButton note={note} isCurrent={false} onClick={() => onOpen(booking.id)}>
      {name}
    </RowItemButton>
  );
}
