export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** How this installation runs, read from the environment and checked once. */
export type Config = {
  port: number;
  host: string;
  /** Absent: the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** The account that owns the tables, where the application runs with one that may not alter them. */
  migrateDatabaseUrl: string | undefined;
  /** Embedded database, files and outbox. */
  dataFolder: string;
  /** Whether others than who sits at this machine may reach it. */
  isPublic: boolean;
  demo: boolean;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** Without a slash at its end. The only source of hosts in links. */
  publicUrl: string;
  /** 64 hexadecimal digits that seal bank accounts and the like; absent: a file in the data folder. */
  secretKey: string | undefined;
  smtpUrl: string | undefined;
  filesUrl: string | undefined;
  /** A clamd that looks at every upload before it is stored. */
  scannerUrl: string | undefined;
  /** The European Central Bank's daily file of exchange rates, or a copy of it. */
  exchangeRatesUrl: string | undefined;
  /** The maximum megabytes of files stored about one person. */
  filesPerPerson: number;
  logLevel: LogLevel;
  revealUnknownEmail: boolean;
  /** Whether people choose their language themselves. */
  languagePicker: boolean;
  /** Whether the web offers its quick search. */
  quickSearch: boolean;
  /** Proxies with a trusted X-Forwarded-For header. */
  trustProxy: string[];
};
