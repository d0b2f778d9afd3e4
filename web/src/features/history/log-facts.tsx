import type { ReactNode } from 'react';
import { isEmpty } from '../../fields/empty-value.tsx';
import type { Named, Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Description, DescriptionList } from '../../ui/description-list.tsx';
import { LogSeal } from './log-seal.tsx';

/** When, who, and where it came from; the trace is in the entry only for those who may see it. */
export function LogFacts({ entry }: { entry: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    ['at', format.moment(String(entry.at))],
    ['actor_name', String(entry.actor_name ?? t('history.nobody'))],
    ['action', labels.option('logs', 'action', String(entry.action))],
    ['employee_id', (entry.employee as Named | null)?.name],
    ['via', labels.option('logs', 'via', String(entry.via))],
    ['ip', entry.ip as string | null],
    ['user_agent', entry.user_agent as string | null],
    ['request_id', entry.request_id as string | null],
  ];
  return (
    <DescriptionList className="log-facts">
      {facts
        .filter(([, value]) => !isEmpty(value))
        .map(([name, value]) => (
          <Description key={name} label={labels.field('logs', name)}>
            {value}
          </Description>
        ))}
      {typeof entry.hash === 'string' && (
        <Description label={labels.field('logs', 'hash')}>
          <LogSeal seal={entry.hash} />
        </Description>
      )}
    </DescriptionList>
  );
}
