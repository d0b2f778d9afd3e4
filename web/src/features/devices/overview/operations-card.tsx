import type { DeviceHealth } from '@cadre/contract/calls/devices';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';

/** Operations that the device itself recorded, for example a change of its clock. */
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
    <Card isFlush title={t('devices.operations.title')}>
      {operations.length === 0 && <EmptyState text={t('devices.operations.none')} />}
      <Rows hasLines wraps>
        {operations.map(({ code, occurred_at, operator }, index) => (
          <RowItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a device notes the same thing twice in one second
            key={`${occurred_at}.${code}.${index}`}
            end={occurred_at && <time dateTime={occurred_at}>{format.moment(occurred_at)}</time>}
            note={operator && operator !== '0' && t('devices.operations.by', { operator })}
          >
            {wordsFor(code)}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}

type Name = keyof EnglishTexts['devices']['operations'];

const names: Record<number, Name> = {
  0: 'power_on',
  1: 'power_off',
  2: 'verification_failed',
  3: 'alarm',
  4: 'menu',
  5: 'setting',
  6: 'finger_enrolled',
  9: 'user_deleted',
  13: 'data_cleared',
  21: 'time_set',
  22: 'factory_reset',
  23: 'records_deleted',
  30: 'user_enrolled',
  36: 'user_changed',
  40: 'stick',
  41: 'stick',
  101: 'face_enrolled',
};

/** Names the code of an operation; codes from 68 on are changes of users, from 76 on of the network, from 1000 on refusals of a door. */
function operationName(code: number): Name {
  if (code >= 68 && code <= 71) return 'user_changed';
  if (code >= 76 && code <= 83) return 'network_changed';
  return code >= 1000 ? 'entry_refused' : (names[code] ?? 'other');
}
