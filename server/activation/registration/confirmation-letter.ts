import { pathTo } from '../../../contract/page/pages.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';

/** How long the link of the letter opens what it opens; the card waits longer. */
export const LINK_SECONDS = 30 * 24 * 60 * 60;

type Letter = {
  to: string;
  language: Language;
  /** Unique for each sending. */
  key: string;
  cardId: string;
  firstName: string;
  plasticCard: boolean;
  /** Null: the address is known to be theirs. */
  token: string | null;
  /** Null until then: a mistyped address must not get somebody's number. */
  customerNumber: string | null;
  /** Nobody was asked in a letter of its own whether the address is theirs. */
  byGift?: boolean;
};

/** The same letter, whether the address has an account or not. */
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
    // A mistyped address must not get somebody's name and rya either.
    cardId: token ? null : cardId,
    data: {
      firstName,
      plasticCard,
      customerNumber,
      // After the #, so that the token is in no log and in no Referer.
      confirmLink: token && `${page('Confirm_Registration')}#${token}`,
      newPassword: byGift ? page('Reset_Password') : null,
      myCard: page('My_Museum_Card'),
    },
  });
}
