import { z } from 'zod';
import { formatDate } from '../../../domain/base/format.ts';
import { formatText, greetingOf, type LetterKind, webAddress } from '../letter.ts';
import { termsAttachments } from '../terms/terms-attachments.ts';
import { termsChangedTexts } from '../texts/terms-changed.ts';
import { day } from './receipt-data.ts';

const data = z.object({
  firstName: z.string(),
  version: z.string(),
  inForceOn: day,
  changes: z.array(z.string()).min(1),
  links: z.object({ terms: webAddress, renewal: webAddress }),
});

/** To everyone with a card or a contract, before new terms take effect; contractual, so no opt-out. */
export const termsChanged: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'card',
  isBulk: true,
  usefulForSeconds: () => null,
  async write({ firstName, version, inForceOn, changes, links }, writing) {
    const texts = termsChangedTexts[writing.language];
    const attachments = await termsAttachments({ termsVersion: version, links }, writing);
    if (attachments.length === 0) throw new Error(`no words of the terms ${version}`);
    const from = formatDate(inForceOn, writing.language);
    return {
      subject: formatText(writing, texts.subject, from),
      preview: formatText(writing, texts.preview),
      greeting: greetingOf({ firstName }, writing),
      title: formatText(writing, texts.title, from),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, from) },
        { kind: 'heading', text: texts.what },
        { kind: 'steps', items: changes.map((change) => formatText(writing, change)) },
        { kind: 'heading', text: texts.choices },
        ...texts.ways.map((way) => ({
          kind: 'paragraph' as const,
          text: formatText(writing, way, from),
        })),
        { kind: 'button', label: texts.extend, href: links.renewal },
        { kind: 'quiet', text: texts.attached },
        { kind: 'link', label: texts.present, href: links.terms },
      ],
      attachments,
    };
  },
};
