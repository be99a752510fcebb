import type { Language } from '../../../domain/base/language.ts';
import type { Attachment, LetterContext } from '../letter.ts';
import type { PlainReader } from './plain-text.ts';
import { termsPdf } from './terms-pdf.ts';
import { findTerms } from './terms-versions.ts';
import { withdrawalFormPdf } from './withdrawal-form-pdf.ts';
import { withdrawalFormTexts } from './withdrawal-form-texts.ts';

type Accepted = {
  /** Null: queued before the order's version was passed on. */
  termsVersion: string | null;
  links: { terms: string };
};

const TERMS_NAMES: Record<Language, string> = {
  fi: 'Käyttöehdot',
  sv: 'Användarvillkor',
  en: 'Terms-of-use',
};

/** Cache size: two documents in three languages, twice while the version or the scheme's data changes. */
const MOST_KEPT = 12;
const kept = new Map<string, Promise<Buffer>>();

/** The terms as accepted; a company has no right of withdrawal and gets no form. */
export async function termsAttachments(
  { termsVersion, links }: Accepted,
  writing: LetterContext,
): Promise<Attachment[]> {
  const terms = termsVersion === null ? null : findTerms(termsVersion);
  if (!terms) return [];
  const reader = readerOf(links, writing);
  return [
    {
      filename: `${TERMS_NAMES[writing.language]}-${termsVersion}.pdf`,
      contentType: 'application/pdf',
      content: await madeOnce(['terms', termsVersion, reader], () => termsPdf(terms, reader)),
    },
  ];
}

export async function withdrawalFormAttachment(
  { links }: Pick<Accepted, 'links'>,
  writing: LetterContext,
): Promise<Attachment> {
  const reader = readerOf(links, writing);
  return {
    filename: `${withdrawalFormTexts[writing.language].title.replace(' ', '-')}.pdf`,
    contentType: 'application/pdf',
    content: await madeOnce(['form', reader], () => withdrawalFormPdf(reader)),
  };
}

function readerOf(links: Accepted['links'], writing: LetterContext): PlainReader {
  const { language, letterhead } = writing;
  return { language, letterhead, host: new URL(links.terms).origin };
}

/** Memoised: rendering the terms costs as much as ten receipts, and all buyers get the same. */
function madeOnce(what: unknown[], make: () => Promise<Buffer>): Promise<Buffer> {
  const key = JSON.stringify(what);
  const known = kept.get(key);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const made = make();
  kept.set(key, made);
  // A failed rendering is retried by the next letter.
  made.catch(() => kept.delete(key));
  return made;
}
