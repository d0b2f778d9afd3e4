import type { DevicePin } from '@cadre/contract/calls/devices';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMayMap } from './use-map-pins.ts';

/** Columns that give way where there is little room. */
const minor = ['name_on_device', 'by', 'last'];

/** Numbers with their people. Those whose time is over stay, so that old punches can be understood. */
export function MatchedTable({ pins, onChange }: { pins: readonly DevicePin[]; onChange: (pin: DevicePin) => void }) {
  const t = useTexts();
  const labels = useLabels();
  const mayMap = useMayMap();
  const heads = {
    pin: labels.field('device-users', 'pin'),
    employee: labels.field('device-users', 'employee_id'),
    name_on_device: labels.field('device-users', 'name_on_device'),
    since: t('devices.numbers.since'),
    by: t('devices.numbers.by'),
    last: labels.field('device-users', 'last_punch_at'),
  };
  return (
    <div className="device-scroll">
      <table className="device-table device-table--cards">
        <thead>
          <tr>
            {Object.entries(heads).map(([name, head]) => (
              <th key={name} scope="col" className={minor.includes(name) ? 'device-table__minor' : undefined}>
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pins.map((pin) => (
            <tr key={`${pin.pin}.${pin.from_date}`} data-over={pin.to_date !== null || undefined}>
              <th scope="row" className="device-code" data-label={heads.pin}>
                {pin.pin}
              </th>
              <td data-label={heads.employee}>
                {pin.employee ? (
                  <span className="person-cell">
                    <Avatar name={pin.employee.name} />
                    {pin.employee.name}
                  </span>
                ) : (
                  t('common.empty_value')
                )}
              </td>
              <td className="device-table__minor" data-label={heads.name_on_device}>
                {pin.name_on_device ?? t('common.empty_value')}
              </td>
              <td data-label={heads.since}>
                <Span pin={pin} />
              </td>
              <td className="device-table__minor" data-label={heads.by}>
                {pin.matched_by ? labels.option('device-users', 'matched_by', pin.matched_by) : t('common.empty_value')}
              </td>
              <td className="device-table__minor" data-label={heads.last}>
                <LastPunch at={pin.last_punch_at} />
              </td>
              <td>
                {mayMap && pin.to_date === null && (
                  <Button size="small" aria-label={`${t('devices.numbers.change')} ${pin.pin}`} onClick={() => onChange(pin)}>
                    {t('devices.numbers.change')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Span({ pin: { from_date, to_date } }: { pin: DevicePin }) {
  const t = useTexts();
  return (
    <span className="device-table__tight">
      {from_date ?? t('devices.numbers.always')}
      {to_date && ` – ${to_date}`}
    </span>
  );
}

function LastPunch({ at }: { at: string | null }) {
  const t = useTexts();
  const format = useFormat();
  return at ? <time dateTime={at}>{format.moment(at)}</time> : t('common.empty_value');
}
