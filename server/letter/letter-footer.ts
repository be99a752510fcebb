import { say, type Writing } from './letter.ts';

export function letterFooter(writing: Writing): string[] {
  const { letterhead, texts } = writing;
  const { seller, serviceEmail, servicePhone, serviceHours } = letterhead;
  return [
    say(writing, texts.common.service, serviceEmail, servicePhone, serviceHours),
    `${seller.name}, ${seller.businessId}\n${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
    say(writing, texts.common.reply),
  ];
}
