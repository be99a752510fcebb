import type { ReactNode } from 'react';
import { localDate } from '../domain/base/local-date.ts';
import type { Right } from '../domain/office/rights.ts';
import { pageFactsOn } from '../domain/scheme/scheme-facts.ts';
import { PageProvider } from '../web/platform/page-context.tsx';
import type { PageLocation } from '../web/platform/screen.ts';

export const givenPlace: PageLocation = {
  name: 'Home',
  language: 'fi',
  params: {},
  path: '/',
  search: '',
};

const scheme = {
  product: { nominative: 'Museokortti' },
  organisation: '',
  businessId: '',
  serviceEmail: '',
  servicePhone: '',
  serviceHours: '',
  address: '',
  deliveryWeeks: '1–2',
  plasticCountries: ['FI'],
  homeTitle: null,
  termsUrl: null,
  termsVersion: '2026-11',
  facts: pageFactsOn([], localDate('2026-11-16'), 'fi'),
  paused: {},
  banner: null,
};

const visitor = {
  person: null,
  theme: 'system' as const,
  consent: null,
  today: localDate('2026-11-16'),
  devPages: false,
  transactionId: 'a',
};

const STAFF = { firstName: 'Outi', emailAddress: '', role: 'staff' as const, card: null };

const CUSTOMER = {
  firstName: 'Aino',
  emailAddress: 'aino@example.fi',
  role: 'customer' as const,
  card: null,
};

type AroundProps = {
  children: ReactNode;
  /** Rights of staff; omitted: an anonymous visitor, unless it is a customer's page. */
  rights?: Right[];
  isCustomer?: boolean;
  place?: PageLocation;
};

/** Page context around a tested component. */
export function PageAround({ children, rights, isCustomer, place = givenPlace }: AroundProps) {
  const person = rights ? { ...STAFF, rights } : isCustomer ? CUSTOMER : null;
  return (
    <PageProvider place={place} scheme={scheme} visitor={{ ...visitor, person }}>
      {children}
    </PageProvider>
  );
}
