import type { LetterKind } from './define-letter.ts';
import type { LetterContext } from './letter.ts';
import { commonTexts } from './texts/common.ts';
import { formatText } from './writing.ts';

export type Footer = {
  reason: string;
  stop: { label: string; href: string } | null;
  sender: string[];
};

/** Non-breaking spaces: a telephone number that wraps is misdialled. */
const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

export function letterFooter(
  { reason, topic }: Pick<LetterKind<unknown>, 'reason' | 'topic'>,
  writing: LetterContext,
): Footer {
  const { letterhead, stopLink } = writing;
  const texts = commonTexts[writing.language];
  const { seller, serviceEmail, servicePhone, serviceHours } = letterhead;
  return {
    reason: formatText(writing, texts.reasons[reason]),
    stop: topic && stopLink ? { label: texts.stop[topic], href: stopLink } : null,
    // Before the scheme is opened some details are missing.
    sender: !serviceEmail
      ? [seller.name].filter(Boolean)
      : [
          `${seller.name}, ${seller.businessId}\n${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
          formatText(writing, texts.service, serviceEmail, unbroken(servicePhone), serviceHours),
          formatText(writing, texts.reply),
        ],
  };
}
