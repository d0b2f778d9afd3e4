/** All commands that the server can send to a device. Commands that unlock doors, run programs or clear the log are excluded. */
export type DeviceCommand =
  | { kind: 'info' | 'log' | 'check' | 'reboot' }
  | { kind: 'query_attlog' | 'verify_sum'; from: string; to: string }
  | { kind: 'query_users'; pin?: string }
  | { kind: 'update_user'; pin: string; name: string; card?: string; privilege_word?: 'Pri' | 'Privilege' }
  | { kind: 'delete_user'; pin: string }
  | { kind: 'set_option'; key: string; value: string }
  | { kind: 'get_option'; key: string };

/** How a device speaks: as an attendance terminal, or as a terminal at a door. */
export type Dialect = 'att' | 'acc';

export const dialectOf = (protocol: string | null): Dialect => (protocol?.startsWith('acc') ? 'acc' : 'att');

/** One line of the answer to a poll. */
export const commandLine = (id: number | string, command: string): string => `C:${id}:${command}`;

/** The words of a command as the device reads them. */
export const commandText = (command: DeviceCommand, dialect: Dialect = 'att'): string =>
  dialect === 'acc' ? doorText(command) : terminalText(command);

function terminalText(command: DeviceCommand): string {
  switch (command.kind) {
    case 'info':
    case 'log':
    case 'check':
    case 'reboot':
      return command.kind.toUpperCase();
    case 'query_attlog':
      return `DATA QUERY ATTLOG ${fields({ StartTime: command.from, EndTime: command.to })}`;
    case 'verify_sum':
      return `VERIFY SUM ATTLOG ${fields({ StartTime: command.from, EndTime: command.to })}`;
    case 'query_users':
      return command.pin === undefined ? 'DATA QUERY USERINFO' : `DATA QUERY USERINFO ${fields({ PIN: command.pin })}`;
    case 'update_user':
      return `DATA UPDATE USERINFO ${fields({
        PIN: command.pin,
        Name: command.name,
        [command.privilege_word ?? 'Pri']: '0',
        ...(command.card && { Card: command.card }),
        Grp: '1',
      })}`;
    case 'delete_user':
      return `DATA DELETE USERINFO ${fields({ PIN: command.pin })}`;
    case 'set_option':
      return `SET OPTION ${fields({ [command.key]: command.value })}`;
    case 'get_option':
      return `GET OPTION FROM ${oneField(command.key)}`;
  }
}

/** The options requested from an access terminal about itself. */
const facts = ['~SerialNumber', 'FirmVer', '~DeviceName', 'LockCount', 'MachineTZ', '~MaxUserCount'];

function doorText(command: DeviceCommand): string {
  switch (command.kind) {
    case 'info':
      return `GET OPTIONS ${facts.join(',')}`;
    case 'log':
      return queryOf('transaction', 'NewRecord');
    case 'check':
      return queryOf('transaction', '*');
    case 'reboot':
      return 'CONTROL DEVICE 03000000';
    case 'query_attlog':
      return queryOf('transaction', `StartTime=${oneField(command.from)},EndTime=${oneField(command.to)}`);
    case 'verify_sum':
      return 'DATA COUNT transaction';
    case 'query_users':
      return queryOf('user', command.pin === undefined ? '*' : `pin=${oneField(command.pin)}`);
    case 'update_user':
      return `DATA UPDATE user ${fields({
        CardNo: command.card ?? '',
        Pin: command.pin,
        Password: '',
        Group: '1',
        StartTime: '0',
        EndTime: '0',
        Name: command.name,
        Privilege: '0',
      })}`;
    case 'delete_user':
      return `DATA DELETE user ${fields({ Pin: command.pin })}`;
    case 'set_option':
      return `SET OPTIONS ${fields({ [command.key]: command.value })}`;
    case 'get_option':
      return `GET OPTIONS ${oneField(command.key)}`;
  }
}

const queryOf = (table: string, filter: string): string => `DATA QUERY tablename=${table},fielddesc=*,filter=${filter}`;

const fields = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${oneField(value)}`)
    .join('\t');

/** Replaces control characters: a TAB or a line end in a name would inject a field or a command. */
const oneField = (value: string): string => value.replace(/[\x00-\x1F\x7F\u0085\u2028\u2029]+/g, ' ').trim();
