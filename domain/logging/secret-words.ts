// Finnish, Swedish and English words whose values are secret, with room for their endings.
const WORD = String.raw`(?:confirm)?(?:pass(?:word|phrase|code)?|pwd|salasana|tunnussana|lösenord|losenord)\p{L}{0,12}`;
const KEY_WORD = String.raw`(?:secret|token|avain|nyckel|\p{L}{0,20}key)\p{L}{0,6}`;
const CODE_WORD = String.raw`\p{L}{0,20}(?:koodi|kod|code)\p{L}{0,6}`;

const QUOTED = `"[^"]{0,300}"|'[^']{0,300}'|“[^”]{0,300}”|”[^”]{0,300}”|«[^»]{0,300}»|»[^»]{0,300}»|„[^“”]{0,300}[“”]|’[^’]{0,300}’|‘[^’]{0,300}’`;
const VALUE = String.raw`(?:${QUOTED}|[^\s,;&}]+)`;
// A password has a letter and a digit, which a word of a sentence has not.
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

/** Hides what stands beside a word for a secret, in any of the page's languages. */
export function redactSecretWords(text: string, hidden: string): string {
  return PATTERNS.reduce((clean, pattern) => clean.replace(pattern, `$1${hidden}`), text);
}
