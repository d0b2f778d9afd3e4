import type { Device } from '../device/device.ts';
import { AboutCard } from './about-card.tsx';
import { AdviceCard } from './advice-card.tsx';
import { CommandsCard } from './commands-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { OperationsCard } from './operations-card.tsx';
import './overview.css';
import { SetupCard } from './setup-card.tsx';
import { VitalNumbers } from './vital-numbers.tsx';

/** How it is doing. Of a device that never said anything, all there is to tell is how it is set up. */
export function OverviewTab({ device }: { device: Device }) {
  const { row, health } = device;
  const isPush = row.mode === 'push';
  if (health.last_seen_at === null && health.last_punch_at === null)
    return (
      <div className="device-grid">
        <div>
          <SetupCard device={device} />
        </div>
        <div>
          <AboutCard row={row} />
          {isPush && <CommandsCard device={device} />}
        </div>
      </div>
    );
  return (
    <>
      <VitalNumbers device={device} />
      <div className="device-grid">
        <div>
          <AdviceCard device={device} />
          <HoursCard hours={health.hours} />
          {isPush && <CommandsCard device={device} />}
        </div>
        <div>
          <SetupCard device={device} />
          <AboutCard row={row} />
          {isPush && <OperationsCard operations={health.operations} />}
        </div>
      </div>
    </>
  );
}
