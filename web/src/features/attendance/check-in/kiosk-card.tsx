import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { NowFacts } from './now-facts.tsx';
import { PersonFinder } from './person-finder.tsx';
import { useNow } from './use-now.ts';
import type { Found } from './use-people.ts';

/** Checks in or out for others: find a person, press the one button. */
export function KioskCard() {
  const t = useTexts();
  const [person, setPerson] = useState<Found>();
  const [hasServed, setServed] = useState(false);
  const leave = () => {
    setPerson(undefined);
    setServed(true);
  };
  return (
    <Card
      title={t('attendance.check_for_others')}
      actions={
        <LinkButton size="small" icon={MonitorSmartphone} to="/attendances/check-in-out/kiosk">
          {t('attendance.open_kiosk')}
        </LinkButton>
      }
    >
      {person ? (
        <KioskPerson key={person.id} person={person} onLeave={leave} />
      ) : (
        <PersonFinder label={t('attendance.find_person')} takesFocus={hasServed} onPick={setPerson} />
      )}
    </Card>
  );
}

/** The selected person: the state of their day, and the one button. */
function KioskPerson({ person: { id, name, pic, employee_no, department }, onLeave }: { person: Found; onLeave: () => void }) {
  const t = useTexts();
  return (
    <>
      <Cluster justify="between">
        <PersonName size={56} name={name} pic={pic} note={[employee_no, department].filter(Boolean).join(' · ')} />
        <Button onClick={onLeave}>{t('attendance.another_person')}</Button>
      </Cluster>
      <QueryStates query={useNow(id)}>{(now) => <NowFacts who={id} now={now} takesFocus />}</QueryStates>
    </>
  );
}
