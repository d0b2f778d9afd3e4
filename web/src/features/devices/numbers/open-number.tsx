import type { DevicePin } from '@cadre/contract/calls/device-numbers';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { RowItem } from '../../../ui/layout/rows.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { PickPerson } from './pick-person.tsx';
import type { Person } from './sure-choices.ts';

type Props = { pin: DevicePin; chosen: Person | undefined; mayMap: boolean; onChoose: (person: Person | undefined) => void };

/** An unmatched number: its details, the suggested employees, and the chosen one. */
export function OpenNumber({ pin: { pin, name_on_device, waiting, last_punch_at, suggestions }, chosen, mayMap, onChoose }: Props) {
  const t = useTexts();
  const format = useFormat();
  const [isPicking, setPicking] = useState(false);
  const about = [
    waiting > 0 && t('devices.numbers.waiting', { count: waiting }),
    last_punch_at && t('devices.numbers.last', { when: format.moment(last_punch_at) }),
  ];
  const line = useRef<HTMLLIElement>(null);
  // The pressed button is removed, so the keyboard focus moves to the next button of the line.
  const choose = (person: Person | undefined) => {
    setPicking(false);
    onChoose(person);
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
  };
  const ways = chosen ? (
    <>
      <Check size={16} aria-hidden />
      <PersonName name={chosen.name} pic={chosen.pic} />
      <IconButton icon={X} label={`${t('devices.numbers.undo')}: ${pin}, ${chosen.name}`} onClick={() => choose(undefined)} />
    </>
  ) : isPicking ? (
    <PickPerson pin={pin} onPick={choose} />
  ) : (
    <>
      {suggestions.length === 0 && <span className="muted">{t('devices.numbers.no_suggestion')}</span>}
      {suggestions.map(({ id, name, pic, score }) => (
        <Button key={id} onClick={() => choose({ id, name, pic })}>
          <PersonName name={name} pic={pic} />
          <span className="muted">{t('devices.numbers.likeness', { percent: format.share(Math.round(score * 100) * 100) })}</span>
        </Button>
      ))}
      <Button onClick={() => setPicking(true)}>{t('devices.numbers.somebody_else')}</Button>
    </>
  );
  return (
    <RowItem
      ref={line}
      start={
        <strong>
          <code>{pin}</code>
        </strong>
      }
      note={about.filter(Boolean).join(' · ')}
      end={(mayMap || chosen) && <Cluster>{ways}</Cluster>}
    >
      {name_on_device ?? t('devices.numbers.no_name')}
    </RowItem>
  );
}
