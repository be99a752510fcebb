import type { texts as fi } from '../fi/terms.ts';

export const texts: typeof fi = {
  title: '{product.defgen} användarvillkor',
  description:
    'Villkoren för försäljning och användning av {product.def}: giltighet, betalning, {monthly|månadsbetalning, |}leverans och ångerrätt.',
  lead: 'De här villkoren gäller {product.def}, dess gåvokort och företagsbeställningar. Villkoren trädde i kraft den {inForceOn}.',
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
        'Med kortet kommer du in en gång om dagen på varje museum. Kortet är personligt. I kassan visas kundnumret eller kortet och legitimation. Om någon annan än innehavaren använder kortet kan museet neka inträde.',
      ],
    },
    validity: {
      heading: 'Giltighet',
      body: [
        'Ett kort som betalas på en gång gäller i {cardMonths} månader från det första registrerade museibesöket.{monthly| Ett kort som betalas månadsvis gäller i {cardMonths} månader från den första betalningen.|} Den sista dagen ingår. Ett oanvänt kort som betalats på en gång väntar på det första besöket utan tidsgräns.',
        'När ett giltigt kort förlängs flyttas den sista dagen med {renewalMonths} månader. För ett kort som har gått ut börjar den nya perioden den dag det förlängs.',
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
      heading: 'Månadsbetalning',
      body: [
        'En beställning med månadsbetalning är ett avtal på {instalments} månader som betalas i {instalments} rater. Månadsraten och hela avtalets pris visas före beställningen. Beställningen är bindande hela perioden och kan inte avslutas i förtid när ångerfristen har gått ut.',
        'Om en debitering misslyckas meddelar vi dig och försöker igen. Om raten inte betalas inom den meddelade tilläggstiden går kortet inte att använda förrän raten är betald.',
      ],
    },
    delivery: {
      heading: 'Leverans',
      body: [
        'Kundnumret skickas per e-post genast efter betalningen. Plastkortet kommer med posten inom {weeks|en vecka|# veckor}, om du inte har valt bort det.',
        'Kontrollera dina uppgifter före betalningen: kortet tillverkas automatiskt, och du kan inte själv ändra namnet eller födelseåret efteråt. Kundtjänsten rättar ett fel.',
      ],
    },
    withdrawal: {
      heading: 'Ångerrätt',
      body: [
        'En konsument har rätt att ångra köpet inom {withdrawalDays} dagar från beställningen utan att ange något skäl. För ett gåvokuvert räknas tiden från det att kuvertet har kommit fram. Avgörande är när du skickar ditt meddelande, inte när vi behandlar det. Ångra köpet på sidan [Frånträd avtalet här](Withdrawal) eller meddela kundtjänsten per e-post, telefon eller brev. Du kan också använda ångerblanketten som är bifogad beställningsbekräftelsen. Om den sista dagen är en helg kan du ångra dig ännu följande vardag.',
        'Kortet kan användas genast. När du köper kortet eller en förlängning ber du samtidigt om att tjänsten ska börja genast. Om du har hunnit besöka ett museum görs avdrag för de dagar du har använt; annars får du hela beloppet. {giftsStay|En gåva som aktiverats förblir mottagarens.|Ångrandet gäller också en gåva som redan har aktiverats: giltigheten som gåvan gav upphör och hela priset återbetalas, även om mottagaren redan har besökt ett museum.} Vi återbetalar med samma betalningssätt senast {refundDays} dagar efter meddelandet.',
      ],
    },
    gifts: {
      heading: 'Gåvor och företagsbeställningar',
      body: [
        'En gåva har ingen sista användningsdag. Mottagaren kan aktivera ett nytt kort med gåvan eller lägga till ett år på sitt kort. Gåvan byts inte mot pengar.',
        'Företagsbeställningar omfattas inte av konsumentens ångerrätt. Fakturan betalas senast den dag som anges på den.',
      ],
    },
    liability: {
      heading: 'Störningar och ansvar',
      body: [
        'Vi håller tjänsten i gång, men underhåll och störningar kan avbryta den för en stund. Att ett museum tillfälligt är stängt förlänger inte kortets giltighet om inget annat meddelas.',
        'Om du upptäcker ett fel i din beställning eller dina besök ska du meddela kundtjänsten.',
      ],
    },
    planEnd: {
      heading: 'Månadsbetalningens slut och svåra situationer',
      body: [
        'Månadsbetalningen upphör av sig själv när {instalments} rater har betalats. Den fortsätter inte utan en ny beställning.',
        'Om det blir svårt att betala på grund av sjukdom, arbetslöshet eller någon annan orsak som du inte rår för, kontakta kundtjänsten. Vi kan komma överens om betalningstid eller en annan skälig lösning.',
      ],
    },
    minors: {
      heading: 'Minderåriga',
      body: [
        'Den som är under 18 år behöver sin vårdnadshavares tillstånd för att köpa. En vårdnadshavare kan köpa kortet som gåva åt ett barn.',
      ],
    },
    changes: {
      heading: 'Ändringar i villkoren',
      body: [
        'För din beställning gäller de villkor som du godkände när du beställde. Nya villkor gäller bara beställningar och förlängningar som görs efter att de har trätt i kraft. Om du har ett giltigt kort{monthly| eller en månadsbetalning|} berättar vi om nya villkor per e-post minst {noticeDays} dagar innan de träder i kraft.',
      ],
    },
    complaints: {
      heading: 'Fel och reklamationer',
      body: [
        'Anmäl ett fel till kundtjänsten inom skälig tid från det att du upptäckte det. Vi svarar inom {complaintDays} dagar. Du har rätt till rättelse, prisavdrag eller hävning av avtalet enligt konsumentskyddslagen.',
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
