import { Fragment, type ReactNode } from 'react';
import { PAGES } from '../../../contract/page/page-table.ts';
import type { PageName } from '../../../contract/page/pages.ts';
import { fill } from '../../../domain/base/fill.ts';
import { type Page, usePage } from '../../platform/page-context.tsx';

const MARK = /(\[[^\]]+\]\([^)]+\)|\{\w+[^}]*\})/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

/**
 * A text with links and scheme facts: `[our page](Privacy)`, `[another](https://…)`, `{email}`, `{phone}`, `{hours}`,
 * `{organisation}`, `{businessId}`, `{address}`, `{weeks|# week|# weeks}`.
 */
export function RichText({ text }: { text: string }) {
  const page = usePage();
  return text.split(MARK).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>{nodeOf(part, page)}</Fragment>
  ));
}

function nodeOf(part: string, page: Page): ReactNode {
  const [, label, target] = LINK.exec(part) ?? [];
  if (label && target) return <a href={addressOf(target, page)}>{label}</a>;
  if (part.startsWith('{weeks|'))
    return fill(part.replace('weeks', '0'), page.scheme.deliveryWeeks);
  return part.startsWith('{') ? fact(part.slice(1, -1), page) : part;
}

function addressOf(target: string, { pathTo, scheme }: Page): string {
  if (target === 'Terms' && scheme.termsUrl) return scheme.termsUrl;
  return Object.hasOwn(PAGES, target) ? pathTo(target as PageName) : target;
}

function fact(name: string, { scheme }: Page): ReactNode {
  switch (name) {
    case 'email':
      return <a href={`mailto:${scheme.serviceEmail}`}>{scheme.serviceEmail}</a>;
    case 'phone':
      return <a href={`tel:${scheme.servicePhone.replaceAll(' ', '')}`}>{scheme.servicePhone}</a>;
    case 'hours':
      return scheme.serviceHours;
    case 'organisation':
      return scheme.organisation;
    case 'businessId':
      return scheme.businessId;
    case 'address':
      return scheme.address;
    default:
      throw new Error(`no such fact of the scheme: {${name}}`);
  }
}
