import { pathTo } from '../../../contract/page/pages.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { findCardState } from '../../card/find-card-state.ts';
import type { Transaction } from '../../db/database.ts';
import { cardStatusOf } from '../../letter/blocks/card-line.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';
import type { HeldCard } from '../activation-queries.ts';

/** One letter per code, since it can be added once. */
export async function notifyMerged(
  tx: Transaction,
  { cardId, held, to }: { cardId: string; held: HeldCard; to: string },
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
): Promise<void> {
  const { language } = held;
  const state = await findCardState(tx, held.cardId, helsinkiDay(clock.now()));
  await queueMail(tx, {
    to,
    language,
    letter: 'year-added',
    key: `merged:${cardId}`,
    cardId: held.cardId,
    data: {
      firstName: held.firstName,
      card: cardStatusOf(state),
      link: `${settings.publicUrl}${pathTo('My_Museum_Card', language)}`,
    },
  });
}
