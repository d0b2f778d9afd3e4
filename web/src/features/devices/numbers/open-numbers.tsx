import type { DevicePin } from '@cadre/contract/calls/device-numbers';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import type { Device } from '../device/device.ts';
import { AskUsers } from './ask-users.tsx';
import { MatchBar } from './match-bar.tsx';
import { OpenNumber } from './open-number.tsx';
import { type Choices, sureChoices } from './sure-choices.ts';

const step = 30;

/** Choose a person for each number, or take all that are beyond doubt, and send them together. */
export function OpenNumbers({ device, pins }: { device: Device; pins: DevicePin[] }) {
  const t = useTexts();
  const mayMap = useScope('devices.map_users') !== undefined;
  const [choices, setChoices] = useState<Choices>({});
  const [most, setMost] = useState(step);
  const sure = sureChoices(pins, choices);
  const sureCount = Object.keys(sure).length;
  if (pins.length === 0)
    return (
      <Alert tone="success" actions={<AskUsers device={device} />}>
        {t('devices.numbers.all_matched')}
      </Alert>
    );
  return (
    <>
      <Card
        isFlush
        title={t('devices.numbers.open', { count: pins.length })}
        actions={
          <>
            <AskUsers device={device} />
            {mayMap && sureCount > 0 && (
              <Button icon={Sparkles} onClick={() => setChoices({ ...choices, ...sure })}>
                {t('devices.numbers.take_sure', { count: sureCount })}
              </Button>
            )}
          </>
        }
        footer={
          <>
            {pins.length > most && (
              <Button onClick={() => setMost(most + step)}>
                {t('devices.numbers.show_more', { count: Math.min(step, pins.length - most) })}
              </Button>
            )}
            <p className="muted">{t('devices.numbers.open_text')}</p>
          </>
        }
      >
        <Rows hasLines wraps>
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
        </Rows>
      </Card>
      <MatchBar device={device} choices={choices} onDone={() => setChoices({})} />
    </>
  );
}
