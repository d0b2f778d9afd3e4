import { expect, test } from 'vitest';
import { decodeBody } from './decode-body.ts';
import { infoOfOptions, parseInfo } from './parse-info.ts';
import { parseOptions } from './parse-options.ts';
import { isSerialNumber } from './serial-number.ts';

test('a poll tells firmware and counts by position, and is believed only where it says a number', () => {
  expect(parseInfo('Ver 2.0.12-20150625,3,4,1200,192.168.16.27,10,7,15,2,111')).toEqual({
    firmware: 'Ver 2.0.12-20150625',
    users: 3,
    fingerprints: 4,
    records: 1200,
    faces: 2,
  });
  expect(parseInfo('')).toEqual({ firmware: null, users: null, fingerprints: null, records: null, faces: null });
});

test('options read with or without a tilde, with commas in values, and never with a key to the device', () => {
  const options = parseOptions('~DeviceName=F18,FWVersion=Ver 6.60, Apr 9,UserCount=12,CommKey=9876,TransactionCount=99\nFaceCount=1');
  expect(options).toEqual({ devicename: 'F18', fwversion: 'Ver 6.60, Apr 9', usercount: '12', transactioncount: '99', facecount: '1' });
  expect(infoOfOptions(options)).toEqual({ firmware: 'Ver 6.60, Apr 9', users: 12, fingerprints: null, records: 99, faces: 1 });
});

test.each([
  ['BOCK200961014', true],
  ['0316144680030', true],
  ['A_b-1', true],
  ['', false],
  ["x'; drop", false],
  ['x'.repeat(65), false],
])('%s is a serial number: %s', (text, expected) => expect(isSerialNumber(text)).toBe(expected));

test('names of a Chinese terminal survive, and other bytes stay visible as what they are not', () => {
  const zhang = Uint8Array.from([0xd5, 0xc5]);
  expect(decodeBody(zhang, '83')).toBe('张');
  expect(decodeBody(Buffer.from('张'), '83')).toBe('张');
  expect(decodeBody(zhang)).toContain('\uFFFD');
});
