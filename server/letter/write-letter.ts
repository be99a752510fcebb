import type { Language } from '../../domain/base/language.ts';
import { type Footer, letterFooter } from './footer.ts';
import { hiddenLink } from './hidden-link.ts';
import { letterHtml, RYA_CID } from './html/letter-html.tsx';
import { LOGO_CID } from './html/letter-mark.tsx';
import type { Attachment, Block, Letter, LetterContext, Letterhead } from './letter.ts';
import { isLetterName, letterKind } from './letters.ts';
import { ACROSS_LETTERS, ryaPng } from './picture/rya-png.ts';
import { commonTexts } from './texts/common.ts';

type WrittenLetter = {
  subject: string;
  preview: string;
  html: string;
  text: string;
  attachments: Attachment[];
};

export async function writeLetter(
  name: string,
  data: unknown,
  language: Language,
  letterhead: Letterhead,
  { card = null, stopLink = null }: Partial<Pick<LetterContext, 'card' | 'stopLink'>> = {},
): Promise<WrittenLetter> {
  if (!isLetterName(name)) throw new Error(`no such letter: ${name}`);
  const writing = { language, letterhead, card, stopLink };
  const kind = letterKind(name);
  const letter = await kind.write(kind.data.parse(data), writing);
  const footer = letterFooter(kind, writing);
  return {
    subject: oneLine(letter.subject),
    preview: letter.preview,
    html: letterHtml(letter, footer, writing),
    text: letterText(letter, footer, writing),
    attachments: [
      ...(letter.attachments ?? []),
      ...woolAttachment(letter, card),
      ...logoAttachment(letterhead),
    ],
  };
}

function woolAttachment({ wool }: Letter, card: LetterContext['card']): Attachment[] {
  if (card) return [ryaAttachment(ryaPng(card.ryijySeed))];
  return wool === undefined ? [] : [ryaAttachment(ryaPng(wool, ACROSS_LETTERS))];
}

/** Attached instead of linked: shown at once, and no tracking of when the letter is read. */
function ryaAttachment(content: Buffer): Attachment {
  return { filename: 'ryijy.png', contentType: 'image/png', content, cid: RYA_CID };
}

function logoAttachment({ logo }: Letterhead): Attachment[] {
  if (!logo) return [];
  const { content } = logo;
  return [{ filename: 'logo.png', contentType: 'image/png', content, cid: LOGO_CID }];
}

const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

/** One line, also after decoding: `=?` would start an encoded word. */
function oneLine(subject: string): string {
  return subject.replace(LINE_ENDS, ' ').replaceAll('=?', '= ?');
}

/** The plain-text alternative: same content, same order. */
function letterText(
  letter: Letter,
  { reason, stop, sender }: Footer,
  writing: LetterContext,
): string {
  const parts = [
    ...(letter.greeting ? [letter.greeting] : []),
    letter.title,
    ...letter.blocks.map((block) => blockText(block, writing)),
    '--',
    stop ? `${reason}\n${stop.label}:\n${stop.href}` : reason,
    ...sender,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block, writing: LetterContext): string {
  switch (block.kind) {
    case 'digits':
      return `${block.label}: ${block.text}`;
    case 'facts':
      return [...block.rows, ...(block.total ? [block.total] : [])]
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${linkText(block.href, writing)}`;
    case 'greeting':
      return `${block.text}\n\n${block.from}`;
    case 'heading':
      return `\n${block.text}`;
    case 'paragraph':
    case 'quiet':
      return block.text;
  }
}

function linkText(href: string, { language }: LetterContext): string {
  const page = hiddenLink(href);
  return page === null ? href : `${page}\n${commonTexts[language].hiddenLink}`;
}
