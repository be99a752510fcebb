import { formatText, type LetterContext } from './letter.ts';

export function letterFooter(writing: LetterContext): string[] {
  const { letterhead, texts } = writing;
  const { seller, serviceEmail, servicePhone, serviceHours } = letterhead;
  return [
    formatText(writing, texts.common.service, serviceEmail, servicePhone, serviceHours),
    `${seller.name}, ${seller.businessId}\n${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
    formatText(writing, texts.common.reply),
  ];
}
