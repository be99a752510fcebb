import { expect, test } from 'vitest';
import { texts } from '../../texts/fi/gift-digital.ts';
import { giftAnswers } from './gift-answers.ts';
import { emptyGiftForm, giftForm } from './gift-form-state.ts';

const giver = { firstName: 'Aino', lastName: 'Lahtinen', emailAddress: 'aino@example.fi' };

function formWith(recipient: object, postedTo: 'buyer' | 'recipient' | null = null) {
  const form = giftForm(emptyGiftForm(), { type: 'recipientAdded' });
  return {
    ...form,
    giver: {
      ...form.giver,
      ...giver,
      streetAddress: 'Antajantie 1',
      zipCode: '00100',
      city: 'Hki',
    },
    recipients: form.recipients.map((empty) => ({ ...empty, ...recipient })),
    postedTo,
  };
}

test('the review of a gift by mail has each recipient, address and hour', () => {
  const form = formWith({
    recipientName: 'Olli',
    recipientEmail: 'olli@example.fi',
    when: 'later',
    sendDay: '2026-12-24',
    sendHour: '9',
  });

  const answers = giftAnswers(form, true, texts, 'fi');

  expect(answers).toMatchObject([
    {
      name: 'Saaja',
      value: expect.stringMatching(/^Olli\nolli@example\.fi\n24\.12\.2026 .*09\.00/),
    },
    { name: 'Saaja' },
    { name: 'Antaja', value: 'Aino Lahtinen\naino@example.fi' },
  ]);
  expect(answers[0]?.key).not.toBe(answers[1]?.key);
});

test.each([
  ['fi', '24.12.2026 klo 09.00'],
  ['sv', '24.12.2026 kl. 09.00'],
  ['en', '24 December 2026 at 09:00'],
] as const)('in %s the time of a gift by mail is %s', async (language, time) => {
  const { texts: words } = await import(`../../texts/${language}/gift-digital.ts`);
  const form = formWith({ when: 'later', sendDay: '2026-12-24', sendHour: '9' });
  expect(giftAnswers(form, true, words, language)[0]?.value).toContain(time);
});

test('the review of an envelope has its postal address', () => {
  const home = {
    recipientName: 'Olli',
    streetAddress: 'Saajantie 2',
    zipCode: '20100',
    city: 'Turku',
  };
  const valueFor = (postedTo: 'buyer' | 'recipient') =>
    giftAnswers(formWith(home, postedTo), false, texts, 'fi')[0]?.value;

  expect(valueFor('recipient')).toBe('Olli\nSaajantie 2, 20100 Turku');
  expect(valueFor('buyer')).toBe('Olli\nAntajantie 1, 00100 Hki');
});
