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
  /** Null as long as the address may be mistyped: the number is the holder's. Letters queued earlier have none. */
  customerNumber: z.string().regex(NUMBER_DIGITS).nullable().default(null),
  /** A guest's address is to be confirmed; null when the person was signed in. */
  confirmLink: webAddress.nullable(),
  /** The link of a gift proved the address: whoever did not do this can shut the other one out. */
  newPassword: webAddress.nullable().default(null),
  myCard: webAddress,
});

/** With the customer number once the address is known to be the holder's. */
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
