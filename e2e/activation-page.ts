import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { parseCustomerNumber } from '../domain/card/customer-number.ts';
import { deskVerdict } from '../test/desk-clerk.ts';
import type { TestPortal } from '../test/portal.ts';
import { expectNothingPersonalKept } from './browser-storage.ts';
import { fillForm, visit } from './buy-page.ts';
import { alive } from './open-page.ts';

type Recipient = { page: Page; portal: TestPortal };

/** Completes the open registration, and checks the number of the thank-you page at a desk. */
export async function registerAndEnter(
  { page, portal }: Recipient,
  emailAddress: string,
): Promise<void> {
  await page.waitForURL(/\/aktivoi\/tiedot/);
  await alive(page);
  await fillForm(page);
  await page.locator('#emailAddress').fill(emailAddress);
  await page.getByRole('button', { name: 'Rekisteröidy', exact: true }).click();
  await page.getByRole('heading', { name: 'Kiitos rekisteröitymisestäsi!', level: 1 }).waitFor();
  await expectNothingPersonalKept(page, [emailAddress, 'Lahtinen', 'Puutarhakatu', 'Revontuli']);
  const shown = await page.locator('main .number').first().textContent();
  expect(await deskVerdict(portal, parseCustomerNumber(shown ?? '') ?? '')).toBe('valid');
}

/** Types a code as printed in a letter. */
export async function activateByCode({ page, portal }: Recipient, code: string): Promise<void> {
  await visit(page, `${portal.url}/aktivoi`);
  await page.getByLabel('Aktivointikoodi').fill(code);
  await page.getByRole('button', { name: 'Jatka' }).click();
}
