import type { PunchImport } from '@cadre/contract/calls/devices';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/text-input.tsx';
import type { Mapping } from './use-bring.ts';

const meanings = ['pin', 'employee_no', 'date_time', 'date', 'time', 'direction'] as const;
const sampleLines = 3;

type Props = { found: PunchImport; mapping: Mapping; onMap: (heading: string, meaning: Mapping[string]) => void };

/** Each column with what stands in it at first, and what it means. A meaning is given once. */
export function ColumnsTable({ found: { headings, preview }, mapping, onMap }: Props) {
  const t = useTexts();
  const taken = new Set(Object.values(mapping));
  const samplesOf = (at: number) => [...new Set(preview.slice(0, sampleLines).flatMap(({ raw_line }) => raw_line.split('\t')[at] || []))];
  const heads = { column: t('devices.bring.column'), samples: t('devices.bring.samples'), meaning: t('devices.bring.meaning') };
  return (
    <section className="bring__part" aria-labelledby="bring-columns">
      <h2 id="bring-columns">{t('devices.bring.columns')}</h2>
      <div className="device-scroll">
        <table className="device-table device-table--cards">
          <thead>
            <tr>
              {Object.values(heads).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, at) => (
              <tr key={heading}>
                <th scope="row" data-label={heads.column}>
                  {heading}
                </th>
                <td data-label={heads.samples}>{samplesOf(at).join(' · ')}</td>
                <td data-label={heads.meaning}>
                  <NativeSelect
                    aria-label={t('devices.bring.meaning_of', { heading })}
                    value={mapping[heading] ?? ''}
                    onChange={(event) => onMap(heading, (event.target.value || null) as Mapping[string])}
                    className="bring__meaning"
                  >
                    <option value="">{t('devices.bring.left_out')}</option>
                    {meanings.map((meaning) => (
                      <option key={meaning} value={meaning} disabled={taken.has(meaning) && mapping[heading] !== meaning}>
                        {t(`devices.bring.means.${meaning}`)}
                      </option>
                    ))}
                  </NativeSelect>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
