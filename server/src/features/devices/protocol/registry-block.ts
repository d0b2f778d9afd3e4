/** The values sent to an access terminal (`DeviceType=acc`) when it registers. */
export type RegistryBlock = { registry_code: string; session_id: string; delay_seconds: number };

/** The answer to its handshake; to `/iclock/push` the same without the first line. */
export function registryBlock(block: RegistryBlock): string {
  return ['registry=ok', ...linesOf(block), ''].join('\n');
}

export const pushBlock = (block: RegistryBlock): string => [...linesOf(block), ''].join('\n');

const linesOf = (block: RegistryBlock): string[] => [
  `RegistryCode=${block.registry_code}`,
  'ServerVersion=3.1.2',
  'ServerName=ADMS',
  'PushProtVer=3.1.2',
  'ErrorDelay=30',
  `RequestDelay=${block.delay_seconds}`,
  'TransTimes=00:00;14:05',
  'TransInterval=1',
  'TransTables=User Transaction',
  'Realtime=1',
  `SessionID=${block.session_id}`,
  'TimeoutSec=10',
];
