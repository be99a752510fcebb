import { pathTo } from '../../../contract/page/pages.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';

/** Lifetime of the letter's link; the card waits longer. */
export const LINK_SECONDS = 30 * 24 * 60 * 60;

type Letter = {
  to: string;
  language: Language;
  /** Unique per sending. */
  key: string;
  cardId: string;
  firstName: string;
  plasticCard: boolean;
  /** Null: the address is already proved. */
  token: string | null;
  /** Null until the address is proved: a mistyped one must not get the number. */
  customerNumber: string | null;
  /** The address was proved by a gift link, without a confirmation letter. */
  byGift?: boolean;
};

/** The same letter whether the address has an account or not. */
export async function queueConfirmation(
  tx: Transaction,
  { to, language, key, cardId, firstName, plasticCard, token, customerNumber, byGift }: Letter,
  { settings }: Pick<Deps, 'settings'>,
): Promise<void> {
  const page = (name: 'Confirm_Registration' | 'My_Museum_Card' | 'Reset_Password') =>
    `${settings.publicUrl}${pathTo(name, language)}`;
  await queueMail(tx, {
    to,
    language,
    letter: 'card-registered',
    key,
    // A mistyped address must not get the name and card picture either.
    cardId: token ? null : cardId,
    data: {
      firstName,
      plasticCard,
      customerNumber,
      // In the fragment, so that the token is in no log and no Referer.
      confirmLink: token && `${page('Confirm_Registration')}#${token}`,
      newPassword: byGift ? page('Reset_Password') : null,
      myCard: page('My_Museum_Card'),
    },
  });
}
