import { z } from 'zod';
import { amount, day, refundWay } from '../../blocks/receipt-data.ts';
import { defineLetter } from '../../define-letter.ts';
import { exampleRefund } from '../../dev/example-facts.ts';
import { refundLetterTexts } from '../../texts/order/refund-letter.ts';
import { refundWayTexts } from '../../texts/order/refund-ways.ts';
import type { Writing } from '../../writing.ts';

const data = z.object({
  orderNumber: z.string(),
  amount,
  ...refundWay,
  /** Day by which the money is returned; missing in letters queued earlier. */
  dueOn: day.optional(),
  /** All that letters queued earlier say about the method. */
  toAccount: z.boolean().optional(),
});
type Refund = z.infer<typeof data>;
type Texts = (typeof refundLetterTexts)['fi'];

/** The money is on its way, by provider or staff. */
export const refundSent = defineLetter({
  name: { fi: 'Palautus lähetetty', sv: 'Återbetalning skickad', en: 'Refund sent' },
  textsAt: ['refund-letter.done'],
  texts: refundLetterTexts,
  data,
  example: exampleRefund,
  reason: 'order',
  write(refund, { texts, ...writing }) {
    const { way = refund.toAccount ? 'account' : 'provider', site } = refund;
    const body = writing.text(refundWayTexts[writing.language][way].sent, site);
    return refundLetter(refund, { words: texts.done, body, labels: texts }, writing);
  },
});

/** Staff refund it: a benefit goes back to its provider; for anything else we ask for an account number. */
export const refundByHand = defineLetter({
  name: { fi: 'Palautus tehdään käsin', sv: 'Återbetalning för hand', en: 'Refund by hand' },
  textsAt: ['refund-letter.atSite', 'refund-letter.toAccount'],
  texts: refundLetterTexts,
  data,
  example: { ...exampleRefund, way: 'site', site: 'ePassi' },
  reason: 'order',
  write(refund, { texts, ...writing }) {
    const { way = 'account', site, dueOn } = refund;
    const { text, language, day: dayText } = writing;
    if (way !== 'account') {
      const body = text(refundWayTexts[language][way].payer, site);
      return refundLetter(refund, { words: texts.atSite, body, labels: texts }, writing);
    }
    const until = dueOn ? [text(texts.toAccount.dueOn, dayText(dueOn))] : [];
    const body = [text(texts.toAccount.body), ...until].join(' ');
    return refundLetter(refund, { words: texts.toAccount, body, labels: texts }, writing);
  },
});

function refundLetter(
  refund: Refund,
  { words, body, labels }: { words: Texts['done']; body: string; labels: Texts },
  { money, text, head, facts }: Writing,
) {
  const sum = money(refund.amount);
  return {
    ...head(words, sum),
    preview: text(words.preview, refund.orderNumber),
    blocks: [
      { kind: 'paragraph' as const, text: body },
      facts([[labels.orderNumber, refund.orderNumber]], [labels.amount, sum]),
    ],
  };
}
