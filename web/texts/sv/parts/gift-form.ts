import type { texts as fi } from '../../fi/parts/gift-form.ts';

export const texts: typeof fi = {
  back: 'TILLBAKA',
  step: { label: 'Steg {0} av {1}: {2}', details: 'Gåva', payment: 'Betalning' },
  payment: 'Välj betalningssätt',
  continue: 'Fortsätt till betalningen',
  payLater: 'Du betalar först i nästa steg.',
  checking: 'Vi kontrollerar uppgifterna…',
  slow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  recipient: 'Mottagare',
  recipientNumber: 'Mottagare {0}',
  add: 'Lägg till mottagare',
  remove: 'Ta bort mottagare {0}',
  most: 'En beställning kan ha högst {0|# gåva|# gåvor}. Fler kan beställas på sidan för företag.',
  counter: '{0} / {1} tecken',
  greetingLabel: 'Hälsning (valfri)',
  greetingHint: 'Mottagaren ser hälsningen i meddelandet och på utskriften.',
  when: 'När ska gåvan skickas?',
  now: 'Genast när den är betald',
  later: 'En dag som jag väljer',
  hour: 'kl. {0}',
  timeZone: 'Finländsk tid.',
  /** Of a printed gift card. {0}: countries. */
  posted: {
    home: 'Ett tryckt gåvokort postas till en adress i Finland; utomlands passar en digital gåva.',
    countries:
      'Ett tryckt gåvokort postas till följande länder: {0}. Till andra länder passar en digital gåva.',
  },
  postedTo: 'Ska gåvokuvertet skickas till dig eller direkt till mottagaren?',
  toBuyer: 'Till mig',
  toBuyerHelp: 'Du överlämnar kuvertet själv. Alla kuvert kommer till samma adress.',
  toRecipient: 'Direkt till mottagaren',
  toRecipientHelp: 'Skriv varje mottagares postadress.',
  sameAddress: 'Samma adress som den föregående',
  giver: 'Dina uppgifter',
  giverHelp: 'Mottagaren ser ditt namn. Vi skickar dig kvittot och en länk där du kan följa gåvan.',
  emailHint: 'Hit skickar vi kvittot och en länk för att följa gåvan.',
  choices: 'Till sist',
  order: {
    heading: 'Din beställning',
    line: '{0} × {product} som gåva, {1|# månad|# månader}',
    campaign: 'Kampanj {0}',
    total: 'Att betala nu',
  },
  codeLasts: 'Aktiveringskoden går inte ut. Kortets år börjar vid mottagarens första museibesök.',
  check: { to: 'Mottagare', giver: 'Givare' },
  preview: {
    heading: 'Så här ser mottagaren gåvan',
    title: '{0}, du har fått en gåva.',
    someone: 'Kära vän',
    giver: 'Din vän',
    from: 'Hälsningar {0}',
    body: '{0} ger dig ett år på museer.',
    code: 'Aktiveringskod',
    codeNote: 'Koden skapas efter betalningen. Mottagarens egen rya knyts när gåvan aktiveras.',
  },
  offered:
    'En gåva kan betalas i nätbanken eller med betalkort. Kulturförmånen är personlig, så den kan inte användas för gåvor.',
  toast: {
    form: {
      label: 'Fel i formuläret',
      body: 'Det finns fel i formuläret. Kontrollera och försök igen.',
    },
    refused: 'Gåvan kunde inte beställas',
    unexpected: { label: 'Oväntat fel', body: 'Oväntat fel. Kontakta kundtjänsten.' },
    offline:
      'Anslutningen bröts eller så dröjer svaret. Det du har fyllt i finns kvar i formuläret: försök igen.',
  },
  noScript: {
    title: 'Köpet kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så gåvan kan inte köpas på den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
};
