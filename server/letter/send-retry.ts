import { type BounceCause, causeOfReply, statusIn } from '../../domain/office/bounce-cause.ts';

/** refused: this mail will never pass. later: the server is away or busy. letter: we could not write it. */
export type SendFailure = 'refused' | 'later' | 'letter';

/** `cause` is told to the office when the mail is given up; null when it is not the reader's server that is at fault. */
export type NotSent = { failure: SendFailure; cause: BounceCause | null; status: string | null };

type SmtpError = { responseCode?: unknown; command?: unknown; response?: unknown };

// A 5xx to these is about this mail; a 5xx to the others (greeting, login, sender) is about us, and we mend that.
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA', 'API']);

/** Each failure of the mail server is classed once, here. */
export function smtpFailure(error: unknown): SendFailure {
  const { responseCode, command } = error as SmtpError;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isFinal && ABOUT_THE_MAIL.has(String(command)) ? 'refused' : 'later';
}

export const letterFault: NotSent = { failure: 'letter', cause: null, status: null };

/** Of what the server says only its numbers are kept: the words may repeat the address. */
export function smtpFault(error: unknown): NotSent {
  const { responseCode, response } = error as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : null;
  const said = typeof response === 'string' ? response : '';
  return { failure: smtpFailure(error), cause: causeOfReply(reply, said), status: statusIn(said) };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Quick at first, for a login code that someone waits for; then patient, for three days. */
const WAITS = [5, 15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
const LONGEST_WAIT = 4 * HOUR;
const LAST_ATTEMPT = WAITS.length + 18;

/** Seconds until the next try after so many failed ones; null when there is no point in another. */
export function waitBeforeRetry(failedAttempts: number, failure: SendFailure): number | null {
  if (failure === 'refused' || failedAttempts >= LAST_ATTEMPT) return null;
  return WAITS[failedAttempts - 1] ?? LONGEST_WAIT;
}
