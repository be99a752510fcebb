import { pathTo } from '../../contract/page/pages.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { deleteOpenRegistration } from '../activation/claim/waiting-queries.ts';
import { findCardState } from '../card/find-card-state.ts';
import type { Transaction } from '../db/database.ts';
import { cardStatusOf } from '../letter/blocks/card-line.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { Deps } from '../platform/context.ts';
import { findGiftHolder } from './taken-gift-queries.ts';
import type { BoughtThing } from './withdrawal-queries.ts';

/** Notifies the recipient that the gift has ended, with the state of their card. */
export async function notifyGiftEnded(
  tx: Transaction,
  { orderId, cardId }: BoughtThing,
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
): Promise<void> {
  const holder = cardId && (await findGiftHolder(tx, cardId));
  if (!holder) return;
  const { emailAddress, language, held } = holder;
  const state = held && (await findCardState(tx, held.cardId, helsinkiDay(clock.now())));
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'gift-ended',
    key: `gift-ended:${orderId}`,
    // An unverified address must not get a holder's name and card picture.
    cardId: held?.cardId ?? null,
    data: {
      firstName: held?.firstName ?? '',
      card: state ? cardStatusOf(state) : undefined,
      link: `${settings.publicUrl}${pathTo(held ? 'My_Museum_Card' : 'Home', language)}`,
    },
  });
  await deleteOpenRegistration(tx, cardId);
}
