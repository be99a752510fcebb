import { z } from 'zod';
import { formatDateTime } from '../../../domain/base/format.ts';
import { formatText, type LetterKind, plainHead, webAddress } from '../letter.ts';
import { officeEmailTexts } from '../texts/office-email.ts';

const replacedData = z.object({
  signInFrom: z.number(),
  /** Absent when this address may not stop the change. */
  link: webAddress.optional(),
  days: z.number().int().positive().optional(),
});

/** To the old address after customer service changed it. */
export const emailReplaced: LetterKind<z.infer<typeof replacedData>> = {
  data: replacedData,
  secret: true,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ signInFrom, link, days = 0 }, writing) {
    const texts = officeEmailTexts[writing.language].replaced;
    return {
      ...plainHead(texts, writing),
      blocks: [
        {
          kind: 'paragraph',
          text: formatText(writing, texts.body, formatDateTime(signInFrom, writing.language)),
        },
        ...(link
          ? [
              { kind: 'paragraph' as const, text: formatText(writing, texts.notYou, days) },
              { kind: 'button' as const, label: texts.button, href: link },
            ]
          : [{ kind: 'paragraph' as const, text: formatText(writing, texts.call) }]),
      ],
    };
  },
};

const givenData = z.object({ signInFrom: z.number() });

/** To the new address. Without a name, since a typing error may deliver it to a stranger. */
export const emailGiven: LetterKind<z.infer<typeof givenData>> = {
  data: givenData,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ signInFrom }, writing) {
    const texts = officeEmailTexts[writing.language].given;
    const from = formatDateTime(signInFrom, writing.language);
    return {
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview, from),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, from) },
        { kind: 'paragraph', text: formatText(writing, texts.card) },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

const removedData = z.object({});

/** To the new address after the change was reverted. */
export const emailRemoved: LetterKind<z.infer<typeof removedData>> = {
  data: removedData,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write(_, writing) {
    const texts = officeEmailTexts[writing.language].removed;
    return {
      ...plainHead(texts, writing),
      blocks: [{ kind: 'paragraph', text: formatText(writing, texts.body) }],
    };
  },
};

const joinedData = z.object({ signInFrom: z.number(), isKept: z.boolean() });

/** To both addresses of two merged accounts. */
export const accountsJoined: LetterKind<z.infer<typeof joinedData>> = {
  data: joinedData,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ signInFrom, isKept }, writing) {
    const texts = officeEmailTexts[writing.language].joined;
    const body = isKept ? texts.body : texts.elsewhere;
    return {
      ...plainHead(texts, writing),
      blocks: [
        {
          kind: 'paragraph',
          text: formatText(writing, body, formatDateTime(signInFrom, writing.language)),
        },
        { kind: 'paragraph', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

const partedData = z.object({});

/** To both addresses after a merge was undone. */
export const accountsParted: LetterKind<z.infer<typeof partedData>> = {
  data: partedData,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write(_, writing) {
    const texts = officeEmailTexts[writing.language].parted;
    return {
      ...plainHead(texts, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};
