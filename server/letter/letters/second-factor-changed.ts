import { z } from 'zod';
import { formatDateTime } from '../../../domain/base/format.ts';
import { formatText, type LetterKind, plainHead, webAddress } from '../letter.ts';
import { secondFactorChangedTexts } from '../texts/second-factor-changed.ts';

const data = z.object({
  change: z.enum([
    'passkeyAdded',
    'passkeyRemoved',
    'totpAdded',
    'totpRemoved',
    'recoveryCodesMade',
    'recoveryCodeUsed',
    'reset',
  ]),
  /** Name of the passkey; empty for other factors. */
  name: z.string(),
  changedAt: z.number(),
  link: webAddress,
});

/** To staff: a second factor was added, removed or used up. */
export const secondFactorChanged: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ change, name, changedAt, link }, writing) {
    const texts = secondFactorChangedTexts[writing.language];
    const when = formatDateTime(changedAt, writing.language);
    return {
      ...plainHead(texts, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.changes[change], when, name) },
        { kind: 'paragraph', text: change === 'reset' ? texts.asked : texts.ok },
        { kind: 'paragraph', text: change === 'reset' ? texts.notAsked : texts.notYou },
        { kind: 'button', label: texts.button, href: link },
      ],
    };
  },
};
