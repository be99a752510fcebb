import type { texts as fi } from '../../fi/parts/measuring.ts';

/** What is said while a measuring service is connected. {0} is its name, {1} the host of a server of one's own. */
export const texts: typeof fi = {
  heading: 'Köpstatistik',
  purpose:
    'Vi samlar in köpstatistik med tjänsten {0}, men bara om du tillåter det. Syftet är att se i vilket skede ett köp avbryts. Grunden är ditt samtycke, som du kan återkalla när som helst på sidan [Kakor](Cookies).',
  what: 'Din webbläsare skickar köpets skede, produkten, priset, kampanjkoden och referensen för ett betalt köp, sidans adress samt tekniska uppgifter såsom IP-adress och webbläsarens version. Namn, e-post eller kundnummer skickas inte.',
  cookies: 'Om du tillåter det sparar tjänsten dessa kakor:',
  others:
    'Sidorna har ingen spårning från annonsnätverk eller sociala medier. Alla filer, även typsnitten, kommer från vår egen server, utom mätprogrammet för köpstatistiken. Det laddas bara om du tillåter det, från tjänsten {0}.',
  unless: ', utom i köpstatistiken enligt vad som sägs under Köpstatistik',
  google: {
    receiver:
      'Uppgifterna får Google Ireland Limited (Irland), som behandlar dem för vår räkning och sparar uppgifter om en enskild webbläsare i högst fjorton månader.',
    transfer:
      'Uppgifter kan överföras till Google LLC i Förenta staterna. Överföringen grundar sig på EU-kommissionens beslut om adekvat skyddsnivå (EU–US Data Privacy Framework) och på standardavtalsklausuler.',
    cookies: [
      '_ga: skiljer webbläsare åt, sparas i två år',
      '_ga_ och mätkoden: minns besökets skede, sparas i två år',
    ],
  },
  matomo: {
    receiver:
      'Uppgifterna får den som driver Matomo-servern {1} och behandlar dem för vår räkning.',
    noTransfer:
      'Uppgifterna sparas på servern {1}, som finns i ett EU- eller EES-land. De överförs inte utanför EU och EES.',
    transfer:
      'Uppgifterna sparas på servern {1}, som finns utanför EU och EES. Överföringen grundar sig på standardavtalsklausuler som EU-kommissionen har godkänt. Du får en kopia av dem från vår kundtjänst.',
    cookies: [
      '_pk_id: skiljer webbläsare åt, sparas i tretton månader',
      '_pk_ses: minns besökets skede, sparas i en halv timme',
      '_pk_ref: minns var besöket började, sparas i ett halvt år',
    ],
  },
};
