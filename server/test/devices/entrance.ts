import type { AddressInfo } from 'node:net';
import { createDevice, type DeviceSettings } from '../../simulator/create-device.ts';
import { type Office, openOffice } from '../office.ts';

/** The office with its app listening on a port, for simulated terminals of all kinds. */
export type Entrance = Office & {
  baseUrl: string;
  /** A terminal on the wall, unknown to the office. */
  terminal(settings: Partial<DeviceSettings> & { serial: string }): ReturnType<typeof createDevice>;
  /** Makes the office know it, by its serial number alone; gives its id. */
  claim(serial: string, more?: Record<string, unknown>): Promise<number>;
  punches(
    where?: string,
  ): Promise<{ employee_id: number; action: string; created_at: Date; local_time: string; state: string; flag: string | null }[]>;
  count(table: string, where?: string): Promise<number>;
};

/** The numbers of Clara, Oskar and Marco on every terminal. */
export const pins = { clara: '1001', oskar: '1002', marco: '1003' } as const;

export async function openEntrance(): Promise<Entrance> {
  const office = await openOffice();
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const baseUrl = `http://127.0.0.1:${(office.app.server.address() as AddressInfo).port}`;
  const { consultant, outsider, manager } = office.cast;
  const { run } = office.services.db;
  for (const [member, pin] of [
    [consultant, pins.clara],
    [outsider, pins.oskar],
    [manager, pins.marco],
  ] as const) {
    await run('update employees set device_user_code = $2 where id = $1', [member.employee_id, pin]);
  }
  return {
    ...office,
    baseUrl,
    terminal: (settings) => createDevice({ profile: 'x100c', baseUrl, zone: 'Europe/Berlin', ...settings }),
    async claim(serial, more = {}) {
      const { delivery } = office.cast.places;
      const usual = { vendor: 'zkteco', mode: 'push', direction_mode: 'device', timezone: 'Europe/Berlin', accepts_serial: true };
      const device = { ...usual, name: `Terminal ${serial}`, branch_id: delivery.branch_id, serial_no: serial, ...more };
      const { status, body, text } = await office.as('admin').post('/devices', device);
      if (status !== 200) throw new Error(text);
      return body.data.id;
    },
    punches: async (where = 'true') =>
      (await run(`select employee_id, action, created_at, local_time, state, flag from attendances where ${where} order by created_at, id`))
        .rows,
    count: async (table, where = 'true') => (await run(`select count(*)::int as count from ${table} where ${where}`)).rows[0].count,
  };
}
