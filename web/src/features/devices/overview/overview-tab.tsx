import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { devices } from '@cadre/contract/resources/devices';
import { FieldValue } from '../../../crud/record/field-value.tsx';
import { isEmpty } from '../../../fields/empty-value.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';
import { ClockState } from '../clock/clock-state.tsx';
import { CorrectionsCard } from '../clock/corrections-card.tsx';
import type { Device } from '../device/device.ts';
import { CommandsCard } from './commands-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { OperationsCard } from './operations-card.tsx';
import { Remedy } from './remedy.tsx';
import { SetupCard } from './setup-card.tsx';
import { VitalNumbers } from './vital-numbers.tsx';

/** The health of a device. A device that has never connected shows only its setup. */
export function OverviewTab({ device }: { device: Device }) {
  const { row, health } = device;
  const isPush = row.mode === 'push';
  if (health.last_seen_at === null && health.last_punch_at === null)
    return (
      <Grid columns="rail">
        <SetupCard device={device} />
        <Stack>
          <AboutCard device={device} />
          {isPush && <CommandsCard device={device} />}
        </Stack>
      </Grid>
    );
  return (
    <>
      <VitalNumbers device={device} />
      <Grid columns="rail">
        <Stack>
          <AdviceCard device={device} />
          <HoursCard hours={health.hours} />
          {isPush && <CommandsCard device={device} />}
        </Stack>
        <Stack>
          <SetupCard device={device} />
          <AboutCard device={device} />
          <CorrectionsCard device={device} />
          {isPush && <OperationsCard operations={health.operations} />}
        </Stack>
      </Grid>
    </>
  );
}

type Phrase = { (key: string, args: DeviceHealth['advice'][number]['args']): string; has: (key: string) => boolean };

/** Advice for the user, with a fix where there is one. */
function AdviceCard({ device }: { device: Device }) {
  const t = useTexts();
  const say = t as unknown as Phrase;
  const advice = device.health.advice.filter(({ code }) => say.has(`devices.advice.${code}`));
  return (
    <Card title={t('devices.health.advice')}>
      {advice.length === 0 && <Alert tone="success">{t('devices.health.all_well')}</Alert>}
      {advice.map(({ code, args }) => (
        <Alert key={code} tone="warning" actions={<Remedy device={device} advice={{ code, args }} />}>
          {say(`devices.advice.${code}`, args)}
        </Alert>
      ))}
    </Card>
  );
}

const shown = ['direction_mode', 'timezone', 'allowed_networks', 'firmware', 'protocol', 'users_count', 'records_count', 'note'] as const;

/** Facts about the device itself; it sends some of them when it connects. */
function AboutCard({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Card title={t('devices.health.about')}>
      <DescriptionList>
        {shown
          .filter((name) => !isEmpty(row[name]))
          .map((name) => (
            <Description key={name} label={labels.field('devices', name)}>
              <FieldValue name={name} field={devices.fields[name]} record={row} kinds={undefined} />
            </Description>
          ))}
        {row.mode === 'push' && <ClockState clock={health.clock} />}
      </DescriptionList>
    </Card>
  );
}
