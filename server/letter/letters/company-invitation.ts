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
  /** Empty when requested through the company's link, or queued by an earlier release. */
  personName: z.string().default(''),
  /** Null once the letter has been sent, since the code is secret. */
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
    // The company's preview shows the same wool: one seed for all its employees.
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

/** To an employee: the personal link to a card paid for by the employer. */
export const companyInvitation: Invitation = {
  data,
  secret: false,
  withoutCode: (invited) => ({ ...invited, code: null }),
  reason: 'employee',
  usefulForSeconds: () => null,
  write: (invited, writing) => write(invited, writing, 'invitation'),
};

const REMINDER_USEFUL_SECONDS = 3 * 24 * 60 * 60;

/** Reminder requested by the employer while the card is not activated. */
export const companyReminder: Invitation = {
  ...companyInvitation,
  topic: 'reminders',
  usefulForSeconds: () => REMINDER_USEFUL_SECONDS,
  write: (invited, writing) => write(invited, writing, 'reminder'),
};
