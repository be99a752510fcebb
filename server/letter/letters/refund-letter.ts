import { z } from 'zod';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import type { RefundWay } from '../../../domain/payment/refund-way.ts';
import { formatText, type LetterContext, type LetterKind } from '../letter.ts';
import { refundLetterTexts } from '../texts/refund-letter.ts';
import { refundWayTexts } from '../texts/refund-ways.ts';
import { amount, day, refundWay } from './receipt-data.ts';

const data = z.object({
  orderNumber: z.string(),
  amount,
  ...refundWay,
  /** Day by which the money is returned; missing in letters queued earlier. */
  dueOn: day.optional(),
  /** All that letters queued earlier say about the method. */
  toAccount: z.boolean().optional(),
});
type Refunded = z.infer<typeof data>;
type Texts = { subject: string; preview: string; title: string };

/** done: the money is on its way, by provider or staff. byHand: the provider cannot refund, so staff will. */
function refundLetter(
  wordsOf: (refund: Refunded, writing: LetterContext) => { texts: Texts; body: string },
): LetterKind<Refunded> {
  return {
    data,
    secret: false,
    reason: 'order',
    usefulForSeconds: () => null,
    write(refund, writing) {
      const labels = refundLetterTexts[writing.language];
      const sum = formatMoney(refund.amount, writing.language);
      const { texts, body } = wordsOf(refund, writing);
      return {
        subject: formatText(writing, texts.subject, sum),
        preview: formatText(writing, texts.preview, refund.orderNumber),
        title: formatText(writing, texts.title),
        blocks: [
          { kind: 'paragraph', text: body },
          {
            kind: 'facts',
            rows: [[labels.orderNumber, refund.orderNumber]],
            total: [labels.amount, sum],
          },
        ],
      };
    },
  };
}

const wayText = (writing: LetterContext, way: RefundWay, when: 'payer' | 'sent', site: string) =>
  formatText(writing, refundWayTexts[writing.language][way][when], site);

export const refundSent = refundLetter(({ way, toAccount, site }, writing) => ({
  texts: refundLetterTexts[writing.language].done,
  body: wayText(writing, way ?? (toAccount ? 'account' : 'provider'), 'sent', site),
}));

/** A benefit goes back to its provider; for anything else we ask for an account number. */
export const refundByHand = refundLetter(({ way = 'account', site, dueOn }, writing) => {
  const { atSite, toAccount } = refundLetterTexts[writing.language];
  if (way !== 'account') return { texts: atSite, body: wayText(writing, way, 'payer', site) };
  const asked = formatText(writing, toAccount.body);
  if (!dueOn) return { texts: toAccount, body: asked };
  const until = formatText(writing, toAccount.dueOn, formatDate(dueOn, writing.language));
  return { texts: toAccount, body: `${asked} ${until}` };
});
