const UNICODE_SPACE = /\p{Zs}/gu;
const DASH = /\p{Pd}|\u2212/gu;
// Includes bidirectional control characters.
const STEERING = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
// Invisible characters at the ends of pasted text: zero-width characters, soft hyphens, direction marks. Inside a text
// they may join an emoji.
const UNSEEN = String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;
const UNSEEN_ENDS = new RegExp(
  String.raw`^[\s${UNSEEN}]*[${UNSEEN}]|[${UNSEEN}][\s${UNSEEN}]*$`,
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
      return trimmed(typed.replace(LINE_END, '\n').replace(STEERING, ''));
    case 'billingReference':
      return trimmed(typed.replace(/\s+/g, ' ').replace(STEERING, ''));
    default:
      return trimmed(typed);
  }
}

/** Every kind of space becomes a plain one; inner tabs and line ends stay, to be refused. */
function trimmed(typed: string): string {
  return withoutUnseenEnds(typed).normalize('NFC').trim().replace(UNICODE_SPACE, ' ');
}

/** Inner spaces stay: they count for the length of a phone number. */
export function withoutUnseenEnds(typed: string): string {
  return typed.replace(UNSEEN_ENDS, '');
}
