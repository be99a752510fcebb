import { z } from 'zod';
import type { Language } from '../../../../domain/base/language.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { giverPage } from '../../dev/example-facts.ts';
import { giftNewsTexts } from '../../texts/gift/gift-news.ts';

const data = z.object({ firstName: z.string(), recipientName: z.string(), link: webAddress });
const example = { firstName: 'Aino', recipientName: 'Elias', link: giverPage };

/** To the giver. Reveals nothing about the recipient beyond the name the giver typed. */
const giftNews = (what: 'activated' | 'unopened', name: Record<Language, string>) =>
  defineLetter({
    name,
    textsAt: [`gift-news.${what}`],
    texts: giftNewsTexts,
    data,
    example,
    renewed: { link: 'giver' },
    reason: 'giver',
    topic: 'giftNews',
    write: ({ firstName, recipientName, link }, { texts, head, hello, paragraph, button }) => ({
      ...head(texts[what], recipientName),
      greeting: hello(firstName),
      blocks: [paragraph(texts[what].body), button(texts.follow, link)],
    }),
  });

export const giftActivated = giftNews('activated', {
  fi: 'Lahja aktivoitu',
  sv: 'Gåvan aktiverad',
  en: 'Gift activated',
});
export const giftUnopened = giftNews('unopened', {
  fi: 'Lahjaa ei ole avattu',
  sv: 'Gåvan har inte öppnats',
  en: 'Gift not opened',
});

/** No opt-out: something that was paid for has not arrived. */
export const giftBounced = defineLetter({
  name: { fi: 'Lahja ei mennyt perille', sv: 'Gåvan kom inte fram', en: 'Gift not delivered' },
  textsAt: ['gift-news.bounced'],
  texts: giftNewsTexts,
  data,
  example,
  renewed: { link: 'giver' },
  reason: 'giver',
  write(bounced, { texts: { bounced: texts }, head, hello, paragraph, button }) {
    return {
      ...head(texts),
      greeting: hello(bounced.firstName),
      blocks: [paragraph(texts.body, bounced.recipientName), button(texts.fix, bounced.link)],
    };
  },
});
