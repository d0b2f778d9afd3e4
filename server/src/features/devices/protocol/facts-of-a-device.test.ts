import { expect, test } from 'vitest';
import { decodeBody } from './decode-body.ts';
import { infoOfOptions, parseInfo } from './parse-info.ts';
import { parseOptions } from './parse-options.ts';
import { isSerialNumber } from './serial-number.ts';

test('a poll reports firmware and counts by position, and only numbers are accepted as counts', () => {
  expect(parseInfo('Ver 2.0.12-20150625,3,4,1200,192.168.16.27,10,7,15,2,111')).toEqual({
    firmware: 'Ver 2.0.12-20150625',
    users: 3,
    fingerprints: 4,
    records: 1200,
    faces: 2,
  });
  expect(parseInfo('')).toEqual({ firmware: null, users: null, fingerprints: null, records: null, faces: null });
});

test('options are read with or without a tilde and with commas in values, and communication keys are dropped', () => {
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

test.each([
  ['Chinese', '83', [0xd5, 0xc5], '张'],
  ['Chinese that says nothing', null, [0xd5, 0xc5], '张'],
  ['traditional Chinese', '84', [0xb1, 0x69], '張'],
  ['Russian', '82', [0xc8, 0xe2, 0xe0, 0xed], 'Иван'],
  ['Japanese', '74', [0x8e, 0x52], '山'],
  ['German', '71', [0xdc, 0xe7], 'Üç'],
  ['English, with an accent alone', '69', [0x5a, 0x6f, 0xeb], 'Zoë'],
  ['UTF-8 on a Chinese terminal', '83', [...Buffer.from('张')], '张'],
])('names of a terminal survive its alphabet: %s', (_what, language, bytes, expected) => {
  expect(decodeBody(Uint8Array.from(bytes), language)).toBe(expected);
});

test('a line in another alphabet does not affect its neighbours', () => {
  const lines = Buffer.concat([
    Buffer.from('Name=张\r\nName='),
    Buffer.from([0xd5, 0xc5]),
    Buffer.from('\r\nName=Jos'),
    Buffer.from([0xe9]),
  ]);
  expect(decodeBody(lines, '69')).toBe('Name=张\r\nName=张\r\nName=José');
});
