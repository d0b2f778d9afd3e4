import { devices } from '@cadre/contract/resources/devices';
import { FieldValue } from '../../../crud/field-value.tsx';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../card.tsx';

const shown = ['direction_mode', 'timezone', 'allowed_networks', 'firmware', 'protocol', 'users_count', 'records_count', 'note'] as const;

/** What is known of the device itself; it tells some of it when it calls. */
export function AboutCard({ row }: { row: Row }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Card title={t('devices.health.about')}>
      <dl className="device-facts">
        {shown
          .filter((name) => !isEmpty(row[name]))
          .map((name) => (
            <div key={name}>
              <dt>{labels.field('devices', name)}</dt>
              <dd>
                <FieldValue name={name} field={devices.fields[name]} record={row} kinds={undefined} />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
