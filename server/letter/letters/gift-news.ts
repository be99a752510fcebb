import { z } from 'zod';
import { formatText, greetingOf, type LetterKind, letterHead, webAddress } from '../letter.ts';
import { giftNewsTexts } from '../texts/gift-news.ts';

const data = z.object({ firstName: z.string(), recipientName: z.string(), link: webAddress });
type News = LetterKind<z.infer<typeof data>>;

/** To the giver. Reveals nothing about the recipient beyond the name the giver typed. */
function giftNews(kind: 'activated' | 'unopened'): News {
  return {
    data,
    secret: false,
    reason: 'giver',
    topic: 'giftNews',
    usefulForSeconds: () => null,
    write({ firstName, recipientName, link }, writing) {
      const { follow, [kind]: texts } = giftNewsTexts[writing.language];
      return {
        subject: formatText(writing, texts.subject),
        preview: formatText(writing, texts.preview),
        greeting: greetingOf({ firstName }, writing),
        title: formatText(writing, texts.title, recipientName),
        blocks: [
          { kind: 'paragraph', text: formatText(writing, texts.body) },
          { kind: 'button', label: follow, href: link },
        ],
      };
    },
  };
}

export const giftActivated = giftNews('activated');
export const giftUnopened = giftNews('unopened');

/** No opt-out: something that was paid for has not arrived. */
export const giftBounced: News = {
  data,
  secret: false,
  reason: 'giver',
  usefulForSeconds: () => null,
  write({ firstName, recipientName, link }, writing) {
    const texts = giftNewsTexts[writing.language].bounced;
    return {
      ...letterHead(texts, { firstName }, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, recipientName) },
        { kind: 'button', label: texts.fix, href: link },
      ],
    };
  },
};
