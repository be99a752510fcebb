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
    subject: oneLine(letter.subject),
    html: letterHtml(letter, writing),
    text: letterText(letter, writing),
    attachments: letter.attachments ?? [],
  };
}

const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

/** A header is one line, also where a reader decodes it: `=?` would begin a word that hides something. */
function oneLine(subject: string): string {
  return subject.replace(LINE_ENDS, ' ').replaceAll('=?', '= ?');
}
