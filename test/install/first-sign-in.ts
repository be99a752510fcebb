import { createHash, type X509Certificate } from 'node:crypto';
import type { Page } from 'playwright-core';
import { alive } from '../../e2e/open-page.ts';
import { openBrowser } from '../browser.ts';

type Site = { host: string; address: string; certificate: X509Certificate };

/** Accepts an invitation in a browser: name, passkey, recovery codes, office. Returns the text of the first page. */
export async function signInFirst(link: string, site: Site, picture: string): Promise<string> {
  const key = site.certificate.publicKey.export({ type: 'spki', format: 'der' });
  const browser = await openBrowser([
    `--host-resolver-rules=MAP ${site.host} ${site.address}`,
    // Trusts only the certificate made by the site's authority.
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
  ]);
  try {
    const page = await browser.newPage();
    await givePhone(page);
    await page.goto(link);
    await alive(page);
    await page.getByLabel('Etunimi').fill('Uuna');
    await page.getByLabel('Sukunimi').fill('Uusi');
    await page.getByRole('button', { name: 'Hyväksy kutsu' }).click();
    await page.getByLabel('Avaimen nimi').fill('Työpuhelin');
    await page.getByRole('button', { name: 'Lisää pääsyavain', exact: true }).click();
    await page.getByRole('button', { name: 'Olen tallentanut koodit' }).click();
    await page.waitForURL(/\/hallinta/);
    await page.locator('main footer').waitFor();
    await page.screenshot({ path: picture, fullPage: true });
    return await page.innerText('body');
  } finally {
    await browser.close();
  }
}

/** A virtual authenticator that confirms every passkey request. */
async function givePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
