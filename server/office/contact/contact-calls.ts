import type { officeContactCalls } from '../../../contract/office/contact-calls.ts';
import { fill } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  cleanMessage,
  LONGEST_MESSAGE,
  messageFault,
} from '../../../domain/contact/contact-message.ts';
import { insertAnswer, updateCase } from '../../contact/contact-queries.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import {
  findCase,
  findEndedCases,
  findMessages,
  findWaitingCases,
  lockCase,
} from './contact-queries.ts';

const MOST_WAITING = 100;
const MOST_DONE = 20;

export const officeContactAnswers: Answers<typeof officeContactCalls, UserContext> = {
  async getContactCases(_, { pool }) {
    const waiting = await findWaitingCases(pool, MOST_WAITING + 1);
    return {
      waiting: waiting.slice(0, MOST_WAITING),
      hasMore: waiting.length > MOST_WAITING,
      done: await findEndedCases(pool, MOST_DONE),
    };
  },

  getContactCase: ({ id }, { pool, language }) => wholeCase(pool, id, language),

  async answerContact({ id, answerKey, answer, isDone }, { pool, clock, user, log, language }) {
    const body = cleanMessage(answer);
    refuseFaults(body, language);
    const { accountId } = user;
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      if (!(await lockCase(tx, id))) throw notFound(language);
      const asked = await wholeCase(tx, id, language);
      if (!(await insertAnswer(tx, { id: answerKey, caseId: id, accountId, body, now }))) return;
      const [first] = asked.messages;
      await queueMail(tx, {
        to: asked.emailAddress,
        language: asked.language,
        letter: 'contact-answer',
        key: `contact-answer:${answerKey}`,
        data: { number: asked.number, answer: body, question: first?.body ?? '' },
      });
      if (isDone) await updateCase(tx, { id, isDone, accountId, now });
      log.info({ caseId: id, accountId }, 'contact answered');
    });
    return wholeCase(pool, id, language);
  },

  async markContact({ id, isDone }, { pool, clock, user, language }) {
    const change = { id, isDone, accountId: user.accountId, now: clock.now() };
    await inTransaction(pool, (tx) => updateCase(tx, change));
    return wholeCase(pool, id, language);
  },
};

const notFound = (language: Language) =>
  new Refusal('NOT_FOUND', refusalText('notFound', language), 404);

function refuseFaults(body: string, language: Language): void {
  const fault = messageFault(body);
  if (!fault) return;
  const text = refusalText(fault === 'empty' ? 'messageMissing' : 'messageTooLong', language);
  throw new Refusal('INVALID_MESSAGE', fill(text, LONGEST_MESSAGE), 422);
}

async function wholeCase(db: Database, id: string, language: Language) {
  const found = await findCase(db, id);
  if (!found) throw notFound(language);
  return { ...found, messages: await findMessages(db, id) };
}
