import { z } from 'zod';
import type { ActivationCode } from '../../../domain/activation/activation-code.ts';
import { codeText } from '../code-text.ts';
import {
  formatText,
  type Letter,
  type LetterContext,
  type LetterKind,
  webAddress,
} from '../letter.ts';
import { dataSourceBlocks } from './data-source-blocks.ts';

const data = z.object({
  companyName: z.string(),
  /** Empty when the person asked by the company's link, or by an earlier release. */
  personName: z.string().default(''),
  /** Null once the letter has left: it was the reader's alone. */
  code: z
    .string()
    .transform((code) => code as ActivationCode)
    .nullable(),
  link: webAddress,
});

type Invitation = LetterKind<z.infer<typeof data>>;

function write(
  { companyName, personName, code, link }: z.infer<typeof data>,
  writing: LetterContext,
  kind: 'invitation' | 'reminder',
): Letter {
  const { companyInvitation: texts } = writing.texts;
  const words = kind === 'reminder' ? texts.reminder : texts;
  return {
    subject: formatText(writing, words.subject, companyName),
    preview: formatText(writing, words.preview),
    title: personName
      ? formatText(writing, words.titleNamed, personName)
      : formatText(writing, words.title),
    // The page for companies shows the letter with it; everybody of one company gets the same.
    wool: companyName,
    blocks: [
      { kind: 'paragraph', text: formatText(writing, words.body, companyName) },
      { kind: 'button', label: formatText(writing, texts.button), href: link },
      { kind: 'digits', label: formatText(writing, texts.code), text: codeText(code, writing) },
      { kind: 'paragraph', text: formatText(writing, texts.merge) },
      { kind: 'quiet', text: formatText(writing, texts.privacy) },
      ...dataSourceBlocks('employer', { name: companyName, link }, writing),
    ],
  };
}

/** To an employee: the personal link to a card that the employer has paid for. */
export const companyInvitation: Invitation = {
  data,
  secret: false,
  withoutCode: (invited) => ({ ...invited, code: null }),
  reason: 'employee',
  usefulForSeconds: () => null,
  write: (invited, writing) => write(invited, writing, 'invitation'),
};

const REMINDER_USEFUL_SECONDS = 3 * 24 * 60 * 60;

/** The same once more, when the employer asks for it and the card has not been activated. */
export const companyReminder: Invitation = {
  ...companyInvitation,
  topic: 'reminders',
  usefulForSeconds: () => REMINDER_USEFUL_SECONDS,
  write: (invited, writing) => write(invited, writing, 'reminder'),
};
