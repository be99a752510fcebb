import { z } from 'zod';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { formatText, type LetterContext, type LetterKind, webAddress } from '../letter.ts';

type Words = { subject: string; preview: string; title: string; body: string };

function plain(writing: LetterContext, words: Words, ...args: (string | number)[]) {
  return {
    subject: formatText(writing, words.subject),
    preview: formatText(writing, words.preview, ...args),
    title: formatText(writing, words.title, ...args),
  };
}

const changeData = z.object({ link: webAddress, hours: z.number().int().positive() });

export const emailChange: LetterKind<z.infer<typeof changeData>> = {
  data: changeData,
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ hours }) => hours * 60 * 60,
  write({ link, hours }, writing) {
    const { emailChange: texts } = writing.texts;
    return {
      ...plain(writing, texts, hours),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, hours) },
        { kind: 'button', label: texts.button, href: link },
        { kind: 'quiet', text: texts.notYou },
      ],
    };
  },
};

const nothing = z.object({});

const stopData = z.object({ link: webAddress, days: z.number().int().positive() });

/** To the old address when a change to a new one was requested. */
export const emailChangeAsked: LetterKind<z.infer<typeof stopData>> = {
  data: stopData,
  secret: true,
  reason: 'account',
  usefulForSeconds: ({ days }) => days * 24 * 60 * 60,
  write({ link, days }, writing) {
    const { emailChangeAsked: texts } = writing.texts;
    return {
      ...plain(writing, texts, days),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.notYou, days) },
        { kind: 'button', label: texts.button, href: link },
      ],
    };
  },
};

// Letters of earlier releases have no link.
const changedData = z.object({
  link: webAddress.optional(),
  days: z.number().int().positive().optional(),
});

export const emailChanged: LetterKind<z.infer<typeof changedData>> = {
  data: changedData,
  secret: true,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ link, days = 0 }, writing) {
    const { emailChanged: texts } = writing.texts;
    return {
      ...plain(writing, texts),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        ...(link
          ? [
              { kind: 'paragraph' as const, text: formatText(writing, texts.notYou, days) },
              { kind: 'button' as const, label: texts.button, href: link },
            ]
          : []),
      ],
    };
  },
};

const exportData = z.object({ link: webAddress, days: z.number().int().positive() });

export const dataExport: LetterKind<z.infer<typeof exportData>> = {
  data: exportData,
  secret: false,
  reason: 'account',
  usefulForSeconds: ({ days }) => days * 24 * 60 * 60,
  write({ link, days }, writing) {
    const { dataExport: texts } = writing.texts;
    return {
      ...plain(writing, texts, days),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, days) },
        { kind: 'button', label: texts.button, href: link },
      ],
    };
  },
};

const deletionData = z.object({ link: webAddress, dueOn: z.iso.date() });

export const deletionRequested: LetterKind<z.infer<typeof deletionData>> = {
  data: deletionData,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write({ link, dueOn }, writing) {
    const { deletionRequested: texts } = writing.texts;
    const day = formatDate(localDate(dueOn), writing.language);
    return {
      ...plain(writing, texts, day),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, day) },
        { kind: 'button', label: texts.button, href: link },
        { kind: 'quiet', text: texts.kept },
      ],
    };
  },
};

export const accountDeleted: LetterKind<z.infer<typeof nothing>> = {
  data: nothing,
  secret: false,
  reason: 'account',
  usefulForSeconds: () => null,
  write(_, writing) {
    const { accountDeleted: texts } = writing.texts;
    return {
      ...plain(writing, texts),
      blocks: [{ kind: 'paragraph', text: formatText(writing, texts.body) }],
    };
  },
};
