import { z } from 'zod';
import { formatText, type LetterKind, letterHead } from '../letter.ts';
import { addressChangedTexts } from '../texts/address-changed.ts';

const data = z.object({ firstName: z.string(), address: z.string() });

/** Shows the new address, so that its owner notices a typing error. */
export const addressChanged: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ firstName, address }, writing) {
    const texts = addressChangedTexts[writing.language];
    return {
      ...letterHead(texts, { firstName }, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'facts', rows: [[texts.address, address]] },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};
