import { z } from 'zod';
import { formatText, type LetterKind, letterHead, webAddress } from '../letter.ts';
import { numberReplacedTexts } from '../texts/number-replaced.ts';

const data = z.object({
  firstName: z.string(),
  /** Missing in letters queued earlier. */
  link: webAddress.nullable().default(null),
});

/** Without the number: a thief may read the mail on a lost phone. */
export const numberReplaced: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'card',
  usefulForSeconds: () => null,
  write({ firstName, link }, writing) {
    const texts = numberReplacedTexts[writing.language];
    return {
      ...letterHead(texts, { firstName }, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.signIn) },
        ...(link
          ? [{ kind: 'button' as const, label: formatText(writing, texts.openMine), href: link }]
          : []),
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};
