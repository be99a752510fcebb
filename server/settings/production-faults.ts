import { keysOf } from '../../domain/base/record-of.ts';
import { PROVIDER_RULES, RULES_OF_PROVIDERS } from './provider-settings.ts';
import { SETTINGS, type SettingValues } from './settings-table.ts';

const SHORTEST_SECRET = 32;
const TEST_HOST = /(^|[.-])(localhost|[a-z]*staging|sandbox|test|demo)([.-]|$)|^127\.|^\[::1\]$/;

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

/** Settings that must not reach production, one sentence each with the setting's name. */
export function productionFaults(settings: SettingValues): string[] {
  return [
    ...testFaults(settings),
    ...missing(settings),
    ...addresses(settings),
    ...(settings.staffSecondFactor === 'skip'
      ? ['STAFF_SECOND_FACTOR=skip lets staff in with a password alone.']
      : []),
  ];
}

/** Test settings allow forging payments and moving the clock: allowed on a local machine only. */
export function testFaults(settings: SettingValues): string[] {
  return [
    ...testValues(settings),
    ...(settings.demoClock ? ['DEMO_CLOCK lets anyone move the time.'] : []),
    ...(settings.sandboxPort === 0 ? [] : ['SANDBOX_PORT turns the payment sandbox on.']),
  ];
}

/** Listens on loopback only and has no other public URL. */
export function isLocal({ host, publicUrl }: Pick<SettingValues, 'host' | 'publicUrl'>): boolean {
  return LOCAL_HOST.test(host) && LOCAL_HOST.test(new URL(publicUrl).hostname);
}

function testValues(settings: SettingValues): string[] {
  return keysOf(SETTINGS)
    .filter((key) => SETTINGS[key].testValues.some((value) => value === settings[key]))
    .map((key) => `${SETTINGS[key].name} is a public test value.`);
}

type Keys = Pick<SettingValues, 'secretKey' | 'otherSecretKeys'>;

/** Checks only the keys, for a command that needs nothing else. */
export function secretKeyFaults(settings: Keys): string[] {
  const isPublic = SETTINGS.secretKey.testValues.includes(settings.secretKey);
  return [...(isPublic ? ['SECRET_KEY is a public test value.'] : []), ...shortKeys(settings)];
}

function shortKeys({ secretKey, otherSecretKeys }: Keys): string[] {
  const faults: string[] = [];
  if (secretKey.length < SHORTEST_SECRET) {
    faults.push(`SECRET_KEY must have at least ${SHORTEST_SECRET} characters.`);
  }
  if (otherSecretKeys.some((key) => key.length < SHORTEST_SECRET || key === secretKey)) {
    faults.push(
      `OTHER_SECRET_KEYS must each have at least ${SHORTEST_SECRET} characters and not be SECRET_KEY.`,
    );
  }
  return faults;
}

function missing(settings: SettingValues): string[] {
  const faults = shortKeys(settings);
  const { account, credentials } = PROVIDER_RULES.paytrail;
  const wanted = new Set([
    ...(['publicUrl', 'smtpUrl', account, ...credentials] as const),
    ...RULES_OF_PROVIDERS.filter((rules) => settings[rules.account] !== '').flatMap(
      (rules) => rules.credentials,
    ),
  ]);
  for (const key of wanted)
    if (settings[key] === '') faults.push(`${SETTINGS[key].name} is empty.`);
  return faults;
}

function addresses(settings: SettingValues): string[] {
  const faults: string[] = [];
  const providers = RULES_OF_PROVIDERS.map(({ address }) => address);
  for (const key of ['publicUrl', ...providers, 'trackingUrl'] as const) {
    if (settings[key].startsWith('http:')) faults.push(`${SETTINGS[key].name} must be https.`);
    if (URL.canParse(settings[key]) && TEST_HOST.test(new URL(settings[key]).hostname)) {
      faults.push(`${SETTINGS[key].name} points at a test host.`);
    }
  }
  if (/\.example\b/.test(settings.mailFrom)) faults.push('MAIL_FROM is still the example.');
  return faults;
}
