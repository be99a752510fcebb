import type { texts as fi } from '../fi/terms.ts';

export const texts: typeof fi = {
  title: '{product.defgen} användarvillkor',
  description:
    'Villkoren för försäljning och användning av {product.def}: giltighet, betalning, månadsbeställning, leverans och ångerrätt.',
  lead: 'De här villkoren gäller {product.def}, dess gåvokort och företagsbeställningar. Villkoren trädde i kraft den 1 januari 2026.',
  sections: {
    seller: {
      heading: 'Vem som säljer kortet',
      body: [
        'Kortet säljs av {organisation}, FO-nummer {businessId}, {address}. Kundtjänst: {phone}, {email}.',
      ],
    },
    card: {
      heading: 'Vad kortet ger',
      body: [
        'Kortet ger inträde till de anslutna museerna under deras öppettider. Ett museum kan ta ut en tilläggsavgift för särskilt angivna utställningar och evenemang, och listan över anslutna museer kan ändras under perioden.',
        'Kortet är personligt. I kassan visas kundnumret eller kortet och på begäran legitimation. Om någon annan än innehavaren använder kortet kan museet neka inträde.',
      ],
    },
    validity: {
      heading: 'Giltighet',
      body: [
        'Ett kort som betalas på en gång gäller i 12 månader från det första registrerade museibesöket. Ett kort som betalas månadsvis gäller i 12 månader från den första betalningen. Den sista dagen ingår.',
        'När ett giltigt kort förlängs flyttas den sista dagen med 12 månader. För ett kort som har gått ut börjar den nya perioden den dag det förlängs.',
      ],
    },
    price: {
      heading: 'Pris och betalning',
      body: [
        'Priserna visas på köpsidan och inkluderar mervärdesskatt. Betalningen förmedlas av en betaltjänst, och dina bankkoder eller kortuppgifter passerar inte oss.',
        'En kampanjkod anges när beställningen görs. Den kan inte användas i efterhand eller bytas mot pengar.',
      ],
    },
    monthly: {
      heading: 'Månadsbeställning',
      body: [
        'En månadsbeställning är ett avtal på 12 månader som betalas i 12 rater. Månadsraten och hela avtalets pris visas före beställningen. Beställningen är bindande hela perioden och kan inte avbrytas efter ångerfristen.',
        'Om en debitering misslyckas meddelar vi dig och försöker igen. Om raten inte betalas inom den meddelade tilläggstiden kan användningen av kortet avbrytas tills raten är betald.',
      ],
    },
    delivery: {
      heading: 'Leverans',
      body: [
        'Kundnumret skickas per e-post genast efter betalningen. Plastkortet kommer med posten inom {weeks} veckor, om du inte har valt bort det.',
        'Kontrollera dina uppgifter före betalningen: kortet tillverkas automatiskt, och namnet eller födelseåret kan inte ändras efteråt.',
      ],
    },
    withdrawal: {
      heading: 'Ångerrätt',
      body: [
        'En konsument har rätt att ångra köpet inom 14 dagar från beställningen utan att ange något skäl. Ångra köpet på sidan [Ångra beställning](Withdrawal) eller meddela kundtjänsten per e-post, telefon eller brev. Om den sista dagen är en helg kan du ångra dig ännu följande vardag.',
        'Kortet kan användas genast. När du köper kortet eller en förlängning ber du samtidigt att tjänsten ska börja genast. Om du har hunnit besöka ett museum dras en del av priset som motsvarar de använda dagarna av; annars får du hela beloppet. En gåva som tagits i bruk förblir mottagarens. Vi återbetalar med samma betalningssätt senast 14 dagar efter meddelandet.',
      ],
    },
    gifts: {
      heading: 'Gåvor och företagsbeställningar',
      body: [
        'En gåva ska aktiveras inom den tid som anges i gåvomeddelandet. Mottagaren kan börja ett nytt kort med gåvan eller lägga till ett år på sitt kort. Gåvan byts inte mot pengar.',
        'Företagsbeställningar omfattas inte av konsumentens ångerrätt. Fakturan betalas senast den dag som anges på den.',
      ],
    },
    liability: {
      heading: 'Störningar och ansvar',
      body: [
        'Vi håller tjänsten i gång, men underhåll och störningar kan bryta den för en stund. Att ett museum tillfälligt är stängt förlänger inte kortets giltighet om inget annat meddelas.',
        'Om du upptäcker ett fel i din beställning eller dina besök ska du meddela kundtjänsten utan dröjsmål.',
      ],
    },
    disputes: {
      heading: 'Tvister',
      body: [
        'Vi reder först ut saken tillsammans. Om vi inte kommer överens kan du kontakta [konsumentrådgivningen](https://www.kkv.fi/sv/) och därefter föra ärendet till [konsumenttvistenämnden](https://www.kuluttajariita.fi/sv/). Finländsk lag tillämpas.',
      ],
    },
  },
};
