import type { Block, Letter, LetterContext } from './letter.ts';
import { letterFooter } from './letter-footer.ts';

/** The same letter for those who read without HTML: the same words in the same order. */
export function letterText(letter: Letter, writing: LetterContext): string {
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
