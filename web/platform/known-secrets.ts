const SECRET_NAMES = /password|^code$|token$|key$/i;
const MAX_REMEMBERED = 30;
const SECRET_FIELDS =
  'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

// A form may be unmounted when its call fails, and the error may echo what was typed into it.
let sent: string[] = [];

/** Called with the parameters of every call: values under a secret name must not be logged. */
export function rememberSecrets(params: unknown): void {
  const found = secretsIn(params).filter((value) => !sent.includes(value));
  sent = [...sent, ...found].slice(-MAX_REMEMBERED);
}

/** Secrets that were sent, and the current values of secret fields. */
export function knownSecrets(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(SECRET_FIELDS);
  return [...sent, ...[...fields].map(({ value }) => value)];
}

function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return SECRET_NAMES.test(name) && value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => secretsIn(part, key));
}
