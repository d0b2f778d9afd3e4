import type { Named, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Timeline, TimelineEntry } from '../../../ui/timeline.tsx';
import { type EmploymentStep, employmentSteps } from './employment-steps.ts';

/** Newest first: what is planned, what holds, what was. */
export function EmploymentTimeline({ versions, periods }: { versions: Row[]; periods: Row[] }) {
  return (
    <Timeline className="own-steps">
      {employmentSteps(versions, periods).map(({ key, ...step }) => (
        <Step key={key} {...step} />
      ))}
    </Timeline>
  );
}

function Step({ day, kind, version }: Omit<EmploymentStep, 'key'>) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  if (kind === 'left') return <li className="own-steps__end">{t('self.left', { day })}</li>;
  const name = (of: string) => (version?.[of] as Named | null | undefined)?.name;
  const type = version?.employment_type;
  const fte = version?.fte;
  const details = [
    name('department'),
    name('branch'),
    typeof type === 'string' && labels.option('employees', 'employment_type', type),
    typeof fte === 'number' && format.share(fte),
    name('manager') && `${t('self.reports_to')} ${name('manager')}`,
    version?.note as string | null,
  ].filter(Boolean);
  return (
    <TimelineEntry
      head={
        <>
          {name('job')} {kind !== 'past' && <Badge tone={kind === 'today' ? 'green' : 'blue'}>{t(`self.${kind}`)}</Badge>}
        </>
      }
      end={<span className="muted">{t('self.from_day', { day })}</span>}
    >
      <p className="muted">{details.join(' · ')}</p>
    </TimelineEntry>
  );
}
