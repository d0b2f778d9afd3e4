/** The settings that a terminal takes from the response to its handshake. */
export type Options = {
  delaySeconds: number;
  errorDelaySeconds: number;
  isRealtime: boolean;
  sendsAllAgain: boolean;
  timeZone: string | undefined;
};

/** `undefined` if the server does not know this terminal yet, so it may not upload. */
export function readOptions(text: string): Options | undefined {
  if (!text.startsWith('GET OPTION FROM:') && !/^(registry=ok|RegistryCode=)/m.test(text)) return undefined;
  const values = new Map(
    text.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf('=')).toLowerCase(), line.slice(line.indexOf('=') + 1)]),
  );
  return {
    delaySeconds: Number(values.get('delay') ?? values.get('requestdelay') ?? 30),
    errorDelaySeconds: Number(values.get('errordelay') ?? 60),
    isRealtime: values.get('realtime') === '1',
    sendsAllAgain: values.get('attlogstamp') === '0',
    timeZone: values.get('timezone'),
  };
}
