import type { Browser, Page } from 'playwright-core';
import type { StaffRole } from '../domain/office/rights.ts';
import { givenAccount } from '../test/given.ts';
import type { TestPortal } from '../test/portal.ts';
import { giveSession, visit } from './buy-page.ts';
import { type OpenedPage, openPage } from './open-page.ts';

type Opening = { role: StaffRole; path: string; width?: number };

/** An office page opened by new staff of this role. */
export async function openOfficePage(
  { browser, portal }: { browser: Browser; portal: TestPortal },
  { role, path, width = 1280 }: Opening,
): Promise<OpenedPage> {
  const opened = await openPage(browser, { viewport: { width, height: 900 } });
  const member = await givenAccount(portal.pool, { role: 'staff', staffRoles: [role] });
  await giveSession(opened.page, portal, member);
  await visit(opened.page, `${portal.url}${path}`);
  return opened;
}

/** A person's page opened by new staff of this role. */
export const openPersonPage = (
  given: { browser: Browser; portal: TestPortal },
  personId: string,
  { role, width = 1280 }: { role: StaffRole; width?: number | undefined },
) => openOfficePage(given, { role, path: `/hallinta/henkilo/${personId}`, width });

/** The preview line that begins with these words. */
export const inTable = (page: Page, label: string) =>
  page.getByRole('row', { name: new RegExp(`^${label}`) });
