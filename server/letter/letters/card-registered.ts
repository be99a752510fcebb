import { z } from 'zod';
import { groupInFours } from '../../../domain/base/format.ts';
import { NUMBER_DIGITS } from '../../../domain/card/customer-number.ts';
import {
  type Block,
  formatText,
  type LetterContext,
  type LetterKind,
  webAddress,
} from '../letter.ts';

const data = z.object({
  firstName: z.string(),
  plasticCard: z.boolean(),
  /** Null until the address is verified, since the number is personal. Missing in letters queued earlier. */
  customerNumber: z.string().regex(NUMBER_DIGITS).nullable().default(null),
  /** Verification link for a guest; null when the person was signed in. */
  confirmLink: webAddress.nullable(),
  /** The gift link alone verified the address: a reader who did not use it can lock the other person out. */
  newPassword: webAddress.nullable().default(null),
  myCard: webAddress,
});

/** Includes the customer number once the address is verified. */
export const cardRegistered: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'card',
  usefulForSeconds: () => null,
  write({ firstName, plasticCard, customerNumber, confirmLink, newPassword, myCard }, writing) {
    const { cardRegistered: texts } = writing.texts;
    const { deliveryWeeks } = writing.letterhead;
    const ways: Block[] = confirmLink
      ? [
          { kind: 'paragraph', text: formatText(writing, texts.confirm) },
          { kind: 'button', label: formatText(writing, texts.confirmButton), href: confirmLink },
        ]
      : [{ kind: 'button', label: formatText(writing, texts.openMine), href: myCard }];
    const number: Block[] = customerNumber
      ? [
          {
            kind: 'digits',
            label: formatText(writing, texts.number),
            text: groupInFours(customerNumber),
          },
        ]
      : [];
    const where = confirmLink ? texts.numberAfter : texts.numberIs;
    return {
      subject: formatText(writing, confirmLink ? texts.subjectConfirm : texts.subject),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        ...number,
        ...(confirmLink ? ways : []),
        { kind: 'paragraph', text: formatText(writing, where) },
        {
          kind: 'paragraph',
          text: formatText(writing, plasticCard ? texts.plastic : texts.noPlastic, deliveryWeeks),
        },
        ...(confirmLink
          ? [{ kind: 'quiet' as const, text: formatText(writing, texts.notYou) }]
          : ways),
        ...(newPassword ? byGift(newPassword, writing) : []),
      ],
    };
  },
};

function byGift(href: string, writing: LetterContext): Block[] {
  const { cardRegistered: texts } = writing.texts;
  return [
    { kind: 'quiet', text: formatText(writing, texts.byGift) },
    { kind: 'link', label: formatText(writing, texts.newPassword), href },
  ];
}
