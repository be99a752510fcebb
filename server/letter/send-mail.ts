import type { Logger } from 'pino';
import type { LetterTopic } from '../../domain/account/letter-topic.ts';
import type { Language } from '../../domain/base/language.ts';
import type { SecretKey } from '../base/secret-key.ts';
import {
  allStatements,
  type Pool,
  type Transaction,
  transactionWithLocks,
} from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { insertRefusal } from './bounce/bounce-queries.ts';
import { keptWords } from './kept-words.ts';
import type { Letterhead } from './letter.ts';
import { findLetterheads } from './letterhead-queries.ts';
import { isLetterName, letterKind } from './letters.ts';
import type { Mailer } from './mailer.ts';
import {
  findOverdueMail,
  lockDueMail,
  updateDelayed,
  updateGivenUp,
  updateSent,
  type WaitingMail,
} from './outbox-queries.ts';
import { SEND_MAIL, sendPriority } from './queue-mail.ts';
import { letterFault, type NotSent, smtpFault, waitBeforeRetry } from './send-retry.ts';
import { type StopLinks, stopLinks } from './stop/letter-stop.ts';
import { writeLetter } from './write-letter.ts';

export type MailDeps = {
  pool: Pool;
  log: Logger;
  mailer: Mailer;
  /** Domain of every Message-ID. */
  mailDomain: string;
  settings: { publicUrl: string; secretKey: SecretKey };
};

/**
 * The row stays locked until the outcome is recorded, so that two workers never send the same mail. If a worker dies
 * between the server's yes and our commit, the retry carries the same Message-ID, which receivers deduplicate. If only
 * the database is lost, the worker remembers the yes and its immediate retry just records it.
 */
export async function sendMail(office: MailDeps, mailId: string): Promise<void> {
  try {
    await sendOrRecord(office, mailId);
  } catch (error) {
    if (!office.mailer.unrecorded().includes(messageIdOf(mailId, office))) throw error;
    await sendOrRecord(office, mailId);
  }
}

/** Records what only this process knows to be sent, before another process may retry it. */
export async function recordTakenMail(office: MailDeps): Promise<void> {
  for (const messageId of office.mailer.unrecorded()) {
    await sendOrRecord(office, messageId.slice(1, messageId.indexOf('@')));
  }
}

async function sendOrRecord(office: MailDeps, mailId: string): Promise<void> {
  const lock = (tx: Transaction) => allStatements([lockDueMail(tx, mailId), findLetterheads(tx)]);
  const isSeenTo = await transactionWithLocks(
    office.pool,
    lock,
    async (tx, [mail, letterheadIn]) => {
      if (mail) await settle(office, tx, mail, letterheadIn);
      return mail !== null;
    },
  );
  if (isSeenTo) office.mailer.recorded(messageIdOf(mailId, office));
}

async function settle(
  office: MailDeps,
  tx: Transaction,
  mail: WaitingMail,
  letterheadIn: (language: Language) => Letterhead,
): Promise<void> {
  const { id: mailId, letter } = mail;
  // One that has left is recorded as sent, even when it would be too late by now.
  const hasLeft = office.mailer.unrecorded().includes(messageIdOf(mailId, office));
  if (mail.tooLate && !hasLeft) {
    office.log.warn({ mailId, letter }, 'mail was too late to be of use');
    return updateGivenUp(tx, mailId, 'too late', null);
  }
  if (isStopped(mail) && !hasLeft) return updateGivenUp(tx, mailId, 'stopped', null);
  const fault = await deliver(office, mail, letterheadIn(mail.language));
  if (fault) return recordFailure(office, tx, mail, fault);
  await updateSent(tx, mailId, keptWords(letter, mail.data));
  office.log.info({ mailId, letter }, 'mail sent');
}

async function deliver(
  { mailer, mailDomain, log, settings }: MailDeps,
  mail: WaitingMail,
  letterhead: Letterhead,
): Promise<NotSent | null> {
  const stop = linksToStop(mail, settings);
  const { letter, data, card } = mail;
  const extras = { card, stopLink: stop?.page ?? null };
  const written = await writeLetter(letter, data, mail.language, letterhead, extras).catch(
    (error: Error) => {
      log.error({ mailId: mail.id, letter, reason: error.name }, 'letter not written');
      return null;
    },
  );
  if (!written) return letterFault;

  const messageId = messageIdOf(mail.id, { mailDomain });
  const replyTo = letterhead.serviceEmail;
  const { address: to, language, queuedAt: date } = mail;
  const { preview: _, ...parts } = written;
  const oneClick = stop?.oneClick ?? null;
  return mailer.send({ ...parts, messageId, date, to, replyTo, language, oneClick }).then(
    () => null,
    (error) => {
      // Codes only: the server's message may contain the address.
      const { code, responseCode, command } = error;
      log.warn({ mailId: mail.id, letter: mail.letter, code, responseCode, command }, 'not sent');
      return smtpFault(error);
    },
  );
}

const messageIdOf = (mailId: string, { mailDomain }: Pick<MailDeps, 'mailDomain'>) =>
  `<${mailId}@${mailDomain}>`;

async function recordFailure(
  { log }: MailDeps,
  tx: Transaction,
  mail: WaitingMail,
  { failure, cause, status }: NotSent,
): Promise<void> {
  const seconds = waitBeforeRetry(mail.attempts + 1, failure);
  if (seconds === null) {
    log.error({ mailId: mail.id, letter: mail.letter, failure }, 'mail given up');
    if (cause) await insertRefusal(tx, { mailId: mail.id, cause, status });
    return updateGivenUp(tx, mail.id, failure, keptWords(mail.letter, mail.data));
  }
  const runAt = await updateDelayed(tx, mail.id, failure, seconds);
  const priority = sendPriority(mail.letter);
  await enqueue(tx, SEND_MAIL, { mailId: mail.id }, { key: `mail:${mail.id}`, runAt, priority });
}

/** The opt-out topic of the letter, if any. */
function topicOf({ letter }: WaitingMail): LetterTopic | null {
  return isLetterName(letter) ? (letterKind(letter).topic ?? null) : null;
}

/** Opted out, or a bouncing address: that gets only contractual letters. */
function isStopped(mail: WaitingMail): boolean {
  const topic = topicOf(mail);
  return topic !== null && (mail.bounces || mail.stopped.includes(topic));
}

function linksToStop(mail: WaitingMail, site: MailDeps['settings']): StopLinks | null {
  const topic = topicOf(mail);
  const { address: emailAddress, language } = mail;
  return topic && stopLinks({ topic, emailAddress, language }, site);
}

/** The outbox is the source of truth; a mail whose job died with its worker gets a new job. */
export async function resendOverdueMail(pool: Pool, overdueSeconds: number): Promise<void> {
  for (const { id: mailId, letter } of await findOverdueMail(pool, overdueSeconds)) {
    const priority = sendPriority(letter);
    await enqueue(pool, SEND_MAIL, { mailId }, { key: `mail:${mailId}`, priority });
  }
}
