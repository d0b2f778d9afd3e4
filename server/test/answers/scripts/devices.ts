import { finishCorrections } from '../../../src/features/devices/clock/finish-corrections.ts';
import { sendFile } from '../../devices/send-file.ts';
import type { DemoCompany } from '../demo-company.ts';
import { done, employeeOf, firstId } from '../fixtures.ts';

/** Terminals: unknown devices, user numbers, commands, files and quarantined punches. */
export async function useDevices(company: DemoCompany): Promise<void> {
  const admin = company.as('admin');
  for (const serial of ['STRANGER1', 'STRANGER2']) await company.app.inject({ url: `/iclock/cdata?SN=${serial}&options=all` });
  done(await admin.get('/unclaimed-devices'));
  done(await admin.delete('/unclaimed-devices/STRANGER1'));

  const id = await firstId(company, 'devices', `mode = 'push' and status = 'active'`);
  done(await admin.post(`/devices/${id}/commands`, { kind: 'info' }));
  done(await admin.get(`/devices/${id}/commands`));
  done(await admin.post(`/devices/${id}/token`));
  done(await admin.delete(`/devices/${id}/token`));
  const employee_id = await employeeOf(company, 'employee');
  done(await admin.post(`/devices/${id}/pins`, { pins: { list: [{ pin: '777', employee_id }] } }));

  const serial_no = done(await admin.get(`/devices/${id}`)).data.serial_no;
  done(await admin.post('/attendances/sync', {}));
  const records = [
    { pin: '777', time: '2026-11-02 09:00:00' },
    { pin: '778', time: 'nonsense' },
  ];
  done(await admin.post('/attendances/sync', { device: serial_no, records }));
  const line = '      777\t2026-11-03 09:00:00\t1\t0\t1\t0\r\n';
  done(await sendFile(admin, '1_attlog.dat', line, { device_id: String(id), dry_run: 'true' }));
  const { batch_id } = done(await sendFile(admin, '1_attlog.dat', line, { device_id: String(id) })).data;
  done(await admin.get('/punch-batches', { device_id: id }));
  done(await admin.post(`/punch-batches/${batch_id}/undo`));
  done(await admin.post(`/devices/${id}/corrections`, { kind: 'zone', timezone: 'Europe/Lisbon' }));
  // The job finishes a correction that is still running.
  await finishCorrections(company.services);
  const [correction] = done(await admin.get(`/devices/${id}/corrections`)).data;
  done(await admin.post(`/device-corrections/${correction.id}/undo`));
  const waiting = await firstId(company, 'raw-punches', `outcome = 'quarantined'`);
  done(await admin.post('/raw-punches/release', { ids: { list: [waiting] }, outcome: 'ignored' }));
}
