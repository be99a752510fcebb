import { openPages } from '../../../contract/page/pages.ts';
import { REVIEW, SUPERVISOR } from '../../../domain/accessibility/review.ts';
import { LONGEST_SESSION_HOURS } from '../../../domain/account/session-clock.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { texts as fi } from '../fi/accessibility.ts';
import { gapLines } from '../gap-lines.ts';

export const texts: typeof fi = {
  title: 'Tillgänglighetsutlåtande',
  description:
    'Tillgängligheten i {product.defgen} webbtjänst, kända brister, kanal för respons och tillsynsmyndighet.',
  lead: `Museets dörr ska öppna sig för alla, och det ska den här tjänsten också. Utlåtandet gäller {product.defgen} webbtjänst och har upprättats ${formatDate(REVIEW.statedOn, 'sv')}.`,
  sections: {
    status: {
      heading: 'Tillgänglighetens status',
      body: [
        `Tjänsten omfattas av lagen om tillhandahållande av digitala tjänster (306/2019). Lagen kräver den europeiska standarden ${REVIEW.standard} och därmed nivåerna A och AA i ${REVIEW.required}. Vårt eget mål är den nyare riktlinjen ${REVIEW.aim} på nivå AA.`,
        `Enligt vår egen bedömning uppfyller tjänsten kraven. Bedömningen bygger på automatiska kontroller och på försök med tangentbord. Kontrollerna gjordes senast ${formatDate(REVIEW.checkedOn, 'sv')}: ${openPages().length} sidor som är öppna för alla, i ljust och mörkt utseende, med skärmbredderna ${REVIEW.widths.slice(0, -1).join(', ')} och ${REVIEW.widths.at(-1)} pixlar. Någon utomstående bedömning eller testning tillsammans med skärmläsaranvändare har ännu inte gjorts.`,
      ],
    },
    how: {
      heading: 'Hur tjänsten är gjord',
      body: [],
      list: [
        'Allt fungerar med tangentbord och fokus syns tydligt.',
        'Sidorna fungerar i 320 pixlars bredd och 400 procents förstoring utan att man rullar i sidled.',
        'Ingen information bygger enbart på färg eller bild.',
        'Rörelser minskas om du har valt det i enhetens inställningar, och du kan välja ljust eller mörkt utseende.',
        'Informationssidorna fungerar också utan JavaScript.',
        `Vi varnar innan sessionen avslutas, och du kan förlänga den hur många gånger du vill. Efter ${LONGEST_SESSION_HOURS} timmar behöver du logga in på nytt.`,
      ],
    },
    gaps: {
      heading: 'Kända brister',
      body: [
        'Kortens ryabilder är dekoration: alla uppgifter på kortet finns också som text.',
        'Vi känner bara till bristerna nedan. Berätta för oss om du hittar andra.',
      ],
      list: gapLines(
        {
          found: 'Upptäckt {0}.',
          mended: 'Åtgärdas senast {0}.',
          gaps: {
            paymentPages:
              'Betaltjänsternas sidor är deras egna, och vi kan inte ansvara för deras tillgänglighet.',
          },
        },
        'sv',
      ),
    },
    feedback: {
      heading: 'Respons',
      body: [
        `Berätta om något inte fungerar eller om du behöver innehållet i en annan form: {email} eller {phone}. Vi svarar inom ${REVIEW.answerDays} dagar.`,
      ],
    },
    authority: {
      heading: 'Tillsynsmyndighet',
      body: [
        `Om du inte får svar inom ${REVIEW.answerDays} dagar eller om svaret inte räcker kan du anmäla saken till Transport- och kommunikationsverket Traficom. Traficoms tillgänglighetstillsyn berättar hur man gör en anmälan på [tillganglighetskrav.fi](${SUPERVISOR.site.sv}). Kontaktuppgifter: Transport- och kommunikationsverket Traficom, enheten för tillsyn över digital tillgänglighet, [${SUPERVISOR.email}](mailto:${SUPERVISOR.email}), telefonväxel ${SUPERVISOR.phone}.`,
      ],
    },
  },
};
