import { timeZoneCode } from './time-zone-code.ts';

/**
 * The options a device receives at its handshake. A stamp is the position to continue from; `null` means no position yet, and `'0'`
 * requests everything again.
 */
export type OptionBlock = {
  serial: string;
  attlog_stamp: string | null;
  operlog_stamp: string | null;
  delay_seconds: number;
  offset_minutes: number;
  /** Very old firmware reads the stamps under other names. */
  is_old: boolean;
};

/** Fingerprints, faces and pictures are not requested. */
const wanted = ['AttLog', 'OpLog', 'EnrollUser', 'ChgUser'].join('\t');

/** The answer to the handshake of an attendance terminal. */
export function optionBlock(block: OptionBlock): string {
  const attlog = block.attlog_stamp ?? 'None';
  const operlog = block.operlog_stamp ?? 'None';
  return [
    `GET OPTION FROM: ${block.serial}`,
    `ATTLOGStamp=${attlog}`,
    `OPERLOGStamp=${operlog}`,
    'ATTPHOTOStamp=None',
    ...(block.is_old ? [`Stamp=${attlog}`, `OpStamp=${operlog}`, 'PhotoStamp=None'] : []),
    'ErrorDelay=30',
    `Delay=${block.delay_seconds}`,
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    `TransFlag=TransData ${wanted}`,
    `TimeZone=${timeZoneCode(block.offset_minutes)}`,
    'Realtime=1',
    'Encrypt=None',
    'ServerVer=2.4.1',
    'PushProtVer=2.4.1',
    'PushOptionsFlag=1',
    'PushOptions=UserCount,TransactionCount,FingerFunOn,FaceFunOn,FWVersion',
    'SupportPing=1',
    '',
  ].join('\n');
}
