import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { checkField } from '@cadre/contract/check';
import { email } from '@cadre/contract/fields';
import { complaintAboutPassword } from './platform/access/password-policy.ts';
import type { Config, LogLevel } from './platform/settings.ts';

const logLevels: readonly LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Thrown for invalid environment variables; the message has one sentence per variable. */
export class BadConfig extends Error {}

type Environment = Record<string, string | undefined>;
type Complain = (sentence: string) => void;

export function readConfig(environment: Environment): Config {
  const complaints: string[] = [];
  const complain: Complain = (sentence) => void complaints.push(sentence);
  // Containers and shells express "not set" as an empty variable.
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = portOf(read('PORT') ?? '3000', complain);
  const host = read('HOST') ?? '127.0.0.1';
  const admin = administratorOf(read('CADRE_ADMIN_EMAIL'), read('CADRE_ADMIN_PASSWORD'), complain);
  const publicUrl = publicUrlOf(read('PUBLIC_URL'), host, port, complain);
  const isPublic = !isLoopback(host) || !isLocalAddress(publicUrl);
  const config: Config = {
    port,
    host,
    databaseUrl: databaseUrlOf('DATABASE_URL', read('DATABASE_URL'), complain),
    migrateDatabaseUrl: databaseUrlOf('MIGRATE_DATABASE_URL', read('MIGRATE_DATABASE_URL'), complain),
    dataFolder: resolve(read('CADRE_DATA') ?? 'data'),
    isPublic,
    // Naming a first administrator means setting up a real company; a public server never gets the demo data by default.
    demo: switchOf('CADRE_DEMO', read('CADRE_DEMO') ?? (admin.adminEmail || isPublic ? '0' : '1'), complain),
    ...admin,
    publicUrl,
    secretKey: keyOf(read('CADRE_SECRET_KEY'), complain),
    smtpUrl: urlOf('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'], 'smtps://user:password@host:465', complain),
    filesUrl: urlOf(
      'FILES_URL',
      read('FILES_URL'),
      ['s3+https:', 's3+http:'],
      's3+https://KEY:SECRET@host/bucket?region=eu-central-1',
      complain,
    ),
    scannerUrl: urlOf('SCANNER_URL', read('SCANNER_URL'), ['tcp:'], 'tcp://127.0.0.1:3310', complain),
    exchangeRatesUrl: urlOf(
      'EXCHANGE_RATES_URL',
      read('EXCHANGE_RATES_URL'),
      ['https:', 'http:'],
      'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
      complain,
    ),
    filesPerPerson: megabytesOf('CADRE_FILES_PER_PERSON_MB', read('CADRE_FILES_PER_PERSON_MB') ?? '500', complain),
    logLevel: logLevelOf(read('LOG_LEVEL') ?? 'info', complain),
    revealUnknownEmail: switchOf('CADRE_REVEAL_UNKNOWN_EMAIL', read('CADRE_REVEAL_UNKNOWN_EMAIL') ?? '0', complain),
    languagePicker: switchOf('CADRE_LANGUAGE_PICKER', read('CADRE_LANGUAGE_PICKER') ?? '1', complain),
    quickSearch: switchOf('CADRE_QUICK_SEARCH', read('CADRE_QUICK_SEARCH') ?? '1', complain),
    trustProxy: proxiesOf(read('TRUST_PROXY'), complain),
  };
  if (config.migrateDatabaseUrl !== undefined && config.databaseUrl === undefined)
    complain('MIGRATE_DATABASE_URL names the owner of the database that DATABASE_URL leads to; set both or only DATABASE_URL.');
  if (complaints.length > 0) throw new BadConfig(complaints.join('\n'));
  return config;
}

function portOf(value: string, complain: Complain): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) complain(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

function megabytesOf(name: string, value: string, complain: Complain): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) complain(`${name} must be a number of megabytes from 1 to 9999999, not "${value}".`);
  return Number(value);
}

function switchOf(name: string, value: string, complain: Complain): boolean {
  if (value !== '0' && value !== '1') complain(`${name} must be 1 or 0, not "${value}".`);
  return value === '1';
}

const databaseUrlOf = (name: string, value: string | undefined, complain: Complain): string | undefined =>
  urlOf(name, value, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name', complain);

/** The value itself is not repeated: it may hold a password. */
function urlOf(name: string, value: string | undefined, protocols: string[], example: string, complain: Complain): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol) || url.hostname === '') complain(`${name} must look like ${example}.`);
  return value;
}

function publicUrlOf(value: string | undefined, host: string, port: number, complain: Complain): string {
  if (value === undefined)
    return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
  const url = URL.parse(value);
  const isAddress = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!isAddress) complain(`PUBLIC_URL must be an address such as https://hr.example.com, without a path, not "${value}".`);
  return value.replace(/\/$/, '');
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host) || host.replace(/^\[|\]$/g, '') === '::1';

/** A server that only serves its own machine needs no certificate. */
function isLocalAddress(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'http:' && isLoopback(url.hostname);
}

/** The value itself is not repeated: it is a secret. */
function keyOf(value: string | undefined, complain: Complain): string | undefined {
  if (value !== undefined && !/^[0-9a-f]{64}$/i.test(value)) complain('CADRE_SECRET_KEY must be 64 hexadecimal digits.');
  return value;
}

function logLevelOf(value: string, complain: Complain): LogLevel {
  const level = logLevels.find((known) => known === value);
  if (!level) complain(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  return level ?? 'info';
}

function proxiesOf(value: string | undefined, complain: Complain): string[] {
  const proxies = value?.split(',').map((proxy) => proxy.trim()) ?? [];
  const wrong = proxies.find((proxy) => !isAddressOrRange(proxy));
  if (wrong !== undefined)
    complain(`TRUST_PROXY must list addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not "${wrong}".`);
  return proxies;
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function administratorOf(address: string | undefined, password: string | undefined, complain: Complain) {
  if ((address === undefined) !== (password === undefined))
    complain('CADRE_ADMIN_EMAIL and CADRE_ADMIN_PASSWORD belong together; set both or none.');
  if (address !== undefined && checkField(email({ min: 3, max: 50 }), address)) {
    complain(`CADRE_ADMIN_EMAIL must be an e-mail address of at most 50 characters, not "${address}".`);
  }
  const complaint = password === undefined ? undefined : complaintAboutPassword(password, address ?? '');
  if (complaint) complain(passwordSentences[complaint.code] ?? passwordSentences.too_short);
  return { adminEmail: address, adminPassword: password };
}

const passwordSentences: Record<string, string> & { too_short: string } = {
  too_short: 'CADRE_ADMIN_PASSWORD must have 12 to 50 characters.',
  too_common: 'CADRE_ADMIN_PASSWORD is too well known; choose another one.',
  contains_email: 'CADRE_ADMIN_PASSWORD must not contain the e-mail address.',
};
