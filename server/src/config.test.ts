import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BadConfig, readConfig } from './config.ts';

test('by default it serves the local machine from a data folder in the working directory, with the demo company', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    migrateDatabaseUrl: undefined,
    dataFolder: resolve('data'),
    isPublic: false,
    demo: true,
    adminEmail: undefined,
    adminPassword: undefined,
    publicUrl: 'http://127.0.0.1:3000',
    smtpUrl: undefined,
    filesUrl: undefined,
    scannerUrl: undefined,
    exchangeRatesUrl: undefined,
    filesPerPerson: 500,
    logLevel: 'info',
    revealUnknownEmail: false,
    languagePicker: true,
    quickSearch: true,
    trustProxy: [],
  });
});

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://cadre:secret@db:5432/cadre',
    MIGRATE_DATABASE_URL: 'postgres://owner:secret@db:5432/cadre',
    CADRE_DATA: '/srv/cadre',
    CADRE_DEMO: '0',
    CADRE_ADMIN_EMAIL: 'boss@example.com',
    CADRE_ADMIN_PASSWORD: 'grey-otter-under-bridge',
    PUBLIC_URL: 'https://hr.example.com/',
    SMTP_URL: 'smtps://user:secret@mail.example.com:465',
    FILES_URL: 's3+https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
    SCANNER_URL: 'tcp://scanner:3310',
    EXCHANGE_RATES_URL: 'https://rates.example.com/daily.xml',
    CADRE_FILES_PER_PERSON_MB: '50',
    LOG_LEVEL: 'warn',
    CADRE_REVEAL_UNKNOWN_EMAIL: '1',
    CADRE_LANGUAGE_PICKER: '0',
    CADRE_QUICK_SEARCH: '0',
    TRUST_PROXY: '10.0.0.5, 192.168.0.0/16, ::1',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: 'postgres://cadre:secret@db:5432/cadre',
    migrateDatabaseUrl: 'postgres://owner:secret@db:5432/cadre',
    scannerUrl: 'tcp://scanner:3310',
    exchangeRatesUrl: 'https://rates.example.com/daily.xml',
    filesPerPerson: 50,
    isPublic: true,
    demo: false,
    adminEmail: 'boss@example.com',
    publicUrl: 'https://hr.example.com',
    dataFolder: '/srv/cadre',
    logLevel: 'warn',
    revealUnknownEmail: true,
    languagePicker: false,
    quickSearch: false,
    trustProxy: ['10.0.0.5', '192.168.0.0/16', '::1'],
  });
});

test('an empty variable is not set, and naming an administrator means a company of one’s own', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  expect(readConfig({ CADRE_ADMIN_EMAIL: 'boss@example.com', CADRE_ADMIN_PASSWORD: 'grey-otter-under-bridge' }).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:3000');
  expect(readConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
});

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { HOST: 'hr.local' },
  { PUBLIC_URL: 'https://hr.example.com' },
  { PUBLIC_URL: 'https://localhost' },
  { PUBLIC_URL: 'http://hr.example.com:8080' },
])('a publicly reachable server has the demo company only if it is switched on: %j', (environment) => {
  expect(readConfig(environment)).toMatchObject({ isPublic: true, demo: false });
  expect(readConfig({ ...environment, CADRE_DEMO: '1' })).toMatchObject({ isPublic: true, demo: true });
});

test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:4000' }])(
  'a machine that serves itself shows the demo: %j',
  (environment) => expect(readConfig(environment)).toMatchObject({ isPublic: false, demo: true }),
);

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ PORT: '80.5' }, 'PORT must be a number from 0 to 65535, not "80.5".'],
  [{ DATABASE_URL: 'mysql://db/cadre' }, 'DATABASE_URL must look like postgres://user:password@host:5432/name.'],
  [
    { DATABASE_URL: 'postgres://db/cadre', MIGRATE_DATABASE_URL: 'owner@db' },
    'MIGRATE_DATABASE_URL must look like postgres://user:password@host:5432/name.',
  ],
  [
    { MIGRATE_DATABASE_URL: 'postgres://owner:secret@db:5432/cadre' },
    'MIGRATE_DATABASE_URL names the owner of the database that DATABASE_URL leads to; set both or only DATABASE_URL.',
  ],
  [{ CADRE_DEMO: 'yes' }, 'CADRE_DEMO must be 1 or 0, not "yes".'],
  [{ CADRE_ADMIN_EMAIL: 'boss@example.com' }, 'CADRE_ADMIN_EMAIL and CADRE_ADMIN_PASSWORD belong together; set both or none.'],
  [
    { CADRE_ADMIN_EMAIL: 'boss', CADRE_ADMIN_PASSWORD: 'grey-otter-under-bridge' },
    'CADRE_ADMIN_EMAIL must be an e-mail address of at most 50 characters, not "boss".',
  ],
  [{ CADRE_ADMIN_EMAIL: 'boss@example.com', CADRE_ADMIN_PASSWORD: 'short' }, 'CADRE_ADMIN_PASSWORD must have 12 to 50 characters.'],
  [
    { CADRE_ADMIN_EMAIL: 'boss@example.com', CADRE_ADMIN_PASSWORD: 'password1234' },
    'CADRE_ADMIN_PASSWORD is too well known; choose another one.',
  ],
  [
    { CADRE_ADMIN_EMAIL: 'boss@example.com', CADRE_ADMIN_PASSWORD: 'the-boss-is-here' },
    'CADRE_ADMIN_PASSWORD must not contain the e-mail address.',
  ],
  [{ PUBLIC_URL: 'hr.example.com' }, 'PUBLIC_URL must be an address such as https://hr.example.com, without a path, not "hr.example.com".'],
  [
    { PUBLIC_URL: 'https://hr.example.com/app' },
    'PUBLIC_URL must be an address such as https://hr.example.com, without a path, not "https://hr.example.com/app".',
  ],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must look like smtps://user:password@host:465.'],
  [{ FILES_URL: 'https://s3.example.com' }, 'FILES_URL must look like s3+https://KEY:SECRET@host/bucket?region=eu-central-1.'],
  [{ CADRE_FILES_PER_PERSON_MB: '1.5' }, 'CADRE_FILES_PER_PERSON_MB must be a number of megabytes from 1 to 9999999, not "1.5".'],
  [
    { EXCHANGE_RATES_URL: 'ftp://rates' },
    'EXCHANGE_RATES_URL must look like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml.',
  ],
  [{ SCANNER_URL: 'http://scanner:3310' }, 'SCANNER_URL must look like tcp://127.0.0.1:3310.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  [{ CADRE_REVEAL_UNKNOWN_EMAIL: 'true' }, 'CADRE_REVEAL_UNKNOWN_EMAIL must be 1 or 0, not "true".'],
  [{ CADRE_LANGUAGE_PICKER: 'off' }, 'CADRE_LANGUAGE_PICKER must be 1 or 0, not "off".'],
  [{ CADRE_QUICK_SEARCH: 'no' }, 'CADRE_QUICK_SEARCH must be 1 or 0, not "no".'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must list addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not "true".'],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must list addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not "10.0.0.0/33".',
  ],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new BadConfig(sentence));
});

test('all errors are reported at once, without passwords', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db', SMTP_URL: 'ftp://a:hunter2@b' });
  expect(read).toThrow(/PORT.*DATABASE_URL.*SMTP_URL/s);
  expect(read).not.toThrow(/hunter2/);
});
