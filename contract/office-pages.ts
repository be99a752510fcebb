import type { Page } from './page.ts';

/** Staff only: the reads behind each refuse everyone else. The addresses are the same in every language. */
export const OFFICE_PAGES = {
  Office_Home: officePage(''),
  Office_Find: officePage('/haku'),
  Office_Person: officePage('/henkilo/:id'),
  Office_Payment: officePage('/maksu/:id'),
  Office_Staff: officePage('/henkilosto'),
  // Also for whoever is not signed in yet: a passkey is asked for here.
  Office_Sign_In: { ...unlisted('/kirjautuminen'), isNoReturn: true },
  Office_Rights: officePage('/oikeudet'),
  Office_Plastic: officePage('/muovikortit'),
  Office_Envelopes: officePage('/kuoret'),
  Office_Refunds: officePage('/palautukset'),
  Office_Approvals: officePage('/hyvaksynnat'),
  Office_Goodwill: officePage('/hyvitys'),
  Office_Contacts: officePage('/yhteydenotot'),
  Office_Contact: officePage('/yhteydenotot/:id'),
  Office_Bounces: officePage('/palautuneet-viestit'),
  Office_Sales: officePage('/myynti'),
  Office_Prices: officePage('/hinnat'),
} as const satisfies Record<string, Page>;

function officePage<Rest extends string>(rest: Rest) {
  return { ...unlisted(rest), needsLogin: true } as const;
}

function unlisted<Rest extends string>(rest: Rest) {
  const path = `/hallinta${rest}` as const;
  return {
    paths: { fi: path, sv: `/sv${path}` as const, en: `/en${path}` as const },
    unlisted: true,
  } as const;
}
