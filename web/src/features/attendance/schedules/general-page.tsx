import { attendanceConfigs } from '@cadre/contract/resources/attendance-configs';
import { defaultSettings } from '@cadre/rules/attendance/plan/default-settings';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useFormat } from '../../../platform/format/format.ts';

/** New settings begin with the defaults. */
export function GeneralPage() {
  const format = useFormat();
  const { rounding_step_minutes, ...usual } = defaultSettings;
  return (
    <ResourcePage
      resource={attendanceConfigs}
      form={{ initial: { ...usual, rounding_step_minutes: String(rounding_step_minutes), valid_from: format.today() } }}
    />
  );
}
