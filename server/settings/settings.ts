import { trackingFaults } from '../../domain/tracking/tracking-service.ts';
import { type SecretKey, secretKeyOf } from '../base/secret-key.ts';
import { StartFailure } from '../base/start-failure.ts';
import { dkimFaults } from './dkim-key.ts';
import { type MailDns, mailDnsOf } from './mail-dns.ts';
import { isLocal, productionFaults, secretKeyFaults, testFaults } from './production-faults.ts';
import { type ProviderAddress, RULES_OF_PROVIDERS } from './provider-settings.ts';
import { MODES, type Mode } from './setting-row.ts';
import { SETTINGS, type SettingValues } from './settings-table.ts';

type Completed = SettingValues & {
  /** Where browsers and the server reach the sandbox; null when there is none. */
  sandboxUrl: string | null;
};
export type Settings = Omit<Completed, 'secretKey' | 'otherSecretKeys'> & { secretKey: SecretKey };

type SettingName = keyof SettingValues;
type Environment = Record<string, string | undefined>;

/** Reads the environment once, and reports all faults at once, one sentence per setting. */
export function readSettings(env: Environment): Settings {
  const given = readRows(env, Object.keys(SETTINGS) as SettingName[]);
  const together = [...trackingFaults(given), ...previousSecretFaults(given), ...dkimFaults(given)];
  if (together.length > 0) throw new StartFailure(together.join('\n'));
  const settings = complete(given);
  if (given.mode === 'production') refuse('Not safe for production:', productionFaults(settings));
  else if (!isLocal(settings)) {
    refuse('Not safe where other machines reach it (HOST, PUBLIC_URL):', testFaults(settings));
  }
  const { otherSecretKeys, secretKey, ...others } = settings;
  return { ...others, secretKey: secretKeyOf(secretKey, otherSecretKeys) };
}

type ForCommands = Pick<Settings, 'mode' | 'databaseUrl' | 'dataDir'>;

/** For an operator's command; checks no other settings. */
export function commandSettings(env: Environment): ForCommands {
  return readRows(env, ['mode', 'databaseUrl', 'dataDir']);
}

/** The keys, for a command that encrypts or decrypts. */
export function commandKey(env: Environment): SecretKey {
  const given = readRows(env, ['mode', 'secretKey', 'otherSecretKeys']);
  if (given.mode === 'production') refuse('Not safe for production:', secretKeyFaults(given));
  return secretKeyOf(given.secretKey, given.otherSecretKeys);
}

/** The DNS records for mail, for the command that prints them. */
export function commandMailDns(env: Environment): MailDns {
  const given = readRows(env, ['mailFrom', 'mailDkimSelector', 'mailDkimKey']);
  const faults = dkimFaults(given);
  if (faults.length > 0) throw new StartFailure(faults.join('\n'));
  return mailDnsOf(given);
}

function readRows<Name extends SettingName>(
  env: Environment,
  names: readonly Name[],
): Pick<SettingValues, Name> {
  const mode = MODES.find((known) => known === env.MODE?.trim()) ?? 'production';
  const faults: string[] = [];
  const entries = names.map((key) => {
    const { name, fallback, schema } = SETTINGS[key];
    const value = env[name]?.trim() || fallbackOf(fallback, mode);
    const parsed = schema.safeParse(value);
    if (!parsed.success) faults.push(`${name} ${parsed.error.issues[0]?.message}, not "${value}".`);
    return [key, parsed.data];
  });
  if (faults.length > 0) throw new StartFailure(faults.join('\n'));
  return Object.fromEntries(entries) as Pick<SettingValues, Name>;
}

function refuse(heading: string, faults: string[]): void {
  if (faults.length > 0) throw new StartFailure([heading, ...faults].join('\n'));
}

/** A previous secret without an end date would be accepted for ever. */
function previousSecretFaults(given: SettingValues): string[] {
  const isSomePrevious = RULES_OF_PROVIDERS.some(
    ({ previousSecret }) => given[previousSecret] !== '',
  );
  return isSomePrevious && given.previousSecretsUntil === ''
    ? ['PREVIOUS_SECRETS_UNTIL must say until which day the previous secret is believed.']
    : [];
}

function fallbackOf(fallback: string | Record<Mode, string>, mode: Mode): string {
  return typeof fallback === 'string' ? fallback : fallback[mode];
}

/** Fills empty settings derived from others; in production an empty one is rejected. */
function complete(given: SettingValues): Completed {
  if (given.mode === 'production') return { ...given, sandboxUrl: null };
  const publicUrl = withoutSlash(given.publicUrl || `http://localhost:${given.port}`);
  const sandboxUrl = `http://${new URL(publicUrl).hostname}:${given.sandboxPort}`;
  return {
    ...given,
    publicUrl,
    sandboxUrl: given.sandboxPort === 0 ? null : sandboxUrl,
    smtpUrl: given.smtpUrl || `smtp://127.0.0.1:${given.sandboxSmtpPort}`,
    ...providerAddresses(given, sandboxUrl),
  };
}

function providerAddresses(given: SettingValues, sandboxUrl: string) {
  const addresses = RULES_OF_PROVIDERS.map(({ address, sandboxPath }) => [
    address,
    withoutSlash(given[address] || `${sandboxUrl}${sandboxPath}`),
  ]);
  return Object.fromEntries(addresses) as Record<ProviderAddress, string>;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
