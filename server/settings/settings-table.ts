import { z } from 'zod';
import { TRACKING_KINDS } from '../../domain/tracking/tracking-service.ts';
import { PROVIDER_SETTINGS } from './provider-settings.ts';
import { MODES, setting } from './setting-row.ts';
import {
  addressOrNone,
  countries,
  demoScheme,
  measuringSources,
  number,
  origins,
  pem,
  port,
  proxies,
  required,
  secrets,
  text,
  yesOrNo,
} from './setting-values.ts';

export const DEVELOPMENT_SECRET = 'a secret for development only: replace it';
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Every setting there is. The table in docs/settings.md is this one, kept equal by a test. */
export const SETTINGS = {
  mode: setting(
    'MODE',
    'production',
    z.enum(MODES, `must be one of ${MODES.join(', ')}`),
    '`production` refuses every default that is not safe there; `development`, as in `npm start`, takes test credentials and the sandbox, on localhost only',
  ),
  port: setting('PORT', '3000', port, 'port of the portal'),
  host: setting(
    'HOST',
    'localhost',
    required,
    'address to listen on; `0.0.0.0` opens the portal to other machines, with credentials of your own',
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    addressOrNone,
    'address that people and payment providers use; empty = `http://localhost:PORT`',
  ),
  dataDir: setting(
    'DATA_DIR',
    '',
    text,
    'folder of the embedded database and the mailbox; empty = `data` in the checkout',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    text,
    'PostgreSQL 15 or newer; empty = the embedded one',
  ),
  databasePipeline: setting(
    'DATABASE_PIPELINE',
    'yes',
    yesOrNo,
    'sends statements that do not need each other’s answers at once; `no` = one by one, as plain `pg`: slower, same answers',
  ),
  secretKey: setting(
    'SECRET_KEY',
    { development: DEVELOPMENT_SECRET, production: '' },
    text,
    'seals and signs secrets; the same in every process, at least 32 characters',
    [DEVELOPMENT_SECRET],
  ),
  otherSecretKeys: setting(
    'OTHER_SECRET_KEYS',
    '',
    secrets,
    'keys that only decrypt, separated by commas: those before, or the next one; see “Key rotation” in production.md',
  ),
  sessionIdleSeconds: setting(
    'SESSION_IDLE_SECONDS',
    '1800',
    number(60, 86_400),
    'a session ends after so long without use',
  ),
  plasticCountries: setting(
    'PLASTIC_COUNTRIES',
    'FI',
    countries,
    'where plastic cards and envelopes are posted to, codes separated by commas; Åland is in `FI`',
  ),
  staffSecondFactor: setting(
    'STAFF_SECOND_FACTOR',
    { development: 'skip', production: 'required' },
    z.enum(['required', 'skip'], 'must be required or skip'),
    'people at work sign in with a passkey or an authenticator app; `skip` lets a password do, never in production',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '',
    proxies,
    'proxies whose `X-Forwarded-*` headers count: how many, or their addresses; empty = none',
  ),
  offlinePages: setting('OFFLINE_PAGES', 'yes', yesOrNo, 'browsers keep a page for no network'),
  callsPerMinute: setting(
    'CALLS_PER_MINUTE',
    '600',
    number(0, 1_000_000),
    'named calls a minute from one address, over all processes; 0 = no limit',
  ),
  stopDelaySeconds: setting(
    'STOP_DELAY_SECONDS',
    { development: '0', production: '5' },
    number(0, 60),
    'after `SIGTERM` so long not ready but still answering, until the proxy has turned away',
  ),
  metricsPort: setting(
    'METRICS_PORT',
    '0',
    port,
    'own port for `/metrics`; 0 = beside the pages in development, nowhere in production',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`),
    'how much is logged: `silent` to `trace`',
  ),
  otlpEndpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '',
    addressOrNone,
    'collector of OpenTelemetry, `http://collector:4318`, which gets traces; empty = none are made',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    addressOrNone,
    'mail server, `smtps://user:password@host:465`; empty = the mailbox of the sandbox',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'Museokortti <asiakaspalvelu@museokortti.example>',
    required,
    'sender of every mail',
  ),
  mailBouncesTo: setting(
    'MAIL_BOUNCES_TO',
    '',
    z.string().regex(/^$|^[^\s<>@,;"]+@[^\s<>@,;"]+$/, 'must be empty or one plain address'),
    'address that delivery reports are sent to, piped into `npm run mail:bounce`; empty = the sender',
  ),
  mailDkimSelector: setting(
    'MAIL_DKIM_SELECTOR',
    '',
    z.string().regex(/^$|^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i, 'must be empty or one label'),
    'name of the key in the DNS of the sender’s domain; empty = letters are signed by the mail server or nobody',
  ),
  mailDkimKey: setting(
    'MAIL_DKIM_KEY',
    '',
    pem,
    'RSA key that signs every letter (DKIM), in PEM or the path of its file; `npm run mail:dns` prints the rows for the DNS',
  ),
  demoClock: setting(
    'DEMO_CLOCK',
    'no',
    yesOrNo,
    '`yes` lets anyone move the portal’s time at `/dev/clock`; `npm start` with its own database says yes',
  ),
  demoScheme: setting('DEMO_SCHEME', 'museokortti', demoScheme, '`museokortti` or `kustkort`'),
  sandboxPort: setting(
    'SANDBOX_PORT',
    { development: '3001', production: '0' },
    port,
    'payment sandbox and mailbox; 0 = off',
  ),
  sandboxSmtpPort: setting(
    'SANDBOX_SMTP_PORT',
    { development: '3002', production: '0' },
    port,
    'where the mailbox takes mail',
  ),
  ...PROVIDER_SETTINGS,
  trackingKind: setting(
    'TRACKING_KIND',
    '',
    z.enum(['', ...TRACKING_KINDS], `must be empty or one of ${TRACKING_KINDS.join(', ')}`),
    'until the office decides at `/hallinta/rajat`, who measures purchases of visitors who have said yes: `gtm`, `ga4` or `matomo`; empty = nobody',
  ),
  trackingId: setting(
    'TRACKING_ID',
    '',
    text,
    'container (`GTM-…`), measurement id (`G-…`) or number of the Matomo site',
  ),
  trackingUrl: setting(
    'TRACKING_URL',
    '',
    addressOrNone,
    'where its script is; empty = `https://www.googletagmanager.com`, for Matomo its own address',
  ),
  measuringHosts: setting(
    'MEASURING_HOSTS',
    { development: 'https://www.googletagmanager.com', production: '' },
    measuringSources,
    'besides that of `TRACKING_URL`, the hosts whose script the office may have measure, `https://matomo.example.fi`, separated by commas, and for Google Tag Manager each container, `GTM-ABC1234`, since anybody can make one: the script runs in the thank-you pages and on the own card of whoever said yes; empty = none',
  ),
  measuringOutsideEea: setting(
    'MEASURING_OUTSIDE_EEA',
    '',
    origins,
    'those of the Matomo servers above that stand outside the EU and the EEA: the privacy statement then tells of the transfer and of the standard contractual clauses that must be agreed on with whoever runs them; empty = they all stand inside',
  ),
};

type Table = typeof SETTINGS;
export type SettingValues = { [Key in keyof Table]: z.output<Table[Key]['schema']> };
