import type { ActivationCode } from '../../../domain/activation/activation-code.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import { cardValidity } from '../../../domain/card/card-validity.ts';
import type { CustomerNumber } from '../../../domain/card/customer-number.ts';
import type { SecretKey } from '../../base/secret-key.ts';
import { insertClaimableCards, insertFirstEntries } from '../../card/claimable-card-queries.ts';
import { drawCardNumber } from '../../card/make-card.ts';
import type { Transaction } from '../../db/database.ts';
import { activationCodeHash, newActivationCode, sealCode } from '../activation-secret.ts';

export type ClaimableCard = {
  cardId: string;
  customerNumber: CustomerNumber;
  code: ActivationCode;
};

type Drawing = { count: number; now: number; secretKey: SecretKey };
type Paying = { cause: string; months: number; today: LocalDate };

/** Paid cards without a holder, in bulk: each can be claimed with its code. */
export async function makeClaimableCards(
  tx: Transaction,
  input: Drawing & Paying,
): Promise<ClaimableCard[]> {
  const cards = await drawClaimableCards(tx, input);
  await payClaimableCards(
    tx,
    cards.map(({ cardId }) => cardId),
    input,
  );
  return cards;
}

/** Cards with codes but without validity: until payment the codes answer "not paid yet" and open nothing. */
export async function drawClaimableCards(
  tx: Transaction,
  { count, now, secretKey }: Drawing,
): Promise<ClaimableCard[]> {
  const made: ClaimableCard[] = [];
  // A random number may be taken, though rarely: missing cards are drawn again.
  for (let tries = 0; made.length < count && tries < 5; tries += 1) {
    const drawn = Array.from({ length: count - made.length }, () => {
      const code = newActivationCode();
      return {
        ...drawCardNumber(secretKey),
        code,
        codeHash: activationCodeHash(code, secretKey),
        sealedCode: sealCode(code, secretKey),
      };
    });
    const codes = new Map(drawn.map(({ customerNumber, code }) => [customerNumber, code]));
    for (const card of await insertClaimableCards(tx, drawn, now)) {
      const code = codes.get(card.customerNumber);
      if (code) made.push({ ...card, code });
    }
  }
  if (made.length < count) throw new Error('no free customer number was drawn');
  return made;
}

/** Gives unpaid cards their validity, which starts with the first visit. */
export async function payClaimableCards(
  tx: Transaction,
  cardIds: string[],
  { cause, months, today }: Paying,
): Promise<void> {
  const entry = { cause, occurredOn: today, months, days: 0, startsAtOnce: false, refunds: null };
  const validity = cardValidity([{ kind: 'bought', ...entry }]);
  await insertFirstEntries(tx, cardIds, { ...entry, validity });
}
