/** Everything the server may ask of a device. What unlocks doors, runs programs or clears the log is not among it. */
export type DeviceCommand =
  | { kind: 'info' | 'log' | 'check' | 'reboot' | 'reload_options' }
  | { kind: 'query_attlog' | 'verify_sum'; from: string; to: string }
  | { kind: 'query_users'; pin?: string }
  | { kind: 'update_user'; pin: string; name: string; card?: string; privilege_word?: 'Pri' | 'Privilege' }
  | { kind: 'delete_user'; pin: string }
  | { kind: 'set_option'; key: string; value: string };

/** One line of the answer to a poll. */
export const commandLine = (id: number | string, command: string): string => `C:${id}:${command}`;

/** The words of a command as the device reads them. */
export function commandText(command: DeviceCommand): string {
  switch (command.kind) {
    case 'info':
    case 'log':
    case 'check':
    case 'reboot':
      return command.kind.toUpperCase();
    case 'reload_options':
      return 'RELOAD OPTIONS';
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
  }
}

const fields = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}=${oneField(value)}`)
    .join('\t');

/** A name with a TAB or a line end in it would become a field or a command of its own. */
const oneField = (value: string): string => value.replace(/[\x00-\x1F\x7F\u0085\u2028\u2029]+/g, ' ').trim();
