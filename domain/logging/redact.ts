import { repairText } from '../base/whole-text.ts';
import { redactSecretWords } from './secret-words.ts';

const HIDDEN = '[redacted]';

// Names whose values are secrets or personal wherever they stand: form fields, headers, provider parameters.
const SECRET_NAME =
  /pass(word|phrase|code)?|secret|token|signature|\bmac\b|authori[sz]ation|cookie|session|otp|(login|activation|one.?time)code|card.?number|customer.?number|first.?name|last.?name|year.?of.?birth|street|address|e-?mail|phone|greeting/i;

const SECRET_TEXTS: [pattern: RegExp, replacement: string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,190}\.[^\s@"'<>().]{1,63}/g, HIDDEN],
  // signatures and session ids: 32 hex digits or more (ids with hyphens stay, they are the context)
  [/\b[0-9a-f]{32,}\b/gi, HIDDEN],
  // the secrets of links: capitals, small letters and digits without a break
  [/(?<![\w-])(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[A-Z])(?=[\w-]{0,200}[a-z])[\w-]{32,200}/g, HIDDEN],
];

// Customer numbers, card numbers and phone numbers, however they are spaced; and ids, whose digits look like them.
const NUMBER_OR_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\+?\d(?:[\s-]?\d){8,22}/gi;
const ID_LENGTH = 36;

/**
 * Secrets and personal data cut out of a text: once before it leaves the browser, once more on the server.
 * `secrets` are values that are known to be secret, such as what stands in a password field.
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  const withoutKnown = withoutValues(text, secrets);
  const withoutNumbers = withoutKnown.replace(NUMBER_OR_ID, (found) =>
    found.length === ID_LENGTH && found.at(8) === '-' ? found : HIDDEN,
  );
  const withoutWords = redactSecretWords(withoutNumbers, HIDDEN);
  return SECRET_TEXTS.reduce((clean, [pattern, to]) => clean.replace(pattern, to), withoutWords);
}

// A shorter one would shred every text, and is no secret anyway.
const SHORTEST_SECRET = 4;

function withoutValues(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap(spellingsOf);
  // The longest first: one secret may begin another.
  const ordered = [...new Set(spellings)].toSorted((a, b) => b.length - a.length);
  return ordered.reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
}

/** As typed, and as it looks inside JSON and in an address. */
function spellingsOf(secret: string): string[] {
  const plain = [secret, secret.trim(), secret.replaceAll(/\s/g, ''), secret.normalize('NFC')];
  return [...new Set(plain)]
    .filter((value) => value.length >= SHORTEST_SECRET)
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1), encoded(value)]);
}

function encoded(value: string): string {
  return encodeURIComponent(repairText(value))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The same for a value with named parts; what stands under a secret name is hidden whole. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 6) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRET_NAME.test(name) ? HIDDEN : redact(part, depth + 1),
    ]),
  );
}
