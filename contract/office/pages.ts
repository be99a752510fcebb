import type { Page } from '../page/page.ts';

/**
 * Paths of the office pages below /hallinta. The page name is Office_ plus the key; not repeating both keeps the first
 * load of every page small.
 */
const PLACES = {
  Home: '',
  Find: '/haku',
  Person: '/henkilo/:id',
  View: '/henkilo/:id/nayta',
  Order: '/tilaus/:id',
  Payment: '/maksu/:id',
  Museum: '/museo/:id',
  Texts: '/tekstit',
  Text: '/tekstit/muokkaa',
  Documents: '/ehdot',
  Document: '/ehdot/muokkaa',
  Museum_Edit: '/museo/:id/muokkaa',
  Museum_New: '/museot/uusi',
  Museums: '/museot',
  Staff: '/henkilosto',
  Rights: '/oikeudet',
  Plastic: '/muovikortit',
  Envelopes: '/kuoret',
  Refunds: '/palautukset',
  Unpaid: '/maksamatta',
  Approvals: '/hyvaksynnat',
  Goodwill: '/hyvitys',
  Contacts: '/yhteydenotot',
  Contact: '/yhteydenotot/:id',
  Bounces: '/palautuneet-viestit',
  Sales: '/myynti',
  Prices: '/hinnat',
  Limits: '/rajat',
  Methods: '/maksutavat',
  Notices: '/tiedotteet',
  Keeping: '/sailytys',
  Opening: '/avaus',
  Campaigns: '/kampanjat',
  Campaign: '/kampanjat/:id',
  Imports: '/tuonti',
  Import: '/tuonti/:id',
} as const;
type Places = typeof PLACES;

/** Staff only: the calls of each page refuse everyone else. The paths are the same in every language. */
export const OFFICE_PAGES = {
  ...(Object.fromEntries(
    Object.entries(PLACES).map(([name, rest]) => [
      `Office_${name}`,
      { ...unlisted(rest), needsLogin: true },
    ]),
  ) as {
    [Name in keyof Places as `Office_${Name}`]: ReturnType<typeof unlisted<Places[Name]>> & {
      needsLogin: true;
    };
  }),
  // Also without a session: the passkey sign-in is on this page.
  Office_Sign_In: { ...unlisted('/kirjautuminen'), isNoReturn: true },
} as const satisfies Record<string, Page>;

function unlisted<Rest extends string>(rest: Rest) {
  const path = `/hallinta${rest}` as const;
  return {
    paths: { fi: path, sv: `/sv${path}` as const, en: `/en${path}` as const },
    unlisted: true,
  } as const;
}
