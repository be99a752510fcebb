// Public e-mail providers: such a domain does not show where a person works.
const PUBLIC_PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.fi',
  'outlook.com',
  'live.com',
  'live.fi',
  'msn.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'luukku.com',
  'kolumbus.fi',
  'elisanet.fi',
  'saunalahti.fi',
  'welho.com',
  'suomi24.fi',
];

/** The domain of an address in lower case, or empty. */
export function domainOf(emailAddress: string): string {
  return emailAddress.trim().toLowerCase().split('@')[1] ?? '';
}

/** The domain if it may belong to the owner's company; null for a public provider. */
export function ownDomainOf(emailAddress: string): string | null {
  const domain = domainOf(emailAddress);
  return isCompanyDomain(domain) ? domain : null;
}

export function isCompanyDomain(domain: string): boolean {
  return (
    /^(?!-)[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain) && !PUBLIC_PROVIDERS.includes(domain)
  );
}
