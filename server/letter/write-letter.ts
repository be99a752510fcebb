import type { Language } from '../../domain/base/language.ts';
import {
  type Attachment,
  type Block,
  type Letter,
  type LetterContext,
  type Letterhead,
  letterFooter,
} from './letter.ts';
import { letterHtml } from './letter-html.tsx';
import { isLetterName, letterKind } from './letters.ts';
import { mailTexts } from './texts/in-language.ts';

type WrittenLetter = {
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

/** The same letter for those who read without HTML: the same words in the same order. */
function letterText(letter: Letter, writing: LetterContext): string {
  const parts = [letter.title, ...letter.blocks.map(blockText), '--', ...letterFooter(writing)];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'digits':
      return `${block.label}: ${block.text}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'greeting':
      return `${block.text}\n\n${block.from}`;
    case 'heading':
      return `\n${block.text}`;
    case 'paragraph':
    case 'quiet':
      return block.text;
  }
}
