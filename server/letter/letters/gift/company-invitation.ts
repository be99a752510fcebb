import { z } from 'zod';
import {
  type ActivationCode,
  activationCodeFrom,
} from '../../../../domain/activation/activation-code.ts';
import { codeText } from '../../blocks/code-text.ts';
import { dataSourceBlocks } from '../../blocks/data-source-blocks.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import type { Letter } from '../../letter.ts';
import { companyInvitationTexts } from '../../texts/gift/company-invitation.ts';
import type { Writing } from '../../writing.ts';

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
type Invitation = z.infer<typeof data>;
type Texts = (typeof companyInvitationTexts)['fi'];

const common = {
  texts: companyInvitationTexts,
  data,
  example: {
    companyName: 'Kahvila Aamu Oy',
    personName: 'Aino Lahtinen',
    code: activationCodeFrom(Array.from({ length: 15 }, (_, place) => place)),
    link: 'https://kortti.example/aktivoi#koodi=ACDE',
  },
  withoutCode: (invited: Invitation) => ({ ...invited, code: null }),
  reason: 'employee',
} as const;

/** To an employee: the personal link to a card paid for by the employer. */
export const companyInvitation = defineLetter({
  ...common,
  name: {
    fi: 'Työnantajan kortti: kutsu',
    sv: 'Arbetsgivarens kort: inbjudan',
    en: 'Employer’s card: invitation',
  },
  write: (invited, { texts, ...writing }) => invite(invited, texts, texts, writing),
});

const REMINDER_USEFUL_SECONDS = 3 * 24 * 60 * 60;

/** Reminder requested by the employer while the card is not activated. */
export const companyReminder = defineLetter({
  ...common,
  name: {
    fi: 'Työnantajan kortti: muistutus',
    sv: 'Arbetsgivarens kort: påminnelse',
    en: 'Employer’s card: reminder',
  },
  topic: 'reminders',
  usefulForSeconds: () => REMINDER_USEFUL_SECONDS,
  write: (invited, { texts, ...writing }) => invite(invited, texts.reminder, texts, writing),
});

function invite(
  { companyName, personName, code, link }: Invitation,
  words: Texts['reminder'],
  texts: Texts,
  writing: Writing,
): Letter {
  const { text, paragraph, button, digits, quiet } = writing;
  return {
    subject: text(words.subject, companyName),
    preview: text(words.preview),
    title: personName ? text(words.titleNamed, personName) : text(words.title),
    // The company's preview shows the same wool: one seed for all its employees.
    wool: companyName,
    blocks: [
      paragraph(words.body, companyName),
      button(texts.button, link),
      digits(texts.code, codeText(code, writing)),
      paragraph(texts.merge),
      quiet(texts.privacy),
      ...dataSourceBlocks('employer', { name: companyName, link }, writing),
    ],
  };
}
