/** refused: this mail will never pass. later: the server is away or busy. letter: we could not write it. */
export type SendFailure = 'refused' | 'later' | 'letter';

type SmtpError = { responseCode?: unknown; command?: unknown };

// A 5xx to these is about this mail; a 5xx to the others (greeting, login, sender) is about us, and we mend that.
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA', 'API']);

/** Each failure of the mail server is classed once, here. */
export function smtpFailure(error: unknown): SendFailure {
  const { responseCode, command } = error as SmtpError;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isFinal && ABOUT_THE_MAIL.has(String(command)) ? 'refused' : 'later';
}
