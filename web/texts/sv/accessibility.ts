import type { texts as fi } from '../fi/accessibility.ts';

export const texts: typeof fi = {
  title: 'Tillgänglighetsutlåtande',
  description:
    'Tillgängligheten i {product.defgen} webbtjänst, kända brister, kanal för respons och tillsynsmyndighet.',
  lead: 'Museets dörr ska öppna sig för alla, och det ska den här tjänsten också. Utlåtandet gäller {product.defgen} webbtjänst och har upprättats den 15 november 2026.',
  sections: {
    status: {
      heading: 'Tillgänglighetens status',
      body: [
        'Tjänsten omfattas av lagen om tillhandahållande av digitala tjänster (306/2019). Lagen kräver den europeiska standarden EN 301 549 och därmed nivåerna A och AA i WCAG 2.1. Vårt eget mål är den nyare riktlinjen WCAG 2.2 på nivå AA.',
        'Enligt vår egen bedömning uppfyller tjänsten kraven. Bedömningen bygger på automatiska kontroller av varje sida i ljust och mörkt utseende på tre skärmbredder och på försök med tangentbord. Någon utomstående bedömning eller testning tillsammans med skärmläsaranvändare har ännu inte gjorts.',
      ],
    },
    how: {
      heading: 'Hur tjänsten är gjord',
      body: [],
      list: [
        'Allt fungerar med tangentbord och fokus syns tydligt.',
        'Sidorna fungerar i 320 pixlars bredd och 400 procents förstoring utan att man rullar i sidled.',
        'Ingen information bygger enbart på färg eller bild.',
        'Rörelser dämpas om din enhet ber om det, och du kan välja ljust eller mörkt utseende.',
        'Informationssidorna fungerar också utan JavaScript.',
        'Vi varnar innan sessionen avslutas, och du kan förlänga den hur många gånger du vill.',
      ],
    },
    gaps: {
      heading: 'Kända brister',
      body: [
        'Betaltjänsternas sidor är deras egna, och vi kan inte ansvara för deras tillgänglighet. Kortens ryabilder är dekoration: alla uppgifter på kortet finns också som text.',
        'Vi känner inte till några andra brister. Berätta för oss om du hittar någon.',
      ],
    },
    feedback: {
      heading: 'Respons',
      body: [
        'Berätta om något inte fungerar eller om du behöver innehållet i en annan form: {email} eller {phone}. Vi svarar inom 14 dagar.',
      ],
    },
    authority: {
      heading: 'Tillsynsmyndighet',
      body: [
        'Om du inte får svar inom två veckor eller om svaret inte räcker kan du anmäla saken till Transport- och kommunikationsverket Traficom. Traficoms tillgänglighetstillsyn berättar hur man gör en anmälan på [tillganglighetskrav.fi](https://www.tillganglighetskrav.fi/). Traficoms växel har numret 029 534 5000.',
      ],
    },
  },
};
