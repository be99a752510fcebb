import type { myCardCalls } from '../../contract/my-card/my-card-calls.ts';
import { texts as en } from '../../contract/texts/en/ledger.ts';
import { texts as fi } from '../../contract/texts/fi/ledger.ts';
import { ledgerText } from '../../contract/texts/ledger-text.ts';
import { texts as sv } from '../../contract/texts/sv/ledger.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { readGrant } from '../activation/activation-grant.ts';
import { lockCard, updateDiaryForgotten } from '../card/card-queries.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { inTransaction } from '../db/database.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { worded } from '../platform/worded.ts';
import { detachVisits } from '../privacy/delete-account-queries.ts';
import { holdersPage } from './holders-page.ts';
import {
  deleteHiddenDiary,
  findAllOwnCards,
  findCardOf,
  findVisitIds,
  insertHiddenDiary,
  type OwnCard,
} from './my-card-queries.ts';

const LEDGER_TEXTS = worded('contract/ledger', { fi, sv, en });

export const myCardAnswers: Answers<typeof myCardCalls, UserContext> = {
  async getMyCard(_, context) {
    const activated = await readGrant(context);
    return holdersPage(context.user.accountId, context, activated?.mark ? activated.cardId : null);
  },

  async getMyVisitIds(_, { pool, user }) {
    const card = await findCardOf(pool, user.accountId);
    if (!card || card.isDiaryHidden) return { visitIds: [] };
    return { visitIds: await findVisitIds(pool, card.cardId) };
  },

  async getMyValidity(_, context) {
    const card = await findCardOf(context.pool, context.user.accountId);
    if (!card) return { sentences: [], validUntil: null };
    const { steps, validUntil } = cardValidity(await findLedger(context.pool, card.cardId));
    const { language } = context;
    const texts = LEDGER_TEXTS[language];
    return { sentences: steps.map((step) => ledgerText(step, texts, language)), validUntil };
  },

  async setDiaryHidden({ isHidden }, context) {
    const { cardId } = await requireCard(context);
    if (isHidden) await insertHiddenDiary(context.pool, cardId, context.clock.now());
    else await deleteHiddenDiary(context.pool, cardId);
    return { isHidden };
  },

  async forgetDiary(_, context) {
    await requireCard(context);
    const forgotten = await inTransaction(context.pool, async (tx) => {
      let visits = 0;
      // Card lock: a visit recorded at the same time is either erased or not yet written.
      for (const cardId of await findAllOwnCards(tx, context.user.accountId)) {
        await lockCard(tx, cardId);
        await updateDiaryForgotten(tx, cardId, helsinkiDay(context.clock.now()));
        visits += await detachVisits(tx, cardId);
      }
      return visits;
    });
    context.log.info({ event: 'diary-forgotten', accountId: context.user.accountId }, 'diary');
    return { forgotten };
  },
};

async function requireCard({ pool, user, language }: UserContext): Promise<OwnCard> {
  const card = await findCardOf(pool, user.accountId);
  if (!card) throw new Refusal('CARD_NOT_FOUND', refusalText('cardNotFound', language), 404);
  return card;
}
