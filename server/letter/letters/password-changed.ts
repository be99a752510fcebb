import { z } from 'zod';
import { formatDateTime } from '../../../domain/base/format.ts';
import { formatText, type LetterKind, plainHead, webAddress } from '../letter.ts';
import { passwordChangedTexts } from '../texts/password-changed.ts';

const data = z.object({ changedAt: z.number(), link: webAddress });

export const passwordChanged: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ changedAt, link }, writing) {
    const texts = passwordChangedTexts[writing.language];
    return {
      ...plainHead(texts, writing),
      blocks: [
        {
          kind: 'paragraph',
          text: formatText(writing, texts.body, formatDateTime(changedAt, writing.language)),
        },
        { kind: 'paragraph', text: formatText(writing, texts.notYou) },
        { kind: 'button', label: texts.button, href: link },
      ],
    };
  },
};
