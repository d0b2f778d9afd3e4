import type { Selection } from '../../../crud/use-selection.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useMayRelease } from './use-release.ts';

/** Each punch word for word, and why it does not count. */
export function SetAsideTable({ punches, selection }: { punches: readonly Row[]; selection: Selection }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const mayRelease = useMayRelease();
  const heads = {
    time: labels.field('raw-punches', 'sent_time'),
    pin: labels.field('raw-punches', 'pin'),
    reason: labels.field('raw-punches', 'outcome_reason'),
    received: labels.field('raw-punches', 'received_at'),
    line: labels.field('raw-punches', 'raw_line'),
  };
  return (
    <div className="device-scroll">
      <table className="device-table device-table--cards">
        <thead>
          <tr>
            {mayRelease && (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={t('devices.aside.select_all')}
                  checked={selection.areAll}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {Object.entries(heads).map(([name, head]) => (
              <th key={name} scope="col" className={name === 'line' ? 'device-table__minor' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {punches.map((row) => (
            <tr key={row.id}>
              {mayRelease && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={t('devices.aside.select', { pin: String(row.pin), time: String(row.sent_time) })}
                    checked={selection.has(row)}
                    onChange={(event) => selection.toggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
                  />
                </td>
              )}
              <th scope="row" data-label={heads.time}>
                {String(row.sent_time ?? t('common.empty_value'))}
              </th>
              <td className="device-code" data-label={heads.pin}>
                {String(row.pin ?? t('common.empty_value'))}
              </td>
              <td data-label={heads.reason}>{labels.option('raw-punches', 'outcome_reason', String(row.outcome_reason))}</td>
              <td data-label={heads.received}>
                <time dateTime={String(row.received_at)}>{format.moment(String(row.received_at))}</time>
              </td>
              <td className="device-code device-table__minor" data-label={heads.line}>
                {String(row.raw_line)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
