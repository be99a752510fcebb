import type { texts as fi } from '../fi/company-order.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof fi = {
  title: 'För företag',
  description:
    'Ge personalen ett museiår. Beställ korten mot faktura, med betalkort eller i nätbanken.',
  heading: 'Ett museiår för personalen',
  intro:
    'Beställ korten på en gång och dela ut dem som länkar, koder eller i kuvert. Året för varje kort börjar vid innehavarens första besök, så ingenting går till spillo.',
  offer: {
    heading: 'Vad det kostar och ger',
    toForm: 'Gå till formuläret',
    facts: {
      price: {
        name: 'Pris',
        text: '{0} per kort, mervärdesskatten ingår i priset. Beställ högst {1} kort på en gång.',
      },
      year: {
        name: 'Ett år på museer',
        text: 'Kortet ger inträde till de anslutna museerna i ett år, en gång om dagen till varje museum. Året börjar först vid innehavarens första besök.',
      },
      handOut: {
        name: 'Lätt att dela ut',
        text: 'Skicka korten som länkar, koder eller i kuvert. Var och en aktiverar sitt eget kort, och den som redan har ett kort får året tillagt på det.',
      },
      privacy: {
        name: 'Privat',
        text: 'Du ser ungefär hur många kort som har aktiverats. Du ser inte vem som besöker museer eller var.',
      },
    },
    letter: {
      heading: 'Ett sådant här meddelande får den anställda',
      company: 'Ditt företag',
      subject: '{0} gav dig ett museiår',
      title: 'Museerna är öppna för dig.',
      body: '{0} har skaffat ett kort åt dig. Det ger dig inträde till museerna i ett år. Året börjar vid ditt första besök.',
      button: 'Aktivera kortet',
      privacy:
        'Din arbetsgivare ser bara ungefär hur många kort som har aktiverats. Den ser inte den här koden, om du har aktiverat kortet eller dina besök.',
    },
    invoice: {
      heading: 'Så fungerar fakturan',
      choose:
        'Fyll i formuläret och välj företagsfaktura som betalningssätt. Faktura kan väljas för beställningar på högst {0}.',
      comes:
        'Faktureringstjänsten skickar fakturan till företaget. Skriv din referens i formuläret, så syns den i beställningsbekräftelsen.',
      use: 'Korten kan delas ut genast när beställningen är bekräftad. Du behöver inte vänta på att fakturan är betald.',
    },
    form: 'Beställningsformulär',
  },
  group: {
    company: 'Företaget',
    contact: 'Kontaktperson',
    cards: 'Korten',
    choices: 'Till sist',
  },
  hint: {
    receiptAddress: 'Ett kvitto på över {0} ska ha företagets adress.',
    billingReference:
      'Valfri: till exempel kostnadsställe eller inköpsordernummer. Referensen syns i beställningsbekräftelsen och på kvittot.',
    emailAddress: 'Hit skickar vi beställningsbekräftelsen och länken som du delar ut korten med.',
    units: 'Högst {0} kort.',
  },
  less: 'Ett kort mindre',
  more: 'Ett kort till',
  delivery: {
    legend: 'Hur delas korten ut?',
    digital: {
      label: 'Digitalt',
      description: 'Du får koderna och länkarna genast när beställningen är betald.',
    },
    envelope: {
      label: 'I kuvert',
      /** {0}: countries. */
      description: {
        home: 'Vi lägger varje kod i ett eget kuvert och skickar kuverten till företagets adress i Finland. Samma koder får du också som fil.',
        countries:
          'Vi lägger varje kod i ett eget kuvert och skickar kuverten till företagets adress. Vi skickar till följande länder: {0}. Samma koder får du också som fil.',
      },
    },
  },
  continue: 'Fortsätt till betalningen',
  overLimit:
    'Företagsfaktura kan användas för beställningar på högst {0}. En större beställning kan betalas i nätbanken eller med betalkort.',
  aside: {
    heading: 'Din beställning',
    unitPrice: 'Kort, {0|# månad|# månader}',
    units: 'Antal kort',
    vat: 'Innehåller moms {0}',
    total: 'Totalt',
    priceUnknown: 'priset är inte känt ännu',
    handOut:
      'Efter betalningen får du en länk till sidan där du delar ut korten och ser hur många som har aktiverats.',
    privacy:
      'Arbetsgivaren ser inte vem som har aktiverat ett kort eller vem som besöker museer och var.',
  },
  noScript: {
    title: 'Beställningen kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så kort kan inte beställas på den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
  back: buyCard.back,
  step: buyCard.step,
  checking: buyCard.checking,
  slow: buyCard.slow,
  toast: { ...buyCard.toast, refused: 'Beställningen kunde inte göras' },
  form: form,
  payment: payment,
  payHeading: buyCard.heading.payment,
  payLater: buyCard.payLater,
  check: order.check,
};
