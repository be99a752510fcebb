import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask-contact.ts';

test.each([
  ['helmi.lahtinen@posti.example', 'h•••n@posti.example'],
  ['abc@posti.example', 'a•••@posti.example'],
  ['a@posti.example', 'a•••@posti.example'],
  ['nonsense', '•••'],
])('e-mail address %s is shown as %s', (address, shown) => {
  expect(maskEmail(address)).toBe(shown);
});

test.each([
  ['+358504126617', '+358 ••• ••17'],
  ['0504126617', '050 ••• ••17'],
  ['12345', '•••'],
])('phone number %s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});
