import { type BounceCause, causeOfReply, statusIn } from '../../domain/office/bounce-cause.ts';

/** refused: permanent failure of this mail. later: server unreachable or busy. letter: rendering failed. */
export type SendFailure = 'refused' | 'later' | 'letter';

/** `cause` is shown to the office when the mail is given up; null when the fault is not with the reader's server. */
export type NotSent = { failure: SendFailure; cause: BounceCause | null; status: string | null };

type SmtpError = { responseCode?: unknown; command?: unknown; response?: unknown };

// A 5xx to these concerns this mail; to any other command (greeting, login, sender) it is our own misconfiguration.
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA', 'API']);

/** The only place that classifies mail-server failures. */
export function smtpFailure(error: unknown): SendFailure {
  const { responseCode, command } = error as SmtpError;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isFinal && ABOUT_THE_MAIL.has(String(command)) ? 'refused' : 'later';
}

export const letterFault: NotSent = { failure: 'letter', cause: null, status: null };

/** Keeps only the status codes: the message may contain the address. */
export function smtpFault(error: unknown): NotSent {
  const { responseCode, response } = error as SmtpError;
  const reply = typeof responseCode === 'number' ? responseCode : null;
  const said = typeof response === 'string' ? response : '';
  return { failure: smtpFailure(error), cause: causeOfReply(reply, said), status: statusIn(said) };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Short at first for a login code, then longer, for three days. */
const WAITS = [5, 15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
const LONGEST_WAIT = 4 * HOUR;
const LAST_ATTEMPT = WAITS.length + 18;

/** Seconds until the next attempt; null to give up. */
export function waitBeforeRetry(failedAttempts: number, failure: SendFailure): number | null {
  if (failure === 'refused' || failedAttempts >= LAST_ATTEMPT) return null;
  return WAITS[failedAttempts - 1] ?? LONGEST_WAIT;
}
