import { departments } from '@cadre/contract/resources/departments';
import { proposals } from '@cadre/contract/resources/proposals';
import { toMajor } from '@cadre/rules/money';
import { linePrice, type ProposalLine } from '@cadre/rules/proposals/price';
import { useLabels } from '../../../fields/labels.ts';
import { useNames } from '../../../fields/use-lookup.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Proposal } from './proposal.ts';

type Placed = ProposalLine & { place: number };

/** The lines as the client reads them, each with its price. */
export function ProposalLines({ proposal: { lines, currency } }: { proposal: Proposal }) {
  const t = useTexts();
  const inHours = useHours();
  const labels = useLabels();
  const format = useFormat();
  const named = useNames(departments.name, [...new Set(lines.map(({ department_id }) => department_id))]);
  const nameOf = (id: number) => named.find(({ value }) => value === id)?.label ?? '';
  const field = (name: string) => labels.field(proposals.name, name);
  const label = field('lines');
  const most = Math.max(...lines.map(({ minutes }) => minutes));
  if (lines.length === 0)
    return (
      <Card title={label}>
        <p className="muted">{t('proposal.no_lines')}</p>
      </Card>
    );
  return (
    <Card isFlush title={label}>
      <Table<Placed>
        label={label}
        phone="cards"
        keyOf={({ place }) => place}
        rows={lines.map((line, place) => ({ ...line, place }))}
        columns={[
          {
            name: 'department',
            head: field('department_id'),
            isHeading: true,
            cell: ({ department_id, optional }) => (
              <Cluster>
                {nameOf(department_id)}
                {optional && <Badge tone="neutral">{t('proposal.option')}</Badge>}
              </Cluster>
            ),
          },
          { name: 'phase', head: field('phase'), cell: ({ phase, description }) => [phase, description].filter(Boolean).join(' · ') },
          { name: 'minutes', head: field('minutes'), isNumber: true, cell: ({ minutes }) => inHours(minutes, most) },
          { name: 'rate', head: field('rate'), isNumber: true, cell: ({ rate }) => format.money(rate, currency) },
          {
            name: 'price',
            head: t('proposal.price'),
            isNumber: true,
            cell: (line) => format.money(toMajor(linePrice(line, currency), currency), currency),
          },
        ]}
      />
    </Card>
  );
}
