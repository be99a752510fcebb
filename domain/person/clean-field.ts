const UNICODE_SPACE = /\p{Zs}/gu;
const DASH = /\p{Pd}|\u2212/gu;
// Also the signs that turn the direction of what follows them.
const STEERING = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
const LINE_END = /\r\n?|[\u2028\u2029]/g;
// What a copied text brings along at its ends and nobody sees: zero widths, soft hyphens, marks of direction. Within a
// text they may join a sign of several.
const UNSEEN = String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff`;
const UNSEEN_ENDS = new RegExp(
  String.raw`^[\s${UNSEEN}]*[${UNSEEN}]|[${UNSEEN}][\s${UNSEEN}]*$`,
  'gu',
);
const TYPOGRAPHIC_APOSTROPHE = /\u2019/g;

/** What is judged and stored: the typed value without what a keyboard, a paste or an autocorrect added. */
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
      // Lines stay lines; whatever else steers a printer or a screen goes.
      return trimmed(typed.replace(LINE_END, '\n').replace(STEERING, ''));
    case 'billingReference':
      return trimmed(typed.replace(/\s+/g, ' ').replace(STEERING, ''));
    default:
      return trimmed(typed);
  }
}

/** Every kind of space becomes a plain one; tabs and line ends inside stay, to be refused. */
function trimmed(typed: string): string {
  return withoutUnseenEnds(typed).normalize('NFC').trim().replace(UNICODE_SPACE, ' ');
}

/** Spaces beside what is left stay: the length of a phone number counts them. */
export function withoutUnseenEnds(typed: string): string {
  return typed.replace(UNSEEN_ENDS, '');
}
