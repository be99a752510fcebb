const UNICODE_SPACE = /\p{Zs}/gu;
const DASH = /\p{Pd}|\u2212/gu;
const OTHER_CONTROL = /(?!\n)\p{Cc}/gu;
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
      return trimmed(typed.replace(/\r\n?/g, '\n').replace(OTHER_CONTROL, ''));
    default:
      return trimmed(typed);
  }
}

/** Every kind of space becomes a plain one; tabs and line ends inside stay, to be refused. */
function trimmed(typed: string): string {
  return typed.normalize('NFC').trim().replace(UNICODE_SPACE, ' ');
}
