import { employees } from '@cadre/contract/resources/employees';
import { CalendarClock, Check, UserMinus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePart } from '../../../../crud/address/use-part.ts';
import { useSave } from '../../../../crud/record/use-write.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Cluster } from '../../../../ui/layout/stack.tsx';
import type { Profile } from '../profile.ts';
import { type End, endsOf } from './ends.ts';

const ProfileDialogs = lazy(async () => ({ default: (await import('../profile-dialogs.tsx')).ProfileDialogs }));

/** Upcoming ends of probation or contract, with the possible actions: continue, extend or end. */
export function EndsNotice({ profile }: { profile: Profile }) {
  const { employee } = profile;
  const today = useFormat().today();
  return endsOf(employee, today).map((end) => <EndNotice key={end.kind} profile={profile} end={end} />);
}

function EndNotice({ profile, end: { kind, day, isOver } }: { profile: Profile; end: End }) {
  const t = useTexts();
  const format = useFormat();
  const { employee } = profile;
  const { open } = usePart(employees.name);
  const save = useSave(employees);
  const [isEnding, setEnding] = useState(false);
  const { id, version, can } = employee;
  const said = { day: format.date(day) };
  const confirm = () => save.mutate({ kind: 'edit', id, version, body: { probation_end: null } });
  const sentence =
    kind === 'probation_end' ? t('people.profile.probation_ends', said) : t(`people.profile.contract_${isOver ? 'ended' : 'ends'}`, said);
  const actions = (
    <Cluster>
      {kind === 'probation_end' && can.update === true && (
        <Button size="small" icon={Check} isBusy={save.isPending} onClick={confirm}>
          {t('people.profile.confirm_end')}
        </Button>
      )}
      {can.update === true && (
        <Button size="small" icon={CalendarClock} onClick={() => open({ kind: 'edit', id })}>
          {t('people.profile.extend_end')}
        </Button>
      )}
      {can.terminate === true && (
        <Button size="small" icon={UserMinus} onClick={() => setEnding(true)}>
          {t('people.profile.end_employment')}
        </Button>
      )}
    </Cluster>
  );
  return (
    <>
      <Alert tone="warning" title={sentence} actions={actions} />
      <Suspense>{isEnding && <ProfileDialogs profile={profile} opened="terminate" onClose={() => setEnding(false)} />}</Suspense>
    </>
  );
}
