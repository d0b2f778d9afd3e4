import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../card.tsx';
import { operationName } from './operation-name.ts';

/** Who turned its clock back, and when: what the device itself noted. */
export function OperationsCard({ operations }: { operations: DeviceHealth['operations'] }) {
  const t = useTexts();
  const format = useFormat();
  const wordsFor = (code: number) => {
    const name = operationName(code);
    return name === 'other'
      ? t('devices.operations.other', { code: String(code) })
      : t(`devices.operations.${name}` as 'devices.operations.alarm');
  };
  return (
    <Card title={t('devices.operations.title')}>
      {operations.length === 0 && <p className="muted">{t('devices.operations.none')}</p>}
      {operations.length > 0 && (
        <ol className="device-events">
          {operations.map(({ code, occurred_at, operator }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a device notes the same thing twice in one second
            <li key={`${occurred_at}.${code}.${index}`}>
              <span>{wordsFor(code)}</span>
              <span className="muted">
                {occurred_at && <time dateTime={occurred_at}>{format.moment(occurred_at)}</time>}
                {operator && operator !== '0' && ` ${t('devices.operations.by', { operator })}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
