import { linesOf } from './lines-of.ts';

/** The result of one command. `values` contains the other values of the reply, by lower-case key. */
export type CommandReply = { id: string; return_code: number; command: string; values: Record<string, string> };

/**
 * Replies come as one line each (`ID=12&Return=0&CMD=DATA`), followed by lines of values for some commands,
 * or as one reply spread over lines (`ID=32`, `Return=0`, `CMD=Shell`, `Content=…`).
 */
export function parseCommandReply(body: string): CommandReply[] {
  const replies: Record<string, string>[] = [];
  for (const { text } of linesOf(body)) {
    if (/^\s*ID=/i.test(text)) replies.push(Object.create(null));
    const reply = replies.at(-1);
    if (!reply) continue;
    for (const pair of 'cmd' in reply ? [text] : text.split('&')) setPair(reply, pair);
  }
  return replies.flatMap(replyOf);
}

function setPair(reply: Record<string, string>, pair: string): void {
  const at = pair.indexOf('=');
  if (at <= 0) return;
  const key = pair.slice(0, at).trim().replace(/^~/, '').toLowerCase();
  reply[key] ??= pair.slice(at + 1).trim();
}

function replyOf({ id = '', return: code = '', cmd = '', ...values }: Record<string, string>): CommandReply[] {
  if (!/^[A-Za-z0-9]{1,16}$/.test(id) || !/^[+-]?\d{1,9}$/.test(code)) return [];
  return [{ id, return_code: Number(code), command: cmd, values }];
}
