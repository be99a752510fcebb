import type { Language } from '../../domain/base/language.ts';
import type { Attachment, Letterhead } from './letter.ts';
import { letterHtml } from './letter-html.tsx';
import { letterText } from './letter-text.ts';
import { isLetterName, letterKind } from './letters.ts';
import { mailTexts } from './texts/in-language.ts';

export type WrittenLetter = {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
};

export async function writeLetter(
  name: string,
  data: unknown,
  language: Language,
  letterhead: Letterhead,
): Promise<WrittenLetter> {
  if (!isLetterName(name)) throw new Error(`no such letter: ${name}`);
  const writing = { language, texts: mailTexts[language], letterhead };
  const kind = letterKind(name);
  const letter = await kind.write(kind.data.parse(data), writing);
  return {
    subject: letter.subject,
    html: letterHtml(letter, writing),
    text: letterText(letter, writing),
    attachments: letter.attachments ?? [],
  };
}
