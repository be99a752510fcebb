const UNICODE_SPACE = /\p{Zs}/gu;
const DASH = /\p{Pd}|\u2212/gu;
// Includes bidirectional control characters.
const CONTROL_CHARACTERS = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
// Invisible characters at the ends of pasted text: zero-width characters, soft hyphens, direction marks. Inside a text
// they may join an emoji.
const INVISIBLE = String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;
const INVISIBLE_ENDS = new RegExp(
  String.raw`^[\s${INVISIBLE}]*[${INVISIBLE}]|[${INVISIBLE}][\s${INVISIBLE}]*$`,
  'gu',
);
const TYPOGRAPHIC_APOSTROPHE = /\u2019/g;

/** The value to validate and store: without characters added by a keyboard, a paste or autocorrect. */
export function cleanField(field: string, typed: string): string {
  switch (field) {
    case 'password':
    case 'confirmPassword':
      return typed;
    case 'zipCode':
    case 'businessId':
      return trimmed(typed).replace(DASH, '-');
    case 'firstName':
    case 'lastName':
    case 'city':
    case 'streetAddress':
    case 'companyName':
    case 'recipientName':
      return trimmed(typed).replace(TYPOGRAPHIC_APOSTROPHE, "'");
    case 'greeting':
      // Line breaks stay; other control characters are removed.
      return trimmed(typed.replace(LINE_END, '\n').replace(CONTROL_CHARACTERS, ''));
    case 'billingReference':
      return trimmed(typed.replace(/\s+/g, ' ').replace(CONTROL_CHARACTERS, ''));
    default:
      return trimmed(typed);
  }
}

/** Every kind of space becomes a plain one; inner tabs and line ends stay, to be refused. */
function trimmed(typed: string): string {
  return withoutInvisibleEnds(typed).normalize('NFC').trim().replace(UNICODE_SPACE, ' ');
}

/** Plain spaces beside the remaining text stay: they count for the length of a phone number. */
export function withoutInvisibleEnds(typed: string): string {
  return typed.replace(INVISIBLE_ENDS, '');
}
