import { z } from 'zod';
import { localDate } from '../../../../domain/base/local-date.ts';
import { day } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links, renewalPage } from '../../dev/example-facts.ts';
import { termsAttachments } from '../../terms/terms-attachments.ts';
import { termsChangedTexts } from '../../texts/card/terms-changed.ts';

/** To everyone with a card or a contract, before new terms take effect; contractual, so no opt-out. */
export const termsChanged = defineLetter({
  name: {
    fi: 'Käyttöehdot muuttuvat',
    sv: 'Användarvillkoren ändras',
    en: 'Terms of use about to change',
  },
  texts: termsChangedTexts,
  data: z.object({
    firstName: z.string(),
    version: z.string(),
    inForceOn: day,
    changes: z.array(z.string()).min(1),
    links: z.object({ terms: webAddress, renewal: webAddress }),
  }),
  example: {
    firstName: 'Aino',
    version: '2026-11',
    inForceOn: localDate('2027-02-01'),
    changes: [
      'Kortilla pääsee sisään kerran päivässä kussakin museossa.',
      'Vastaamme reklamaatioihin 14 päivän kuluessa.',
    ],
    links: { terms: links.terms, renewal: renewalPage },
  },
  exampleIn: {
    sv: {
      changes: [
        'Kortet ger inträde en gång per dag till varje museum.',
        'Vi besvarar reklamationer inom 14 dagar.',
      ],
    },
    en: {
      changes: [
        'The card lets you in once a day at each museum.',
        'We answer complaints within 14 days.',
      ],
    },
  },
  reason: 'card',
  isBulk: true,
  async write(changed, { texts, ...writing }) {
    const { text, head, hello, paragraph, heading, button, quiet, link } = writing;
    const { version: termsVersion, changes } = changed;
    const attachments = await termsAttachments({ termsVersion, links: changed.links }, writing);
    if (attachments.length === 0) throw new Error(`no words of the terms ${termsVersion}`);
    const from = writing.day(changed.inForceOn);
    return {
      ...head(texts, from),
      greeting: hello(changed.firstName),
      blocks: [
        paragraph(texts.body, from),
        heading(texts.what),
        { kind: 'steps', items: changes.map((change) => text(change)) },
        heading(texts.choices),
        ...texts.ways.map((way) => paragraph(way, from)),
        button(texts.extend, changed.links.renewal),
        quiet(texts.attached),
        link(texts.present, changed.links.terms),
      ],
      attachments,
    };
  },
});
