import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatHour } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { isLocalDate } from '../../../domain/base/local-date.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import type { Answer } from '../../parts/order/check-answers.tsx';
import type { GiftFormState, RecipientValues } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';

export function giftAnswers(
  { giver, recipients, postedTo }: GiftFormState,
  isDigital: boolean,
  { gift }: GiftTexts,
  language: Language,
): Answer[] {
  const toBuyer = postedTo === 'buyer';
  return [
    ...recipients.map((recipient) => {
      const { key, recipientName, recipientEmail } = recipient;
      const way = isDigital
        ? `${recipientEmail}\n${whenOf(recipient, gift, language)}`
        : addressLine(toBuyer ? giver : recipient, language);
      return { name: gift.check.to, value: `${recipientName}\n${way}`, key };
    }),
    {
      name: gift.check.giver,
      value: `${giver.firstName} ${giver.lastName}\n${giver.emailAddress}`,
    },
  ];
}

function whenOf(
  { when, sendDay, sendHour }: RecipientValues,
  texts: GiftTexts['gift'],
  language: Language,
): string {
  if (when === 'now' || !isLocalDate(sendDay)) return texts.now;
  const hour = fill(texts.hour, formatHour(Number(sendHour), language));
  return `${formatDate(sendDay, language)} ${hour}`;
}
