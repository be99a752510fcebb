import type { Page } from 'playwright-core';
import { unsealText } from '../server/platform/seal-text.ts';
import type { TestPortal } from '../test/portal.ts';
import { tile } from './buy-page.ts';

export type Company = { emailAddress: string; units: number };

/** From an empty form to the payment methods. */
export async function orderCards(page: Page, { emailAddress, units }: Company): Promise<void> {
  const fields = {
    companyName: 'Kahvila Aamu Oy',
    businessId: '1234567-8',
    firstName: 'Helmi',
    lastName: 'Koskinen',
    emailAddress,
    numberOfUnits: String(units),
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#${name}`).fill(value);
  await page.getByRole('radio', { name: 'Digitaalisesti' }).check();
  // A receipt over 400 euros needs the company's address.
  const address = { streetAddress: 'Torikatu 1', zipCode: '20100', city: 'Turku' };
  for (const [name, value] of Object.entries(units > 5 ? address : {}))
    await page.locator(`#${name}`).fill(value);
  await page.locator('#terms').check();
  await page.getByRole('button', { name: 'Jatka maksutapaan' }).click();
  await page.getByRole('heading', { name: 'Valitse maksutapa', level: 1 }).waitFor();
}

/** Chooses a method and an outcome on the provider's page. */
export async function payBy(page: Page, method: string, outcome: string): Promise<void> {
  await tile(page, method).first().click();
  await page.locator(`button[value="${outcome}"]`).click();
}

/** URL of the company's page, as in the letter. */
export async function deskPathOf({ pool, settings }: TestPortal, address: string) {
  const { rows } = await pool.query(
    'select sealed_desk_key from company_order where email_address = $1',
    [address],
  );
  const { secretKey } = settings;
  return `/yrityksille/kortit#${unsealText(rows[0].sealed_desk_key, { kind: 'desk-key', secretKey })}`;
}
