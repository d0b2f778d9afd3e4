export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** How this installation runs, read from the environment and checked once. */
export type Config = {
  port: number;
  host: string;
  /** Absent: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** Embedded database, files and outbox. */
  dataFolder: string;
  demo: boolean;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** Without a slash at its end. The only source of hosts in links. */
  publicUrl: string;
  smtpUrl: string | undefined;
  filesUrl: string | undefined;
  logLevel: LogLevel;
  revealUnknownEmail: boolean;
  /** Whether people choose their language themselves. */
  languagePicker: boolean;
  /** Whether the web offers its quick search. */
  quickSearch: boolean;
  /** Addresses whose X-Forwarded-For is believed. */
  trustProxy: string[];
};
