import type { Config } from '../../src/platform/settings.ts';

/** Settings of the app in every test, wherever its database is. */
export const usualConfig: Omit<Config, 'databaseUrl' | 'dataFolder'> = {
  port: 0,
  host: '127.0.0.1',
  migrateDatabaseUrl: undefined,
  isPublic: false,
  demo: false,
  adminEmail: undefined,
  adminPassword: undefined,
  publicUrl: 'https://hr.example.com',
  smtpUrl: undefined,
  filesUrl: undefined,
  scannerUrl: undefined,
  exchangeRatesUrl: undefined,
  filesPerPerson: 500,
  logLevel: 'info',
  secretKey: undefined,
  revealUnknownEmail: false,
  languagePicker: true,
  quickSearch: true,
  trustProxy: [],
};
