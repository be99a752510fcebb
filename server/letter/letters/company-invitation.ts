import { z } from 'zod';
import {
  type ActivationCode,
  showActivationCode,
} from '../../../domain/activation/activation-code.ts';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
import { dataSourceBlocks } from './data-source-blocks.ts';

const data = z.object({
  companyName: z.string(),
  /** Empty when the person asked by the company's link, or by an earlier release. */
  personName: z.string().default(''),
  code: z.string().transform((code) => code as ActivationCode),
  link: webAddress,
});

/** To an employee: the personal link to a card that the employer has paid for. */
export const companyInvitation: LetterKind<z.infer<typeof data>> = {
  data,
  secret: true,
  reason: 'employee',
  usefulForSeconds: () => null,
  write({ companyName, personName, code, link }, writing) {
    const { companyInvitation: texts } = writing.texts;
    return {
      subject: formatText(writing, texts.subject, companyName),
      preview: formatText(writing, texts.preview),
      title: personName
        ? formatText(writing, texts.titleNamed, personName)
        : formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, companyName) },
        { kind: 'button', label: formatText(writing, texts.button), href: link },
        { kind: 'digits', label: formatText(writing, texts.code), text: showActivationCode(code) },
        { kind: 'paragraph', text: formatText(writing, texts.merge) },
        { kind: 'quiet', text: formatText(writing, texts.privacy) },
        ...dataSourceBlocks('employer', { name: companyName, link }, writing),
      ],
    };
  },
};
