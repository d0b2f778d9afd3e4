import type { DevicePin } from '@cadre/contract/calls/devices';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PickPerson } from './pick-person.tsx';
import type { Person } from './sure-choices.ts';

type Props = { pin: DevicePin; chosen: Person | undefined; mayMap: boolean; onChoose: (person: Person | undefined) => void };

/** One number of nobody: what is known of it, who it might be, and whom somebody chose. */
export function OpenNumber({ pin: { pin, name_on_device, waiting, last_punch_at, suggestions }, chosen, mayMap, onChoose }: Props) {
  const t = useTexts();
  const format = useFormat();
  const [isPicking, setPicking] = useState(false);
  const about = [
    waiting > 0 && t('devices.numbers.waiting', { count: waiting }),
    last_punch_at && t('devices.numbers.last', { when: format.moment(last_punch_at) }),
  ];
  const line = useRef<HTMLLIElement>(null);
  // The button that was pressed is gone then; whoever works by keyboard stays in the line.
  const choose = (person: Person | undefined) => {
    setPicking(false);
    onChoose(person);
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
  };
  return (
    <li ref={line} className="open-number" data-chosen={chosen !== undefined || undefined}>
      <span className="open-number__pin device-code">{pin}</span>
      <span className="open-number__name">
        {name_on_device ? <strong>{name_on_device}</strong> : <em>{t('devices.numbers.no_name')}</em>}
        <span className="muted">{about.filter(Boolean).join(' · ')}</span>
      </span>
      {mayMap && !chosen && (
        <span className="open-number__ways">
          {suggestions.length === 0 && !isPicking && <span className="muted">{t('devices.numbers.no_suggestion')}</span>}
          {!isPicking &&
            suggestions.map(({ id, name, score }) => (
              <button key={id} type="button" className="open-number__person" onClick={() => choose({ id, name })}>
                <Avatar name={name} />
                {name}
                <small>{t('devices.numbers.likeness', { percent: format.share(Math.round(score * 100) * 100) })}</small>
              </button>
            ))}
          {isPicking ? (
            <PickPerson pin={pin} onPick={choose} />
          ) : (
            <Button size="small" onClick={() => setPicking(true)}>
              {t('devices.numbers.somebody_else')}
            </Button>
          )}
        </span>
      )}
      {chosen && (
        <span className="open-number__ways">
          <span className="open-number__chosen">
            <Check size={16} aria-hidden />
            <Avatar name={chosen.name} />
            {chosen.name}
          </span>
          <IconButton icon={X} label={`${t('devices.numbers.undo')}: ${pin}, ${chosen.name}`} onClick={() => choose(undefined)} />
        </span>
      )}
    </li>
  );
}
