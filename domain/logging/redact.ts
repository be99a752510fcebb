import { repairText } from '../base/well-formed-text.ts';

// Finnish, Swedish and English words for secrets, with room for inflection.
const WORD = String.raw`(?:confirm)?(?:pass(?:word|phrase|code)?|pwd|salasana|tunnussana|lösenord|losenord)\p{L}{0,12}`;
const KEY_WORD = String.raw`(?:secret|token|avain|nyckel|\p{L}{0,20}key)\p{L}{0,6}`;
const CODE_WORD = String.raw`\p{L}{0,20}(?:koodi|kod|code)\p{L}{0,6}`;

const QUOTED = `"[^"]{0,300}"|'[^']{0,300}'|“[^”]{0,300}”|”[^”]{0,300}”|«[^»]{0,300}»|»[^»]{0,300}»|„[^“”]{0,300}[“”]|’[^’]{0,300}’|‘[^’]{0,300}’`;
const VALUE = String.raw`(?:${QUOTED}|[^\s,;&}]+)`;
// A password contains a letter and a digit; ordinary words do not.
const MIXED = String.raw`(?=[^\s]{0,200}\d)[^\s,;&}]{4,}`;
const VERB = String.raw`\s+(?:on|oli|är|var|is|was)\s+`;

const PATTERNS = [
  // "password":"x", salasana: x, lösenord=x
  String.raw`(${WORD}["']?\s*[:=]\s*)${VALUE}`,
  // salasana ”x”
  String.raw`(${WORD}\s+)(?:${QUOTED})`,
  // salasanasi on x1, lösenordet är x1, password x1
  String.raw`(${WORD}(?:${VERB}|\s+))${MIXED}`,
  // avain=x, nyckel: x, deskKey":"x"
  String.raw`(\b${KEY_WORD}["']?\s*[:=]\s*)${VALUE}`,
  // koodi: 123 456, your code is 123456, ?koodi=ACDE-FGHJ-KMNP-QRT3; never errorCode: INVALID_INPUT or code 503
  String.raw`(${CODE_WORD}["']?(?:\s*[:=]\s*|${VERB}|\s+)["']?)(?:\d{3}\s?\d{3}(?!\d)|[A-Z0-9]{4}(?:[-\s]?[A-Z0-9]{4}){3})`,
].map((source) => new RegExp(source, 'giu'));

/** Hides values next to a word for a secret, in any of the page's languages. */
function redactSecretWords(text: string, hidden: string): string {
  return PATTERNS.reduce((clean, pattern) => clean.replace(pattern, `$1${hidden}`), text);
}

const HIDDEN = '[redacted]';

// Names with secret or personal values everywhere: form fields, headers, provider parameters.
const SECRET_NAME =
  /pass(word|phrase|code)?|secret|token|signature|\bmac\b|authori[sz]ation|cookie|session|otp|(login|activation|one.?time)code|card.?number|customer.?number|first.?name|last.?name|year.?of.?birth|street|address|e-?mail|phone|greeting/i;

const SECRET_TEXTS: [pattern: RegExp, replacement: string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,190}\.[^\s@"'<>().]{1,63}/g, HIDDEN],
  // signatures and session ids: 32 hex digits or more (ids with hyphens stay, as useful context)
  [/\b[0-9a-f]{32,}\b/gi, HIDDEN],
  // secrets of links: upper case, lower case and digits without a break
  [/(?<![\w-])(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[A-Z])(?=[\w-]{0,200}[a-z])[\w-]{32,200}/g, HIDDEN],
];

// Customer, card and phone numbers in any spacing. Ids match first, so that their digits are not taken for a number.
const NUMBER_OR_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\+?\d(?:[\s-]?\d){8,22}/gi;
const ID_LENGTH = 36;

/**
 * Removes secrets and personal data from a text: before it leaves the browser, and again on the server. `secrets` are
 * known values, such as the content of a password field.
 */
export function redactText(text: string, secrets: readonly string[] = []): string {
  const withoutKnown = withoutValues(text, secrets);
  const withoutNumbers = withoutKnown.replace(NUMBER_OR_ID, (found) =>
    found.length === ID_LENGTH && found.at(8) === '-' ? found : HIDDEN,
  );
  const withoutWords = redactSecretWords(withoutNumbers, HIDDEN);
  return SECRET_TEXTS.reduce((clean, [pattern, to]) => clean.replace(pattern, to), withoutWords);
}

// Shorter values would match everywhere, and are no secrets anyway.
const SHORTEST_SECRET = 4;

function withoutValues(text: string, secrets: readonly string[]): string {
  const spellings = secrets.flatMap(spellingsOf);
  // Longest first: one secret may be the prefix of another.
  const ordered = [...new Set(spellings)].toSorted((a, b) => b.length - a.length);
  return ordered.reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
}

/** As typed, and as encoded in JSON and in a URL. */
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

/** The same for an object; everything under a secret name is hidden. */
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
