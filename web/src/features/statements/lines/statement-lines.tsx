import { statementLines } from '@cadre/contract/calls/statement-lines';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import type { Statement } from '../statement.ts';
import { LineActs } from './line-acts.tsx';
import { LinesTable } from './lines-table.tsx';

/** The lines of a statement; on a draft, several can be selected and changed together. */
export function StatementLines({ statement }: { statement: Statement }) {
  const t = useTexts();
  const parameters = useParameters();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const query = useCall(statementLines, { id: statement.id, page, per_page: 50 }, { placeholderData: keepPreviousData, staleTime: 0 });
  const mayChange = statement.can?.update === true;
  return (
    <Card isFlush label={t('statements.parts.lines')}>
      <QueryStates query={query} rows={8} empty={({ data }) => data.length === 0 && t('statements.no_lines')}>
        {({ data, meta }) => (
          <>
            <LinesTable
              lines={data}
              currency={statement.currency}
              tellsProject={statement.project_ids?.length !== 1}
              ticked={mayChange ? ticked : undefined}
              onTick={setTicked}
            />
            <Pager
              page={page}
              lastPage={meta.last_page}
              onPage={(next) => parameters.push({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </QueryStates>
      {mayChange && <LineActs statement={statement} ids={[...ticked]} onDone={() => setTicked(new Set())} />}
    </Card>
  );
}
