import type { DataOf } from '@cadre/contract/call';
import { approvalsOf } from '@cadre/contract/calls/approvals';
import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { lazy, Suspense, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Timeline, TimelineEntry } from '../../ui/layout/timeline.tsx';

const OverrideDialog = lazy(async () => ({ default: (await import('./override-dialog.tsx')).OverrideDialog }));

type Level = NonNullable<DataOf<ReturnType<typeof approvalsOf>>>[number];

/** The progress of a request: who decided on each level, who must approve now, and their notes. */
export function ApprovalLevels({ resource, id }: { resource: Resource; id: number }) {
  const t = useTexts();
  const { data } = useCall(approvalsOf(resource), { id }, { meta: { quiet: true } });
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('forms.approval')}</Heading>
      <Timeline>
        {data.map((level) => (
          <LevelEntry key={level.id} level={level} />
        ))}
      </Timeline>
    </Stack>
  );
}

function LevelEntry({ level }: { level: Level }) {
  const t = useTexts();
  const format = useFormat();
  const labels = useLabels();
  const { user, employee, permissions } = useMe();
  const [isDeciding, setDeciding] = useState(false);
  const {
    status,
    question,
    decided_by,
    in_place_of,
    overridden,
    decided_at,
    closed_at,
    note,
    asked: requested,
    informs,
    automatic,
  } = level;
  const name = t('forms.approval_level', { level: level.level });
  const isOpen = status === 'pending' && !closed_at;
  const agreed = requested.filter(({ agreed_at }) => agreed_at).map(({ name }) => name);
  const waiting = requested.filter(({ agreed_at }) => !agreed_at).map(({ name }) => name);
  const isConcerned = level.approver === 'self' || level.employee_id === employee?.id || requested.some(({ id }) => id === user.id);
  const mayOverride = isOpen && !isConcerned && permissions['approvals.override'] === 'all';
  return (
    <TimelineEntry
      place={isOpen ? 'today' : 'past'}
      head={question === 'cancellation' ? `${labels.option(approvals.name, 'question', question)} · ${name}` : name}
      end={
        informs ? (
          <span className="muted">{t('forms.approval_information')}</span>
        ) : closed_at ? (
          <span className="muted">{t('forms.approval_closed')}</span>
        ) : (
          <StatusBadge name="status" field={statusField} value={status} />
        )
      }
    >
      {decided_by && (
        <p>
          {in_place_of
            ? t('forms.approval_by_stand_in', { name: decided_by.name, other: in_place_of.name })
            : t('forms.approval_by', { name: decided_by.name })}
          {decided_at && <span className="muted"> {format.moment(decided_at)}</span>}
        </p>
      )}
      {automatic && (
        <p>
          {t('history.by_chain')}
          {decided_at && <span className="muted"> {format.moment(decided_at)}</span>}
        </p>
      )}
      {informs && <p>{t('forms.approval_informed', { names: format.list(agreed) })}</p>}
      {isOpen && agreed.length > 0 && <p>{t('forms.approval_by', { name: format.list(agreed) })}</p>}
      {isOpen && waiting.length > 0 && <p>{t('forms.approval_waits', { names: format.list(waiting) })}</p>}
      {note && <p>{t('forms.approval_note', { note })}</p>}
      {overridden && <p className="muted">{labels.field(approvals.name, 'overridden')}</p>}
      {mayOverride && (
        <Button size="small" onClick={() => setDeciding(true)}>
          {labels.action('override')}
        </Button>
      )}
      <Suspense>{isDeciding && <OverrideDialog id={level.id} onClose={() => setDeciding(false)} />}</Suspense>
    </TimelineEntry>
  );
}

const statusField = approvals.fields.status;
