/** What a terminal can do for its server; the hands that `obey` uses. */
export type Hands = {
  uploadNew(): Promise<unknown>;
  readOptionsAgain(): Promise<unknown>;
  /** Starts anew once the command is acknowledged. */
  reboot(): void;
  /** Sends the records of a span of its wall clock again and says how many there were. */
  uploadSpan(from: string, to: string): Promise<number>;
  countSpan(from: string, to: string): number;
  /** One person, or everybody for an empty PIN. */
  uploadUsers(pin: string): Promise<number>;
  keepUser(pin: string, name: string): void;
  forgetUser(pin: string): boolean;
  facts(): Record<string, string | number>;
  /** `TimeZone=2`, as it is set and as it is told. */
  setOption(pair: string): void;
  options(): string;
};

/** Does what one command says, and gives the body of its acknowledgement without the id. */
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
