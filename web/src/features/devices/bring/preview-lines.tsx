import type { PunchImport } from '@cadre/contract/calls/devices';
import type { Tone } from '@cadre/contract/fields';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { NativeSelect } from '../../../ui/text-input.tsx';

type Preview = PunchImport['preview'];
type Outcome = Preview[number]['outcome'];

const tones: Record<Outcome, Tone> = { fresh: 'green', duplicate: 'neutral', unmapped: 'amber', out_of_range: 'amber', unreadable: 'pink' };
const outcomes = Object.keys(tones) as Outcome[];

/** The first lines as they were understood, beside what they say. */
export function PreviewLines({ preview }: { preview: Preview }) {
  const t = useTexts();
  const [only, setOnly] = useState<Outcome>();
  const present = outcomes.filter((outcome) => preview.some((line) => line.outcome === outcome));
  const shown = only ? preview.filter(({ outcome }) => outcome === only) : preview;
  const heads = {
    line: t('devices.bring.line'),
    pin: t('shared.fields.pin'),
    person: t('shared.fields.employee_id'),
    time: t('shared.fields.time'),
    outcome: t('shared.fields.outcome'),
    raw: t('nouns.raw-punches.fields.raw_line'),
  };
  if (preview.length === 0) return null;
  return (
    <div className="bring__part">
      <header className="bring__row">
        <h2 id="bring-preview">{t('devices.bring.preview')}</h2>
        {present.length > 1 && (
          <NativeSelect
            aria-label={t('devices.bring.only')}
            value={only ?? ''}
            onChange={(event) => setOnly((event.target.value || undefined) as Outcome | undefined)}
            className="bring__only"
          >
            <option value="">{t('devices.bring.all_lines')}</option>
            {present.map((outcome) => (
              <option key={outcome} value={outcome}>
                {t(`devices.bring.outcome.${outcome}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="device-scroll bring__lines" tabIndex={0} aria-labelledby="bring-preview">
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
            {shown.map(({ line_no, pin, employee, time, outcome, raw_line }) => (
              <tr key={line_no}>
                <th scope="row" data-label={heads.line}>
                  {line_no}
                </th>
                <td data-label={heads.pin}>{pin ?? t('common.empty_value')}</td>
                <td data-label={heads.person}>{employee ?? t('common.empty_value')}</td>
                <td data-label={heads.time} className="device-table__tight">
                  {time ?? t('common.empty_value')}
                </td>
                <td data-label={heads.outcome}>
                  <Badge hasDot tone={tones[outcome]}>
                    {t(`devices.bring.outcome.${outcome}`)}
                  </Badge>
                </td>
                <td data-label={heads.raw} className="device-code">
                  {raw_line.replaceAll('\t', ' ⇥ ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
