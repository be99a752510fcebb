import { expect, test } from 'vitest';
import { domainOf, isCompanyDomain, ownDomainOf } from './mail-domain.ts';

test.each([
  ['helmi@Aamu.example', 'aamu.example'],
  [' helmi@aamu.example ', 'aamu.example'],
  ['helmi@gmail.com', null],
  ['helmi', null],
])('domain of %s belongs to %s', (address, domain) => {
  expect(ownDomainOf(address)).toBe(domain);
});

test.each([
  ['aamu.example', true],
  ['aamu', false],
  ['-aamu.example', false],
  ['a b.example', false],
  ['a.b.c.example', true],
  ['äänekoski-2.example', true],
  ['aamu..example', false],
  ['aamu.example.', false],
  ['aamu.example/x', false],
  ['hotmail.com', false],
])('domain %s may be a company’s: %s', (domain, may) => {
  expect(isCompanyDomain(domain)).toBe(may);
});

test('address without @ has no domain', () => {
  expect(domainOf('helmi')).toBe('');
});
