import { randomUUID } from 'node:crypto';
import type { openingCalls } from '../../../contract/office/opening-calls.ts';
import { texts as en } from '../../../contract/texts/en/opening-mail.ts';
import { texts as fi } from '../../../contract/texts/fi/opening-mail.ts';
import { texts as sv } from '../../../contract/texts/sv/opening-mail.ts';
import { fill } from '../../../domain/base/fill.ts';
import { recordOf } from '../../../domain/base/record-of.ts';
import { SHIPPED_VERSION } from '../../../domain/document/document.ts';
import { CHANNELS, type Channel } from '../../../domain/payment/provider.ts';
import { schemeToBe } from '../../../domain/scheme/scheme-to-be.ts';
import { inTransaction } from '../../db/database.ts';
import { mailerOf } from '../../letter/mailer.ts';
import type { UserContext } from '../../platform/context.ts';
import { hasScheme } from '../../platform/http/opening-queries.ts';
import { consumeSharedRateLimit } from '../../platform/limits/rate-limit.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { mailDnsOf } from '../../settings/mail-dns.ts';
import { PROVIDER_RULES } from '../../settings/provider-settings.ts';
import { findMembers } from '../staff/staff-queries.ts';
import { findDraft, lockDraft, type Tested, updateFacts, updateTests } from './opening-queries.ts';
import { tryProvider } from './test-providers.ts';

const MAIL = { fi, sv, en };
const TESTS_AN_HOUR = 30;

async function opening({ pool, settings, user }: UserContext) {
  const [isOpen, draft, members] = await Promise.all([
    hasScheme(pool),
    findDraft(pool),
    findMembers(pool),
  ]);
  return {
    isOpen,
    ...draft,
    termsVersion: SHIPPED_VERSION,
    providers: recordOf(CHANNELS, (channel) => settings[PROVIDER_RULES[channel].account] !== ''),
    mailFrom: settings.mailFrom,
    mailDns: mailDnsOf(settings),
    ownAddress: user.emailAddress,
    staff: members
      .filter(({ endedAt }) => endedAt === null)
      .map(({ emailAddress, roles }) => ({ emailAddress, roles })),
  };
}

/** Refused once the scheme is open: its facts are then changed by dated plans. */
async function change(context: UserContext, write: Parameters<typeof inTransaction<void>>[1]) {
  await inTransaction(context.pool, async (tx) => {
    await lockDraft(tx);
    if (await hasScheme(tx)) {
      throw new Refusal('ALREADY_OPEN', refusalText('alreadyOpen', context.language), 409);
    }
    await write(tx);
  });
  return opening(context);
}

async function limitTests({ pool, clock, user, language }: UserContext): Promise<void> {
  const limit = { limit: TESTS_AN_HOUR, windowSeconds: 3600, now: clock.now() };
  const { allowed } = await consumeSharedRateLimit(pool, {
    scope: 'openingTests',
    key: user.accountId,
    ...limit,
  });
  if (!allowed) {
    throw new Refusal('REQUEST_LIMIT_EXCEEDED', refusalText('tooManyTries', language), 429);
  }
}

async function testProvider(channel: Channel, context: UserContext) {
  await limitTests(context);
  const tested = { ...(await tryProvider(channel, context)), at: context.clock.now() };
  return change(context, (tx) => updateTests(tx, { [channel]: tested }));
}

async function mailOneself(context: UserContext): Promise<Omit<Tested, 'at'>> {
  const { settings, user, language, clock, pool } = context;
  const { productForms, serviceEmail } = schemeToBe((await findDraft(pool)).facts);
  const texts = MAIL[language];
  const body = fill(texts.body, settings.publicUrl);
  const mailer = mailerOf(settings);
  try {
    await mailer.send({
      messageId: `<${randomUUID()}@${new URL(settings.publicUrl).hostname}>`,
      date: new Date(clock.now()),
      language,
      to: user.emailAddress,
      replyTo: serviceEmail,
      subject: fill(texts.subject, productForms[language].nominative),
      text: `${body}\n`,
      html: `<p>${body}</p>`,
      attachments: [],
    });
    return { isGood: true, answer: user.emailAddress };
  } catch (error) {
    const { code = '', responseCode = '', message } = error as Record<string, string>;
    return { isGood: false, answer: `${code} ${responseCode} ${message}`.trim().slice(0, 300) };
  } finally {
    mailer.close();
  }
}

export const openingAnswers: Answers<typeof openingCalls, UserContext> = {
  getOpening: (_, context) => opening(context),

  saveOpening: ({ facts }, context) => change(context, (tx) => updateFacts(tx, facts)),

  testPaytrail: (_, context) => testProvider('paytrail', context),
  testSmartum: (_, context) => testProvider('smartum', context),
  testEpassi: (_, context) => testProvider('epassi', context),

  async testMail(_, context) {
    await limitTests(context);
    const mail = { ...(await mailOneself(context)), at: context.clock.now() };
    return change(context, (tx) => updateTests(tx, { mail }));
  },
};
