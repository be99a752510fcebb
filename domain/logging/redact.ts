const HIDDEN = '[redacted]';

// Names whose values are secrets or personal wherever they stand: form fields, headers, provider parameters.
const SECRET_NAME =
  /pass(word|phrase|code)?|secret|token|signature|\bmac\b|authori[sz]ation|cookie|session|otp|(login|activation|one.?time)code|card.?number|customer.?number|first.?name|last.?name|year.?of.?birth|street|address|e-?mail|phone|greeting/i;

const SECRET_TEXTS: [pattern: RegExp, replacement: string][] = [
  // name=value and "name":"value" pairs inside free text
  [/(["']?(?:confirm)?pass(?:word)?["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi, `$1${HIDDEN}`],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/[^\s@"'<>()]{1,64}@[^\s@"'<>()]{1,190}\.[^\s@"'<>().]{1,63}/g, HIDDEN],
  // signatures and session ids: 32 hex digits or more (ids with hyphens stay, they are the context)
  [/\b[0-9a-f]{32,}\b/gi, HIDDEN],
];

// Customer numbers, card numbers and phone numbers, however they are spaced; and ids, whose digits look like them.
const NUMBER_OR_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\+?\d(?:[\s-]?\d){8,22}/gi;
const ID_LENGTH = 36;

/** Secrets and personal data cut out of a text: once before it leaves the browser, once more on the server. */
export function redactText(text: string): string {
  const withoutNumbers = text.replace(NUMBER_OR_ID, (found) =>
    found.length === ID_LENGTH && found.at(8) === '-' ? found : HIDDEN,
  );
  return SECRET_TEXTS.reduce((clean, [pattern, to]) => clean.replace(pattern, to), withoutNumbers);
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
