import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { statements } from '@cadre/contract/resources/statements';
import '../../crud/crud.css';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { RecordFields } from '../../crud/record/record-fields.tsx';
import { RecordHistory } from '../../crud/record/record-history.tsx';
import { useRights } from '../../crud/rights.ts';
import '../../fields/fields.css';
import type { Row } from '../../fields/kind.ts';
import { useCall } from '../../platform/call-api.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { StatementLines } from './lines/statement-lines.tsx';
import type { Statement } from './statement.ts';
import { StatementHead } from './statement-head.tsx';

/** One statement, from the first look at its lines to its paper. */
export function StatementPage() {
  const id = Number(usePathParts(pages.statement).id);
  const { data, error, refetch } = useCall(callsOf(statements).one, { id }, { staleTime: 0 });
  const statement = data as Statement | undefined;
  usePageTitle(statement?.number ?? undefined, { isShown: false });
  if (!statement && error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!statement) return <Skeleton columns={3} rows={10} />;
  return (
    <Stack>
      <StatementHead statement={statement} />
      <StatementParts key={id} statement={statement} />
    </Stack>
  );
}

type Part = 'lines' | 'details' | 'history';
const page = { resource: statements, options: {} };

function StatementParts({ statement }: { statement: Statement }) {
  const t = useTexts();
  const parameters = useParameters();
  const { history } = useRights(statements);
  const parts: Part[] = ['lines', 'details', ...(history ? (['history'] as const) : [])];
  const requested = parameters.get('tab');
  const part = parts.find((name) => name === requested) ?? 'lines';
  return (
    <Tabs
      label={t('statements.parts.label')}
      isApart
      tabs={parts.map((value) => ({ value, text: t(`statements.parts.${value}`) }))}
      value={part}
      onChoose={(value) => parameters.replace({ tab: value === 'lines' ? undefined : value, page: undefined })}
    >
      {part === 'lines' && <StatementLines statement={statement} />}
      {part === 'details' && (
        <Card label={t('statements.parts.details')}>
          <RecordFields page={page} row={statement as unknown as Row} />
        </Card>
      )}
      {part === 'history' && (
        <Card label={t('common.history')}>
          <RecordHistory page={page} id={statement.id} />
        </Card>
      )}
    </Tabs>
  );
}
