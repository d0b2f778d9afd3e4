import type { Hands } from './obey.ts';

/** Executes one command in the format of door terminals, and returns the body of its acknowledgement without the id. */
export async function obeyDoor(hands: Hands, command: string): Promise<string> {
  const [, verb = '', rest = ''] =
    /^(DATA QUERY|DATA UPDATE|DATA DELETE|SET OPTIONS|GET OPTIONS|CONTROL DEVICE) (.*)$/s.exec(command) ?? [];
  const pin = /\bPin=([^\t]*)/.exec(rest)?.[1] ?? '';
  switch (verb) {
    case 'DATA QUERY':
      return `Return=${await query(hands, rest)}&CMD=DATA QUERY`;
    case 'DATA UPDATE':
      hands.keepUser(pin, /\bName=([^\t]*)/.exec(rest)?.[1] ?? '');
      return 'Return=0&CMD=DATA UPDATE';
    case 'DATA DELETE':
      return `Return=${hands.forgetUser(pin) ? 0 : -10}&CMD=DATA DELETE`;
    case 'SET OPTIONS':
      hands.setOption(rest);
      return 'Return=0&CMD=SET OPTIONS';
    case 'GET OPTIONS':
      return `Return=0&CMD=GET OPTIONS\n${hands.options()}`;
    case 'CONTROL DEVICE':
      hands.reboot();
      return 'Return=0&CMD=CONTROL DEVICE';
    default:
      return `Return=-629&CMD=${command.split(/[\t ]/, 1)[0]}`;
  }
}

async function query(hands: Hands, input: string): Promise<number> {
  if (input.includes('tablename=user')) return hands.uploadUsers(/filter=pin=(\w+)/.exec(input)?.[1] ?? '');
  const [, from, to] = /filter=StartTime=([^,]*),EndTime=(.*)$/.exec(input) ?? [];
  if (from !== undefined && to !== undefined) return hands.uploadSpan(from, to);
  await (input.endsWith('filter=*') ? hands.readOptionsAgain() : hands.uploadNew());
  return 0;
}
