import { z } from 'zod';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { formatText, greetingOf, type LetterKind, letterHead, webAddress } from '../letter.ts';
import { contractLetterTexts } from '../texts/contract-letters.ts';
import { cardLine, cardStatus } from './card-line.ts';
import { amount, day } from './receipt-data.ts';

const always = { secret: false, usefulForSeconds: () => null, reason: 'plan' } as const;

const failed = z.object({
  firstName: z.string(),
  number: z.number().int(),
  amount,
  /** Null: this payment card is not charged again. */
  retryOn: day.nullable(),
  link: webAddress,
  card: cardStatus,
});

export const instalmentFailed: LetterKind<z.infer<typeof failed>> = {
  ...always,
  data: failed,
  write(data, writing) {
    const { failed: texts, changeCard } = contractLetterTexts[writing.language];
    const next = data.retryOn
      ? formatText(writing, texts.retry, formatDate(data.retryOn, writing.language))
      : formatText(writing, texts.noRetry);
    return {
      subject: formatText(writing, texts.subject, formatMoney(data.amount, writing.language)),
      preview: formatText(writing, texts.preview),
      greeting: greetingOf(data, writing),
      title: formatText(writing, texts.title, data.number),
      blocks: [
        {
          kind: 'paragraph',
          text: formatText(writing, texts.body, formatMoney(data.amount, writing.language)),
        },
        ...cardLine(data.card, writing),
        { kind: 'paragraph', text: next },
        { kind: 'button', label: changeCard, href: data.link },
      ],
    };
  },
};

const notice = z.object({ firstName: z.string(), stopsOn: day, link: webAddress });

export const entryNotice: LetterKind<z.infer<typeof notice>> = {
  ...always,
  data: notice,
  write(data, writing) {
    const { notice: texts, changeCard } = contractLetterTexts[writing.language];
    const stopsOn = formatDate(data.stopsOn, writing.language);
    return {
      subject: formatText(writing, texts.subject, stopsOn),
      preview: formatText(writing, texts.preview),
      greeting: greetingOf(data, writing),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, stopsOn) },
        { kind: 'paragraph', text: formatText(writing, texts.what) },
        { kind: 'button', label: changeCard, href: data.link },
      ],
    };
  },
};

const stopped = z.object({ firstName: z.string(), link: webAddress });

export const entryStopped: LetterKind<z.infer<typeof stopped>> = {
  ...always,
  data: stopped,
  write(data, writing) {
    const { stopped: texts, changeCard } = contractLetterTexts[writing.language];
    return {
      ...letterHead(texts, data, writing),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.what) },
        { kind: 'button', label: changeCard, href: data.link },
      ],
    };
  },
};

const inOrder = z.object({ firstName: z.string(), card: cardStatus });

export const instalmentsInOrder: LetterKind<z.infer<typeof inOrder>> = {
  ...always,
  data: inOrder,
  write({ firstName, card }, writing) {
    const { inOrder: texts } = contractLetterTexts[writing.language];
    return {
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        ...cardLine(card, writing),
      ],
    };
  },
};

const ended = z.object({
  /** Null: validity begins with the first visit. */
  validUntil: day.nullable(),
  isOver: z.boolean(),
});

/** Customer service has ended the contract: which charges stop and how long the card is valid. */
export const contractEnded: LetterKind<z.infer<typeof ended>> = {
  ...always,
  data: ended,
  write({ validUntil, isOver }, writing) {
    const { ended: texts } = contractLetterTexts[writing.language];
    const until = validUntil
      ? formatText(
          writing,
          isOver ? texts.wasUntil : texts.until,
          formatDate(validUntil, writing.language),
        )
      : formatText(writing, texts.notBegun);
    return {
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: until },
        { kind: 'paragraph', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

const restored = z.object({});

/** The end was undone: charges resume, so the payer must be notified. */
export const contractRestored: LetterKind<z.infer<typeof restored>> = {
  ...always,
  data: restored,
  write(_, writing) {
    const { restored: texts } = contractLetterTexts[writing.language];
    return {
      subject: formatText(writing, texts.subject),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'paragraph', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};
