import type { contactCalls } from '../../contract/contact/contact-calls.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { fill } from '../../domain/base/fill.ts';
import {
  cleanMessage,
  LONGEST_MESSAGE,
  messageFault,
} from '../../domain/contact/contact-message.ts';
import { fieldErrors } from '../../domain/person/field-rules.ts';
import { cleanOrderNumber } from '../../domain/withdrawal/withdrawal-statement.ts';
import { inTransaction } from '../db/database.ts';
import { isPlainAddress, queueMail } from '../letter/queue-mail.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit } from '../platform/limits/rate-limit.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findCaseNumber, insertCase } from './contact-queries.ts';

const HOUR = 60 * 60;
const CASES = { scope: 'contact', limit: 10, windowSeconds: HOUR };
/** Anybody can type a stranger's address, so letters to one address are limited. */
const LETTERS = { scope: 'contact-letter', limit: 5, windowSeconds: 24 * HOUR };

export const contactAnswers: Answers<typeof contactCalls, GuestContext> = {
  async contactService(typed, context) {
    const { pool, clock, language, user } = context;
    const now = clock.now();
    const message = cleanMessage(typed.message);
    const emailAddress = accountAddress(typed.emailAddress);
    const validationError = faultOf(message, emailAddress, context);
    if (validationError) return { validationError, caseNumber: null };
    await countCase(context);
    const counted = { ...LETTERS, key: emailAddress, now };
    const { allowed } = await consumeRateLimit(pool, counted);
    const { requestKey, subject } = typed;
    const caseNumber = await inTransaction(pool, async (tx) => {
      const orderNumber = cleanOrderNumber(typed.orderNumber);
      const accountId = user?.accountId ?? null;
      const input = { requestKey, subject, language, emailAddress, orderNumber };
      const opened = await insertCase(tx, { ...input, accountId, message, now });
      if (!opened) return findCaseNumber(tx, { requestKey, emailAddress });
      const { id, number } = opened;
      if (allowed) {
        await queueMail(tx, {
          to: emailAddress,
          language,
          letter: 'contact-received',
          key: `contact-received:${id}`,
          data: { number, subject, receivedAt: now },
        });
      }
      return number;
    });
    return { validationError: null, caseNumber };
  },
};

function faultOf(message: string, emailAddress: string, { language }: GuestContext) {
  const isAddress =
    fieldErrors('emailAddress', emailAddress, { currentYear: 0 }).length === 0 &&
    isPlainAddress(emailAddress);
  if (!isAddress) return refusalText('mailAddressWrong', language);
  const fault = messageFault(message);
  if (fault === 'empty') return refusalText('messageMissing', language);
  return fault && fill(refusalText('messageTooLong', language), LONGEST_MESSAGE);
}

async function countCase({ pool, clock, address, language }: GuestContext): Promise<void> {
  const counted = { ...CASES, key: address, now: clock.now() };
  const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, counted);
  if (allowed) return;
  const text = refusalText('tooManyTries', language);
  throw new Refusal('TOO_MANY_REQUESTS', text, 429, retryAfterSeconds);
}
