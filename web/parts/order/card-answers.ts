import { fill } from '../../../domain/base/fill.ts';
import { phoneToSend } from '../../../domain/person/phone-number.ts';
import type { CardFormState } from './card-form-state.ts';
import type { Answer } from './check-answers.tsx';
import type { OrderTexts } from './order.ts';

export function cardAnswers(
  { values, choices }: CardFormState,
  texts: OrderTexts['check'],
): Answer[] {
  const { firstName, lastName, yearOfBirth, streetAddress, zipCode, city } = values;
  const name = `${firstName} ${lastName}`.trim();
  const town = `${zipCode} ${city}`.trim();
  const phone = phoneToSend(values.phone);
  return [
    {
      name: texts.holder,
      value: name && yearOfBirth ? fill(texts.born, name, yearOfBirth) : texts.missing,
    },
    {
      name: texts.address,
      value: streetAddress && town ? `${streetAddress}\n${town}` : texts.missing,
    },
    { name: texts.email, value: values.emailAddress },
    ...(phone ? [{ name: texts.phone, value: phone }] : []),
    {
      name: texts.plastic,
      value: choices.plasticCardOptOut ? texts.plasticNo : texts.plasticYes,
    },
    ...(choices.hasCampaignCode ? [{ name: texts.campaign, value: values.campaignCode }] : []),
  ];
}
