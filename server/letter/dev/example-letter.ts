import type { Language } from '../../../domain/base/language.ts';
import type { Letterhead } from '../letter.ts';
import { type LetterName, letterKind } from '../letters.ts';
import { writeLetter } from '../write-letter.ts';

export const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

/**
 * Renders a letter with sample data as it would be sent, with inlined pictures; the letterhead defaults to a sample.
 */
export async function exampleLetter(
  name: LetterName,
  language: Language,
  letterhead: Letterhead | null,
) {
  // Lazy import: sample data is not needed where no letter is previewed.
  const { exampleCard } = await import('./example-facts.ts');
  const { exampleIn, letterheadIn } = await import('./example-in-language.ts');
  const { reason, topic } = letterKind(name);
  const card = ['card', 'plan', 'ending'].includes(reason) || /^(purchase|renewal)-/.test(name);
  const head = letterhead ?? letterheadIn(language);
  const written = await writeLetter(name, exampleIn(name, language), language, head, {
    card: card ? exampleCard : null,
    stopLink: topic ? 'https://kortti.example/kirjeet?lopeta=abc' : null,
  });
  const html = written.attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid
        ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`)
        : page,
    written.html,
  );
  return { ...written, html };
}
