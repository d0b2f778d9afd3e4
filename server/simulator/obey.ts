/** The actions of a terminal that commands of the server use. */
export type Hands = {
  uploadNew(): Promise<unknown>;
  readOptionsAgain(): Promise<unknown>;
  /** Restarts after the command is acknowledged. */
  reboot(): void;
  /** Sends the records between two times of its clock again, and returns their number. */
  uploadSpan(from: string, to: string): Promise<number>;
  countSpan(from: string, to: string): number;
  /** One user, or all users for an empty PIN. */
  uploadUsers(pin: string): Promise<number>;
  keepUser(pin: string, name: string): void;
  forgetUser(pin: string): boolean;
  facts(): Record<string, string | number>;
  /** In the format of the command: `TimeZone=2`. */
  setOption(pair: string): void;
  options(): string;
};

/** Executes one command, and returns the body of its acknowledgement without the id. */
export async function obey(hands: Hands, command: string): Promise<string> {
  const [, words = '', rest = ''] = /^(\w+(?: [A-Za-z]+)*)(?: (\w+=.*))?$/s.exec(command) ?? [];
  const fields = new Map(rest.split('\t').map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]));
  const [from = '', to = '', pin = ''] = ['StartTime', 'EndTime', 'PIN'].map((key) => fields.get(key));
  switch (words) {
    case 'INFO':
      return `Return=0&CMD=INFO\n${Object.entries(hands.facts())
        .map(([key, value]) => `${key}=${value}`)
        .join('\n')}`;
    case 'LOG':
      return done('LOG', await hands.uploadNew());
    case 'CHECK':
      return done('CHECK', await hands.readOptionsAgain());
    case 'REBOOT':
      return done('REBOOT', hands.reboot());
    case 'DATA QUERY ATTLOG':
      return `Return=${(await hands.uploadSpan(from, to)) > 0 ? 0 : -1}&CMD=DATA`;
    case 'DATA QUERY USERINFO':
      return `Return=${(await hands.uploadUsers(pin)) > 0 ? 0 : -1}&CMD=DATA`;
    case 'VERIFY SUM ATTLOG':
      return `Return=0&CMD=VERIFY SUM&StartTime=${from}&EndTime=${to}&AttlogSum=${hands.countSpan(from, to)}`;
    case 'DATA UPDATE USERINFO':
      return pin ? done('DATA', hands.keepUser(pin, fields.get('Name') ?? '')) : 'Return=-1&CMD=DATA';
    case 'DATA DELETE USERINFO':
      return `Return=${hands.forgetUser(pin) ? 0 : -10}&CMD=DATA`;
    case 'SET OPTION':
      return done(words, hands.setOption(rest));
    case 'GET OPTION FROM TimeZone':
      return `Return=0&CMD=GET OPTION\n${hands.options()}`;
    default:
      return `Return=-1002&CMD=${command.split(/[\t ]/, 1)[0]}`;
  }
}

const done = (word: string, _work?: unknown): string => `Return=0&CMD=${word}`;
