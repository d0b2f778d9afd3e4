import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '../src/ui/actions/text-button.tsx';
import { PeriodStepper } from '../src/ui/dates/period-stepper.tsx';
import { Alert } from '../src/ui/feedback/alert.tsx';
import { Banner } from '../src/ui/feedback/banner.tsx';
import { Progress } from '../src/ui/feedback/progress.tsx';
import { Cluster } from '../src/ui/layout/stack.tsx';
import { Steps } from '../src/ui/layout/steps.tsx';
import { Timeline, TimelineEntry } from '../src/ui/layout/timeline.tsx';
import { Avatar } from '../src/ui/people/avatar.tsx';
import { Badge } from '../src/ui/people/badge.tsx';
import { Pager } from '../src/ui/table/pager.tsx';

const steps = ['Upload', 'Map', 'Check', 'Done'].map((text) => ({ name: text, text }));

export function Feedback() {
  const [page, setPage] = useState(4);
  const [week, setWeek] = useState(46);
  return (
    <>
      <Banner tone="info" icon={Sparkles}>
        There is a new version. <TextButton isQuiet>Load it</TextButton>
      </Banner>
      {(['danger', 'warning', 'info', 'success'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone} takesFocus={false} onDismiss={() => undefined}>
          A sentence that must not be missed.
        </Alert>
      ))}
      <Steps label="Import" steps={steps} current="Check" doneText="done" />
      <Cluster justify="between">
        <PeriodStepper
          label={`Week ${week}`}
          previous="Week before"
          next="Week after"
          current={week === 46 ? undefined : { text: 'This week', onChoose: () => setWeek(46) }}
          onStep={(by) => setWeek(week + by)}
        />
        <Pager page={page} lastPage={12} onPage={setPage} />
        <Pager page={page} lastPage={12} onPage={setPage} isShort />
      </Cluster>
      <Progress label="Uploaded" value={40} />
      <Cluster>
        <Avatar pic={null} name="Noa Ferrer" />
        <Avatar pic={null} name="Tomás Vidal" size={40} />
      </Cluster>
      <Timeline>
        <TimelineEntry head={<Badge tone="blue">from then on</Badge>} place="future" end={<time dateTime="2027-01-01">2027-01-01</time>}>
          Branch: Madrid → Zürich
        </TimelineEntry>
        <TimelineEntry head="Noa changed Department" place="today" end={<time dateTime="2026-11-15">2026-11-15</time>} />
        <TimelineEntry head="Hired" place="past" />
      </Timeline>
    </>
  );
}
