const SECRET_NAMES = /password|^code$|token$|key$/i;
const MOST_REMEMBERED = 30;
const SECRET_FIELDS =
  'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

// A form may be gone when its call fails, and what was typed into it may come back in the answer.
let sent: string[] = [];

/** Told of every call that the page makes: what it sends under a secret name must not be logged. */
export function rememberSecrets(params: unknown): void {
  const found = secretsIn(params).filter((value) => !sent.includes(value));
  sent = [...sent, ...found].slice(-MOST_REMEMBERED);
}

/** What the page has sent as a secret, and what stands in its secret fields now. */
export function knownSecrets(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(SECRET_FIELDS);
  return [...sent, ...[...fields].map(({ value }) => value)];
}

function secretsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return SECRET_NAMES.test(name) && value ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => secretsIn(part, key));
}
