import type { DevicePin } from '@cadre/contract/calls/devices';
import { CircleCheck, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Device } from '../device/device.ts';
import { AskUsers } from './ask-users.tsx';
import { MatchBar } from './match-bar.tsx';
import { OpenNumber } from './open-number.tsx';
import { type Choices, sureChoices } from './sure-choices.ts';
import { useMayMap } from './use-map-pins.ts';

const step = 30;

/** Choose a person for each number, or take all that are beyond doubt, and send them together. */
export function OpenNumbers({ device, pins }: { device: Device; pins: DevicePin[] }) {
  const t = useTexts();
  const mayMap = useMayMap();
  const [choices, setChoices] = useState<Choices>({});
  const [most, setMost] = useState(step);
  const sure = sureChoices(pins, choices);
  const sureCount = Object.keys(sure).length;
  if (pins.length === 0)
    return (
      <div className="card open-numbers__none">
        <CircleCheck size={18} aria-hidden />
        <p>{t('devices.numbers.all_matched')}</p>
        <AskUsers device={device} />
      </div>
    );
  return (
    <section className="card open-numbers" aria-labelledby="open-numbers">
      <header>
        <div>
          <h2 id="open-numbers">{t('devices.numbers.open', { count: pins.length })}</h2>
          <p>{t('devices.numbers.open_text')}</p>
        </div>
        <AskUsers device={device} />
        {mayMap && sureCount > 0 && (
          <Button icon={Sparkles} onClick={() => setChoices({ ...choices, ...sure })}>
            {t('devices.numbers.take_sure', { count: sureCount })}
          </Button>
        )}
      </header>
      <ul>
        {pins.slice(0, most).map((pin) => (
          <OpenNumber
            key={pin.pin}
            pin={pin}
            chosen={choices[pin.pin]}
            mayMap={mayMap}
            onChoose={(person) => {
              const { [pin.pin]: _before, ...others } = choices;
              setChoices(person ? { ...others, [pin.pin]: person } : others);
            }}
          />
        ))}
      </ul>
      {pins.length > most && (
        <Button className="open-numbers__more" onClick={() => setMost(most + step)}>
          {t('devices.numbers.show_more', { count: Math.min(step, pins.length - most) })}
        </Button>
      )}
      <MatchBar device={device} choices={choices} onDone={() => setChoices({})} />
    </section>
  );
}
