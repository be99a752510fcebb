import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://kortti.museot.fi',
  DATABASE_URL: 'postgresql://portal@db.museot.fi/portal',
  SECRET_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://localhost:25',
  MAIL_FROM: 'Museokortti <kortti@museot.fi>',
  PAYTRAIL_MERCHANT_ID: '123456',
  PAYTRAIL_SECRET: 'only-ours',
};

const DEVELOPMENT = { MODE: 'development' };

function refusalOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('settings in development', () => {
  test('have defaults, and every external service is the sandbox', () => {
    expect(readSettings(DEVELOPMENT)).toMatchObject({
      mode: 'development',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      sessionIdleSeconds: 1800,
      trustProxy: false,
      sandboxUrl: 'http://localhost:3001',
      smtpUrl: 'smtp://127.0.0.1:3002',
      paytrailBaseUrl: 'http://localhost:3001/paytrail',
      epassiUrl: 'http://localhost:3001/epassi/e_payments/v2',
      smartumBaseUrl: 'http://localhost:3001/smartum',
    });
  });

  test('use the default for an empty or blank value', () => {
    const settings = readSettings({ ...DEVELOPMENT, PORT: '', HOST: '  ' });
    expect(settings).toMatchObject({ port: 3000, host: 'localhost' });
  });

  test('find the sandbox on the public host', () => {
    const settings = readSettings({
      ...DEVELOPMENT,
      PUBLIC_URL: 'http://127.0.0.1:8080/',
      SANDBOX_PORT: '8081',
    });

    expect(settings.publicUrl).toBe('http://127.0.0.1:8080');
    expect(settings.sandboxUrl).toBe('http://127.0.0.1:8081');
  });

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '10.0.0.5' },
    { HOST: '::' },
    { PUBLIC_URL: 'http://10.0.0.5:3000' },
    { PUBLIC_URL: 'https://kortti.museot.fi' },
    { PUBLIC_URL: 'https://localhost.museot.fi' },
    { PUBLIC_URL: 'https://127.0.0.1.museot.fi' },
  ])('reject test credentials, sandbox and demo clock beyond the local machine: %j', (address) => {
    const lines = refusalOf({ ...DEVELOPMENT, DEMO_CLOCK: 'yes', ...address }).split('\n');

    expect(lines[0]).toBe('Not safe where other machines reach it (HOST, PUBLIC_URL):');
    for (const name of ['SECRET_KEY', 'PAYTRAIL_MERCHANT_ID', 'PAYTRAIL_SECRET', 'EPASSI_KEY']) {
      expect(lines).toContain(`${name} is a public test value.`);
    }
    expect(lines).toContain('SANDBOX_PORT turns the payment sandbox on.');
    expect(lines).toContain('DEMO_CLOCK lets anyone move the time.');
  });

  test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('accept %s as local', (host) => {
    expect(readSettings({ ...DEVELOPMENT, HOST: host }).host).toBe(host);
  });

  test.each([
    ['', false],
    ['1', 1],
    ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
  ])('TRUST_PROXY "%s" trusts %s', (given, trusted) => {
    expect(readSettings({ ...DEVELOPMENT, TRUST_PROXY: given }).trustProxy).toBe(trusted);
  });

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['MODE', 'prod', 'MODE must be one of development, production, not "prod".'],
    [
      'PUBLIC_URL',
      'kortti.fi',
      'PUBLIC_URL must be a whole address such as https://kortti.example.fi, not "kortti.fi".',
    ],
    [
      'SESSION_IDLE_SECONDS',
      '59',
      'SESSION_IDLE_SECONDS must be a whole number from 60 to 86400, not "59".',
    ],
  ])('reject %s "%s" in one sentence', (name, value, sentence) => {
    expect(refusalOf({ ...DEVELOPMENT, [name]: value })).toBe(sentence);
  });

  test('report all faults at once', () => {
    expect(refusalOf({ PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2);
  });
});

describe('settings in production', () => {
  test.each([undefined, '', '  '])('apply when no mode is set: MODE %j', (mode) => {
    const { MODE: _, ...others } = PRODUCTION;

    expect(readSettings({ ...others, ...(mode !== undefined && { MODE: mode }) }).mode).toBe(
      'production',
    );
    expect(refusalOf({})).toContain('Not safe for production:');
  });

  test('accept a complete environment and use the real hosts', () => {
    expect(readSettings(PRODUCTION)).toMatchObject({
      paytrailBaseUrl: 'https://services.paytrail.com',
      sandboxUrl: null,
      sandboxPort: 0,
    });
  });

  test.each([
    ['SECRET_KEY', '', 'SECRET_KEY must have at least 32 characters.'],
    ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters.'],
    [
      'OTHER_SECRET_KEYS',
      `short,${'b'.repeat(32)}`,
      'OTHER_SECRET_KEYS must each have at least 32 characters and not be SECRET_KEY.',
    ],
    [
      'SECRET_KEY',
      'a secret for development only: replace it',
      'SECRET_KEY is a public test value.',
    ],
    ['PUBLIC_URL', '', 'PUBLIC_URL is empty.'],
    ['PUBLIC_URL', 'http://kortti.museot.fi', 'PUBLIC_URL must be https.'],
    ['PUBLIC_URL', 'https://localhost:3000', 'PUBLIC_URL points at a test host.'],
    ['SMTP_URL', '', 'SMTP_URL is empty.'],
    ['SANDBOX_PORT', '3001', 'SANDBOX_PORT turns the payment sandbox on.'],
    ['PAYTRAIL_MERCHANT_ID', '', 'PAYTRAIL_MERCHANT_ID is empty.'],
    ['PAYTRAIL_MERCHANT_ID', '375917', 'PAYTRAIL_MERCHANT_ID is a public test value.'],
    ['PAYTRAIL_MERCHANT_ID', '695861', 'PAYTRAIL_MERCHANT_ID is a public test value.'],
    ['PAYTRAIL_SECRET', '', 'PAYTRAIL_SECRET is empty.'],
    ['PAYTRAIL_SECRET', 'SAIPPUAKAUPPIAS', 'PAYTRAIL_SECRET is a public test value.'],
    ['PAYTRAIL_BASE_URL', 'http://services.paytrail.com', 'PAYTRAIL_BASE_URL must be https.'],
    ['PAYTRAIL_BASE_URL', 'https://127.0.0.1:9', 'PAYTRAIL_BASE_URL points at a test host.'],
    ['EPASSI_SITE', '77190', 'EPASSI_SITE is a public test value.'],
    ['EPASSI_SITE', '12345', 'EPASSI_KEY is empty.'],
    ['EPASSI_KEY', '1TRQVUMAUBX4', 'EPASSI_KEY is a public test value.'],
    [
      'EPASSI_URL',
      'https://prodstaging.epassi.fi/e_payments/v2',
      'EPASSI_URL points at a test host.',
    ],
    [
      'SMARTUM_BASE_URL',
      'https://api.staging.smartum.fi',
      'SMARTUM_BASE_URL points at a test host.',
    ],
    [
      'SMARTUM_KEY_ID',
      'UBJZYFXrOKHq_3VZWIs_XQHDY8ZOS2UrocBvyXm8ejI',
      'SMARTUM_KEY_ID is a public test value.',
    ],
    ['MAIL_FROM', 'Museokortti <a@museokortti.example>', 'MAIL_FROM is still the example.'],
    ['MAIL_FROM', '', 'MAIL_FROM is still the example.'],
    [
      'STAFF_SECOND_FACTOR',
      'skip',
      'STAFF_SECOND_FACTOR=skip lets staff in with a password alone.',
    ],
  ])('reject %s "%s" by name', (name, value, sentence) => {
    const lines = refusalOf({ ...PRODUCTION, [name]: value }).split('\n');

    expect(lines[0]).toBe('Not safe for production:');
    expect(lines).toContain(sentence);
  });

  test('report one line for each missing setting', () => {
    expect(refusalOf({ MODE: 'production' }).split('\n').length).toBeGreaterThan(6);
  });
});
